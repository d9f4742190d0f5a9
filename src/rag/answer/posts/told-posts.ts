/**
 * Posts told year by year: below headings that are years, sentences say in which month one joined, rose, left. Each
 * such change begins a post, and the next one, or the sentence that tells of leaving, ends it.
 */
import type { Facts } from '../facts/facts.ts'
import { findDates } from '../text/dates.ts'
import { oncePer } from '../text/once-per.ts'
import { chaptersOf, headsChapter } from './told-chapters.ts'
import { toldEntry, type Draft, type Event, type ToldPost } from './told-entry.ts'
import { endsPost, monthsIn, startIn } from './told-events.ts'
import { paragraphPosts } from './told-paragraphs.ts'

export interface Chronicle {
  readonly posts: readonly ToldPost[]
  /** Years, each with its section. */
  readonly years: ReadonlyMap<number, number>
  readonly sections: ReadonlySet<number>
  /** Entries whose end other sentences tell, with that. */
  readonly ended: ReadonlyMap<number, ToldPost>
  /** Entries that are the headings of chapters, of which the sentences below them tell. */
  readonly chapters: ReadonlySet<number>
}

/** Headings that are years, and posts, from which on a CV is told year by year. */
const YEARS = 3
const POSTS = 2
const YEAR = /^\W{0,3}(?:in |year )?((?:19[3-9]|20[0-7])\d)\W{0,3}$/i
const UNTIL = /\b(?:until|till|through to)\b/i

const NONE: Chronicle = {
  posts: [],
  years: new Map(),
  sections: new Set(),
  ended: new Map(),
  chapters: new Set(),
}

export const chronicleOf = oncePer((facts: Facts): Chronicle => read(facts))

function read(facts: Facts): Chronicle {
  const years = new Map<number, number>()
  for (const { heading, index } of facts.document.sections) {
    const year = YEAR.exec(heading)?.[1]
    if (year !== undefined) years.set(index, Number(year))
  }
  if (new Set(years.values()).size < YEARS) return inParagraphs(facts)
  const drafts = chain(eventsOf(facts, years))
  if (drafts.length < POSTS) return NONE
  return {
    posts: drafts.map((draft, i) => toldEntry(draft, facts.entries.length + i)),
    years: new Map([...years].map(([section, year]) => [year, section])),
    sections: new Set(years.keys()),
    ended: new Map(),
    chapters: new Set(),
  }
}

/** The posts that paragraphs tell of, those that are entries already apart. */
function inParagraphs(facts: Facts): Chronicle {
  const told = paragraphPosts(facts)
  if (told.length === 0) return NONE
  const ended = new Map<number, ToldPost>()
  const posts: ToldPost[] = []
  for (const post of told) {
    const said = facts.units[post.unit]?.unit.text ?? ''
    const draft = {
      start: { kind: 'joins', ...post },
      event: { ...post, said, block: null, start: null },
    } as const
    const entry = toldEntry(
      { ...draft, ...post, units: [...post.units] },
      facts.entries.length + posts.length,
    )
    // the house may be named in the sentence before
    const isSaid = post.org === null || said.includes(post.org)
    const tells = isSaid ? said : `${post.title ?? ''}, ${post.org ?? ''} (${entry.dates})`
    if (post.entry === null)
      posts.push(post.whole && (isSaid || post.title !== null) ? { ...entry, text: tells } : entry)
    else if (!post.whole || post.entry.kind !== 'experience') {
      const { kind, text, range, dates } = entry
      ended.set(post.entry.index, {
        ...post.entry,
        kind,
        text: post.whole ? post.entry.text : text,
        range,
        dates,
      })
    }
  }
  const sections = new Set(told.map(({ section }) => section).filter((one) => chaptersOf(facts).has(one)))
  const chapters = new Set(
    facts.entries.filter((entry) => headsChapter(facts, entry, sections)).map(({ index }) => index),
  )
  return { ...NONE, posts, ended, chapters }
}

/** What the sentences below the years tell of, in the order in which it was. */
function eventsOf(facts: Facts, years: ReadonlyMap<number, number>): Event[] {
  const events: Event[] = []
  for (const [section, year] of [...years].sort((a, b) => a[1] - b[1]))
    for (const { unit } of facts.units) {
      if (unit.section !== section || unit.kind === 'heading') continue
      const months = monthsIn(unit.text)
      const said = months?.rest ?? unit.text
      const until = findDates(unit.text).find((date) => UNTIL.test(unit.text.slice(0, date.end)))
      const start = startIn(said, months !== null && said !== unit.text)
      if (start === null && !endsPost(said) && until === undefined) continue
      const [own] = start === null && until !== undefined ? [until] : findDates(unit.text)
      const from = own?.from ?? year * 12 + (months?.from ?? 0)
      const month = months === null ? 11 : (months.to ?? months.from)
      const to = own?.to ?? year * 12 + month
      const isUntil = start === null && !endsPost(said)
      events.push({
        unit: unit.index,
        block: unit.block,
        from: isUntil ? to : from,
        to,
        exact: own?.exact ?? months !== null,
        said,
        start,
      })
    }
  return events.sort((a, b) => a.from - b.from)
}

/** Each post ends where one leaves, or where the next begins. */
function chain(events: readonly Event[]): Draft[] {
  const drafts: Draft[] = []
  for (const event of events) {
    const open = drafts.findLast(({ to }) => !Number.isFinite(to))
    const { start } = event
    if (start === null) {
      if (open === undefined) continue
      // 'until April' is said of the post in whose paragraph it stands
      if (!endsPost(event.said) && event.block !== open.event.block) continue
      open.to = event.to
      open.exact &&= event.exact
      open.units.push(event.unit)
      continue
    }
    if (open !== undefined) {
      open.to = Math.max(open.event.from, event.from - (event.exact ? 1 : 0))
      open.exact &&= event.exact
    }
    const last = drafts.at(-1)
    const stays = start.kind === 'rises' && start.org === null && last !== undefined && last === open
    drafts.push({
      start,
      event,
      org: stays ? last.org : start.org,
      units: [event.unit],
      to: event.to > event.from && event.exact ? event.to : Infinity,
      exact: event.exact,
    })
  }
  return drafts
}
