/**
 * 'How many stars does Lantern have?', where a list has Lantern and none of its stars: 'One: Lantern' counts nothing. Nor
 * do the lines below 'Halden Tools' count its employees, where none of them tells of any.
 */
import type { Facts } from '../facts/facts.ts'
import type { GroupItem } from '../facts/groups.ts'
import type { Candidate, Reading } from '../ranking/reader.ts'
import { holdsTerm } from '../ranking/terms.ts'
import { stem, words } from '../text/text.ts'

const ASKED =
  /^(?:and |so )?how many (?:[\p{L}-]+ )?(?<counted>[\p{L}-]+) (?:does|did|do|has|had|have|is|was|are|were|works?|worked) /u
const SAME = 0.8
/** What a house has, or who is there. */
const OF_HOUSE =
  /^(?:and |so )?how many (?:[\p{L}-]+ ){1,2}(?:(?:does|do|did) (?!s?he |they |you ).{2,60} (?:have|employ|own|operate)\W*$|(?:works?|worked|are|were) (?:there |employed )?(?:at|in|for|with|by) )/u
/** Lists of what was done, of which each says another thing. */
const OF_LINES = /^(?:items|lines):/

/** Is the best candidate a list below the name, or only the item that is called so of it, and has that nothing of what is counted? */
export function countsTheNamed(
  { units }: Facts,
  { question, terms }: Pick<Reading, 'question' | 'terms'>,
  best: Pick<Candidate, 'group'> | undefined,
): boolean {
  const group = best?.group
  const counted = stem(ASKED.exec(question.folded)?.groups?.counted ?? '')
  if (!group || !question.counts || counted === '' || group.headingStems.has(counted)) return false
  const names = terms.filter(({ named, self, proper }) => named && proper && !self)
  const holdsCounted = ({ units: own }: GroupItem): boolean => own.some((u) => units[u]?.stems.has(counted))
  const isBelow = names.length > 0 && names.every((name) => holdsTerm(group.headingStems, name, SAME))
  if (isBelow && OF_HOUSE.test(question.folded) && OF_LINES.test(group.id))
    return !group.items.some(holdsCounted)
  const called = group.items.filter(({ label }) => {
    const first = words(label)[0]?.stem
    return names.some(({ matches }) => first !== undefined && (matches.get(first) ?? 0) >= SAME)
  })
  const [item, ...others] = called
  if (item === undefined || others.length > 0) return false
  return !holdsCounted(item)
}
