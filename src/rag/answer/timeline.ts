/** Questions that are answered from the entries' dates: who was where when, first, last, before, after, how long. */
import { findDates, monthsOf, sayMonths } from './dates.ts'
import type { Entry } from './entries.ts'
import type { Facts } from './facts.ts'
import type { Kind } from './lexicon/kinds.ts'
import { stem } from './text.ts'
import type { Plan, PlanPart } from './plan.ts'
import type { Question } from './question.ts'
import type { Term } from './terms.ts'

const stems = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/).map(stem))

/** Words that only say that a post, or a time, is meant. */
const WORKISH =
  stems(`work job role position post employer employed employment company firm organisation organization career
  occupation profession place hold held doing do active title boss main present currently current now time point year month early
  late mid start started begin began first last previous former recent latest earliest next right directly immediately straight shortly
  come came go went move moved become became take took stay stayed remain spend spent long many total overall whole professional
  professionally life living happen back then during between until since around about date period become becoming join joined joining leave left leaving
  quit finish finished finishing january february march april may june july august september october november december spring summer autumn winter
  employers jobs roles positions posts companies workplace gig engagement kind type sort exactly day beginning end
  made make named promoted appointed hired recruited elected over`)
const STUDYISH = stems(
  'study studies studied studying student university college school degree education educated course graduate enrolled attend attended bachelor master',
)

const STUDIES_OVER =
  /\b(?:stud(?:y|ies|ying)|graduat\w*|university|degree|school|college|phd|doctorate|training|apprenticeship|qualif\w*|education)\b/

interface Ctx {
  readonly facts: Facts
  readonly question: Question
  readonly terms: readonly Term[]
  /** Months since year 0 of today. */
  readonly now: number
}

/** A plan when the question is one about the timeline and the entries answer it; null leaves it to the rankers. */
export function planTimeline(ctx: Ctx): Plan | null {
  const { question } = ctx
  if (ctx.facts.entries.length === 0 || (question.counts && !question.expects.has('duration'))) return null
  if (
    question.expects.has('duration') &&
    /\bhow long|how many (?:years|months)|for how/.test(question.folded)
  )
    return howLong(ctx)
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
  if (question.time !== null && question.order === null) return atTime(ctx)
  if (question.order === 'before' || question.order === 'after') return nextTo(ctx)
  if (question.order === 'current' || question.order === 'first' || question.order === 'last')
    return atEnd(ctx)
  return null
}

/** Terms that are more than 'job' and 'in 2015'. */
function specifics(terms: readonly Term[]): Term[] {
  return terms.filter((t) => !t.self && !WORKISH.has(t.word.stem) && !/^\d+$/.test(t.word.text))
}

function kindsAsked(question: Question, terms: readonly Term[]): readonly Kind[] {
  if (terms.some((t) => STUDYISH.has(t.word.stem))) return ['education']
  if (/\bjob|\bwork|\bemploy|\brole|\bposition|\bpost\b|\bcompan|\bfirm\b/.test(question.folded))
    return ['experience']
  return ['experience', 'education']
}

const dated = (e: Entry): e is Entry & { range: NonNullable<Entry['range']> } => e.range !== null

function timeline(facts: Facts, kinds: readonly Kind[]): (Entry & { range: NonNullable<Entry['range']> })[] {
  return facts.entries.filter((e) => e.kind !== null && kinds.includes(e.kind)).filter(dated)
}

function partOf(entry: Entry): PlanPart {
  return { text: headline(entry), units: entry.header }
}

/** Separators of a header as commas; the dashes of its dates stay. */
export function plainHeader(header: string): string {
  let out = ''
  let at = 0
  const tidy = (text: string): string =>
    text.replace(/\s*[|·•]\s*/g, ', ').replace(/(?<=[\p{L})])\s+[—–]\s+(?=\p{L})/gu, ', ')
  for (const date of findDates(header)) {
    out += tidy(header.slice(at, date.start)) + header.slice(date.start, date.end)
    at = date.end
  }
  return (out + tidy(header.slice(at))).replace(/^[\s,–—-]+|[\s,.;]+$/g, '')
}

