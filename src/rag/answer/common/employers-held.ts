/** 'Which companies has she worked for?', 'list all her employers', 'her jobs': each once, in the CV's order. */
import type { Facts } from '../facts.ts'
import { WHO } from '../lexicon/frames.ts'
import type { Plan, PlanPart } from '../plan.ts'
import { OF_HERS, oneOf } from './asked-posts.ts'
import { goesOn, heldPosts, type Held } from './held.ts'
import { sameOrg } from './post-entries.ts'
import { listOf } from './planner.ts'

const ALL = '(?:(?:all|every|any|each)(?: of)? )?'
const EVER =
  '(?: (?:so far|before|in the past|until now|to date|over the years|during (?:his|her|their|your) career|in (?:his|her|their|your) (?:career|life|professional life)|already|previously|in total))?'
const EARLIER = '(?:(?:previous|past|former|earlier|prior|different|various) )?'
const FIRMS = '(?:employers|companies|firms|organi[sz]ations|businesses|work ?places|institutions)'
const POSTS =
  '(?:jobs|positions|roles|posts|(?:work|employment|career|job|professional) history|(?:work|professional|working|job) experience|job titles|employment record|track record|professional background|work background)'
const LIST =
  '(?:(?:list|name|show|give|enumerate)(?: me| us)? |(?:a |the )?(?:full |complete )?list of |overview of )?'
export const FIRMS_HELD = oneOf(
  `${LIST}${ALL}${OF_HERS}${EARLIER}${FIRMS}(?: (?:that |which )?${WHO} (?:has |have )?(?:ever )?(?:had|worked (?:for|at|with)))?${EVER}`,
  `(?:for |at |in )?(?:which|what|whose) ${EARLIER}${FIRMS} (?:has|have|had|did) ${WHO} (?:ever )?(?:work(?:ed)?|been|had?|have|been (?:employed|working))(?: (?:for|at|with|by|in))?${EVER}`,
  `(?:what|which|who) (?:are|were|is) ${ALL}${OF_HERS}${EARLIER}${FIRMS}`,
  `(?:for )?whom? (?:has|have|did|had) ${WHO} (?:ever )?(?:work(?:ed)?|been (?:employed|working))(?: (?:for|by|with))?${EVER}`,
  `where (?:has|have|had) ${WHO} (?:ever )?(?:worked|been (?:working|employed))${EVER}`,
  `${WHO} worked (?:for|at) (?:which|what) ${FIRMS}`,
)
export const POSTS_HELD = oneOf(
  `${LIST}${ALL}${OF_HERS}${EARLIER}${POSTS}(?: (?:that |which )?${WHO} (?:has |have )?(?:ever )?(?:had|held|worked in|done))?${EVER}`,
  `(?:what|which) ${EARLIER}${POSTS} (?:has|have|had|did|does) ${WHO} (?:ever )?(?:have|had|held|hold|done|do|worked in|got)${EVER}`,
  `(?:what|which) (?:are|were|is) ${ALL}${OF_HERS}${EARLIER}${POSTS}`,
  `(?:something |more )?about ${OF_HERS}${EARLIER}${POSTS}`,
  `what (?:has|have) ${WHO} (?:worked as|done professionally|done for a living)${EVER}`,
)
const ENDED = /\b(?:previous|past|former|earlier|prior)(?! experience)\b|\bbefore$/
/** Done for nothing. */
const UNPAID =
  /\b(?:unpaid|voluntary|volunteer\w*|pro bono|honorary|trustee|board member|member of|treasurer|governor|chair of|secretary of)\b/i
/** Characters of all headers that are said as they stand. */
const ROOM = 600

export function planFirms(facts: Facts, now: number, folded: string): Plan | null {
  const posts = chosen(facts, now, folded)
  const firms: Held[] = []
  for (const post of posts) if (!firms.some(({ org }) => sameOrg(org, post.org))) firms.push(post)
  const whole = firms.reduce((sum, { text }) => sum + text.length + 2, 0) <= ROOM
  return listOf(saidOf(firms, posts, whole))
}

export function planPosts(facts: Facts, now: number, folded: string): Plan | null {
  const posts = chosen(facts, now, folded)
  return listOf(saidOf(posts, [], false))
}

function chosen(facts: Facts, now: number, folded: string): readonly Held[] {
  const paid = heldPosts(facts).filter(({ text, beside }) => !beside || !UNPAID.test(text))
  if (!ENDED.test(folded)) return paid
  const open = paid.filter((post) => goesOn(post, now))
  return paid.filter((post) => !goesOn(post, now) && !open.some(({ org }) => sameOrg(org, post.org)))
}

/** Headers as they stand, or title and employer where these are too long together. */
function saidOf(shown: readonly Held[], all: readonly Held[], whole: boolean): PlanPart[] {
  return shown.map((post) => {
    const { title, org, entry, text } = post
    const same = all.filter((one) => sameOrg(one.org, org))
    const units = [...new Set((same.length > 0 ? same : [post]).flatMap((one) => one.units))]
    if (whole || title === null || /^(?:I|she|he)\b/i.test(title) || org === null || !text.includes(org))
      return { text, units }
    const brief = title.length + org.length > 80 ? org : `${title}, ${org}`
    const dates = entry.dates.replace(/^(?=Since|From)./, (first) => first.toLowerCase())
    return { text: dates === '' || brief.includes(dates) ? brief : `${brief} (${dates})`, units }
  })
}
