/** The smallest things that a CV says, each of which can be said alone: a clause, a field, an answer to a question. */
import { cellsOf } from '../document/row-cells.ts'
import { isBareLabel, runInOf } from '../document/run-in-labels.ts'
import type { Unit } from '../document/units.ts'
import type { Facts, UnitFacts } from '../facts/facts.ts'
import { linesBelow } from '../facts/lines-by.ts'
import { subtitleHeading } from '../facts/subtitles.ts'
import type { Kind } from '../lexicon/kinds.ts'
import { labelAbove } from '../saying/say-unit.ts'
import { oncePer } from '../text/once-per.ts'
import { fold } from '../text/text.ts'

export interface Piece {
  /** As the CV has it. */
  readonly text: string
  /** Folded: the field's name, the cell's header, the question it answers or the heading right above; or ''. */
  readonly label: string
  /** Does the text begin with the label? */
  readonly labelled: boolean
  /** Without its label. */
  readonly value: string
  /** Of a cell, what its column is called. */
  readonly column: string
  /** The line that it is a part of, and where it stands in it. */
  readonly line: string
  readonly from: number
  readonly to: number
  readonly block: number | null
  readonly units: readonly number[]
  readonly section: number
  readonly kind: Kind | null
  /** Does it tell of a post, a course or the like, from when to when? */
  readonly within: boolean
  /** Is it an answer to a question that stands above it? */
  readonly answers: boolean
}

/** All of a CV, in reading order. */
export const piecesOf = oncePer((facts: Facts): readonly Piece[] => [
  ...answersOf(facts),
  ...facts.units.flatMap((line) => split(facts, line)),
])

/**
 * Between fields of one line ('Nationality: Spanish, Driving licence: B'), clauses that stand for themselves, and
 * sentences that are too short to be units; what stands before a name ('Prof. Ada Birk') ends none.
 */
const SEPARATORS =
  /\s*[|·•]\s*|;\s+(?![^()]{0,999}\))|\n+|\s+[–—]\s+(?=\S{1,40}@|\+\d|https?:)|,\s+(?=\p{Lu}\p{Ll}[\p{L} ]{2,28}: )|(?<=[\p{L}\d%)]{2}[.!])(?<!(?<![\p{L}\d])(?:[Pp]rof|[Dd]r|[Dd]oc|[Ii]ng|Dipl|Mag|Mgr|Mrs?|Ms|St|Rev|Fr|Sr|Hon|Capt|Cpt|Cpl|Sgt|Lt|Col|Maj|Gen|Cmdr)\.)\s+(?=\p{Lu})/gu
