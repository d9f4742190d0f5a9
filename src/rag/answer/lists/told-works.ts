/** Works told of in sentences, title first: '*Night Bus* (Saltbox Press, 2021) was the first that …'. */
import type { Facts, UnitFacts } from '../facts/facts.ts'
import { findDates } from '../text/dates.ts'
import { stem, words } from '../text/text.ts'

export interface Work {
  readonly title: string
  /** The title with what stands in brackets, or up to the year, behind it. */
  readonly text: string
  /** Stems of what stands behind the title: the publisher, the year, who else had a part in it. */
  readonly details: ReadonlySet<string>
  /** When, in months since year 0. */
  readonly at: number
  readonly unit: number
}

const classOf = (text: string): ReadonlySet<string> => new Set(text.split(' ').map(stem))

/** Nouns that ask for the same works. */
const CLASSES = [
  'book books novel novels monograph monographs volume volumes anthology anthologies',
  'film films movie movies documentary documentaries',
  'album albums record records recording recordings cd cds lp ep eps',
  'exhibition exhibitions show shows',
  'play plays drama dramas',
  'game games',
  'opera operas',
  'article articles essay essays story stories',
  'translation translations',
].map(classOf)

/** The class of works that a noun names. */
export const worksNamed = (noun: string): ReadonlySet<string> | null =>
  CLASSES.find((one) => one.has(noun)) ?? null

/** Characters before a title and behind it that may say what it is. */
const AROUND = 120
/** Who publishes books, for titles that nothing else is said of. */
const PUBLISHER = /\b(?:press|books|editions|publish\w*|verlag|éditions|editorial|university press)\b/i
const QUOTED = /"[^"\n]{2,90}"|“[^”\n]{2,90}”|„[^“”\n]{2,90}[“”]|«[^»\n]{2,90}»/g
/** '(Saltbox Press, 2019, words by …)', ', Karveel, 2019', ' at Gallery Tern, Glasgow, in 2020'. */
const BEHIND =
  /^(?: \([^()]{0,80}\b(?:19|20)\d\d\b[^()]{0,80}\)|,? (?:at|in|with|for|from|by) (?:the )?\p{Lu}[^.;:()"“„«]{1,70}?\b(?:19|20)\d\d\b|, \p{Lu}[^.;:()"“„«]{1,50}?, (?:19|20)\d\d\b)/u

/** The works of a class that a CV tells of in sentences, each once, in reading order. */
export function toldWorks(facts: Facts, kind: ReadonlySet<string>): Work[] {
  const found = new Map<string, Work>()
  for (const one of facts.units) {
    if (one.unit.kind !== 'sentence' || one.dates.length === 0 || one.isHeader) continue
    for (const { start, end } of titlesIn(facts, one)) {
      const behind = BEHIND.exec(one.unit.text.slice(end))?.[0]
      const date = behind === undefined ? undefined : findDates(behind)[0]
      if (behind === undefined || date === undefined) continue
      if (!isOf(facts, one, start, kind) && !(kind.has(BOOK) && PUBLISHER.test(behind))) continue
      const title = one.unit.text.slice(start, end)
      if (found.has(title)) continue
      found.set(title, {
        title,
        text: title + behind,
        details: new Set(words(behind).map((w) => w.stem)),
        at: date.from,
        unit: one.unit.index,
      })
    }
  }
  return [...found.values()]
}

const BOOK = stem('books')

/** Titles in a sentence: what is in italics or in quotation marks. */
function titlesIn(facts: Facts, { unit }: UnitFacts): { start: number; end: number }[] {
  const block = unit.block === null ? undefined : facts.document.blocks[unit.block]
  const marked = (block?.marks ?? [])
    .filter(({ kind, start, end }) => kind === 'em' && start >= unit.from && end <= unit.to)
    .flatMap(({ start, end }) => {
      // a definition's text is shorter than its lines
      const title = (block?.text ?? '').slice(start, end)
      const at = unit.text.indexOf(title)
      return at < 0 ? [] : [{ start: at, end: at + title.length }]
    })
  const quoted = [...unit.text.matchAll(QUOTED)].map(({ 0: text, index }) => ({
    start: index,
    end: index + text.length,
  }))
  return [...marked, ...quoted]
    .filter(({ start }) => /^["“„«]?[\p{Lu}\d]/u.test(unit.text.slice(start)))
    .sort((a, b) => a.start - b.start)
}

/** Does the heading, the paragraph's beginning or what stands before the title say that it is one of these? */
function isOf(facts: Facts, { unit }: UnitFacts, start: number, kind: ReadonlySet<string>): boolean {
  const block = unit.block === null ? undefined : facts.document.blocks[unit.block]
  const section = facts.document.sections[unit.section]
  const said = [
    section?.heading ?? '',
    (block?.text ?? '').slice(0, Math.min(AROUND, unit.from)),
    unit.text.slice(0, start).slice(-AROUND),
  ]
  return said.some((text) => words(text).some((word) => kind.has(word.stem)))
}
