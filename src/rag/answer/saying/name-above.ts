/** 'Which of his cases won back pay?': the line that tells of it stands under the name that is asked for. */
import type { Facts } from '../facts/facts.ts'
import { headline } from '../posts/headline.ts'
import type { Question } from '../question/question.ts'

/** What is asked for is one of several, by its name. */
const ASKS_NAME = /^(?:(?:at|for|in|with|on|under|from|of|during) )?(?:which|what) (?:of|one|\p{L}+)\b/u
/** What has no name of its own kind: an amount, a time, a way. */
const NO_NAME =
  /^(?:\w+ )?(?:which|what) (?:year|month|date|day|time|age|level|grade|mark|score|percentage|share|number|amount|sum|price|cost|salary|rate|size|kind|sort|type|was|were|is|are|did|does|do|has|have|had|would|will|can|could|should|happened|made|caused)\b/
/** What is studied: 'Which course did he break off?' */
const STUDIES =
  /\b(?:which|what) (?:of (?:his|her|their|your|the) )?(?:\p{L}+ )?(?:studies|degrees?|courses?|programmes?|programs?|doctorates?|diplomas?|qualifications?|masters?|training)\b/u
/** Characters of a name. */
const NAME = 90
/** What may stand behind a name in bold: '(2019).' */
const ASIDE = /^[\s.,:;!?–—-]*(?:\([^()]*\))?[\s.,:;!?–—-]*$/
/** A name or a title in the text itself: behind its first word. */
const NAMED = /(?<=\S\s+["“‘(*]?)\p{Lu}[\p{L}\d]|["“„«]/u

interface Name {
  readonly text: string
  readonly units: readonly number[]
}

/** The name that a line without one stands under, where a name is asked for and not given in the question. */
export function nameAbove(facts: Facts, unit: number, question: Question): Name | null {
  const { folded, counts, yesno } = question
  if (counts || yesno || !ASKS_NAME.test(folded) || NO_NAME.test(folded)) return null
  const found = facts.units[unit]
  if (!found || found.isHeader || found.unit.kind === 'row' || found.unit.kind === 'heading') return null
  if (NAMED.test(found.unit.text)) return null
  const name = leadOf(facts, unit) ?? entryOf(facts, unit, folded)
  if (name === null || name.text.length > NAME) return null
  // 'doctoral studies' is a name that says what is asked for
  const kind = STUDIES.exec(folded)
  const from = kind === null ? 0 : kind.index + kind[0].length
  const asked = new Set(question.content.flatMap(({ stem, start }) => (start < from ? [] : [stem])))
  const own = name.units.flatMap((i) => [...(facts.units[i]?.stems ?? [])])
  return own.some((stem) => asked.has(stem)) ? null : name
}

/** What a paragraph, or the item that this one belongs to, begins with in bold. */
function leadOf(facts: Facts, unit: number): Name | null {
  const own = facts.units[unit]?.unit
  if (own === undefined) return null
  const block = own.first ? own.parents.at(-1) : own.block
  if (block == null) return null
  const first = facts.units.findIndex((one) => one.unit.block === block)
  const lead = facts.units[first]?.unit
  const marks = facts.document.blocks[block]?.marks ?? []
  // all of it: behind '**Notice:** three months' the next sentence tells of something else
  const isName =
    lead !== undefined &&
    marks.some(
      ({ kind, start, end }) =>
        kind === 'strong' && start <= 2 && ASIDE.test(lead.text.slice(end - lead.from)),
    )
  if (lead === undefined || !isName || first === unit) return null
  return { text: lead.text.replace(/[\s.:,;–—-]+$/, ''), units: [first] }
}

function entryOf(facts: Facts, unit: number, folded: string): Name | null {
  const at = facts.units[unit]?.entry
  const entry = at == null ? undefined : facts.entries[at]
  // which post it was is seldom what is asked for, and asked otherwise
  const isAsked =
    entry?.kind === 'projects' ||
    (entry?.kind === 'education' && !entry.header.includes(unit) && STUDIES.test(folded))
  if (entry === undefined || !isAsked) return null
  return { text: headline(entry), units: entry.header }
}
