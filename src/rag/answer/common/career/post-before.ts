/** 'Her previous job', 'her first job', 'the longest': one of the main posts by when it was. */
import type { Entry } from '../../entries/entry.ts'
import type { Facts } from '../../facts/facts.ts'
import { WHO } from '../../lexicon/frames.ts'
import type { Plan } from '../../plan/plan.ts'
import { goesOn, mainPosts, type Held } from '../../posts/held.ts'
import { monthsIn } from '../../posts/timeline-entries.ts'
import { fold } from '../../text/text.ts'
import { AT_WHOM, BEFORE, JOB, JOB_NOW, OF_HERS, oneOf } from '../asked-posts.ts'
import { NOWHERE, planOf, UNSAID, type Overview } from '../planner.ts'
import { lasting, postsNow, said } from './post-now.ts'

const JOB_BEFORE = `${OF_HERS}${BEFORE} (?:(?:main|full[- ]time) )?${JOB}`
const BEFORE_IT = `(?:before(?: (?:that|this|it|now|then|${JOB_NOW}|joining ${JOB_NOW}|${OF_HERS}${JOB}))?|prior to (?:that|this|now|${JOB_NOW})|previously|last)`
export const WHAT_BEFORE = oneOf(
  JOB_BEFORE,
  `(?:what|which|who|where) (?:was|is|were) (?:the name of )?${JOB_BEFORE}`,
  `(?:what|which) (?:was|is) (?:the )?${JOB} (?:${WHO} (?:had|held) )?(?:before|prior to) (?:${JOB_NOW}|that|this)`,
  `(?:where|as what) (?:did|has|have|had|was|were) ${WHO} (?:work(?:ed)?|been|employed|working|been (?:working|employed)) ${BEFORE_IT}`,
  `what (?:did|was|were|had) ${WHO} (?:do|doing|done) ${BEFORE_IT}`,
  `(?:for )?(?:whom?|(?:which|what) (?:company|employer|firm|organi[sz]ation)) (?:did|has|had) ${WHO} work(?:ed)?(?: for| at)? ${BEFORE_IT}`,
  `(?:what|which) ${JOB} (?:did|had) ${WHO} (?:have|had|hold|held|do) ${BEFORE_IT}`,
  `where (?:did|does|do) ${WHO} come from(?: professionally)? before ${JOB_NOW}`,
  `(?:something |more )?about ${JOB_BEFORE}`,
  `${JOB} before ${JOB_NOW}`,
)
export const HOW_LONG_BEFORE = oneOf(
  `(?:for )?how (?:long|many (?:years|months)) (?:did|was|were|has|have|had) ${WHO} (?:stay(?:ed)?|work(?:ed)?|be|been|working|employed|remain(?:ed)?|last(?:ed)?|hold|held|spend|spent|have|had)?(?: ?(?:in|at|with|for|on))? ?${JOB_BEFORE}`,
  `how long did ${JOB_BEFORE} (?:last|go on)`,
  `(?:the )?(?:tenure|duration|length|time(?: spent)?|length of stay) (?:in|at|of|with) ${JOB_BEFORE}`,
)
const FIRST = '(?:(?:very )?first|earliest|oldest)'
const IN_TRADE =
  '(?: ever)?(?: (?:in|of) (?:the|this|that|his|her|their|your) (?:trade|profession|line of work|(?:professional |working )?(?:career|life)))?(?: ever)?'
export const WHAT_FIRST = oneOf(
  `${OF_HERS}${FIRST} (?:(?:real|proper|paid|full[- ]time|professional|permanent) )?${JOB}${IN_TRADE}`,
  `(?:what|which|who|where) (?:was|is) ${OF_HERS}${FIRST} (?:(?:real|proper|paid|full[- ]time|professional|ever) )?${JOB}${IN_TRADE}`,
  `(?:where|how|when|as what|with (?:which|what) (?:company|employer|firm)|at (?:which|what) (?:company|employer|firm)) (?:did|has) ${WHO} (?:begin|began|start(?:ed)?|launch)(?: out)? (?:${OF_HERS}(?:(?:professional|working) )?(?:career|life|journey)|working|work|out|to work)`,
  `(?:where|what) did ${WHO} (?:work|do) (?:first|in the beginning|at the beginning|originally|initially)`,
  `(?:who|which (?:company|firm)) was ${OF_HERS}${FIRST} employer`,
  `(?:the )?(?:start|beginning|begin) of ${OF_HERS}(?:professional |working )?career|career start|(?:first|earliest) (?:work|professional) experience`,
  `what did ${WHO} do (?:right |straight |directly )?after (?:university|school|college|graduating|graduation|(?:${OF_HERS})?(?:degree|studies))`,
)
const LONGEST = '(?:(?:the )?longest)'
export const WHAT_LONGEST = oneOf(
  `(?:(?:what|which|where) (?:was|is|has been) )?${OF_HERS}${LONGEST}(?:[- ](?:held|lasting|standing|running|serving))? (?:${JOB}|stay|tenure|stint|period of employment)(?: (?:so far|ever))?`,
  `(?:where|as what|for whom|at (?:which|what) ${JOB}|for (?:which|what) ${JOB}|(?:in )?(?:which|what) ${JOB}) (?:did|has|have|was|were) ${WHO} (?:work(?:ed)?|stay(?:ed)?|been|employed|hold|held|have|had|spent|spend)(?: (?:for|in|at))?(?: the)? (?:longest|most time|most years)(?: time)?`,
  `(?:what|which) ${JOB} (?:did|has) ${WHO} (?:stay(?:ed)? in|keep|kept|have|had|held|hold)(?: for)?(?: the)? longest`,
  `who (?:did|has) ${WHO} work(?:ed)? for(?: the)? longest`,
)

