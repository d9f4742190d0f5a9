/** 'What was her first job after university?': of the main posts the first that began when her studies were over. */
import type { Facts } from '../../facts/facts.ts'
import { WHO } from '../../lexicon/frames.ts'
import { mainPosts, type Held } from '../../posts/held.ts'
import type { DateRange } from '../../text/dates.ts'
import { JOB, OF_HERS, oneOf } from '../asked-posts.ts'
import { finished } from '../studies/plan-degrees.ts'
import { planOf, type Overview } from '../planner.ts'
import { said } from './post-now.ts'
import { planFirst, TRIAL } from './post-before.ts'
import { BACHELOR } from '../studies/study-words.ts'

const STUDIES = `(?:university|uni|college|school|graduating|graduation|finishing (?:university|college|${OF_HERS}(?:degree|studies))|leaving (?:university|college)|${OF_HERS}(?:(?:first |university )?degree|studies|bachelor(?:['’]?s)?|graduation))`
const AFTER = '(?:(?:right |straight |directly |just )?(?:after|out of|following|from|on leaving|upon))'
const FIRST =
  '(?:(?:very )?first|earliest) (?:(?:real|proper|paid|full[- ]time|professional|permanent|graduate) )?'
export const FIRST_AFTER = oneOf(
  `(?:(?:what|which|who|where)(?: was| is|['’]s) )?${OF_HERS}${FIRST}${JOB} ${AFTER} ${STUDIES}`,
  `(?:what|where) did ${WHO} (?:first )?(?:do|work|go|start)(?: first)? ${AFTER} ${STUDIES}`,
)

export function planFirstAfter(facts: Facts, now: number): Overview {
  const held = mainPosts(facts)
  const degrees = finished(facts, now).filter(
    ({ rank, dates }) => rank >= BACHELOR && !dates.some((range) => isBesideWork(held, range)),
  )
  const ends = degrees.flatMap(({ dates }) => {
    const years = dates.filter(({ to }) => to <= now).map(({ to }) => Math.floor(to / 12))
    return years.length === 0 ? [] : [Math.max(...years)]
  })
  if (ends.length === 0) return planFirst(facts)
  // a second degree is often taken beside the work
  const end = Math.min(...ends)
  const posts = [...held]
    .filter(({ range, text }) => Math.floor(range.from / 12) >= end && !TRIAL.test(text))
    .sort((a, b) => a.range.from - b.range.from || b.range.to - a.range.to)
  const [first] = posts
  return first === undefined ? planFirst(facts) : planOf([said(first)])
}

/** Studied beside work: posts went on as it began and as it ended. */
function isBesideWork(posts: readonly Pick<Held, 'range'>[], { from, to, single }: DateRange): boolean {
  const goesOn = (month: number): boolean =>
    posts.some(
      ({ range }) =>
        Math.floor(range.from / 12) < Math.floor(month / 12) &&
        Math.floor(range.to / 12) >= Math.floor(month / 12),
    )
  return !single && goesOn(from) && goesOn(to)
}
