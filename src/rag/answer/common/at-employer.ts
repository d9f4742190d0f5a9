/** 'What did she do at Acme?', 'when did she leave Acme?', 'Acme': of one employer, all that is asked. */
import type { Entry } from '../entries/entry.ts'
import type { Facts } from '../facts/facts.ts'
import { exactly, WHO, WHOSE } from '../lexicon/frames.ts'
import type { Kind } from '../lexicon/kinds.ts'
import { looksLikeTitle } from '../lexicon/names.ts'
import type { Plan, PlanPart } from '../plan/plan.ts'
import { bodyParts, headPart } from '../posts/entry-body.ts'
import { goesOn } from '../posts/held.ts'
import { words } from '../text/text.ts'
import { entriesNamed } from './named-entry.ts'
import { listOf, planOf, type Overview, type Planners } from './planner.ts'
import { ACHIEVED, planAchieved, planUsed, USED } from './post-details.ts'
import { planWhyLeftThese, planWhyLooking } from './why-left.ts'

/** A name, which is looked for among the employers. */
const X = '.{2,80}'
const AT = '(?:at|for|with|in)'
const POSTS: readonly Kind[] = ['experience', 'volunteering', 'teaching']
/** Characters that are said of what one did. */
const ROOM = 380
/** And of each of several posts. */
const EACH = 180

const DID = exactly(
  [
    `what (?:does|do|did|has|have|is|was|are|were) ${WHO} (?:currently |now )?(?:do|done|doing|been doing|work on|working on|responsible for|in charge of) (?:while |when )?(?:${WHO} was )?(?:working )?${AT} ${X}`,
    `what (?:is|are|was|were) (?:${WHOSE} )(?:main |key |daily |day-to-day )?(?:duties|responsibilities|tasks|work|role and responsibilities) ${AT} ${X}`,
    `what did (?:${WHOSE} )?(?:job|work|role|post|position|time) ${AT} ${X} (?:involve|consist of|include|entail)`,
    `(?:tell (?:me|us) )?(?:more |something |a bit )?about (?:${WHOSE} )(?:time|work|job|role|post|position|experience|stint|years) ${AT} ${X}`,
    `(?:describe|summari[sz]e) (?:${WHOSE} )(?:time|work|job|role|post|position|experience|stint) ${AT} ${X}`,
    `(?:${WHOSE} )*(?:duties|responsibilities|tasks|work|job) ${AT} ${X}`,
    `${X} (?:duties|responsibilities|tasks)`,
  ].join('|'),
)
const JOINED = exactly(
  [
    `(?:when|in (?:which|what) year|since when|from when) (?:did|has|have|was|is) ${WHO} (?:join(?:ed)?|start(?:ed)?(?: work(?:ing)?)? ${AT}|begin ${AT}|begun ${AT}|hired (?:by|at)|come to|been (?:working )?${AT}) ${X}`,
    `when did ${WHO} (?:start|begin) (?:to work|work|working|the job|the role|a job) ${AT} ${X}`,
    `start(?:ing)? date ${AT} ${X}`,
  ].join('|'),
)
const LEFT = exactly(
  [
    `(?:when|in (?:which|what) year|until when|till when) (?:did|was|has|have) ${WHO} (?:leave|left|quit|stop(?: working)? ${AT}|finish(?:ed)?(?: working)? ${AT}|end ${AT}|work ${AT}|stay ${AT}|go from) ${X}`,
    `until when (?:was|were|is|are) ${WHO} (?:employed |working )?(?:${AT}|by) ${X}`,
  ].join('|'),
)
const WHY_LEFT = exactly(
  [
    `(?:(?:please |can you |could you )?(?:tell me|explain|say) |and |i wonder )?(?:why|how come|for what reason) (?:did |has |have |was |were )?${WHO} (?:leave|left|quit|resign(?:ed)? from|stop(?:ped)? working ${AT}|depart(?:ed)? from|go(?:ne)? from|let go (?:by|from)|dismissed (?:by|from)|give up|gave up) ${X}`,
    `what made ${WHO} (?:leave|quit|resign from|move on from|go from) ${X}`,
    `(?:what (?:is|was|were) )?(?:${WHOSE} )*reasons? (?:for|of) (?:leaving|quitting|departure from|${WHO} leaving) ${X}`,
    `why did (?:${WHOSE} )*(?:time|job|post|contract|employment|work|stint|role) ${AT} ${X} (?:end|stop|finish)`,
  ].join('|'),
)
/** Of the present one it is why another is looked for. */
const WHY_LEAVING = exactly(
  [
    `(?:why|how come|for what reason) (?:does|do|is|are|would) ${WHO} (?:leave|leaving|quit|quitting) ${X}`,
    `(?:why|how come|for what reason) (?:does|do|is|are|would) ${WHO} (?:now |currently )?(?:want|wish|like|plan|planning|intend|looking|going|hoping|trying|thinking|keen|ready|about) (?:to|of) (?:leave|leaving|quit|quitting|resign from|move on from|moving on from|get out of|part ways with) ${X}`,
  ].join('|'),
)
/** One pattern, for no words of either are told: each such one is run for every question. */
const WHY_LEFT_OR_LEAVING = new RegExp(`${WHY_LEFT.source}|${WHY_LEAVING.source}`)
const STILL = exactly(
  [
    `(?:is|are) ${WHO} (?:still |currently |now )+(?:working |employed )?(?:${AT}|by) ${X}`,
    `(?:does|do) ${WHO} (?:still |currently |now )+work ${AT} ${X}`,
    `(?:has|did) ${WHO} (?:left|leave) ${X}(?: yet| already)?`,
  ].join('|'),
)
const ROLE = exactly(
  [
    `(?:what|which) (?:was|is|were|are) (?:${WHOSE} )(?:last |first |exact |official )?(?:roles?|jobs?(?: titles?)?|positions?|posts?|titles?|functions?) (?:when ${WHO} (?:was|worked) )?${AT} ${X}`,
    `(?:what|which) (?:roles?|jobs?|positions?|posts?|titles?) (?:did|does|has|have) ${WHO} (?:have|hold|held|had|do|work in) ${AT} ${X}`,
    `as what (?:did|does) ${WHO} work ${AT} ${X}`,
    `(?:${WHOSE} )*(?:roles?|job titles?|positions?|titles?) ${AT} ${X}`,
    `in (?:what|which) (?:role|position|capacity|function) (?:did|does|was|is) ${WHO} (?:work|working|employed) ${AT} ${X}`,
  ].join('|'),
)
const FIRST = '(?:very )?(?:first|earliest|initial)'
const END_ROLE = exactly(
  [
    `(?:what|which) (?:was|is) (?:${WHOSE} )(?:${FIRST}|last|latest|final) (?:role|job(?: title)?|position|post|title|function) (?:when ${WHO} (?:was|worked) )?${AT} ${X}`,
    `(?:${WHOSE} )*(?:${FIRST}|last|latest|final) (?:role|job title|position|post|title) ${AT} ${X}`,
  ].join('|'),
)
/** Of the patterns above, whether the first of them is asked for. */
const ASKS_FIRST = new RegExp(`^(?:\\S+ ){0,4}?${FIRST} `)
const WHERE = exactly(
  [
    `where (?:is|was) ${X}`,
    `where (?:is|was) ${X} (?:located|based|situated)`,
    `(?:in )?(?:what|which) (?:city|town|place|country) (?:is|was) ${X}`,
    `(?:in )?(?:what|which) (?:city|town|place|country) (?:did|does) ${WHO} work ${AT} ${X}`,
    `where did ${WHO} work (?:when ${WHO} (?:was|worked) )?(?:for|with) ${X}`,
  ].join('|'),
)

