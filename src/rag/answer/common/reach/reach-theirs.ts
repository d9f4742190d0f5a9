/** 'Who was his manager, and what is her e-mail address?': hers, of whoever the first part is answered with; never his own. */
import type { Facts } from '../../facts/facts.ts'
import { PERSON } from '../../lexicon/names.ts'
import type { Plan } from '../../plan/plan.ts'
import { fold } from '../../text/text.ts'
import { planReachOf } from './reach-other.ts'

const HERS =
  /^(?:and )?(?:what(?:['’]?s| is| are)|do you have) (his|her|their) (e-?mail(?: address)?|(?:tele)?phone(?: number)?|mobile(?: number)?)[?.!\s]*$/
const ASKS_WHO =
  /^(?:who|which|whose|what)\b.*\b(?:manager|boss|supervisor|referees?|mentor|tutor|superior|head|director|chair|report)/
const OF_PERSON = /\b(his|her|their|he|she|they)\b/g
const OWN: Readonly<Record<string, string>> = { he: 'his', she: 'her', they: 'their' }

/** The way that is asked of another: by a pronoun that the person of the CV does not have. */
export function asksTheirs(first: string, part: string): string | null {
  const asked = HERS.exec(fold(part))
  const before = fold(first)
  if (asked === null || !ASKS_WHO.test(before)) return null
  const said = [...before.matchAll(OF_PERSON)].map(([word]) => OWN[word] ?? word)
  return said.length === 0 || said.includes(asked[1] ?? '') ? null : (asked[2] ?? null)
}

/** Null where the first part names nobody, or where nothing of theirs is told. */
export function planTheirs(facts: Facts, who: Plan | undefined, way: string): Plan | null {
  const said = who?.parts.map(({ text }) => text).join('. ') ?? ''
  for (const [name] of said.matchAll(new RegExp(PERSON.source, 'gu'))) {
    const text = `What is ${name}'s ${way}?`
    const plan = planReachOf(facts, { text, folded: fold(text), yesno: false })
    if (plan !== null) return plan
  }
  return null
}
