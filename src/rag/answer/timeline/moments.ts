/** 'When did she start at …', 'when was he promoted', 'what did they do in August 2016': one moment of the timeline. */
import type { Entry } from '../entries/entry.ts'
import type { Facts } from '../facts/facts.ts'
import type { Plan, PlanPart } from '../plan/plan.ts'
import { headline } from '../posts/headline.ts'
import {
  byStart,
  dated,
  entriesOf,
  matchEntries,
  numbered,
  partOf,
  posts,
  specifics,
  timeline,
  type DatedEntry,
  type TimelineContext,
} from '../posts/timeline-entries.ts'
import type { Term } from '../ranking/terms.ts'
import { fieldTold } from '../saying/field-told.ts'
import { fold, words } from '../text/text.ts'
import { lineLeaving, lineNaming } from './told-act.ts'

const BEGINS =
  /\b(?:start(?:ed)?|join(?:ed|ing)?|beg[aiu]n|become|became|becoming|promoted|promotion|appointed|hired|took over|take over|taken on|enter(?:ed)?|enrol(?:led|l)?|move[d]? to|since when|made|named|come|came)\b/
const ENDS =
  /\b(?:leave|left|quit|finish(?:ed)?|end(?:ed)?|stop(?:ped)?|resign(?:ed)?|graduate[d]?|complete[d]?|until when|step(?:ped)? down|give up|gave up)\b/
/** One becomes something else at a place where one is already. */
const RISES = /\b(?:promot\w+|becom\w+|became|made|appointed|named|title)\b/
/** A line that tells of it, surely or perhaps. */
const RISE = /\b(?:promot\w+|became|made|appointed|named|took over)\b/i
const CHANGE = /\b(?:since|from|until|then|after|before that)\b/i
/** Words of a rank, by their stems. */
const RANKS: ReadonlySet<string> = new Set(
  'senior junior lead head chief princip staff deputi manag director partner associ assist supervis foreman titl'.split(
    ' ',
  ),
)
/** Months of a time that is asked for as such: of a year, many lines tell. */
const SHORT = 11

/** How well a header names what is asked. */
const NAMED = 0.7
const LEAVES = /\b(?:leave|left|quit|resign(?:ed)?)\b/

/** Is it the post with whom the question names? */
const isWith = ({ kind, org }: Entry, named: readonly Term[]): boolean =>
  kind === 'experience' && org !== null && named.some((t) => t.proper && held([t], org) > 0)

/** A post is asked for, or whom it was with. */
const POST = /\b(?:roles?|positions?|posts?|jobs?|titles?|employers?|employed|compan(?:y|ies))\b/

/** One end of an entry's dates, or what a line below it says of a promotion. */
export function planMoment(ctx: TimelineContext): Plan | null {
  const { facts, question, terms } = ctx
  if (question.time !== null || !/\bwhen\b|\b(?:what|which) (?:year|month|date)\b/.test(question.asking))
    return null
  const begins = BEGINS.test(question.folded)
  const ends = ENDS.test(question.folded)
  if (begins === ends) return null
  const named = specifics(terms)
  const promoted = begins && /\bpromot/.test(question.folded)
  if (named.length === 0) {
    const rise = promoted ? riseIn(facts, timeline(facts, ['experience']), true) : null
    return rise && { parts: [rise], list: false, chance: 0.85, fact: true }
  }
  const titled = begins ? (lineTitled(facts, question.folded) ?? lineNaming(facts, question.folded)) : null
  if (titled !== null) return { parts: [titled], list: false, chance: 0.85, fact: true }
  const left = ends ? lineLeaving(facts, question.folded) : null
  if (left !== null) return { parts: [left], list: false, chance: 0.85, fact: true }
  const any = matchEntries(facts, named, entriesOf(facts).filter(dated))
  // one leaves a house, and what was done beside the post there
  const houses = LEAVES.test(question.folded)
    ? any.filter(({ entry, score }) => isWith(entry, named) && score >= NAMED)
    : []
  const matched = houses.length > 0 ? houses : any
  const best = matched[0]
  if (!best || best.score < NAMED) return null
  const same = byStart(
    numbered(
      matched
        .filter((m) => m.score > best.score - 0.02 && m.entry.kind === best.entry.kind)
        .map((m) => m.entry)
        .filter(dated),
      question.folded,
    ),
  )
  const rise =
    begins && RISES.test(question.folded) ? riseIn(facts, same, false, titleIn(best.entry, named)) : null
  if (rise !== null) return { parts: [rise], list: false, chance: 0.85, fact: true }
  // of several posts at one place, the first is where one came to, the others what one rose to
  const pick = begins
    ? promoted
      ? same.at(-1)
      : same[0]
    : [...same].sort((a, b) => b.range.to - a.range.to)[0]
  if (!pick || (same.length > 1 && best.entry.org !== null && same.some((e) => e.org !== best.entry.org)))
    return null
  if (ends && !Number.isFinite(pick.range.to)) return null
  return { parts: [fieldTold(facts, pick) ?? partOf(pick)], list: false, chance: 0.85, fact: true }
}

