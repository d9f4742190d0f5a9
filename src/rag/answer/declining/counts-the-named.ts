/** 'How many stars does Lantern have?', where a list has Lantern and none of its stars: 'One: Lantern' counts nothing. */
import type { Facts } from '../facts/facts.ts'
import type { Candidate, Reading } from '../ranking/reader.ts'
import { stem, words } from '../text/text.ts'

const ASKED =
  /^(?:and |so )?how many (?:[\p{L}-]+ )?(?<counted>[\p{L}-]+) (?:does|did|do|has|had|have|is|was) /u
const SAME = 0.8

/** Is the best candidate a list, of which only the item that is called so would be left, and does that not hold what is counted? */
export function countsTheNamed(
  { units }: Facts,
  { question, terms }: Pick<Reading, 'question' | 'terms'>,
  best: Pick<Candidate, 'group'> | undefined,
): boolean {
  const group = best?.group
  const counted = stem(ASKED.exec(question.folded)?.groups?.counted ?? '')
  if (!group || !question.counts || counted === '' || group.headingStems.has(counted)) return false
  const names = terms.filter(({ named, self, proper }) => named && proper && !self)
  const called = group.items.filter(({ label }) => {
    const first = words(label)[0]?.stem
    return names.some(({ matches }) => first !== undefined && (matches.get(first) ?? 0) >= SAME)
  })
  const [item, ...others] = called
  if (item === undefined || others.length > 0) return false
  return !item.units.some((u) => units[u]?.stems.has(counted))
}
