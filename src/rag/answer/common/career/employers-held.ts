/** 'Which companies has she worked for?', 'list all her employers', 'her jobs': each once, in the CV's order. */
import type { Facts } from '../../facts/facts.ts'
import { WHO } from '../../lexicon/frames.ts'
import type { Plan, PlanPart } from '../../plan/plan.ts'
import { currentUndated } from '../../posts/current-undated.ts'
import { OWN_ACCOUNT } from '../../posts/held-words.ts'
import { goesOn, heldPosts, type Held } from '../../posts/held.ts'
import { headingsOf, isForClient, sameOrg } from '../../posts/post-entries.ts'
import { OF_HERS, oneOf } from '../asked-posts.ts'
import { boldPosts } from './bold-posts.ts'
import { listOf } from '../planner.ts'

const ALL = '(?:(?:all|every|any|each)(?: of)? )?'
export const EVER =
  '(?: (?:so far|before|in the past|until now|to date|over the years|during (?:his|her|their|your) career|in (?:his|her|their|your) (?:career|life|professional life)|already|previously|in total|altogether|since (?:(?:he|she|they|you) )?(?:graduat(?:ing|ion|ed)|(?:leaving|finishing|left|finished) (?:school|university|college)|(?:his|her|their|your) (?:graduation|degree|studies))))?' +
  // a list of all holds these as well
  '(?:,? (?:including|even|also|incl) (?:(?:any|all|the|his|her|their|your) )?(?:(?:short|brief|summer|student|temporary|part[- ]time|small) )?(?:internships?|traineeships?|placements?|apprenticeships?|jobs|posts|ones|stints|contracts)(?: (?:included|too|as well))?)?'
const EARLIER = '(?:(?:previous|past|former|earlier|prior|different|various) )?'
const FIRMS =
  '(?:employers|companies|firms|organi[sz]ations|businesses|work ?places|institutions|clubs|places of (?:work|employment))'
const FIRM = '(?:employer|company|firm|organi[sz]ation|business|work ?place|institution)'
/** 'Every firm she has worked for', 'the places where he was employed'. */
const WORKED = `(?:(?:that |which |where |(?:for |at )which )?${WHO} (?:(?:has|have|had|was|were|is|are) )?(?:ever )?(?:had|worked|been(?: employed| working)?|employed|working)(?: (?:for|at|with|by))?)`
const POSTS =
  '(?:jobs|positions|roles|posts|(?:work|employment|career|job|professional) history|(?:work|professional|working|job) experience|job titles|employment record|track record|professional background|work background)'
const LEARNED = '(?:research|teaching|academic|scientific|university)'
const LIST =
  '(?:(?:list|name|show|give|enumerate)(?: me| us)? |(?:a |the )?(?:full |complete )?list of |overview of )?'
export const FIRMS_HELD = oneOf(
  `${LIST}(?:every|each)(?: single)? (?:(?:one )?of )?${OF_HERS}${EARLIER}(?:${FIRMS}|${FIRM})(?: ${WORKED})?${EVER}`,
  `${LIST}${ALL}${OF_HERS}${EARLIER}(?:places|${FIRMS}) ${WORKED}${EVER}`,
  `(?:at |in )?(?:which|what) ${FIRMS} (?:has|have|had|did) ${WHO} (?:held?|had|have) (?:${LEARNED}(?: (?:or|and) ${LEARNED})? )?(?:posts|positions|jobs|appointments|roles)(?: (?:at|in|with))?${EVER}`,
  `${LIST}${ALL}${OF_HERS}${EARLIER}${FIRMS}(?: (?:that |which )?${WHO} (?:has |have )?(?:ever )?(?:had|worked (?:for|at|with)))?${EVER}`,
  `(?:for |at |in )?(?:which|what|whose) ${EARLIER}${FIRMS} (?:has|have|had|did) ${WHO} (?:ever )?(?:work(?:ed)?|been|had?|have|been (?:employed|working))(?: (?:for|at|with|by|in))?${EVER}`,
  `(?:what|which|who) (?:are|were|is) ${ALL}${OF_HERS}${EARLIER}${FIRMS}`,
  `(?:for )?whom? (?:has|have|did|had) ${WHO} (?:ever )?(?:work(?:ed)?|been (?:employed|working))(?: (?:for|by|with))?${EVER}`,
  `who (?:has|have|had) (?:ever )?employed ${WHO}${EVER}`,
  `where (?:has|have|had) ${WHO} (?:ever )?(?:worked|been (?:working|employed))${EVER}`,
  `${WHO} worked (?:for|at) (?:which|what) ${FIRMS}`,
)
export const POSTS_HELD = oneOf(
  `${LIST}${ALL}${OF_HERS}${EARLIER}${POSTS}(?: (?:(?:that |which )?${WHO} (?:has |have )?(?:ever )?(?:had|held|worked in|done)|(?:ever )?held))?${EVER}`,
  `${LIST}(?:every|each)(?: single)? (?:(?:one )?of )?${OF_HERS}${EARLIER}(?:job|position|role|post)(?: (?:(?:that |which )?${WHO} (?:has |have )?(?:ever )?(?:had|held|worked in|done)|held))?${EVER}`,
  `(?:what|which) ${EARLIER}${POSTS} (?:has|have|had|did|does) ${WHO} (?:ever )?(?:have|had|held|hold|done|do|worked in|got)${EVER}`,
  `(?:what|which) (?:are|were|is) ${ALL}${OF_HERS}${EARLIER}${POSTS}`,
  `(?:something |more )?about ${OF_HERS}${EARLIER}${POSTS}`,
  `what (?:has|have) ${WHO} (?:worked as|done professionally|done for a living)${EVER}`,
)
const ENDED = /\b(?:previous|past|former|earlier|prior)(?! experience)\b|\bbefore$/
/** Done for nothing. */
const UNPAID =
  /\b(?:unpaid|voluntary|volunteer\w*|pro bono|honorary|trustee|board member|member of|treasurer|governor|chair of|secretary of)\b/i
