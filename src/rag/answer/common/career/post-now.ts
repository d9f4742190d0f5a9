/** 'What is her current job?', 'since when?', 'how long has she been there?': the posts that go on, one's main ones. */
import type { Entry } from '../../entries/entry.ts'
import type { Facts } from '../../facts/facts.ts'
import { isBreak } from '../../lexicon/breaks.ts'
import { WHO } from '../../lexicon/frames.ts'
import type { Plan, PlanPart } from '../../plan/plan.ts'
import { currentUndated } from '../../posts/current-undated.ts'
import { headline } from '../../posts/headline.ts'
import { AWAY, HONORARY } from '../../posts/held-words.ts'
import { goesOn, heldPosts, type Held } from '../../posts/held.ts'
import { monthsIn, type DatedEntry } from '../../posts/timeline-entries.ts'
import { sayLength } from '../../text/dates.ts'
import { capital } from '../../text/text.ts'
import { AT_PRESENT, JOB, JOB_NOW, NOW, oneOf, OF_HERS } from '../asked-posts.ts'
import { planOf } from '../planner.ts'
import { planLastProject } from './project-clients.ts'

/** Posts that are said where several go on. */
const MOST = 3

/** Where one is employed, by the kind of house. */
const HOUSE =
  '(?:kitchen|restaurant|hospital|clinic|surgery|studio|workshop|laboratory|theatre|theater|orchestra|museum|gallery|hotel|agency|brewery|bakery|pharmacy|newspaper|publisher|outfit|chambers|law firm)'
export const WHAT_NOW = oneOf(
  JOB_NOW,
  `(?:what|which|who|where|what kind of ${JOB}) (?:is|are|was) (?:${JOB_NOW}|${OF_HERS}${JOB}(?: ${AT_PRESENT})?)`,
  `what['’]?s (?:${JOB_NOW}|${OF_HERS}${JOB})`,
  `(?:what|which) ${JOB} (?:does|do|is|are) ${WHO} (?:currently |presently |now )?(?:have|hold|hold down|in|do|doing|holding|working (?:in|at|for|as)|work (?:in|at|for|as))(?: ${AT_PRESENT})?`,
  `what (?:does|do) ${WHO} (?:currently |presently |now )?(?:do|work as)(?: (?:for a living|${AT_PRESENT}|for work|professionally))*`,
  `what (?:is|are) ${WHO} (?:currently |presently |now )?(?:doing|working as|employed as)(?: (?:for a living|${AT_PRESENT}|for work|professionally))*`,
  `(?:as what|in what (?:role|position|capacity)) (?:does|do|is|are) ${WHO} (?:currently |now )?(?:work|working|employed)(?: ${AT_PRESENT})?`,
  `where (?:does|do|is|are) ${WHO} (?:currently |presently |now )?(?:work|working|employed)(?: ${AT_PRESENT})?`,
  `where ${WHO} works?(?: ${AT_PRESENT})?`,
  `(?:for )?whom? (?:does|do|is|are) ${WHO} (?:currently |now )?(?:work|working|employed)(?: for| by| at)?(?: ${AT_PRESENT})?`,
  `(?:for |at |in )?(?:which|what) (?:company|employer|firm|organi[sz]ation|place) (?:does|do|is|are) ${WHO} (?:currently |now )?(?:work|working|employed)(?: for| at| by| in)?(?: ${AT_PRESENT})?`,
  `who (?:employs|is employing) ${WHO}(?: ${AT_PRESENT})?`,
  `job title|${OF_HERS}job title`,
  `(?:is|are) ${WHO} (?:currently |presently )?(?:employed|working|in work|in employment|in a job)(?: ${AT_PRESENT})?`,
  `(?:does|do) ${WHO} (?:currently )?(?:have a job|work)(?: ${AT_PRESENT})?`,
  `who (?:is|are) ${WHO} (?:currently |presently |now )?(?:with|working (?:for|with)|employed (?:by|with))(?: ${AT_PRESENT})?`,
  `how senior (?:is|are) ${WHO}|(?:what is )?${OF_HERS}(?:(?:current|present) )?(?:level of seniority|seniority(?: level)?|career level)`,
  `${NOW} work|works? ${AT_PRESENT}`,
  `(?:(?:what|which) (?:is|are) )?${OF_HERS}(?:current|present) ${HOUSE}`,
)