/** What one was named: 'Apprentice of the Year', 'a Fellow of the Guild'. */
const NAMED_AS =
  /\b(?:named|made|elected|voted|crowned|appointed|became|become|promoted to)(?: (?:as|an?|the|his|her|their))* (\p{L}[^?!.,;]{4,60}?)(?: (?:at|by|in|for|with) [^?!.]*)?[?!. ]*$/u

/** The one line below a header that says all of it in these words, with one year, where no header does. */
function lineTitled({ units }: Facts, folded: string): PlanPart | null {
  const title = NAMED_AS.exec(folded)?.[1]
  if (title === undefined || !title.includes(' ')) return null
  const isSaid = new RegExp(`(?<!\\p{L})${title.replace(/[^\p{L}\d ]/gu, '.')}(?!\\p{L})`, 'u')
  const lines = units.filter(({ unit }) => isSaid.test(fold(unit.text)))
  const [line, ...more] = lines
  if (line === undefined || more.length > 0 || line.isHeader || line.unit.kind === 'heading') return null
  return line.dates.length === 1 ? { text: line.unit.text, units: [line.unit.index] } : null
}

/** The words of a title that the entry alone is called by, as 'Head of Music'; a line on another rise is none of this. */
function titleIn(entry: Entry, named: readonly Term[]): readonly Term[] {
  if (/\b(?:then|later)\b/i.test(entry.text)) return []
  const place = `${entry.org ?? ''} ${entry.place ?? ''}`
  const title = named.filter((t) => (!t.named || RANKS.has(t.word.stem)) && held([t], place) === 0)
  return held(title, entry.text) === title.length ? title : []
}

/** 'Finance partner' is another rank than a partner: the title follows a word of its own. */
function isOfAnother([first]: readonly Term[], text: string): boolean {
  const said = words(text)
  const at = first === undefined ? -1 : said.findIndex((word) => (first.matches.get(word.stem) ?? 0) >= 0.8)
  const [before, own] = [said[at - 1], said[at]]
  if (before === undefined || own === undefined || before.stop) return false
  return text.slice(before.end, own.start) === ' '
}

/** How many of these a text holds, by the word or one like it. */
function held(terms: readonly Term[], text: string): number {
  const stems = new Set(words(text).map((word) => word.stem))
  return terms.filter((t) => [...t.matches].some(([stem, value]) => value >= 0.8 && stems.has(stem))).length
}

/**
 * The line below one of the entries that says when one rose in it; a change of something else is none.
 * @param surely only where it says so in a word for it
 * @param title what one rose to: a line that says so names some of it, any other line all of it
 */
function riseIn(
  facts: Facts,
  entries: readonly DatedEntry[],
  surely = false,
  title: readonly Term[] = [],
): PlanPart | null {
  const lines = entries.flatMap((entry) =>
    facts.units
      .slice(entry.from, entry.to)
      .filter((u) => !entry.header.includes(u.unit.index) && u.dates.length > 0),
  )
  const line =
    lines.find(({ unit: { text } }) => RISE.test(text) && (title.length === 0 || held(title, text) > 0)) ??
    (surely ? [] : lines).find(
      ({ unit: { text }, words: own }) =>
        CHANGE.test(text) &&
        own.some((word) => RANKS.has(word.stem)) &&
        held(title, text) === title.length &&
        !isOfAnother(title, text),
    )
  return line === undefined ? null : { text: line.unit.text, units: [line.unit.index] }
}

/** What stands under just the time that is asked for: 'August 2016: walked the coast'. */
export function planExactTime({ facts, question }: TimelineContext): Plan | null {
  const { time } = question
  if (time === null || time.to - time.from > SHORT + 12 || question.order !== null) return null
  const whole = time.from % 12 === 0 && time.to - time.from === SHORT
  if (whole) return null
  const hits = facts.units.filter((u) => u.dates.some((d) => d.from === time.from && d.to === time.to))
  const first = hits[0]
  if (!first || new Set(hits.map((u) => u.entry ?? -1 - u.unit.index)).size > 1) return null
  const entry = first.isHeader && first.entry !== null ? facts.entries[first.entry] : undefined
  // one was something all the while: what happened in that month is not asked for
  const held = (e: DatedEntry): boolean => e.range.from <= time.from && e.range.to >= time.to
  if (POST.test(question.folded) && entry?.kind !== 'experience' && posts(facts).some(held)) return null
  const parts: PlanPart[] = entry
    ? [{ text: headline(entry), units: entry.header }]
    : hits.map((u) => ({ text: u.unit.text, units: [u.unit.index] }))
  // a heading of nothing but dates says what was done then in its first line
  const below = entry ? facts.units[Math.max(...entry.header) + 1] : undefined
  if (entry && below && below.entry === entry.index)
    parts.push({ text: below.unit.text, units: [below.unit.index] })
  return { parts: parts.slice(0, 2), list: false, chance: 0.85, fact: true }
}