const OWN_FIRM = new RegExp(
  `${OWN_ACCOUNT.source}|\\b(?:my|own) (?:own )?(?:consultancy|business|firm|company|studio)\\b`,
  'i',
)
/** Characters of all headers that are said as they stand. */
const ROOM = 600

/** Where one researches or teaches. */
const LEARNED_BODY =
  /\b(?:universit\p{L}*|institut\p{L}*|colleges?|schools?|academ\p{L}+|research\p{L}*|professor|lectur\p{L}+|fellow|postdoc\p{L}*|teach\p{L}+|tutor|stations?|laborator\p{L}+|faculty|museum|observatory)(?!\p{L})/iu

export function planFirms(facts: Facts, now: number, folded: string): Plan | null {
  const learned = new RegExp(`\\b${LEARNED} (?:(?:or|and)|posts|positions|jobs|appointments|roles)\\b`).test(
    folded,
  )
  const fits = (text: string): boolean => !learned || LEARNED_BODY.test(text)
  const bold = ENDED.test(folded) ? [] : boldPosts(facts).filter(({ text }) => fits(text))
  const posts = employed(facts, chosen(facts, now, folded), folded).filter(({ text }) => fits(text))
  if (bold.length > posts.length) return listOf(bold)
  const firms: Held[] = []
  for (const post of posts) if (!firms.some(({ org }) => sameOrg(org, post.org))) firms.push(post)
  const whole = firms.reduce((sum, { text }) => sum + text.length + 2, 0) <= ROOM
  return listOf([...(ENDED.test(folded) ? [] : currentUndated(facts)), ...saidOf(firms, posts, whole)])
}

/** Who employs one is another: where posts are held with some, what one does on one's own account is left out. */
function employed(facts: Facts, posts: readonly Held[], folded: string): readonly Held[] {
  if (!/\bemploy/.test(folded)) return posts
  const others = posts.filter(
    ({ text, entry }) =>
      !isForClient(facts, entry) && ![text, ...headingsOf(facts, entry)].some((one) => OWN_FIRM.test(one)),
  )
  return others.length > 0 ? others : posts
}

export function planPosts(facts: Facts, now: number, folded: string): Plan | null {
  const posts = chosen(facts, now, folded)
  return listOf([...(ENDED.test(folded) ? [] : currentUndated(facts)), ...saidOf(posts, [], false)])
}

function chosen(facts: Facts, now: number, folded: string): readonly Held[] {
  const paid = heldPosts(facts).filter(({ text, beside }) => !beside || !UNPAID.test(text))
  if (!ENDED.test(folded)) return paid
  const open = paid.filter((post) => goesOn(post, now))
  return paid.filter((post) => !goesOn(post, now) && !open.some(({ org }) => sameOrg(org, post.org)))
}

/** Headers as they stand, or title and employer where these are too long together. */
export function saidOf(shown: readonly Held[], all: readonly Held[], whole: boolean): PlanPart[] {
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
