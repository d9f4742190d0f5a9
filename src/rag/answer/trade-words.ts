/** A question's everyday words as the CV puts them: 'downed tools' is asked for as a strike where that is what it tells of. */
import type { Facts } from './facts.ts'
import { TRADE_WORDS } from './lexicon/trade-words.ts'
import { words, type Word } from './text.ts'

interface Wording {
  /** The everyday words, folded, in their order; and their stems. */
  readonly lay: readonly string[]
  readonly stems: readonly string[]
  /** What may be said in place of them, and its words that the CV is to have, folded. */
  readonly trade: readonly { readonly text: string; readonly folded: readonly string[] }[]
}

const wordsOf = (text: string): string[] => words(text).map((w) => w.text)

/** By the first of their everyday words, the longest first. */
const WORDINGS: ReadonlyMap<string, readonly Wording[]> = (() => {
  const map = new Map<string, Wording[]>()
  for (const line of TRADE_WORDS) {
    const [left = '', right = ''] = line.split(' > ')
    const trade = right.split(', ').map((text) => ({
      text: text.replace(/[()]/g, ''),
      folded: wordsOf(text.replace(/\([^)]*\)/g, '')),
    }))
    for (const text of left.split(', ')) {
      const lay = wordsOf(text)
      const first = lay[0] ?? ''
      map.set(first, [...(map.get(first) ?? []), { lay, stems: words(text).map((w) => w.stem), trade }])
    }
  }
  for (const list of map.values()) list.sort((a, b) => b.lay.length - a.lay.length)
  return map
})()

/** The question with such words as the CV puts them. */
export function inTradeWords(facts: Facts, text: string): string {
  const all = words(text)
  let out = ''
  let done = 0
  for (let i = 0; i < all.length; i++) {
    const found = WORDINGS.get(all[i]?.text ?? '')?.find(({ lay }) => isRun(all, i, lay, 'text'))
    if (found === undefined) continue
    const run = all.slice(i, i + found.lay.length)
    i += run.length - 1
    const said = isCommon(run, all) ? otherwise(facts, found) : undefined
    const [first, last] = [run[0], run.at(-1)]
    if (said === undefined || first === undefined || last === undefined) continue
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
    ({ folded }) => isHeld(facts, folded[0]) && isTold(facts, (own, at) => isNamed(own, at, folded)),
  )?.text
}

const isTold = ({ units }: Facts, meets: (own: readonly Word[], at: number) => boolean): boolean =>
  units.some(({ words: own }) => own.some((_, at) => meets(own, at)))

const forms = (word: string): string[] => [word, `${word}s`, word.replace(/s$/, '')]

const isHeld = ({ vocabulary }: Facts, word = ''): boolean => forms(word).some((one) => vocabulary.has(one))

const isNamed = (all: readonly Word[], at: number, run: readonly string[]): boolean =>
  run.every((one, k) => forms(one).includes(all[at + k]?.text ?? ''))

/** Do these follow each other from there on? */
const isRun = (all: readonly Word[], at: number, run: readonly string[], of: 'text' | 'stem'): boolean =>
  run.every((one, k) => all[at + k]?.[of] === one)
