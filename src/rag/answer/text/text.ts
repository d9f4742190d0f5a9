/** Words and how they are compared: folding, tokens with offsets, stems, edit distance. */
import { stemmer } from 'stemmer'
import { keepLast } from '../../last-texts.ts'
import { IRREGULAR, PASTS, STOPWORDS } from './word-lists.ts'

export interface Word {
  /** As written. */
  readonly raw: string
  /** Folded: lower case, no accents, straight quotes. */
  readonly text: string
  readonly stem: string
  readonly start: number
  readonly end: number
  readonly stop: boolean
}

/** Lower case without accents, one kind of dash and quote; same length per character is not promised. */
export function fold(text: string): string {
  // as most texts are: nothing but their case is to be changed
  if (!/[^ -~]/.test(text)) return text.toLowerCase()
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[‐-―−]/g, '-')
    .replace(/[‘’‛ʼ]/g, "'")
    .replace(/[“-‟«»]/g, '"')
    .replace(/ł/g, 'l')
    .replace(/ø/g, 'o')
    .replace(/æ/g, 'ae')
    .replace(/ß/g, 'ss')
}

const WORD = /[\p{L}\p{M}]+(?:['’][\p{L}]+)*|\d+(?:[.,]\d+)*/gu
const stems = new Map<string, string>()

/** Porter stem of a folded word, after irregular forms ('taught' → 'teach') are made regular. */
export function stem(folded: string): string {
  const known = stems.get(folded)
  if (known !== undefined) return known
  const bare = folded.replace(/'s?$/, '').replace(/(\d),(?=\d{3})/g, '$1')
  const base = baseOf(bare)
  const result = /^[a-z]+$/.test(base) ? stemmer(base) : base
  if (stems.size < 50_000) stems.set(folded, result)
  return result
}

/** 'constructor' is a word too, and no key of these. */
function baseOf(bare: string): string {
  const known = Object.hasOwn(IRREGULAR, bare) ? IRREGULAR[bare] : undefined
  return known ?? (Object.hasOwn(PASTS, bare) ? PASTS[bare] : undefined) ?? bare
}

/** The words and numbers of a text, in order, with their offsets. Hyphenated words give their parts. */
export const words = keepLast(300_000, (text): readonly Word[] => {
  const out: Word[] = []
  for (const match of text.matchAll(WORD)) {
    const raw = match[0]
    const folded = fold(raw)
    const start = match.index
    out.push({
      raw,
      text: folded,
      stem: stem(folded),
      start,
      end: start + raw.length,
      stop: STOPWORDS.has(folded),
    })
  }
  return out
})

/** The rows of the table below, kept since thousands of words are compared for one question. */
let [row, last, before]: [number[], number[], number[]] = [[], [], []]

/** Optimal string alignment distance (swaps of neighbours count one), given up above `limit`. */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1
  // Within bounds: a check of each number would double the time.
  for (let j = 0; j <= b.length; j++) last[j] = j
  for (let i = 1; i <= a.length; i++) {
    row[0] = i
    let least = i
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1]
      let cost = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (same ? 0 : 1))
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, before[j - 2]! + 1)
      row[j] = cost
      least = Math.min(least, cost)
    }
    if (least > limit) return limit + 1
    ;[row, last, before] = [before, row, last]
  }
  return last[b.length]!
}

/** How many slips a word of this length may hold and still be the same word. */
export function slipsAllowed(length: number): number {
  return length < 4 ? 0 : length < 8 ? 1 : 2
}

/** With a capital first letter. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Words of at least `least` letters by their first `length` ones, in their order, each once. */
export function byBeginning(length: number, least: number, all: Iterable<string>): Map<string, string[]> {
  const lists = new Map<string, string[]>()
  for (const word of new Set(all)) {
    if (word.length < least) continue
    const key = word.slice(0, length)
    const list = lists.get(key)
    if (list) list.push(word)
    else lists.set(key, [word])
  }
  return lists
}
