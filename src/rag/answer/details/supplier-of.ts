/** 'Who provided the generators at the fair?', where 'Suppliers: Pennine Power (generators)' tells who did what at it. */
import type { Engagement, FieldAt } from '../entries/engagements.ts'
import type { Facts } from '../facts/facts.ts'
import type { Plan } from '../plan/plan.ts'
import { engagementsOf, fieldsOf, headOf } from '../posts/engaged.ts'
import { words } from '../text/text.ts'

const SUPPLIED =
  /^who (?:provided|supplied|brought|delivered|built|did|handled|was responsible for) the (.{3,40}?) (?:at|for|of|on|in) (?:the )?(.{3,60}?)[?.! ]*$/
const SUPPLIERS = /^(?:suppliers?|(?:sub)?contractors?|partners|vendors)$/

interface Asked {
  readonly what: string
  readonly found: readonly Engagement[]
  readonly fields: readonly { readonly one: Engagement; readonly field: FieldAt }[]
}

/** What is asked for, and the suppliers of all that the question may mean. */
function askedIn(facts: Facts, folded: string): Asked | null {
  const [, what, where] = SUPPLIED.exec(folded) ?? []
  if (what === undefined || where === undefined) return null
  const found = engagementsOf(facts).filter(({ name, when }) => says(`${name} ${when}`, where))
  const fields = found.flatMap((one) => fieldsOf(one, SUPPLIERS).map((field) => ({ one, field })))
  return fields.length === 0 ? null : { what, found, fields }
}

/** Null unless those that are told of agree. */
export function planSupplier(facts: Facts, folded: string): Plan | null {
  const { what = '', fields = [] } = askedIn(facts, folded) ?? {}
  const [told, ...others] = fields.filter(({ field }) => says(field.text, what))
  // of several by one name, what is the same at all of them
  if (told === undefined || others.some(({ field }) => field.text !== told.field.text)) return null
  const { field } = told
  const units = [told, ...others].flatMap((each) => [each.field.unit, ...headOf(each.one)])
  const part = { text: `${field.header}: ${field.text}`, units }
  return { parts: [part], list: false, chance: 0.9, fact: true }
}

/** Are suppliers told of it, none of them for what is asked, and does nothing else said of it speak of that? */
export function lacksSupplier(facts: Facts, folded: string): boolean {
  const asked = askedIn(facts, folded)
  return (
    asked !== null &&
    !asked.found.some(({ from, to }) =>
      facts.units
        .slice(from, to)
        .some(({ unit }) => words(asked.what).some((word) => !word.stop && says(unit.text, word.raw))),
    )
  )
}

/** Does a text hold all words of another that mean something? */
function says(text: string, said: string): boolean {
  const own = new Set(words(text).map(({ stem }) => stem))
  return words(said).every(({ stop, stem }) => stop || own.has(stem))
}
