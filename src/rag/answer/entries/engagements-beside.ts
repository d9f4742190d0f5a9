/**
 * What was done for clients, told apart from the posts: '### HERON (2023, energy network)' below '## Engagements worth
 * telling', where another section has the posts in whose time it was. It is a part of these and no post itself.
 */
import type { CvDocument } from '../../types.ts'
import type { Unit } from '../document/units.ts'
import type { DateRange } from '../text/dates.ts'
import { isPost, type Entry } from './entry.ts'

/** Headings of what one was engaged for. */
const OF_ENGAGEMENTS =
  /\b(?:engagements?|assignments|mandates|commissions|cases|matters|sites|(?:jobs|projects) (?:i|we) (?:ran|led|did|managed|built|delivered))\b/i
/** 'Engagements and posts' has both. */
const OF_POSTS = /\b(?:posts?|positions|employ\w*|appointments|career|roles|experience|history)\b/i
/** Posts that make a career. */
const CAREER = 2

/** The entries, with such as those as projects. */
export function withEngagementsBeside(
  document: CvDocument,
  units: readonly Unit[],
  entries: readonly Entry[],
): readonly Entry[] {
  const isEngaged = (entry: Entry): boolean => {
    let section = document.sections[units[entry.from]?.section ?? -1]
    while (section !== undefined) {
      if (OF_ENGAGEMENTS.test(section.heading) && !OF_POSTS.test(section.heading)) return true
      section = section.parent === null ? undefined : document.sections[section.parent]
    }
    return false
  }
  const posts = entries.filter((entry) => isPost(entry) && entry.range !== null)
  const engaged = new Set(posts.filter(isEngaged))
  const career = posts.filter(
    (entry) => !engaged.has(entry) && entry.title !== null && entry.org !== null && !entry.range?.single,
  )
  if (engaged.size === 0 || career.length < CAREER) return entries
  const within = [...engaged].filter(({ range }) =>
    career.some((post) => range !== null && post.range !== null && isWithin(range, post.range)),
  )
  if (within.length * 2 < engaged.size) return entries
  return entries.map((entry) => (engaged.has(entry) ? { ...entry, kind: 'projects' } : entry))
}

const isWithin = (one: DateRange, other: DateRange): boolean => one.from >= other.from && one.to <= other.to
