/** A list as an answer: which of its items are asked for, and how many there are. */
import { findDates } from './dates.ts'
import type { Facts } from './facts.ts'
import type { Group, GroupItem } from './groups.ts'
import { numberWord } from './lexicon/words.ts'
import type { Plan, PlanPart } from './plan.ts'
import type { Question } from './question.ts'
import type { Reading } from './reader.ts'
import { capital, words } from './text.ts'

export function planGroup(
  facts: Facts,
  group: Group,
  question: Question,
  reading: Reading,
  chance: number,
  now: number,
): Plan {
  let items = group.items
  const kept = filterItems(facts, group, reading)
  if (kept !== null) items = kept.map((i) => group.items[i]).filter((i) => i !== undefined)
  items = byTime(facts, items, question, now)
  const parts = items.map((item): PlanPart => ({ text: item.label, units: item.units }))
  const lead = question.counts ? `${capital(numberWord(items.length))}` : undefined
  return { ...(lead === undefined ? {} : { lead }), parts, list: true, chance, fact: true }
}

const GONE =
  /\b(?:expired|lapsed|not renewed|run out|out of date|no longer valid|been (?:retired|withdrawn))\b/
const EVERY = /\b(?:includ\w+|in total|altogether|or not|expired or (?:valid|current)|valid or expired)\b/

/** Does a text say that something ran out, in a word for it or by a date before this month ('valid until June 2025')? */
function isOver(text: string, now: number): boolean {
  if (/\b(?:expired|lapsed|not renewed|ran out|run out|retired|withdrawn)\b/i.test(text)) return true
  return findDates(text).some(
    ({ start, to }) =>
      to < now &&
      /\b(?:until|till|valid (?:to|through)|expir(?:es|y)(?: date)?|ends?|runs out)(?: in| on)?:? ?$/i.test(
        text.slice(Math.max(0, start - 24), start),
      ),
  )
}

/** Items of the time asked for ('in 2021'), the latest or first one, or those that have run out. */
function byTime(
  facts: Facts,
  items: readonly GroupItem[],
  question: Question,
  now: number,
): readonly GroupItem[] {
  const dates = items.map((item) => item.units.flatMap((u) => facts.units[u]?.dates ?? []))
  const { time, order } = question
  if (GONE.test(question.folded)) {
    // 'in total, expired ones included'
    if (EVERY.test(question.folded)) return items
    const gone = items.filter((item) => isOver(item.full, now))
    return gone.length > 0 ? gone : items
  }
  if (time !== null) {
    const hits = items.filter((_, i) => dates[i]?.some((d) => d.from <= time.to && d.to >= time.from))
    return hits.length > 0 ? hits : items
  }
  if (
    (order !== 'last' && order !== 'first') ||
    question.counts ||
    dates.filter((d) => d.length > 0).length < items.length / 2
  )
    return items
  const key = (i: number): number => {
    const found = dates[i] ?? []
    if (found.length === 0) return order === 'last' ? -Infinity : Infinity
    return order === 'last' ? Math.max(...found.map((d) => d.from)) : Math.min(...found.map((d) => d.from))
  }
  const keys = items.map((_, i) => key(i))
  const wanted = order === 'last' ? Math.max(...keys) : Math.min(...keys)
  return items.filter((_, i) => keys[i] === wanted)
}

/** Indices of the items a condition of the question picks out ('in Poland', 'at MA level'), or null for all. */
function filterItems(facts: Facts, group: Group, reading: Reading): number[] | null {
  const heads = new Set(reading.question.head.map((w) => w.start))
  const lastHead = reading.question.head.at(-1)?.start
  const beside = besideHead(reading.question)
  const conditions = reading.terms.filter((t) => {
    if (
      t.self ||
      t.known < 0.8 ||
      t.word.start < beside ||
      (heads.has(t.word.start) &&
        !(group.type === 'section' && t.word.start !== lastHead && /program/.test(t.word.stem)))
    )
      return false
    if (!t.named && !/program/.test(t.word.stem) && !isCell(facts, group, t.word.stem)) return false
    return ![...t.matches].some(([key, value]) => value >= 0.8 && group.headingStems.has(key))
  })
  if (conditions.length === 0) return null
  const hits = group.items.map((item) => {
    const stems = new Set<string>()
    for (const u of item.units) {
      const unit = facts.units[u]
      for (const s of unit?.stems ?? []) stems.add(s)
      if (group.type === 'entries' || unit?.isHeader) for (const s of unit?.context ?? []) stems.add(s)
    }
    return conditions.filter((t) => [...t.matches].some(([key, value]) => value >= 0.8 && stems.has(key)))
      .length
  })
  const most = Math.max(...hits)
  const kept = hits.flatMap((h, i) => (h === most && most > 0 ? [i] : []))
  return kept.length > 0 && kept.length < group.items.length && most === conditions.length ? kept : null
}

/** Where what is listed ends: 'talks and webinars' asks for both, and neither is a condition on the other. */
function besideHead({ head, folded }: Question): number {
  const end = head.at(-1)?.end
  if (end === undefined) return 0
  const more = /^(?:,? (?:and|or|&) |, |\/)\p{L}[\p{L}-]*(?:(?:,? (?:and|or|&) |, )\p{L}[\p{L}-]*)*/u.exec(
    folded.slice(end),
  )
  return more === null ? 0 : end + more[0].length
}

/** Is the word all that a cell of some rows says ('advanced' in a column of levels), not of every row? */
function isCell(facts: Facts, group: Group, stem: string): boolean {
  const holding = group.items.filter((item) =>
    item.units.some((u) => {
      const unit = facts.units[u]?.unit
      const cells = unit?.kind === 'row' ? facts.document.blocks[unit.block ?? -1]?.cells : undefined
      return cells?.some(({ text }) => {
        const said = words(text)
        return said.length === 1 && said[0]?.stem === stem
      })
    }),
  ).length
  return holding > 0 && holding < group.items.length
}
