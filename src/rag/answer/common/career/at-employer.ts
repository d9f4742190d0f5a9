/** 'What did she do at Acme?', 'when did she leave Acme?', 'Acme': of one employer, all that is asked. */
import type { Entry } from '../../entries/entry.ts'
import type { Facts } from '../../facts/facts.ts'
import type { Kind } from '../../lexicon/kinds.ts'
import { looksLikeTitle } from '../../lexicon/names.ts'
import type { Plan, PlanPart } from '../../plan/plan.ts'
import { bodyParts, bodyUnits, headPart } from '../../posts/entry-body.ts'
import { goesOn } from '../../posts/held.ts'
import { asked, type Time } from '../asked-by-name.ts'
import {
  ASKS_FIRST,
  DID,
  END_ROLE,
  JOINED,
  LEFT,
  LEFT_OR_THERE,
  ROLE,
  STILL,
  WHERE,
  WHY_LEAVING,
  WHY_LEFT_OR_LEAVING,
} from './employer-words.ts'
import { entriesNamed } from '../named-entry.ts'
import { listOf, planOf, type Planners } from '../planner.ts'
import { ACHIEVED, planAchieved, planUsed, USED } from './post-details.ts'
import { planWhyLeftThese, planWhyLooking } from './why-left.ts'

const POSTS: readonly Kind[] = ['experience', 'volunteering', 'teaching']
/** Characters that are said of what one did. */
const ROOM = 380
/** And of each of several posts. */
const EACH = 180

/** The last post first, with what stands below it; of a time that is asked for, the lines that tell of it where some do. */
export function told(facts: Facts, posts: readonly Entry[], time: Time | null = null): Plan | null {
  const latest = posts.toReversed()
  const then = time === null ? [] : linesThen(facts, posts, time)
  if (then.length > 0) return planOf([...latest.map(headPart), ...then])
  const room = latest.length > 1 ? EACH : ROOM
  return planOf(
    latest.slice(0, 3).flatMap((post): PlanPart[] => [headPart(post), ...bodyParts(facts, post, room)]),
  )
}

/** 'Opened the depot in Wexford (2019)' */
const linesThen = (facts: Facts, posts: readonly Entry[], { from, to }: Time): PlanPart[] =>
  posts.flatMap((post) =>
    bodyUnits(facts, post).flatMap((index): PlanPart[] => {
      const line = facts.units[index]
      const isThen = line?.dates.some((date) => date.from <= to && date.to >= from) === true
      return line !== undefined && isThen ? [{ text: line.unit.text, units: [index] }] : []
    }),
  )

const only = (post: Entry | undefined): Plan | null => (post ? planOf([headPart(post)]) : null)
/** Those that say what one was, where some do: a heading above notes says whom with alone. */
function telling(posts: readonly Entry[]): readonly Entry[] {
  const said = posts.filter(({ title }) => title !== null)
  // the years there are no post beside those that were held in them
  const isWhole = ({ index }: Entry): boolean => posts.some(({ parent }) => parent === index)
  return said.length > 0
    ? posts.filter((one) => one.title !== null || (one.range?.single === false && !isWhole(one)))
    : posts
}
/** The post at one end of the time there; null where it is not told of each when it was. */
function atEnd(posts: readonly Entry[], end: 'first' | 'last'): Plan | null {
  const held = telling(posts)
  if (!held.every(hasDates)) return null
  return only(end === 'first' ? held[0] : held.at(-1))
}

/** Those that tell of time spent there, rather than of a course or an office beside it, where some do. */
function spent(posts: readonly Entry[]): readonly Entry[] {
  const dated = posts.filter(hasDates)
  const held = dated.filter(({ kind }) => kind === 'experience')
  const among = held.length > 0 ? held : dated
  const long = among.filter(({ range }) => range?.single === false)
  return long.length > 0 ? long : among
}

const hasDates = ({ range }: Entry): boolean => range !== null

/** Below '### Open Data Trust' the line 'Voluntary board member of a charity …', where the header tells no title. */
function roleTold(facts: Facts, { title, header, from, to, org }: Entry): PlanPart | null {
  if (title !== null || org === null) return null
  const line = facts.units.slice(from, to).find(({ unit }) => unit.kind !== 'heading')
  if (line === undefined || header.includes(line.unit.index)) return null
  const [said = ''] = line.unit.text.split(/[,;:.(]| (?:of|at|for|in|who|that) /)
  return looksLikeTitle(said) && said.length <= LONG_TITLE
    ? { text: `${org}: ${line.unit.text}`, units: [line.unit.index, ...header] }
    : null
}
/** Characters of what one was. */
const LONG_TITLE = 50

export const EMPLOYER_ASKED: Planners = [
  asked(JOINED, POSTS, (_, posts) => only(spent(posts)[0])),
  asked(LEFT_OR_THERE, POSTS, (_, posts, folded) =>
    LEFT.test(folded) ? only(spent(posts).at(-1)) : planOf(telling(spent(posts)).map(headPart)),
  ),
  asked(WHY_LEFT_OR_LEAVING, POSTS, (facts, posts, folded, now) =>
    WHY_LEAVING.test(folded) && posts.some(({ range }) => range !== null && goesOn({ range }, now))
      ? planWhyLooking(facts, now)
      : planWhyLeftThese(facts, posts),
  ),
  asked(STILL, POSTS, (_, posts) => only(posts.findLast(hasDates))),
  asked(END_ROLE, POSTS, (_, posts, folded) => atEnd(posts, ASKS_FIRST.test(folded) ? 'first' : 'last')),
  asked(ROLE, POSTS, (facts, posts) =>
    listOf(
      telling(posts)
        .toReversed()
        .map((post) => roleTold(facts, post) ?? headPart(post)),
    ),
  ),
  asked(WHERE, [...POSTS, 'education'], (_, posts) => only(posts.findLast(({ place }) => place !== null))),
  asked(ACHIEVED, POSTS, planAchieved),
  asked(USED, POSTS, planUsed),
  asked(DID, POSTS, (facts, posts, _folded, _now, time) => told(facts, posts, time)),
]

/** Characters of a question that may be a name alone. */
const NAME = 60

/** For a question that is an employer's or a school's name alone: all that it tells of. */
export function planNameAlone(facts: Facts, folded: string): Plan | null {
  const entries = folded.length > NAME ? [] : entriesNamed(facts, folded, [...POSTS, 'education'])
  return entries.length > 0 ? told(facts, entries) : null
}
