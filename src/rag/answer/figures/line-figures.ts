/** Numbers in the lines of a list: 'Cited 233 times', 'Booking: six engineers', each line with one of them. */
import type { Facts } from '../facts/facts.ts'
import type { Group, GroupItem } from '../facts/groups.ts'
import type { Term } from '../ranking/terms.ts'
import type { Amount } from '../text/amounts.ts'
import { words, type Word } from '../text/text.ts'
import { NUMBER_WORDS } from '../text/word-lists.ts'
import { isAudience, isOf, keptOf, type Asked, type Figures } from './asked.ts'

/** Words at most between a number and what it counts: '6,200 active users'. */
const BETWEEN = 1
/** How well a word must meet what is asked for, which stands with a number in each line. */
const COUNTED = 0.5
/** '6 h' are hours. */
const SHORT: Readonly<Record<string, string>> = {
  h: 'hour',
  hrs: 'hour',
  hr: 'hour',
  min: 'minut',
  mins: 'minut',
}
/** What stands between them in one phrase. */
const JOINED = /^[ :-]{1,2}$/
/** Characters of a line that is said as it stands. */
const WHOLE = 80
const CUT = 60

/** Null where not each line says one number of what is asked for. */
export function figuresInLines(facts: Facts, group: Group, asked: Asked): Figures | null {
  const { terms } = asked
  const items = wholeItems(facts, group.items)
  for (const term of terms) {
    const about = terms.filter((one) => one !== term && !isOf(group, one))
    const kept = keptOf(facts, group, items, about, asked.goingOn)
    // the heading says what they are, or the lines themselves say which are meant
    if (kept.length < 2 || (terms.length - about.length < 2 && about.length < 2)) continue
    const found = kept.map((item) => countedIn(item.full, term))
    if (!found.every((one) => one !== null)) continue
    return {
      items: kept,
      amounts: found.map(({ value }) => amount(value)),
      texts: kept.map(({ full }, i) => brief(full, found[i]?.value ?? 0)),
      header: '',
      named: true,
      rows: true,
    }
  }
  return null
}

const amount = (value: number): Amount => ({ value, sign: '', unit: '', scale: '', about: false })

/** Sentences of one line are one item. */
export function wholeItems(facts: Facts, items: readonly GroupItem[]): GroupItem[] {
  const out: GroupItem[] = []
  const blockOf = ({ units }: GroupItem): number | null | undefined => facts.units[units[0] ?? -1]?.unit.block
  for (const item of items) {
    const before = out.at(-1)
    if (before !== undefined && blockOf(item) != null && blockOf(before) === blockOf(item))
      out[out.length - 1] = {
        ...before,
        full: `${before.full} ${item.full}`,
        units: [...before.units, ...item.units],
      }
    else out.push(item)
  }
  return out
}

/** The one number that stands beside the word; null without one, or with several. */
export function countedIn(text: string, { matches, word: asked }: Term): { value: number } | null {
  const all = words(text)
  const gap = (a: Word, b: Word): string => text.slice(a.end, b.start)
  const joined = (from: number, to: number): boolean => {
    for (let i = from; i < to; i++) {
      const [a, b] = [all[i], all[i + 1]]
      if (!a || !b || !JOINED.test(gap(a, b))) return false
    }
    return true
  }
  const found = new Map<number, number>()
  all.forEach((word, at) => {
    const isNamed = (matches.get(word.stem) ?? 0) >= COUNTED || SHORT[word.text] === asked.stem
    if (!isNamed && !isAudience(asked.stem, word.stem)) return
    // 'extra-care flats': what a hyphen joins is one word
    let words = 0
    let from = at
    while (from > 0 && words <= BETWEEN) {
      const [a, b] = [all[from - 1], all[from]]
      if (a && b && gap(a, b) !== '-') words++
      from--
    }
    for (let i = from; i <= at + 1; i++) {
      const other = all[i]
      const value = other === undefined || i === at ? null : numberOf(text, other)
      if (value !== null && joined(Math.min(i, at), Math.max(i, at))) found.set(i, value)
    }
  })
  const [value, ...others] = found.values()
  return value === undefined || others.length > 0 ? null : { value }
}

/** A number that counts: no year, share, place in an order or part of another number. */
function numberOf(text: string, word: Word): number | null {
  const named = NUMBER_WORDS.get(word.text)
  if (named !== undefined) return named
  const around =
    /[\d.,'’:/€£$+-]$/.test(text.slice(0, word.start)) || /^(?:[%:/+]|[.,]\d)/.test(text.slice(word.end))
  if (around || !/^\d+(?:,\d{3})*$/.test(word.raw)) return null
  const value = Number(word.raw.replace(/,/g, ''))
  return /^(?:19|20)\d\d$/.test(word.raw) ? null : value
}

/** The line as it stands, or its beginning with the number. */
export function brief(text: string, value: number): string {
  if (text.length <= WHOLE) return text
  const cut = text.slice(0, CUT)
  return `${cut.slice(0, cut.lastIndexOf(' '))}… (${value.toLocaleString('en')})`
}
