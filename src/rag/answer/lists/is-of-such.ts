/** Is a list one of what is counted: by its heading, its kind, a column, or what its items say? */
import type { Facts } from '../facts/facts.ts'
import type { Group } from '../facts/groups.ts'
import { cellsIn } from '../facts/item-cells.ts'
import { KINDS_BY_NOUN } from '../lexicon/nouns.ts'
import { SYNONYMS } from '../lexicon/synonyms.ts'
import type { Question } from '../question/question.ts'
import { words } from '../text/text.ts'

/** Weight of a kind that a list may well be of. */
const LIKELY = 0.5

const OF_LIST = /\b(?:list of|among|section|going by|list(?:s|ed)?|named)\b/
const PLACES = /\b(?:places|sites|houses)\b/

export function isOfSuch(facts: Facts, group: Group, { head, content, folded }: Question): boolean {
  const asked = head.map(({ stem }) => stem)
  const noun = asked.at(-1)
  // 'Count her awards': the noun stands behind
  if (noun === undefined || noun === 'count') return true
  const such = (stem: string): boolean =>
    asked.includes(stem) || asked.some((one) => SYNONYMS.get(one)?.has(stem) === true)
  // 'first places among her awards'
  if (OF_LIST.test(folded) && content.some(({ stem }) => group.headingStems.has(stem))) return true
  if (!isOfPost(facts, group) && [...group.headingStems].some(such)) return true
  const isOfKind = (stem: string): boolean =>
    KINDS_BY_NOUN.get(stem)?.some(
      ([kind]) => (group.kinds.get(kind) ?? 0) >= LIKELY || facts.mainKinds[group.section] === kind,
    ) === true
  // 'tram employers or software firms'
  if (
    isOfKind(noun) ||
    (group.type === 'entries' && (PLACES.test(folded) || content.some((one) => isOfKind(one.stem))))
  )
    return true
  const [first] = group.items
  if (first === undefined) return true
  if (cellsIn(facts, first).some(({ header }) => words(header).some(({ stem }) => such(stem)))) return true
  const saying = group.items.filter(({ full, units }) =>
    [...words(full), ...units.flatMap((unit) => facts.units[unit]?.words ?? [])].some(({ stem }) =>
      such(stem),
    ),
  )
  return saying.length * 2 >= group.items.length
}

/** 'Surgeon, Burren Vets' is no heading of vets: what one did there stands below it. */
export function isOfPost({ document, entries, units }: Facts, { section, heading }: Group): boolean {
  if (document.sections[section]?.heading !== heading) return false
  const heads = (at: number): boolean =>
    units[at]?.unit.kind === 'heading' && units[at].unit.section === section
  return entries.some((e) => e.kind === 'experience' && e.title !== null && e.header.some(heads))
}
