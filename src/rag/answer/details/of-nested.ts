/**
 * 'Who was the client for the jetty at Sandholt?', 'Which bridges did the engineer Ana Ruiz work on?', of works that
 * stand in a list with fields nested below each: the field of the one that is named, and those that name a person.
 */
import type { Facts } from '../facts/facts.ts'
import type { Plan } from '../plan/plan.ts'
import { holds } from '../posts/engaged.ts'
import { nestedThings, type NestedThing } from '../posts/nested-things.ts'
import type { Draft } from '../ranking/reader.ts'
import { fold, stem, words } from '../text/text.ts'

const FIELD_ASKED =
  /^(?:and |so )?(?:who|what|which|how (?:much|high|big|large)) (?:is|was|were|are) (?:the |its )?([\p{L}-]{3,20}(?: [\p{L}-]{3,20})?) (?:for|of|on|at|behind) /u
/** 'Which bridges did the engineer Ana Ruiz work on?' */
const OF_PERSON =
  /^(?:[Ww]hich|[Ww]hat) (?:of (?:the|his|her|their|your) )?(?<things>[\p{L}-]{3,30}s) (?:did|has|had|were|was) (?:the )?(?:(?<role>\p{Ll}[\p{L}-]{2,20}) )?(?<name>\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){1,3}) (?:work(?:ed)?|design(?:ed)?|draw|drawn|commission(?:ed)?|build|built|suppl(?:y|ied)|engineer(?:ed)?|pay|paid|order(?:ed)?|direct(?:ed)?|produced?|involved|responsible|take|taken)\b/u
/** What works of any kind may be called. */
const ANY = /^(?:projects?|jobs?|works?|buildings?|commissions?|things?|contracts?|ones)$/

export function planOfNested(facts: Facts, draft: Draft): Plan | null {
  const { yesno, counts } = draft.question
  if (yesno || counts || nestedThings(facts).length === 0) return null
  return fieldOf(facts, draft) ?? thingsOf(facts, draft)
}

/** Of the one whose name holds all else that is asked, where it has the field. */
function fieldOf(facts: Facts, { question, terms }: Draft): Plan | null {
  const label = FIELD_ASKED.exec(question.folded)?.[1]
  if (label === undefined) return null
  const own = new Set(words(label).map((word) => word.stem))
  const rest = terms.filter(({ self, word }) => !self && !own.has(word.stem))
  if (!rest.some(({ named, proper }) => named || proper)) return null
  const named = nestedThings(facts).filter(({ head }) => rest.every((term) => holds(head.unit.text, term)))
  const [thing, ...others] = named
  if (thing === undefined || others.length > 0) return null
  const [field, ...more] = thing.fields.filter((one) => one.label === label)
  if (field === undefined || more.length > 0) return null
  return {
    parts: [{ text: field.text, units: [field.unit, thing.head.unit.index] }],
    list: false,
    chance: 0.9,
    fact: true,
  }
}

/** Those with a field that holds the person's whole name, below a label for what the person is called. */
function thingsOf(facts: Facts, { question }: Draft): Plan | null {
  const { things = '', role, name } = OF_PERSON.exec(question.text)?.groups ?? {}
  if (name === undefined || !(ANY.test(things) || headed(facts, stem(fold(things))))) return null
  const isIn = ({ label, text }: NestedThing['fields'][number]): boolean =>
    text.includes(name) && (role === undefined || words(label).some((word) => word.stem === stem(fold(role))))
  const found = nestedThings(facts).filter(({ fields }) => fields.some(isIn))
  if (found.length === 0) return null
  return {
    parts: found.map(({ head, fields }) => ({
      text: head.unit.text,
      units: [head.unit.index, ...fields.filter(isIn).map(({ unit }) => unit)],
    })),
    list: true,
    chance: 0.9,
    fact: true,
  }
}

/** Does the heading above a list of such works call them so? */
const headed = (facts: Facts, thing: string): boolean =>
  nestedThings(facts).some(({ section }) =>
    words(facts.document.sections[section]?.heading ?? '').some((word) => word.stem === thing),
  )