const orgOf = ({ org }: Held): string => fold(org ?? '').replace(/^the /, '')

/** The last of the main posts to end; `elsewhere`: with another employer than now. */
function postBefore(facts: Facts, now: number, elsewhere: boolean): Held | null {
  const open = postsNow(facts, now)
  const held = new Set(open.map(orgOf).filter((org) => org !== ''))
  const ended = mainPosts(facts)
    .filter((post) => !goesOn(post, now) && post.range.to < now && !(elsewhere && held.has(orgOf(post))))
    .sort((a, b) => b.range.to - a.range.to || b.range.from - a.range.from)
  return ended[0] ?? null
}

/** 'Lead Engineer (2021 – now), before that Senior Engineer (2018 – 2021)' */
const RISEN = /\bbefore that,? (.{4,120})$/i

export function planBefore(facts: Facts, now: number, folded: string): Overview {
  const elsewhere = AT_WHOM.test(folded)
  const [open] = postsNow(facts, now)
  const risen = open === undefined || elsewhere ? null : RISEN.exec(open.text)
  if (open !== undefined && risen?.[1] !== undefined)
    return planOf([
      {
        text: risen[1].replace(/[).]+$/, (end) =>
          end.startsWith(')') && risen[1]?.includes('(') ? ')' : '',
        ),
        units: open.units,
      },
    ])
  const post = postBefore(facts, now, elsewhere)
  return post ? planOf([said(post)]) : noneBefore(facts, now, elsewhere)
}

/** What tells of earlier work in other words than a header's. */
const EARLIER =
  /\b(?:before|previous(?:ly)?|former(?:ly)?|earlier|prior|until|ex-|past|started (?:out )?as|used to|worked (?:at|for|as|in))\b/i

/** Where all posts go on, none was before; null where some have no dates. */
function noneBefore(facts: Facts, now: number, elsewhere: boolean): Overview {
  const open = postsNow(facts, now)
  const known = new Set(open.map(({ entry }) => entry.index))
  const orgs = new Set(open.map(orgOf))
  const posts = facts.entries.filter(({ kind }) => kind === 'experience')
  const isNow = (entry: Entry): boolean =>
    known.has(entry.index) ||
    (elsewhere && entry.org !== null && orgs.has(fold(entry.org).replace(/^the /, '')))
  if (open.length === 0 || !posts.every(isNow)) return null
  return facts.units.some(({ unit }) => EARLIER.test(unit.text)) ? UNSAID : NOWHERE
}

export function planHowLongBefore(facts: Facts, now: number, folded: string): Plan | null {
  const post = postBefore(facts, now, AT_WHOM.test(folded))
  return post && lasting([post], now)
}

/** What one does while one studies or tries a trade. */
export const TRIAL =
  /\b(?:intern(?:ship)?|placement|work experience|student (?:assistant|worker|job)|working student|summer job|holiday job|military service|national service|conscript)\b/i

export function planFirst(facts: Facts): Plan | null {
  const all = [...mainPosts(facts)].sort((a, b) => a.range.from - b.range.from || b.range.to - a.range.to)
  const first = all.find(({ text }) => !TRIAL.test(text)) ?? all[0]
  return first === undefined ? null : planOf([said(first)])
}

/** The posts at the employer with whom one was for most months. */
export function planLongest(facts: Facts, now: number, folded: string): Plan | null {
  const posts = mainPosts(facts).filter(({ range }) => !range.single && range.from <= now)
  const byOrg = new Map<string, Held[]>()
  for (const post of posts) {
    const org = /\b(?:position|role|post|title)\b/.test(folded) ? '' : orgOf(post)
    const key = org === '' ? String(post.entry.index) : org
    byOrg.set(key, [...(byOrg.get(key) ?? []), post])
  }
  if (byOrg.size < 2) return null
  const months = (held: readonly Held[]): number =>
    monthsIn(
      held.map(({ entry, range }) => ({ ...entry, range })),
      now,
    )
  const [longest] = [...byOrg.values()].sort((a, b) => months(b) - months(a))
  return longest === undefined
    ? null
    : lasting(
        [...longest].sort((a, b) => a.range.from - b.range.from),
        now,
      )
}