const IN = '(?:in|at|with|for|on|of)'
const HERE = `(?:${JOB_NOW}|there|where ${WHO} (?:works?|is|are)(?: ${AT_PRESENT})?|${OF_HERS}(?:this|that) ${JOB})`
export const SINCE_WHEN = oneOf(
  `(?:since|from) when (?:has|have|is|are|does|do) ${WHO} (?:been |had |held |hold |have )?(?:working |employed )?(?:(?:in|at|with|for|on|by) )?${HERE}`,
  `(?:since (?:when|what (?:date|year|month))|when|(?:in )?(?:which|what) (?:year|month)|(?:on )?what date) (?:did|has|have) ${WHO} (?:start(?:ed)?|begin|begun|began|join(?:ed)?|t[ao]ken?(?: up| on| over)?|get|got|enter(?:ed)?|assumed?|move(?:d)? (?:in)?to|come to|accept(?:ed)?|been)(?: (?:in|at|with|working(?: in| at| for)?))? ${HERE}`,
  `when (?:was|were) ${WHO} (?:appointed|hired|promoted|employed)(?: (?:to|in|for|into|by))? ${HERE}`,
  `when did ${HERE} (?:start|begin)`,
  `(?:the )?(?:start(?:ing)?(?: date)?|beginning|begin date|first day)(?: date)? ${IN} ${HERE}`,
  `${JOB_NOW} (?:since(?: when)?|start(?: date)?)`,
)
export const HOW_LONG_NOW = oneOf(
  `(?:for )?how (?:long|many (?:years|months)) (?:has|have|is|are|does|do) ${WHO} (?:been |had |held |worked |have |work )?(?:working |employed |doing )?(?:(?:in|at|with|for|on|by) )?${HERE}(?: (?:so far|now|already))?`,
  `(?:the )?(?:tenure|duration|length|time(?: spent)?|length of (?:stay|service)|years|how long) ${IN} ${HERE}(?: so far)?`,
)

/** The main posts that go on; where there are none, those beside, but for offices. */
export function postsNow(facts: Facts, now: number): readonly Held[] {
  const open = heldPosts(facts).filter((post) => goesOn(post, now))
  const work = open.filter(({ title, entry }) => !HONORARY.test(title ?? entry.text))
  const main = work.filter(({ beside }) => !beside)
  return main.length > 0 ? main : work
}

export const said = ({ text, units }: Held): PlanPart => ({ text, units })

export function planNow(facts: Facts, now: number): Plan | null {
  const posts = [...currentUndated(facts), ...postsNow(facts, now).map(said)]
  if (posts.length > 0) return planOf(posts.slice(0, MOST))
  const away = breakNow(facts, now)
  if (away !== null) return planOf([{ text: headline(away), units: away.header }])
  // of a contractor between projects, the latest
  const last = planLastProject(facts)
  const ends = heldPosts(facts).map(({ range }) => range.to)
  const isLast = heldPosts(facts).some(
    ({ entry, range }) =>
      range.to === Math.max(...ends) && last?.parts.some(({ units }) => units === entry.header),
  )
  return isLast ? last : null
}

export function planHowLongNow(facts: Facts, now: number): Plan | null {
  const posts = postsNow(facts, now)
  if (posts.length !== 1) return planNow(facts, now)
  return lasting(posts, now)
}

/** How long the posts went on together, and which they are. */
export function lasting(posts: readonly Held[], now: number): Plan | null {
  if (posts.length === 0) return null
  const entries = posts.map(({ entry, range }): DatedEntry => ({ ...entry, range }))
  const exact = posts.every(({ range }) => range.exact)
  const open = posts.some((post) => goesOn(post, now))
  const lead = `${capital(sayLength(monthsIn(entries, now), exact))}${open ? ' so far' : ''}`
  return { lead, parts: posts.map(said), list: true, chance: 0.9, fact: true }
}

/** What goes on in the place of a post: parental leave, a search for work. */
function breakNow(facts: Facts, now: number): Entry | null {
  return (
    facts.entries.find(
      ({ kind, parts, text, range }) =>
        kind === 'experience' &&
        range !== null &&
        goesOn({ range }, now) &&
        (isBreak(parts) || AWAY.test(text)),
    ) ?? null
  )
}
