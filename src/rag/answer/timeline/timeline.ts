/** Questions that are answered from the entries' dates: who was where when, first, last, before, after, how long. */
import { isPost, type Entry } from '../entries/entry.ts'
import type { Facts } from '../facts/facts.ts'
import type { Kind } from '../lexicon/kinds.ts'
import type { Plan, PlanPart } from '../plan/plan.ts'
import {
  byStart,
  heldIn,
  partOf,
  posts,
  specifics,
  STUDYISH,
  timeline,
  toldPart,
  type DatedEntry,
  type TimelineContext,
} from '../posts/timeline-entries.ts'
import type { Question } from '../question/question.ts'
import type { Term } from '../ranking/terms.ts'
import { followingOf } from '../saying/told-next.ts'
import { words } from '../text/text.ts'
import { planAfterQualifying } from './after-qualifying.ts'
import { planBesideBreak, planWithinBreak } from './beside-break.ts'
import { firstAfterStudies, isAfterStudies } from './end-of-studies.ts'
import { planHowLong } from './how-long.ts'
import { planExactTime, planMoment } from './moments.ts'
import { between, BETWEEN } from './between.ts'
import { nextTo, nextToDated } from './neighbours.ts'
import { planHowManyRoles, planRoles } from './plan-roles.ts'
import { planTitleStep } from './title-steps.ts'
import { spokenOf, toldOf, yearTold } from './told-times.ts'
import { planYearEvents } from './year-events.ts'

/** 'After graduating in 2001': the year is that of the studies. */
const AFTER_STUDIES =
  /\b(?:after|once|following) (?:\S{1,20} ){0,3}?(?:graduat\w+|degree|studies|university|school|college|phd|doctorate)\b.{0,40}\bin (?:19|20)\d\d\b/

/** A post or a house that came before or after another, whatever that is called. */
const POST_BESIDE =
  /^(?:which|what) (?:jobs?|posts?|positions?|roles?|employers?|compan(?:y|ies)|firms?) (?:came|did|was)\b/
/** 'The next contract after Acme' is a post, rather than one that is looked for; a 'National Bank' is of no nationality. */
const isOfOrder = (topic: string, { order, folded }: TimelineContext['question']): boolean =>
  (order === 'before' || order === 'after') &&
  (topic === 'contract' || (topic === 'nationality' && POST_BESIDE.test(folded)))

const ASKS_WHICH =
  /\b(?:where|what|which|who|whom|list|name)\b|\bhow (?:did|do|does) \S+ (?:earn|make) (?:\S+ )?living\b.{0,40}\b(?:becom|joining|starting)/

/** A plan when the question is one about the timeline and the entries answer it; null leaves it to the rankers. */
export function planTimeline(ctx: TimelineContext): Plan | null {
  const { question } = ctx
  if (question.counts && !question.expects.has('duration')) return planHowManyRoles(ctx)
  if (
    question.expects.has('duration') &&
    /\bhow long|how many (?:years|months)|for how/.test(question.folded)
  )
    return planHowLong(ctx)
  if (
    ctx.facts.entries.length === 0 ||
    question.yesno ||
    question.counts ||
    question.topics.some(
      (t) => t.kinds[0] === 'practical' && t.name !== 'hours' && !isOfOrder(t.name, question),
    )
  )
    return null
  const found = planTitleStep(ctx) ?? planAfterQualifying(ctx) ?? planMoment(ctx) ?? planRoles(ctx)
  if (found !== null) return found
  const wh = ASKS_WHICH.test(question.folded) || question.keywords
  if (
    !wh ||
    question.expects.has('reason') ||
    (question.expects.has('person') &&
      !/\bemploy|\bwork(?:ed|s|ing)? for\b|\bwho (?:does|did|do)\b|\bclient (?:right |directly |just |immediately )?(?:before|after)\b/.test(
        question.folded,
      ))
  )
    return null
  if (question.time !== null && AFTER_STUDIES.test(question.folded)) {
    const next = afterStudies(ctx, question.time)
    if (next !== null) return next
  }
  // 'between her degree and her first post': the end is the first one, what is asked for is not
  if ((question.order === 'first' || question.order === 'last') && BETWEEN.test(question.folded)) {
    const found = between(ctx)
    if (found !== null) return found
  }
  if (question.time !== null && question.order === null)
    return nextToDated(ctx) ?? planYearEvents(ctx) ?? planExactTime(ctx) ?? atTime(ctx)
  if (question.order === 'after' && FIRST.test(question.folded) && isAfterStudies(question)) {
    const first = firstAfterStudies(ctx)
    if (first !== null) return first
  }
  if (question.order === 'before' || question.order === 'after') return planBesideBreak(ctx) ?? nextTo(ctx)
  if (question.order === null && BETWEEN.test(question.folded)) return between(ctx)
  if (question.order === 'current' || question.order === 'first' || question.order === 'last')
    return atEnd(ctx)
  return null
}

