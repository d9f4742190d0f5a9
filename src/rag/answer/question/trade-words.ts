/** A question's everyday words as the CV puts them: 'downed tools' is asked for as a strike where that is what it tells of. */
import type { Facts, UnitFacts } from '../facts/facts.ts'
import { TRADE_WORDS } from '../lexicon/trade-words.ts'
import { mayBeWithheld } from '../lexicon/withheld.ts'
import { fold, words, type Word } from '../text/text.ts'
import { befell } from './befallen.ts'

interface Wording {
  /** The everyday words, folded, in their order; and their stems. */
  readonly lay: readonly string[]
  readonly stems: readonly string[]
  /** It may be asked for as what befell the person. */
  readonly befalls: boolean
  /** Capitalised wherever it is written, so that a capital makes no other name of it: 'Covid'. */
  readonly named: boolean
  /** What may be said in place of them, and its words that the CV is to have, folded. */
  readonly trade: readonly {
    readonly text: string
    readonly folded: readonly string[]
    readonly isName: boolean
  }[]
}

const wordsOf = (text: string): string[] => words(text).map((w) => w.text)

/** By the first of their everyday words, the longest first. */
const WORDINGS: ReadonlyMap<string, readonly Wording[]> = (() => {
  const map = new Map<string, Wording[]>()
  for (const line of TRADE_WORDS) {
    const befalls = line.startsWith('! ')
    const [left = '', right = ''] = line.replace(/^! /, '').split(' > ')
    const trade = right.split(', ').map((text) => ({
      text: text.replace(/[()]/g, ''),
      isName: /\b\p{Lu}\p{Ll}/u.test(text),
      folded: wordsOf(text.replace(/\([^)]*\)/g, '')),
    }))
    for (const text of left.split(', ')) {
      const lay = wordsOf(text)
      const first = lay[0] ?? ''
      map.set(first, [
        ...(map.get(first) ?? []),
        { lay, stems: words(text).map((w) => w.stem), befalls, named: /\p{Lu}/u.test(text), trade },
      ])
    }
  }
  for (const list of map.values()) list.sort((a, b) => b.lay.length - a.lay.length)
  return map
})()

/** The question with such words as the CV puts them. */
export function inTradeWords(facts: Facts, text: string): string {
  // what the CV may keep to itself is looked for as it was asked
  if (mayBeWithheld(fold(text))) return text
  const all = words(text)
  let out = ''
  let done = 0
  for (let i = 0; i < all.length; i++) {
    const found = WORDINGS.get(all[i]?.text ?? '')?.find(({ lay }) => isRun(all, i, lay, 'text'))
    if (found === undefined) continue
    const run = all.slice(i, i + found.lay.length)
    i += run.length - 1
    const [first, last] = [run[0], run.at(-1)]
    if (first === undefined || last === undefined || !(found.named || isCommon(run, all))) continue
    const isOwn = found.befalls && befell(facts.name, text, { start: first.start, end: last.end })
    const said = isOwn ? undefined : otherwise(facts, found)
    if (said === undefined) continue
    out += withArticle(text.slice(done, first.start), said)
    done = last.end
  }
  return out + text.slice(done)
}

/** 'an HGV' and no 'a HGV', for 'a lorry'. */
const withArticle = (before: string, said: string): string =>
  before.replace(/(?<!\p{L})(a)n? $/iu, (_, a: string) =>
    /^(?:[aeioAEIO]|u(?!ni)|[FHLMNRSX]\p{Lu})/u.test(said) ? `${a}n ` : `${a} `,
  ) + said

/** Not written as a name: 'the Strike Foundation'. */
const isCommon = (run: readonly Word[], all: readonly Word[]): boolean =>
  run.every((word) => word === all[0] || !/^\p{Lu}/u.test(word.raw))

/** What the CV says of them in other words, where it does not say them. */
function otherwise(facts: Facts, { stems, trade }: Wording): string | undefined {
  if (stems.every((one) => facts.df.has(one)) && isTold(facts, (own, at) => isRun(own, at, stems, 'stem')))
    return undefined
  // as they are written, but for a plural: 'acting' is no 'acts'
  return trade.find(
    ({ folded, isName }) =>
      isHeld(facts, folded[0]) &&
      isTold(
        facts,
        (own, at, unit) => isNamed(own, at, folded) && (isName || !inName(unit, at, folded.length)),
      ),
  )?.text
}

type Meets = (own: readonly Word[], at: number, unit: UnitFacts) => boolean

const isTold = ({ units }: Facts, meets: Meets): boolean =>
  units.some((unit) => unit.words.some((_, at) => meets(unit.words, at, unit)))

/** Capitalised, and more than letters that stand for words: 'HGV Driver' names nothing. */
const isProper = (word: Word | undefined): boolean =>
  word !== undefined && /^\p{Lu}/u.test(word.raw) && !/^\p{Lu}{2,}s?$/u.test(word.raw)

/** Part of a name, 'Salvation Army', or of what is called after one, 'Proceedings of Nursing Days'. */
function inName({ unit: { text }, words: own }: UnitFacts, at: number, length: number): boolean {
  const [first, last] = [own[at], own[at + length - 1]]
  if (first === undefined || last === undefined) return false
  const [before, after, next] = [own[at - 1], own[at + length], own[at + length + 1]]
  if (after?.text === 'of' && isProper(next) && isProper(first)) return true
  const joins = (one: Word | undefined, other: Word | undefined): boolean =>
    isProper(one) && isProper(other) && /^[ -]$/.test(text.slice(one?.end, other?.start))
  const begins = before === undefined || !/^[ ,(-]+$/.test(text.slice(before.end, first.start))
  return !begins && (joins(before, first) || joins(last, after))
}

const forms = (word: string): string[] => [word, `${word}s`, word.replace(/s$/, '')]

const isHeld = ({ vocabulary }: Facts, word = ''): boolean => forms(word).some((one) => vocabulary.has(one))

const isNamed = (all: readonly Word[], at: number, run: readonly string[]): boolean =>
  run.every((one, k) => forms(one).includes(all[at + k]?.text ?? ''))

/** Do these follow each other from there on? */
const isRun = (all: readonly Word[], at: number, run: readonly string[], of: 'text' | 'stem'): boolean =>
  run.every((one, k) => all[at + k]?.[of] === one)
