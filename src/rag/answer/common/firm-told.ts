/** 'What does Acme do?', 'How many people does Acme employ?': the line right below a post that says what the house is. */
import type { Entry } from '../entries/entry.ts'
import type { Facts } from '../facts/facts.ts'
import { exactly } from '../lexicon/frames.ts'
import { entriesNamed } from './named-entry.ts'
import { planOf, type Overview } from './planner.ts'

const X = '.{2,60}'
const VERB = '(?:do|make|makes|produce|sell|offer|build|manufacture|provide|develop)'
const DO = 'what (?:does|do|did)'
const IS =
  '(?:what (?:kind|sort|type) of (?:company|firm|business|employer|organi[sz]ation|place|house) (?:is|was)|what (?:is|was))'
const MANY = 'how many (?:people|employees|staff|persons|workers) (?:does|do|did)'
const LARGE = 'how (?:big|large) (?:is|was)'
const ASKED = exactly(`${DO} ${X} ${VERB}|${IS} ${X}`)
const SIZE_ASKED = exactly(`${MANY} ${X} (?:employ|have)|${LARGE} ${X}`)
/** All but the name. */
const AROUND = new RegExp(`^(?:${DO}|${IS}|${MANY}|${LARGE}) | (?:${VERB}|employ|have)$`, 'g')
/** The candidate is no house. */
const PERSON = /^(?:he|she|they|you|it|his|her|their|your|the|this|that|an?)\b/

const DOES =
  /^(?:about:? )?(?:an? |the |our )?(?:[\p{L}\d'’-]+ ){0,4}?(?:makers?|manufacturers?|producers?|providers?|suppliers?|developers?|distributors?|retailers?|operators?|publishers?|importers?|builders?|agency|company|firm|start-?up|scale-?up|consultancy|brewery|bakery|charity|chain|business|bank|insurer|brand|platform|studio|subsidiary|family business)\b/iu
const SIZE = /\b\d[\d,.]*\+? (?:employees|people|staff|members of staff|workers|beds|pupils)\b/i
/** What was done there begins otherwise. */
const LONGEST = 160

/** Null where no house is named, or nothing says what it is. */
export function planFirm(facts: Facts, folded: string): Overview {
  const ofSize = SIZE_ASKED.test(folded)
  if (!ofSize && !ASKED.test(folded)) return null
  const name = folded.replace(AROUND, '')
  if (PERSON.test(name)) return null
  const tells = ofSize ? SIZE : DOES
  const lines = entriesNamed(facts, name, ['experience']).flatMap((entry) => told(facts, entry, tells))
  return planOf(lines.slice(0, 1).map((at) => ({ text: facts.units[at]?.unit.text ?? '', units: [at] })))
}

/** Of the paragraph right below the header. */
function told({ units }: Facts, entry: Entry, tells: RegExp): number[] {
  const first = units[Math.max(...entry.header) + 1]
  if (first === undefined || first.entry !== entry.index || first.unit.kind !== 'sentence') return []
  return units
    .filter(
      ({ unit }) => unit.block !== null && unit.block === first.unit.block && unit.text.length <= LONGEST,
    )
    .filter(({ unit }) => DOES.test(unit.text) && tells.test(unit.text))
    .map(({ unit }) => unit.index)
}
