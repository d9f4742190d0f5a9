/** Questions that are answered from the entries' dates: who was where when, first, last, before, after, how long. */
import type { Facts } from './facts.ts'
import { planHowLong } from './how-long.ts'
import type { Kind } from './lexicon/kinds.ts'
import { planExactTime, planMoment } from './moments.ts'
import type { Plan } from './plan.ts'
import type { Question } from './question.ts'
import type { Term } from './terms.ts'
import {
  byStart,
  dated,
  isPost,
  matchEntries,
  partOf,
  posts,
  specifics,
  STUDYISH,
  timeline,
  type DatedEntry,
  type TimelineContext,
} from './timeline-entries.ts'

const STUDIES_OVER =
  /\b(?:stud(?:y|ies|ying)|graduat\w*|university|degree|school|college|phd|doctorate|training|apprenticeship|qualif\w*|education)\b/

/** A plan when the question is one about the timeline and the entries answer it; null leaves it to the rankers. */
export function planTimeline(ctx: TimelineContext): Plan | null {
  const { question } = ctx
  if (ctx.facts.entries.length === 0 || (question.counts && !question.expects.has('duration'))) return null
  if (
    question.expects.has('duration') &&
    /\bhow long|how many (?:years|months)|for how/.test(question.folded)
  )
    return planHowLong(ctx)
  if (
    question.yesno ||
    question.counts ||
    question.topics.some((t) => t.kinds[0] === 'practical' && t.name !== 'hours')
  )
    return null
  const moment = planMoment(ctx)
  if (moment !== null) return moment
  const wh = /\b(?:where|what|which|who|whom|list|name)\b/.test(question.folded) || question.keywords
  if (
    !wh ||
    question.expects.has('reason') ||
    (question.expects.has('person') &&
      !/\bemploy|\bwork(?:ed|s|ing)? for\b|\bwho (?:does|did|do)\b/.test(question.folded))
  )
    return null
  if (question.time !== null && question.order === null) return planExactTime(ctx) ?? atTime(ctx)
  if (question.order === 'before' || question.order === 'after') return nextTo(ctx)
  if (question.order === null && BETWEEN.test(question.folded)) return between(ctx)
  if (question.order === 'current' || question.order === 'first' || question.order === 'last')
    return atEnd(ctx)
  return null
}

function kindsAsked(question: Question, terms: readonly Term[]): readonly Kind[] {
  if (terms.some((t) => STUDYISH.has(t.word.stem))) return ['education']
  if (/\bjob|\bwork|\bemploy|\brole|\bposition|\bpost\b|\bcompan|\bfirm\b/.test(question.folded))
    return ['experience']
  return ['experience', 'education']
}

function atTime(ctx: TimelineContext): Plan | null {
  const { facts, question, terms } = ctx
  const rest = specifics(terms).filter((t) => !STUDYISH.has(t.word.stem))
  const time = question.time
  if (time === null) return null
  const live = rest.filter(
    (t) => !/^(?:live|teach|cook|plai|perform|train|nurs|serv|sail|base|locat)/.test(t.word.stem),
  )
  if (live.length > 0) return null
  const kinds = kindsAsked(question, terms)
  let found = timeline(facts, kinds.slice(0, 1)).filter(
    (e) => e.range.from <= time.to && e.range.to >= time.from,
  )
  if (found.length === 0)
    found = timeline(facts, ['experience', 'education', 'volunteering', 'teaching']).filter(
      (e) => e.range.from <= time.to && e.range.to >= time.from,
    )
  if (found.length === 0) return spokenOf(facts, time)
  if (/\b(?:work|employ|job)/.test(question.folded) && found.some(isPost))
    found = found.filter((e) => e.kind !== 'experience' || isPost(e))
  const overlap = (e: (typeof found)[number]): number =>
    Math.min(e.range.to, time.to) - Math.max(e.range.from, time.from)
  const full = overlap(found.reduce((a, b) => (overlap(b) > overlap(a) ? b : a)))
  // an entry that only touches the period (its last or first month) says less than one that fills it
  // and the years at an employer say less than the post held there
  const kept = found.filter(
    (e) => overlap(e) >= Math.min(2, full) && !found.some((other) => other.parent === e.index),
  )
  kept.sort((a, b) => overlap(b) - overlap(a) || a.index - b.index)
  return { parts: kept.slice(0, 3).map(partOf), list: false, chance: 0.9, fact: true }
}

/** Where no entry covers the time, a sentence that names one may: 'From 2012 to 2016 I played in …'. */
function spokenOf(facts: Facts, time: { from: number; to: number }): Plan | null {
  const APART: readonly Kind[] = [
    'certifications',
    'publications',
    'awards',
    'talks',
    'references',
    'contact',
    'languages',
  ]
  const hits = facts.units.flatMap((u) => {
    const kind = facts.mainKinds[u.unit.section]
    if (kind != null && APART.includes(kind)) return []
    const range = u.dates.find((d) => !d.single && d.from <= time.to && d.to >= time.from)
    return range ? [{ unit: u.unit, size: Math.min(range.to, time.to + 240) - range.from }] : []
  })
  if (hits.length === 0) return null
  hits.sort(
    (a, b) =>
      (facts.mainKinds[b.unit.section] === 'experience' ? 1 : 0) -
        (facts.mainKinds[a.unit.section] === 'experience' ? 1 : 0) || b.size - a.size,
  )
  return {
    parts: hits.slice(0, 2).map(({ unit }) => ({ text: unit.text, units: [unit.index] })),
    list: false,
    chance: 0.7,
    fact: true,
  }
}

