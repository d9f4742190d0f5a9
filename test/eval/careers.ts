/** Careers of the tuned CVs, as they are read there, to be written anew in other layouts or in prose. */
import { buildFacts } from '../../src/rag/answer/facts/build-facts.ts'
import type { Facts } from '../../src/rag/answer/facts/facts.ts'
import { parseDocument } from '../../src/rag/document.ts'
import type { Post } from '../support/layouts/posts.ts'
import { loadSets } from './sets.ts'

/** What holds a mark of its own would be read otherwise in some layouts, and rightly so. */
const isPlain = (name: string | null): name is string => name !== null && name.length < 45 && /^\p{Lu}[^\d|;:(]*$/u.test(name) && !/, .*,/.test(name)

const yearAndMonth = (months: number): [number, number] => [Math.floor(months / 12), (months % 12) + 1]

/** Up to four posts of a CV, latest first, each at a house of its own and all but the latest ended. */
export function careerOf({ entries, units }: Facts): Post[] {
  const posts = new Map<string, Post>()
  for (const { kind, title, org, place, range, from, to, parent } of entries) {
    const house = org?.split(', ')[0] ?? null
    if (kind !== 'experience' || parent !== null || !range || !Number.isFinite(range.from) || !isPlain(title) || !isPlain(house)) continue
    const tasks = units
      .slice(from, to)
      .filter(({ isHeader, unit }) => !isHeader && unit.kind !== 'heading' && /^\p{L}[^|:]{20,180}$/u.test(unit.text))
      .map(({ unit }) => unit.text)
      .slice(0, 2)
    const isOver = Number.isFinite(range.to)
    if (tasks.length === 0 || posts.has(house)) continue
    const town = place !== null && place.length < 25 ? (place.split(', ')[0] ?? place) : 'Leeds'
    posts.set(house, { title, house, place: town, from: yearAndMonth(range.from), to: isOver ? yearAndMonth(range.to) : null, tasks })
  }
  const career = [...posts.values()].sort((a, b) => b.from[0] - a.from[0]).slice(0, 4)
  return career.length > 2 && career.every(({ to }, i) => i === 0 || to !== null) ? career : []
}

/** Of every n-th tuned CV, where it has such. */
export const loadCareers = (every: number): Post[][] =>
  loadSets()
    .filter(({ part }) => part === 'tuned')
    .filter((_, i) => i % every === 0)
    .map(({ markdown }) => careerOf(buildFacts(parseDocument(markdown))))
    .filter(({ length }) => length > 0)

/** Is one of the names what the other begins with? */
export const begins = (name: string | null, other: string): boolean =>
  name !== null && (name.toLowerCase().startsWith(other.toLowerCase()) || other.toLowerCase().startsWith(name.toLowerCase()))