/** A form numbers its fields: '5. Nationality: …'. */
const LABEL = /^(?:\d{1,3}[.)]\s)?([\p{L}][\p{L}\p{N}_ .,/()&'’-]{1,48}?)\s*(?::|\s[–—-]\s)\s*(?=\S)/u
/** A question and what was ticked behind it: '15. Have you any dependents? NO'. */
const TICKED =
  /^(?:\d{1,3}[.)]\s)?([^?]{4,180}\?)\s((?:yes|no|none|nil|never|n\/a|not applicable)(?![\p{L}\d]).{0,160})$/iu
/** Characters of a heading that names a field, and lines below it. */
const HEADING = 40
const FIELD_LINES = 3

const asks = (text: string): boolean => /\?["'”’*]*$/.test(text)

const subtitleOf = oncePer(({ document, units }: Facts) =>
  subtitleHeading(
    document,
    units.map(({ unit }) => unit),
  ),
)

function split(facts: Facts, line: UnitFacts): Piece[] {
  const { unit } = line
  const isSubtitle = unit.kind === 'heading' && unit === subtitleOf(facts)
  if (unit.kind === 'heading' && !isSubtitle) return []
  if (asks(unit.text) || TICKED.test(unit.text)) return []
  if (isBareLabel(facts.document, unit, facts.units[unit.index + 1]?.unit)) return []
  // 'No:' with 'relocation before 2027' below it
  const head = LABEL.test(unit.text) ? null : (labelBefore(facts, unit) ?? labelAbove(facts, unit.index))
  const shared = {
    units: head === null ? [unit.index] : [unit.index, head.index],
    section: unit.section,
    kind: isSubtitle ? ('contact' as const) : (facts.mainKinds[unit.section] ?? null),
    within: !isSubtitle && isWithin(facts, line),
    block: unit.block,
    answers: false,
  }
  const above = headingLabel(facts, unit.section)
  const led = (text: string): string =>
    head === null ? text : `${head.text.replace(/[\s:.–—-]+$/, '')}: ${text}`
  return textsOf(facts, line).flatMap(({ text: said, column }) => {
    const all = led(said)
    return rangesOf(all).map(({ from, to }): Piece => {
      const text = all.slice(from, to)
      const own = LABEL.exec(text)
      const value = own === null ? text : text.slice(own[0].length)
      const label = own === null ? column || above : (own[1] ?? '')
      return {
        ...shared,
        text,
        label: fold(label).trim(),
        labelled: own !== null,
        value,
        column,
        line: all,
        from,
        to,
      }
    })
  })
}

/** '**Notice.**' before 'Three months.' */
function labelBefore({ document, units }: Facts, unit: Unit): Unit | null {
  const before = units[unit.index - 1]?.unit
  return before !== undefined && isBareLabel(document, before, unit) ? before : null
}

function rangesOf(text: string): { from: number; to: number }[] {
  const out: { from: number; to: number }[] = []
  let from = 0
  const add = (to: number): void => {
    if (/[\p{L}\d]/u.test(text.slice(from, to))) out.push({ from, to })
  }
  for (const { 0: mark, index } of text.matchAll(SEPARATORS)) {
    add(index)
    from = index + mark.length
  }
  add(text.length)
  return out
}

/** Of a row its cells with what they are called; of another line its text. */
function textsOf(facts: Facts, { unit }: UnitFacts): { text: string; column: string }[] {
  const cells = cellsOf(facts.document, unit)?.filter(({ text }) => text !== '')
  if (!cells || cells.length === 0) {
    const own = runInOf(facts.document, unit, undefined)
    // 'Nationality | Chilean'
    const text = unit.text.replace(/^([\p{L} ]{3,24}) \| (?=[^|]{1,120}$)/u, '$1: ')
    return [{ text: own === null ? text : `${own.label}: ${own.rest}`, column: '' }]
  }
  const [first, second] = cells
  if (cells.length === 2 && first && second && first.text.length <= HEADING)
    return [{ text: `${first.text.replace(/:$/, '')}: ${second.text.replace(/\n/g, ' ')}`, column: '' }]
  return cells.map(({ header, text }) => ({ text, column: header }))
}

function isWithin(facts: Facts, { entry }: UnitFacts): boolean {
  const found = entry === null ? undefined : facts.entries[entry]
  return (
    found !== undefined &&
    found.kind !== 'practical' &&
    found.kind !== 'contact' &&
    (found.range !== null || found.kind === 'experience')
  )
}

/** The heading of a short section, which is the name of a field: 'Notice period', and below it 'Three months'. */
function headingLabel(facts: Facts, section: number): string {
  const heading = facts.document.sections[section]?.heading ?? ''
  if (heading === '' || heading.length > HEADING) return ''
  return linesBelow(facts, section).length <= FIELD_LINES ? fold(heading) : ''
}

/** Characters of an answer. */
const ANSWER = 220

/** What stands below or behind each question that the CV puts and answers itself. */
function answersOf(facts: Facts): Piece[] {
  const out: Piece[] = []
  facts.units.forEach(({ unit, entry }, i) => {
    const ticked = unit.kind === 'heading' ? null : TICKED.exec(unit.text)
    if (ticked !== null) out.push(tickedIn(facts, unit, ticked[1] ?? '', ticked[2] ?? ''))
    if (!asks(unit.text) || unit.text.length > ANSWER || entry !== null) return
    const next = facts.units[i + 1]?.unit
    if (next === undefined || next.kind === 'heading' || asks(next.text)) return
    const units: number[] = []
    let text = ''
    for (let at = i + 1; facts.units[at]?.unit.block === next.block; at++) {
      const said = facts.units[at]?.unit.text ?? ''
      if (asks(said) || text.length + said.length > ANSWER) break
      text = text === '' ? said : `${text} ${said}`
      units.push(at)
    }
    if (units.length === 0) return
    out.push({
      text: text.replace(/^(?:a|answer)\s*[:.]\s*/i, ''),
      label: fold(unit.text),
      labelled: false,
      value: text,
      column: '',
      line: text,
      from: 0,
      to: text.length,
      block: next.block,
      units: [...units, unit.index],
      section: unit.section,
      kind: facts.mainKinds[unit.section] ?? null,
      within: false,
      answers: true,
    })
  })
  return out
}

/** It is said with its question, without which 'no' says nothing. */
function tickedIn({ mainKinds }: Facts, unit: Unit, question: string, value: string): Piece {
  const { text, block, section } = unit
  const shared = { text, value, block, section, line: text, from: 0, to: text.length, units: [unit.index] }
  const kind = mainKinds[section] ?? null
  return { ...shared, label: fold(question), labelled: false, column: '', kind, within: false, answers: true }
}
