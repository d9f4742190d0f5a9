/** Headings of what one lives by that have the words of something else: 'Teaching' of a teacher, 'The workshop' of a joiner, 'Clients'. */
import { findDates } from '../text/dates.ts'
import type { Kind } from '../lexicon/kinds.ts'
import { namesWorkshop } from './kinds-by-heading.ts'
import { kindOfParts } from './posts-or-studies.ts'

/** 'Client list', 'Mandates': whom one worked for, where each of them is told with its time. */
const CLIENTS = /\b(?:clients?|customers|mandates|engagements|assignments)\b/i
/** Of so many parts alike each is one. */
const ALIKE = 2
/** Where the time stands at most that a line begins with. */
const FIRST = 3

export interface Headed {
  readonly heading: string
  /** What the words of the heading say. */
  readonly own: ReadonlyMap<Kind, number>
  /** The headers of its parts, and the lines below it. */
  readonly parts: readonly string[]
  readonly texts: readonly string[]
}

/** Months that its parts tell. */
const monthsOf = (parts: readonly string[]): number =>
  parts
    .flatMap((part) => findDates(part).find(({ single }) => !single) ?? [])
    .reduce((sum, { from, to }) => sum + Math.min(to - from, OPEN), 0)
/** Of a time that goes on. */
const OPEN = 48

/** Does it hold the posts, as its heading or, where that is not known, its parts tell by more years than those? */
const holdsPosts = ({ own, parts }: Headed, others: readonly string[]): boolean =>
  (own.get('experience') === 1 && parts.length > 0) ||
  (own.size === 0 && kindOfParts(parts) === 'experience' && monthsOf(parts) >= monthsOf(others))

/** What the heading says in the light of what stands below it, and of whether another section holds posts. */
export function kindsOfWork(
  section: Headed,
  all: readonly (Headed | undefined)[],
): ReadonlyMap<Kind, number> {
  const { heading, own, parts, texts } = section
  if (own.size === 0 && CLIENTS.test(heading) && parts.length >= ALIKE) return new Map([['experience', 1]])
  const [date] = findDates(texts[0] ?? '')
  const isBegun = date?.single === false && date.start <= FIRST
  if (isBegun && namesWorkshop(heading, own)) return new Map([['experience', 1]])
  const isWork = own.get('teaching') === 1 && kindOfParts(parts) === 'experience'
  const isTaught =
    isWork && !all.some((other) => other !== undefined && other !== section && holdsPosts(other, parts))
  // asked for what was taught it is found as well
  return isTaught ? new Map([...own, ['teaching', 0.95], ['experience', 1]]) : own
}