const BEHIND = new RegExp(
  `^.*?\\b(?:${AT.slice(3, -1)}|by|from|join(?:ed)?|leave|leaving|left|quit|quitting|gave up|give up|from|come to)\\s+(?=\\S)`,
)
const AFTER =
  /\s+(?:duties|responsibilities|tasks|achievements|accomplishments|results|involve|consist of|include|entail|end|stop|finish|located|based|situated|yet|already)$/

/** Names that a question may hold, from the longest on: behind each word that leads to one. */
function namesIn(folded: string): string[] {
  const out: string[] = []
  let rest = folded.replace(AFTER, '')
  out.push(rest)
  const is = /^(?:where|(?:in )?(?:what|which) (?:city|town|place|country)) (?:is|was) (.+)$/.exec(rest)?.[1]
  if (is !== undefined) out.push(is)
  for (let found = BEHIND.exec(rest); found !== null; found = BEHIND.exec(rest)) {
    rest = rest.slice(found[0].length)
    out.push(rest)
  }
  return out
}

type Said = (facts: Facts, entries: readonly Entry[], folded: string, now: number) => Overview

/**
 * A pattern, and what is said of the entries with the one who is named in it; null where there are none, or where
 * the question says more than the name.
 */
export const asked = (pattern: RegExp, kinds: readonly Kind[], said: Said): Planners[number] => [
  pattern,
  (facts, _groups, now, folded) => {
    for (const name of namesIn(folded)) {
      const found = named(facts, name, kinds)
      if (found.length > 0 && isAll(pattern, name, folded)) return said(facts, found, folded, now)
    }
    return null
  },
]

/** 'Brasserie Kobalt in Antwerp', 'the Brunnmatt in 2014': with the place or the year that the entries tell, too. */
function named(facts: Facts, name: string, kinds: readonly Kind[]): readonly Entry[] {
  const whole = entriesNamed(facts, name, kinds)
  const [, short = '', more = ''] = /^(.{3,}?),? in (.{3,40})$/.exec(name) ?? []
  if (whole.length > 0 || short === '') return whole
  const asked = words(more)
  return entriesNamed(facts, short, kinds).filter(({ text }) => {
    const own = new Set(words(text).map((word) => word.text))
    return asked.every((word) => own.has(word.text))
  })
}

/** Does the pattern take in the whole question when the name stands for itself? */
function isAll({ source }: RegExp, name: string, folded: string): boolean {
  const plain = name.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
  return new RegExp(source.replaceAll(X, () => plain)).test(folded)
}

/** The last post first, with what stands below it. */
function told(facts: Facts, posts: readonly Entry[]): Plan | null {
  const latest = posts.toReversed()
  const room = latest.length > 1 ? EACH : ROOM
  return planOf(
    latest.slice(0, 3).flatMap((post): PlanPart[] => [headPart(post), ...bodyParts(facts, post, room)]),
  )
}

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
  asked(LEFT, POSTS, (_, posts) => only(spent(posts).at(-1))),
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
  asked(DID, POSTS, told),
]

/** Characters of a question that may be a name alone. */
const NAME = 60

/** For a question that is an employer's or a school's name alone: all that it tells of. */
export function planNameAlone(facts: Facts, folded: string): Plan | null {
  const entries = folded.length > NAME ? [] : entriesNamed(facts, folded, [...POSTS, 'education'])
  return entries.length > 0 ? told(facts, entries) : null
}