/** 'Where did she start out after university?' */
const FIRST = /\b(?:first|start(?:ed)? out|begin|began|start)\b.{1,40}\b(?:after|once|following)\b/

/** What began in the year in which studies ended, or in the next one, and went on beyond it. */
function afterStudies({ facts }: TimelineContext, { from, to }: { from: number; to: number }): Plan | null {
  const [next] = byStart(timeline(facts, ['experience', 'education'])).filter(
    ({ range }) => !range.single && range.from >= from && range.from <= to + 12 && range.to > to,
  )
  return next === undefined ? null : { parts: [partOf(next)], list: false, chance: 0.85, fact: true }
}

function kindsAsked(question: Question, terms: readonly Term[]): readonly Kind[] {
  if (TEACHING.test(question.folded)) return ['experience']
  if (terms.some((t) => STUDYISH.has(t.word.stem))) return ['education']
  if (/\bjob|\bwork|\bemploy|\brole|\bposition|\bpost\b|\bcompan|\bfirm\b/.test(question.folded))
    return ['experience']
  return ['experience', 'education']
}

const TEACHING = /\bteach(?:ing)?\b|\btaught\b|\blectur(?:e|ed|ing)\b/

/** Entries that are told of a time, and those of a list that is asked for: 'every firm since 2001'. */
const MOST = 3
const LISTED = 8

/** Months of a time that is told from one year to another. */
const SPAN = 13

const overlapOf = ({ range }: DatedEntry, time: { readonly from: number; readonly to: number }): number =>
  Math.min(range.to, time.to) - Math.max(range.from, time.from)

/** Short ones, of which one takes several. */
const COURSES = /\b(?:courses|training|trainings|workshops|seminars)\b/

function atTime(ctx: TimelineContext): Plan | null {
  const { facts, question, terms } = ctx
  const rest = specifics(terms).filter((t) => !STUDYISH.has(t.word.stem))
  const time = question.time
  if (time === null) return null
  const live = rest.filter(
    (t) => !/^(?:live|teach|cook|plai|perform|train|nurs|serv|sail|base|locat)/.test(t.word.stem),
  )
  if (live.length > 0) return null
  const year = /\b(?:work|employ|job)/.test(question.folded) ? null : yearTold(facts, time)
  if (year !== null) return year
  const away = planWithinBreak(ctx, time)
  if (away !== null) return away
  const kinds = kindsAsked(question, terms)
  const taught = TEACHING.test(question.folded) ? heldIn(timeline(facts, ['teaching']), time) : []
  let found = taught.length > 0 ? taught : heldIn(timeline(facts, kinds.slice(0, 1)), time)
  // what stands in a list of courses is in no entry
  if (COURSES.test(question.folded) && facts.mainKinds.includes('certifications'))
    if (heldIn(timeline(facts, ['education']), time).length === 0) return null
  // of several years that no post fills, studies may
  const fills = (list: typeof found): boolean =>
    list.some((e) => overlapOf(e, time) * 2 > time.to - time.from)
  if (found.length === 0 || (time.to - time.from >= SPAN && kinds.length > 1 && !fills(found))) {
    const all = heldIn(timeline(facts, ['experience', 'education', 'volunteering', 'teaching']), time)
    if (found.length === 0 || fills(all)) found = all
  }
  const told = toldOf(facts, time, found)
  if (told !== null) return told
  if (found.length === 0) return spokenOf(facts, time) ?? followingOf(facts, time)
  if (/\b(?:work|employ|job)/.test(question.folded) && found.some(isPost))
    found = found.filter((e) => e.kind !== 'experience' || isPost(e))
  const overlap = (e: (typeof found)[number]): number => overlapOf(e, time)
  const full = overlap(found.reduce((a, b) => (overlap(b) > overlap(a) ? b : a)))
  // an entry that only touches the period (its last or first month) says less than one that fills it
  // and the years at an employer say less than the post held there
  const kept = found.filter(
    (e) => overlap(e) >= Math.min(1, full) && !found.some((other) => other.parent === e.index),
  )
  kept.sort((a, b) => overlap(b) - overlap(a) || a.index - b.index)
  const isList = question.lists && kept.length > MOST && kept.length <= LISTED
  return {
    parts: kept.slice(0, isList ? LISTED : MOST).map((e) => withHouse(facts, e, toldPart(facts, e))),
    list: isList,
    chance: 0.9,
    fact: true,
  }
}

