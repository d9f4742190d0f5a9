/** 'What does Acme do?', 'How many people does Acme employ?': what a post's header, or the line right below it, says of the house. */
import type { Entry } from '../../entries/entry.ts'
import type { Facts } from '../../facts/facts.ts'
import { linesBeside } from '../../facts/lines-by.ts'
import { exactly } from '../../lexicon/frames.ts'
import { entriesNamed } from '../named-entry.ts'
import { planOf, UNSAID, type Overview } from '../planner.ts'

const X = '.{2,60}'
const VERB = '(?:do|make|makes|produce|sell|offer|build|manufacture|provide|develop)'
const DO = 'what (?:does|do|did)'
const IS =
  '(?:what (?:kind|sort|type) of (?:company|firm|business|employer|organi[sz]ation|place|house) (?:is|was)|what (?:is|was))'
const PEOPLE = '(?:people|employees|staff|persons|workers)'
const MANY = `how many ${PEOPLE} (?:does|do|did)`
const AT = `how many ${PEOPLE} (?:works?|worked|are|were)(?: there| employed)? (?:at|in|for|with|by)`
const LARGE = 'how (?:big|large) (?:is|was)'
const ASKED = exactly(`${DO} ${X} ${VERB}|${IS} ${X}`)
const SIZE_ASKED = exactly(`${MANY} ${X} (?:employ|have)|${AT} ${X}|${LARGE} ${X}`)
/** All but the name. */
const AROUND = new RegExp(`^(?:${DO}|${IS}|${MANY}|${AT}|${LARGE}) | (?:${VERB}|employ|have)$`, 'g')
const EMPLOYED = new RegExp(`^${MANY} ${X} employ$`)
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
  const posts = entriesNamed(facts, name, ['experience'])
  const lines = posts.flatMap((entry) =>
    ofSize
      ? [
          ...entry.header.filter((at) => SIZE.test(facts.units[at]?.unit.text ?? '')),
          ...told(facts, entry, SIZE),
        ]
      : told(facts, entry, DOES),
  )
  return (
    planOf(lines.slice(0, 1).map((at) => ({ text: facts.units[at]?.unit.text ?? '', units: [at] }))) ??
    // other numbers are told of a house than how many work there
    (ofSize && EMPLOYED.test(folded) && posts.length > 0 ? UNSAID : null)
  )
}

/** Of the paragraph right below the header, or of what stands between its lines. */
function told(facts: Facts, { header, index }: Entry, tells: RegExp): number[] {
  const { units } = facts
  const [top, bottom] = [Math.min(...header), Math.max(...header)]
  const first = units[bottom + 1]
  const isBelow = first !== undefined && first.entry === index && first.unit.kind === 'sentence'
  const below = isBelow ? linesBeside(facts, first) : []
  const between = units.slice(top + 1, bottom).filter(({ unit }) => !header.includes(unit.index))
  return [...between, ...below]
    .filter(({ unit }) => unit.kind === 'sentence' && unit.text.length <= LONGEST && tells.test(unit.text))
    .map(({ unit }) => unit.index)
}
