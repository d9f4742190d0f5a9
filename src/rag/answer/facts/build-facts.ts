/** Reads a document: what is known of it before any question, made once per snapshot. */
import { keepLast } from '../../last-texts.ts'
import type { CvDocument } from '../../types.ts'
import { withBoldLabels } from '../document/bold-labels.ts'
import { withBulletedLines } from '../document/bulleted-lines.ts'
import { kindsOfText } from '../document/content-kinds.ts'
import { withDatesBelowHeadings } from '../document/dates-above-headings.ts'
import { withDefinedPosts } from '../document/defined-posts.ts'
import { withHeadedItems } from '../document/headed-items.ts'
import { withLeadSections } from '../document/lead-sections.ts'
import { withLooseDefinitions } from '../document/loose-definitions.ts'
import { withOutline } from '../document/outlines.ts'
import { withPlainTexts } from '../document/plain-texts.ts'
import { withRuledTables } from '../document/ruled-tables.ts'
import { withShownHtml } from '../document/shown-html.ts'
import { isBesideName, withSidebarLabels } from '../document/sidebar-labels.ts'
import { withToldTables } from '../document/told-tables.ts'
import { makeUnits, type Unit } from '../document/units.ts'
import { withWrittenHeadings } from '../document/written-headings.ts'
import { findEntries } from '../entries/entries.ts'
import type { Entry } from '../entries/entry.ts'
import { agencyOf } from '../entries/placements.ts'
import { dottedDegrees } from '../lexicon/degrees.ts'
import type { Kind } from '../lexicon/kinds.ts'
import { findDates } from '../text/dates.ts'
import { words, type Word } from '../text/text.ts'
import { contextOf } from './context.ts'
import { withDatedSections } from './dated-sections.ts'
import type { Facts, UnitFacts } from './facts.ts'
import { FAMILY_FIRST, personName, type PersonName } from './person-name.ts'
import { withPostsRead } from './read-posts.ts'
import { saidOtherwise } from './said-otherwise.ts'
import { mainKind, sectionKinds } from './sections.ts'
import { namesAbove } from './stacks.ts'

/** Characters of units whose words are kept; the words of one take some twenty times as many bytes. */
const KEPT = 2 ** 19

export function buildFacts(given: CvDocument): Facts {
  const plain = withDatesBelowHeadings(withBoldLabels(withPlainTexts(withRuledTables(withShownHtml(given)))))
  const lines = withBulletedLines(withLooseDefinitions(withToldTables(plain)))
  const headed = withHeadedItems(withLeadSections(withWrittenHeadings(withSidebarLabels(withOutline(lines)))))
  const document = withDefinedPosts(headed)
  const units = makeUnits(document)
  const person = personName(
    units.filter(
      ({ kind, section }) => kind !== 'heading' || !isBesideName(document, document.sections[section]),
    ),
  )
  const read = withPostsRead(document, units, sectionKinds(document, units))
  const kinds = withDatedSections(document, units, read)
  const mainKinds = kinds.map(mainKind)
  const entries = findEntries(document, units, (section) => mainKinds[section] ?? null)
  const entryOf = new Map<number, number>()
  const headers = new Set<number>()
  for (const entry of entries) {
    for (let i = entry.from; i < entry.to; i++) entryOf.set(i, entry.index)
    for (const i of entry.header) {
      headers.add(i)
      // a row or an item, where what one did there is told further on
      if (!entryOf.has(i) && /^(?:row|item)$/.test(units[i]?.kind ?? '')) entryOf.set(i, entry.index)
    }
  }
  const title = titleOf(document, mainKinds)
  const names = namesAbove(
    units.map((unit) => ({ unit, entry: entryOf.get(unit.index) ?? null })),
    mainKinds,
  )
  const vocabulary = new Map<string, number>()
  const df = new Map<string, number>()
  const otherwise = saidOtherwise(units)
  const all = units.map((unit): UnitFacts => {
    const own = wordsOf(unit.text)
    const more = otherwise(unit, mainKinds[unit.section] === 'languages')
    const stems = more.length === 0 ? own.stems : new Set([...own.stems, ...more])
    const entryHere = entryOf.get(unit.index)
    const header = headers.has(unit.index) && entryHere !== undefined ? (entries[entryHere] ?? null) : null
    for (const text of own.distinct) vocabulary.set(text, (vocabulary.get(text) ?? 0) + 1)
    for (const stem of stems) df.set(stem, (df.get(stem) ?? 0) + 1)
    const entry = entryOf.get(unit.index) ?? null
    const around = entry === null ? [] : aroundOf(entries, entry)
    const contextText = contextOf(document, unit, around, title, names.get(unit.index))
    const context = stemsOf(contextText)
    let scope: ReadonlySet<string> | undefined
    const unitKinds = new Map(kinds[unit.section] ?? [])
    for (const kind of kindsOfText(unit.text)) unitKinds.set(kind, Math.max(unitKinds.get(kind) ?? 0, 0.5))
    return {
      unit,
      words: own.words,
      stems,
      context,
      contextText,
      // asked for of few units
      get scope() {
        return (scope ??= new Set([...stems, ...context]))
      },
      kinds: unitKinds,
      // a header's parts (heading, date line) know of each other
      dates: header === null ? findDates(unit.text) : findDates(header.text),
      entry,
      isHeader: headers.has(unit.index),
    }
  })
  return {
    document,
    units: all,
    entries,
    sectionKinds: kinds,
    mainKinds,
    vocabulary,
    df,
    acronyms: acronymsOf(units),
    person,
    name: partsOf(person),
  }
}

