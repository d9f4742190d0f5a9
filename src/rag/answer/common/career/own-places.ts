/** 'Which restaurants has she owned?': what stands below 'My own places', 'Companies I founded'. */
import type { Facts } from '../../facts/facts.ts'
import { WHO, exactly } from '../../lexicon/frames.ts'
import { piecesOf, type Piece } from '../../lists/list-pieces.ts'
import { fold } from '../../text/text.ts'
import { partsOf } from '../lists/list-parts.ts'
import { withParts } from '../lists/list-section.ts'
import { listOf, type Overview } from '../planner.ts'

const PLACES =
  '(?:businesses|companies|firms|start-?ups|enterprises|studios|workshops|practices|shops|stores|agencies|ventures|restaurants|cafes|bakeries|bars|pubs|hotels|galleries|places|salons|clinics|breweries|farms|food businesses)'
const OWNED = '(?:own(?:ed|s)?|founded|found|started|start|set up|opened|open|built|run|ran|had|have)'
export const OWN_PLACES = exactly(
  [
    `(?:which|what|list|name|show)(?: me)?(?: all)?(?: of)?(?: the)? ${PLACES}(?: (?:and|or) ${PLACES})* (?:that )?(?:has|have|did|does|do|is|are) ${WHO} (?:ever )?${OWNED}(?: (?:him|her|them)self)?`,
    `(?:which|what|list|name|show)(?: me)?(?: all)?(?: of)?(?: the)? ${PLACES}(?: (?:and|or) ${PLACES})* (?:that )?${WHO} (?:(?:has|have|had|ever) )*${OWNED}(?: (?:him|her|them)self)?`,
    `(?:which|what)(?: are| were)? (?:his|her|their|your) own ${PLACES}|(?:his|her|their|your) own ${PLACES}`,
  ].join('|'),
)
/** Folded headings that say whose the things below them are. */
const HEADING = new RegExp(
  `^(?:(?:my|his|her|our) )?own ${PLACES}\\b|\\b${PLACES} (?:(?:that|which) )?(?:i|he|she|we) (?:(?:have|has|had) )?(?:own(?:ed|s)?|founded|started|set up|opened|built)\\b|^${PLACES} (?:owned|founded|started|opened)$|^what i (?:own|owned|founded|started|opened)$|^my (?:ventures|businesses)$`,
  'u',
)

/** Null where no heading says so. */
export function planOwnPlaces(facts: Facts): Overview {
  const all = piecesOf(facts)
  const { sections } = facts.document
  const parts: Piece[] = []
  for (const { index, heading } of sections) {
    if (!HEADING.test(fold(heading).replace(/^[^\p{L}]+|[.:?!…\s]+$/gu, ''))) continue
    const below = sections.filter(({ parent }) => parent === index)
    if (below.length === 0) parts.push(...withParts(facts, index, all, new Set()).filter(isThing))
    for (const { index: own, heading: text } of below) {
      const unit = facts.units.find((one) => one.unit.section === own && one.unit.kind === 'heading')
      if (unit === undefined) continue
      parts.push({
        label: null,
        text,
        more: [],
        units: [unit.unit.index],
        form: 'sentence',
        section: own,
        below: [],
      })
    }
  }
  return listOf(partsOf(parts))
}

/** An item, a row, a line; not a sentence that tells of them all. */
const isThing = ({ form, text }: Piece): boolean =>
  form !== 'sentence' || (text.length < 100 && !/[.!?]$/.test(text))