/** With the house that stands above a post, where its own header does not name it. */
function withHouse({ entries }: Facts, { parent, org }: Entry, part: PlanPart): PlanPart {
  const house = parent === null ? undefined : entries[parent]
  const name = house?.org ?? null
  if (house === undefined || name === null || name === org || part.text.includes(name)) return part
  return { text: `${part.text}, ${name}`, units: [...part.units, ...house.header] }
}

/** 'Her first job as a nurse', 'his last post in Cork': the first or last of the posts of that title, or at that place. */
function atEndAs({ facts, question, now }: TimelineContext, specific: readonly Term[]): Plan | null {
  if (!/\b(?:job|work|role|position|post|employ\w*)\b/.test(question.folded)) return null
  const isQualified = QUALIFIED.test(question.folded)
  const rest = isQualified ? specific.filter((t) => !QUALIFYING.test(t.word.stem)) : specific
  if (rest.length === 0) return null
  const asTitle = /\bas an?\b/.test(question.folded)
  const list = byStart(posts(facts)).filter((e) => {
    const own = new Set(words((asTitle ? e.text : e.place) ?? '').map((w) => w.stem))
    return (
      e.range.from <= now &&
      !(isQualified && IN_TRAINING.test(e.text)) &&
      rest.every((t) => [...t.matches].some(([key, value]) => value >= 0.9 && own.has(key)))
    )
  })
  const pick = question.order === 'first' ? list[0] : list.at(-1)
  return pick ? { parts: [partOf(pick)], list: false, chance: 0.8, fact: true } : null
}

/** 'As a fully qualified nurse': no trainee is one. */
const QUALIFIED =
  /\bas an? (?:(?:fully|newly|freshly|duly) )?(?:qualified|trained|registered|chartered|certified|licen[cs]ed)\b/
const QUALIFYING = /^(?:fulli|newli|freshli|duli|qualifi|train|regist|charter|certifi|licen[cs])/
const IN_TRAINING =
  /\b(?:trainee|apprentice|student|intern|pupil|articled|assistant|aide|cadet|probationer|volunteer)s?\b/i

function atEnd(ctx: TimelineContext): Plan | null {
  const { facts, question, terms } = ctx
  const rest = specifics(terms).filter((t) => !STUDYISH.has(t.word.stem))
  const asked = kindsAsked(question, terms)
  const order = question.order
  if (rest.length > 0) return asked.length === 1 && order !== 'current' ? atEndAs(ctx, rest) : null
  if (order === 'first' && isAfterStudies(question)) return firstAfterStudies(ctx)
  const kinds: readonly Kind[] = asked[0] === 'education' ? ['education'] : ['experience']
  const all = byStart(timeline(facts, kinds))
  const list = asked[0] === 'education' ? all : all.filter(isPost)
  if (order === 'current' && !list.some((e) => e.range.to >= ctx.now - 1)) {
    // on leave, or between posts: that is what goes on now
    const meanwhile = all.find((e) => !e.range.single && e.range.to >= ctx.now - 1)
    return meanwhile ? { parts: [partOf(meanwhile)], list: false, chance: 0.85, fact: true } : null
  }
  if (list.length === 0) return null
  if (order === 'first') {
    const first = list[0]
    return first ? { parts: [partOf(first)], list: false, chance: 0.85, fact: true } : null
  }
  const open = list.filter((e) => e.range.to >= ctx.now - 1)
  if (order === 'current') {
    open.sort((a, b) => a.index - b.index)
    return { parts: open.slice(0, 2).map(partOf), list: false, chance: 0.85, fact: true }
  }
  const previous = /\b(?:previous|former|last)\b/.test(question.folded)
  const ended = list.filter((e) => e.range.to < ctx.now - 1).sort((a, b) => b.range.to - a.range.to)
  const pick =
    previous && !/\bmost recent|latest\b/.test(question.folded) && open.length > 0
      ? ended[0]
      : (open[0] ?? ended[0])
  return pick ? { parts: [partOf(pick)], list: false, chance: 0.8, fact: true } : null
}