/** The entry of that index, below one whose header is not part of its own: a client's below the agency's. */
function aroundOf(entries: readonly Entry[], index: number): Entry[] {
  const entry = entries[index]
  if (entry === undefined) return []
  const above = agencyOf(entries, entry)
  return above === null ? [entry] : [above, entry]
}

interface TextWords {
  readonly words: readonly Word[]
  readonly distinct: ReadonlySet<string>
  readonly stems: ReadonlySet<string>
}

const wordsOf = keepLast(KEPT, (text): TextWords => {
  const all = words(text)
  return {
    words: all,
    distinct: new Set(all.map((w) => w.text)),
    stems: new Set(all.map((w) => w.stem)),
  }
})

/** Of a context, which many units share. */
const stemsOf = keepLast<ReadonlySet<string>>(
  KEPT / 2,
  (text) => new Set([...words(text).map((w) => w.stem), ...dottedDegrees(text)]),
)

/** The first heading, when it is no name of a section and so the person's. */
function titleOf(document: CvDocument, mainKinds: readonly (Kind | null)[]): number | null {
  const first = document.sections.find((section) => section.depth >= 1 && !isBesideName(document, section))
  const named = first !== undefined && mainKinds[first.index] === null && !/\d/.test(first.heading)
  return named ? first.index : null
}

function partsOf(person: PersonName | null): Set<string> {
  const text = (person?.text ?? '').replace(/\b(?:dr|prof|mr|mrs|ms)\b/gi, ' ')
  const all = words(FAMILY_FIRST.test(text) ? text.replace(/^([^,]+), (.+)$/, '$2 $1') : text)
  const written = all.filter((w) => /^\p{Lu}/u.test(w.raw))
  // some write all of their name small
  const isSmall = written.length === 0 && /^\p{Ll}[\p{Ll}'’-]+(?: \p{Ll}[\p{Ll}'’-]+){1,2}$/u.test(text)
  const parts = isSmall && all.every((w) => !w.stop) ? all : written
  return new Set(parts.map((w) => w.text.replace(/'s$/, '')))
}

/** 'Nursing and Midwifery Council' → NMC; small words inside may count or not. */
const acronymsOfText = keepLast(KEPT, (text): ReadonlyMap<string, ReadonlySet<string>> => {
  const out = new Map<string, ReadonlySet<string>>()
  for (const match of text.matchAll(
    /(?<![\p{L}'’])\p{Lu}[\p{L}'’]{1,40}(?:[ -](?:(?:of|for|and|the|in|de|la|du) ){0,3}\p{Lu}[\p{L}'’]{1,40}){1,5}/gu,
  )) {
    const found = words(match[0])
    for (let from = 0; from < found.length - 1; from++)
      for (let to = from + 2; to <= found.length; to++) {
        const run = found.slice(from, to)
        const stems = new Set(run.filter((w) => !w.stop).map((w) => w.stem))
        for (const list of [run, run.filter((w) => /^\p{Lu}/u.test(w.raw))])
          if (list.length >= 2) out.set(list.map((w) => w.raw.charAt(0).toUpperCase()).join(''), stems)
      }
  }
  return out
})

function acronymsOf(units: readonly Unit[]): Map<string, ReadonlySet<string>> {
  const out = new Map<string, ReadonlySet<string>>()
  for (const { text } of units) for (const [letters, stems] of acronymsOfText(text)) out.set(letters, stems)
  return out
}