function atEnd(ctx: TimelineContext): Plan | null {
  const { facts, question, terms } = ctx
  const rest = specifics(terms).filter((t) => !STUDYISH.has(t.word.stem))
  if (rest.length > 0) return null
  const asked = kindsAsked(question, terms)
  const order = question.order
  if (
    order === 'first' &&
    /\bafter\b|\bonce\b|\bout of\b/.test(question.folded) &&
    STUDIES_OVER.test(question.folded)
  ) {
    const end = Math.max(
      ...timeline(facts, ['education'])
        .filter((e) => !e.range.open)
        .map((e) => e.range.to),
    )
    const jobs = byStart(posts(facts))
    const job = jobs.find((e) => e.range.from >= end - 6) ?? jobs[0]
    return job ? { parts: [partOf(job)], list: false, chance: 0.85, fact: true } : null
  }
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

const THIS_ONE =
  /\bbefore (?:this|that|now|(?:the|his|her|their) (?:current|present))\b(?: (?:one|job|post|position|role|employer|company))?\W*$/

/** The post before the one that goes on. */
function beforeCurrent({ facts, now }: TimelineContext): Plan | null {
  const ended = posts(facts).filter((e) => !e.range.single && e.range.to < now - 1)
  const pick = ended.sort((a, b) => b.range.to - a.range.to || b.range.from - a.range.from)[0]
  return pick ? { parts: [partOf(pick)], list: false, chance: 0.85, fact: true } : null
}

function nextTo(ctx: TimelineContext): Plan | null {
  const { facts, question, terms } = ctx
  const cut = /\b(?:before|prior to|preceding|after|following|once|leaving)\b/.exec(question.folded)
  if (!cut) return null
  const named = specifics(terms.filter((t) => t.word.start > cut.index))
  const lead = specifics(terms.filter((t) => t.word.start < cut.index)).filter(
    (t) => !STUDYISH.has(t.word.stem),
  )
  if (THIS_ONE.test(question.folded)) return beforeCurrent(ctx)
  if (named.length === 0 || lead.filter((t) => t.known > 0.7 && !t.proper).length > 1) return null
  const asksWork = /\b(?:work\w*|jobs?|employ\w*|posts?|position|role|teach|taught|compan\w+|firm)\b/.test(
    question.folded.slice(0, cut.index),
  )
  const asksStudy = !asksWork && terms.some((t) => t.word.start < cut.index && STUDYISH.has(t.word.stem))
  const pool = timeline(facts, ['experience', 'education', 'teaching', 'volunteering'])
  const matched = matchEntries(facts, named, pool)
  const best = matched[0]
  if (!best || best.score < 0.5) return null
  const same = matched
    .filter((m) => m.score > best.score - 0.08)
    .map((m) => m.entry)
    .filter(dated)
  const list = byStart(
    // a break came before or after, but nobody worked there
    asksWork ? posts(facts) : timeline(facts, asksStudy ? ['education'] : ['experience']),
  )
  // of several posts at the place named: before the first of them, after the last
  if (question.order === 'before') {
    const from = Math.min(...same.map((e) => e.range.from))
    const target = same.find((e) => e.range.from === from)
    const earlier = list.filter(
      (e) =>
        e !== target &&
        !same.includes(e) &&
        e.range.from < from &&
        (Number.isFinite(e.range.to) ? e.range.to <= from + 12 : false),
    )
    const pick = earlier.sort((a, b) => b.range.to - a.range.to || b.range.from - a.range.from)[0]
    return pick && target ? { parts: [partOf(pick)], list: false, chance: 0.85, fact: true } : null
  }
  const to = Math.max(...same.map((e) => e.range.to))
  const later = list.filter((e) => !same.includes(e) && e.range.from >= to - 12 && e.range.to > to)
  const pick = later.sort((a, b) => Math.abs(a.range.from - to) - Math.abs(b.range.from - to))[0]
  return pick ? { parts: [partOf(pick)], list: false, chance: 0.85, fact: true } : null
}

const BETWEEN = /\bbetween\b.{2,200} and\b/

/** What stands between two entries that are named: 'between the bank and the museum', a break as well. */
function between({ facts, question, terms }: TimelineContext): Plan | null {
  const at = question.folded.search(/\bbetween\b/)
  const named = specifics(terms.filter((t) => t.word.start > at))
  const pool = timeline(facts, ['experience', 'education', 'teaching', 'volunteering'])
  const [one = [], other = []] = [true, false].map((before) => {
    const and = question.folded.indexOf(' and ', at)
    const side = named.filter((t) => t.word.start < and === before)
    const matched = matchEntries(facts, side, pool)
    const best = matched[0]?.score ?? 0
    return best < 0.6 ? [] : matched.filter((m) => m.score > best - 0.08).map((m) => m.entry)
  })
  if (one.length === 0 || other.length === 0 || one.some((e) => other.includes(e))) return null
  const [a, b] = [one, other].map((side) => side.filter(dated))
  if (a === undefined || b === undefined) return null
  const ends = (list: readonly DatedEntry[]): number => Math.max(...list.map((e) => e.range.to))
  const begins = (list: readonly DatedEntry[]): number => Math.min(...list.map((e) => e.range.from))
  const [from, to] = ends(a) <= begins(b) + 1 ? [ends(a), begins(b)] : [ends(b), begins(a)]
  if (from > to + 1) return null
  const found = byStart(timeline(facts, ['experience'])).filter(
    (e) => !a.includes(e) && !b.includes(e) && e.range.from >= from - 1 && e.range.to <= to + 1,
  )
  return found.length === 0
    ? null
    : { parts: found.slice(0, 4).map(partOf), list: false, chance: 0.85, fact: true }
}