/** The header as it stands, or its parts when it is long: 'Principal Data Engineer, Quillmark, Mar 2021 – present'. */
export function headline(entry: Entry): string {
  const text = plainHeader(entry.text)
  if (text.length <= 160) return text
  const parts = [entry.title, entry.org, entry.place].filter((p) => p !== null)
  return `${parts.join(', ')}${entry.dates === '' ? '' : ` (${entry.dates})`}`
}

function atTime(ctx: Ctx): Plan | null {
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

function atEnd(ctx: Ctx): Plan | null {
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
    const jobs = byStart(timeline(facts, ['experience']))
    const job = jobs.find((e) => e.range.from >= end - 6) ?? jobs[0]
    return job ? { parts: [partOf(job)], list: false, chance: 0.85, fact: true } : null
  }
  const kinds: readonly Kind[] = asked[0] === 'education' ? ['education'] : ['experience']
  const list = byStart(timeline(facts, kinds))
  if (list.length === 0) return null
  if (order === 'first') {
    const first = list[0]
    return first ? { parts: [partOf(first)], list: false, chance: 0.85, fact: true } : null
  }
  const open = list.filter((e) => e.range.to >= ctx.now - 1)
  if (order === 'current') {
    if (open.length === 0) return null
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

function byStart<T extends { range: { from: number } }>(list: readonly T[]): T[] {
  return [...list].sort((a, b) => a.range.from - b.range.from)
}

/** Entries whose header the terms name, best first, with how well. */
export function matchEntries(
  facts: Facts,
  terms: readonly Term[],
  entries: readonly Entry[],
): { entry: Entry; score: number }[] {
  const useful = terms.filter((t) => !t.self)
  if (useful.length === 0) return []
  const out = entries.map((entry) => {
    const own = new Set(entry.header.flatMap((u) => [...(facts.units[u]?.stems ?? [])]))
    let got = 0
    let all = 0
    for (const term of useful) {
      const weight = term.weight * (term.proper ? 1.5 : 1)
      all += weight
      let best = 0
      for (const [key, value] of term.matches) if (own.has(key)) best = Math.max(best, value)
      got += best * weight
    }
    return { entry, score: all > 0 ? got / all : 0 }
  })
  return out.filter((m) => m.score > 0.3).sort((a, b) => b.score - a.score)
}

function nextTo(ctx: Ctx): Plan | null {
  const { facts, question, terms } = ctx
  const cut = /\b(?:before|prior to|preceding|after|following|once|leaving)\b/.exec(question.folded)
  if (!cut) return null
  const named = specifics(terms.filter((t) => t.word.start > cut.index))
  const lead = specifics(terms.filter((t) => t.word.start < cut.index)).filter(
    (t) => !STUDYISH.has(t.word.stem),
  )
  if (named.length === 0 || lead.filter((t) => t.known > 0.7 && !t.proper).length > 1) return null
  const asksStudy =
    !/\b(?:work\w*|job|employ\w*|post|position|role|teach|taught)\b/.test(
      question.folded.slice(0, cut.index),
    ) && terms.some((t) => t.word.start < cut.index && STUDYISH.has(t.word.stem))
  const pool = timeline(facts, ['experience', 'education', 'teaching', 'volunteering'])
  const matched = matchEntries(facts, named, pool)
  const best = matched[0]
  if (!best || best.score < 0.5) return null
  const same = matched
    .filter((m) => m.score > best.score - 0.08)
    .map((m) => m.entry)
    .filter(dated)
  const list = byStart(timeline(facts, asksStudy ? ['education'] : ['experience']))
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

function howLong(ctx: Ctx): Plan | null {
  const { facts, question, terms, now } = ctx
  if (
    /\b(?:valid|notice|wait|last(?:s|ed)?|take|takes|took|keep)\b/.test(question.folded) &&
    !/\b(?:work|stay|job|employ|at)\b/.test(question.folded)
  )
    return null
  const rest = specifics(terms)
  const pool = facts.entries.filter(dated)
  if (rest.filter((t) => !/^(?:experi|profess|industri|busi)/.test(t.word.stem)).length === 0) {
    if (
      !/\bexperience|\bcareer|\bwork(?:ed|ing)?\b/.test(question.folded) ||
      /\bcurrent|\bpresent|\bnow\b/.test(question.folded)
    ) {
      const open = timeline(facts, ['experience']).find((e) => e.range.to >= now - 1)
      return open ? duration([open], now) : null
    }
    return null
  }
  const matched = matchEntries(facts, rest, pool)
  const best = matched[0]
  if (!best || best.score < 0.55) return null
  const org = best.entry.org
  const same = matched
    .filter(
      (m) =>
        m.score > best.score - 0.02 &&
        m.entry.kind === best.entry.kind &&
        (m === best || (org !== null && m.entry.org === org)),
    )
    .map((m) => m.entry)
    .filter(dated)
  return duration(same, now)
}

function duration(
  entries: readonly (Entry & { range: NonNullable<Entry['range']> })[],
  now: number,
): Plan | null {
  const sorted = byStart(entries)
  const first = sorted[0]
  if (!first || (sorted.length === 1 && first.range.single)) return null
  const to = Math.max(...sorted.map((e) => e.range.to))
  const last = sorted.find((e) => e.range.to === to) ?? first
  const total = monthsOf({ from: first.range.from, to, exact: first.range.exact && last.range.exact }, now)
  const about = first.range.exact && last.range.exact ? '' : 'about '
  const parts = sorted.slice(0, 3).map(partOf)
  return {
    lead: `${about}${sayMonths(total)}${Number.isFinite(to) ? '' : ' so far'}`,
    parts,
    list: false,
    chance: 0.9,
    fact: true,
  }
}

const BEGINS =
  /\b(?:start(?:ed)?|join(?:ed|ing)?|beg[aiu]n|become|became|becoming|promoted|appointed|hired|took over|take over|taken on|enter(?:ed)?|enrol(?:led|l)?|move[d]? to|since when|made|named|come|came)\b/
const ENDS =
  /\b(?:leave|left|quit|finish(?:ed)?|end(?:ed)?|stop(?:ped)?|resign(?:ed)?|graduate[d]?|complete[d]?|until when|step(?:ped)? down|give up|gave up)\b/

/** 'When did she start at …', 'since when is he …', 'when did they leave …': one end of an entry's dates. */
function planMoment(ctx: Ctx): Plan | null {
  const { facts, question, terms } = ctx
  if (question.time !== null || !/\bwhen\b|\b(?:what|which) (?:year|month|date)\b/.test(question.folded))
    return null
  const begins = BEGINS.test(question.folded)
  const ends = ENDS.test(question.folded)
  if (begins === ends) return null
  const named = specifics(terms)
  if (named.length === 0) return null
  const matched = matchEntries(facts, named, facts.entries.filter(dated))
  const best = matched[0]
  if (!best || best.score < 0.7) return null
  const same = byStart(
    matched
      .filter((m) => m.score > best.score - 0.02 && m.entry.kind === best.entry.kind)
      .map((m) => m.entry)
      .filter(dated),
  )
  const pick = begins ? same[0] : [...same].sort((a, b) => b.range.to - a.range.to)[0]
  if (!pick || (same.length > 1 && best.entry.org !== null && same.some((e) => e.org !== best.entry.org)))
    return null
  if (ends && !Number.isFinite(pick.range.to)) return null
  return { parts: [partOf(pick)], list: false, chance: 0.85, fact: true }
}
