/** What stands under each heading, cut into the pieces that a list is made of: rows, items with what is below them, sentences, sub-headings. */
import { cellsOf } from '../document/row-cells.ts'
import { isBesideName } from '../document/sidebar-labels.ts'
import { isSetOff } from '../entries/entry-headers.ts'
import type { Facts, UnitFacts } from '../facts/facts.ts'
import { rowItem } from '../facts/groups.ts'
import { stacksOf } from '../facts/stacks.ts'
import { PERSON } from '../lexicon/names.ts'
import { isRated } from '../lexicon/ratings.ts'
import { findDates } from '../text/dates.ts'
import { oncePer } from '../text/once-per.ts'
import { stem, words } from '../text/text.ts'
import { isLed, namesOnly } from './led-paragraphs.ts'
import { listKinds } from './list-headings.ts'

export interface Piece {
  /** 'Tools' of 'Tools: Git, Jira', or of an item that has 'Git' below it. */
  readonly label: string | null
  /** Its first sentence, without the label. */
  readonly text: string
  /** Sentences that follow in the same item, or stand below the sub-heading. */
  readonly more: readonly string[]
  readonly units: readonly number[]
  readonly form: 'row' | 'item' | 'sentence' | 'heading'
  readonly section: number
  readonly below: readonly Piece[]
}

interface Open {
  label: string | null
  text: string
  more: string[]
  units: number[]
  form: Piece['form']
  section: number
  below: Open[]
}

/** What a line begins with when it names what follows. */
const LABEL = /^(\p{L}[\p{L}\p{N} ,&/()'’+-]{1,44}?) ?: (?=\S)/u
/** Characters of a line that items stand below. */
const LEAD = 48
/** Characters of a run-in heading that a full stop ends. */
const RUN_IN = 45

/** The pieces of each section, in the order of the CV; those of its sub-headings are not among them. */
export const piecesOf = oncePer((facts: Facts): readonly (readonly Piece[])[] => cut(facts))

function cut(facts: Facts): Open[][] {
  const out = facts.document.sections.map(() => [] as Open[])
  const byBlock = new Map<number, Open>()
  // '**Books.** Night Train, 2021. …': the label holds to the end of the paragraph
  let runIn: { block: number; label: string } | null = null
  let lead: Open | null = null
  for (const found of facts.units) {
    const { unit } = found
    if (unit.kind === 'heading' || unit.text.trim() === '') continue
    const own = out[unit.section]
    if (own === undefined) continue
    if (unit.kind === 'row') {
      const text = rowItem(facts, found).full
      // 'Software | Git, Jira': a field and what it holds
      const [field, value, third] = (cellsOf(facts.document, unit) ?? []).filter((cell) => cell.text !== '')
      if (field !== undefined && value !== undefined && third === undefined && namesKind(field.text))
        own.push(open(found, 'row', field.text, value.text))
      else own.push(open(found, 'row', null, text))
      continue
    }
    if (stacksOf(facts, unit.section).length > 0) {
      const last = own.at(-1)
      if (unit.first || last === undefined) own.push(open(found, 'item', null, unit.text))
      else {
        // whose it is, and when
        if (last.units.length === 1 || findDates(unit.text).length > 0)
          last.text += `, ${unit.text.replace(/\s*[·|]\s*/g, ', ')}`
        last.units.push(unit.index)
      }
      continue
    }
    const before = unit.block === null ? undefined : byBlock.get(unit.block)
    if (unit.kind === 'item' && before !== undefined && !unit.first) {
      if (before.text === '') before.text = unit.text
      else before.more.push(unit.text)
      before.units.push(unit.index)
      continue
    }
    if (before !== undefined && unit.kind === 'sentence' && !unit.first && !unit.line && isLed(facts, unit)) {
      before.more.push(unit.text)
      before.units.push(unit.index)
      continue
    }
    const bold = unit.first && isSetOff(facts.document, unit) && !namesOnly(facts, unit)
    if (bold && unit.text.length <= RUN_IN && /[.:]$/.test(unit.text) && unit.block !== null) {
      const label = unit.text.replace(/[.:\s]+$/, '')
      if (unit.kind === 'sentence') {
        runIn = { block: unit.block, label }
        continue
      }
    }
    const labelled = labelledParts(unit.text)
    if (labelled.length > 2) {
      own.push(
        ...labelled.map(([label, text]) =>
          open(found, unit.kind === 'item' ? 'item' : 'sentence', label, text),
        ),
      )
      continue
    }
    // a term and, on the line below it, what it stands for
    const term = own.at(-1)
    const defined =
      term !== undefined && unit.kind === 'sentence' && !unit.first && unit.line && before === term
    if (
      defined &&
      term.label === null &&
      isTerm(term.text) &&
      !(OPENS_WITH_PERSON.test(term.text) && OPENS_WITH_PERSON.test(unit.text)) &&
      term.more.length === 0 &&
      term.units.length === 1 &&
      // in a column beside the CV each line is a thing
      !isBesideName(facts.document, facts.document.sections[unit.section])
    ) {
      term.label = term.text
      term.text = unit.text
      term.units.push(unit.index)
      continue
    }
    // 'Quantitative' by itself, with items below it
    const next = facts.units[unit.index + 1]?.unit
    const leads =
      unit.kind === 'sentence' &&
      unit.first &&
      // a paragraph within an item tells of that
      unit.parents.length === 0 &&
      unit.text.length <= LEAD &&
      !/[.!?,;]$/.test(unit.text) &&
      next?.kind === 'item' &&
      next.section === unit.section &&
      next.parents.length === 0
    if (leads || unit.kind !== 'item') lead = null
    if (leads) {
      lead = open(found, 'sentence', null, unit.text.replace(/[\s:–—-]+$/, ''))
      own.push(lead)
      continue
    }
    const label = LABEL.exec(unit.text)?.[1]?.match(/\([^)]*$/) ? null : LABEL.exec(unit.text)
    const above: string | null =
      runIn !== null && runIn.block === unit.block && !unit.line ? runIn.label : null
    const piece =
      label === null
        ? open(found, unit.kind, above, unit.text)
        : open(found, unit.kind, label[1]?.trim() ?? null, unit.text.slice(label[0].length))
    // the label of a paragraph's first sentence holds for those behind it
    if (label !== null && unit.kind === 'sentence' && unit.first && unit.block !== null)
      runIn = namesKind(label[1] ?? '') ? { block: unit.block, label: label[1] ?? '' } : null
    if (unit.block !== null && unit.first) byBlock.set(unit.block, piece)
    const parent = unit.kind === 'item' ? unit.parents.at(-1) : undefined
    const around = parent === undefined ? undefined : byBlock.get(parent)
    if (around !== undefined && around.section === unit.section) around.below.push(piece)
    else if (lead !== null && lead.section === unit.section) lead.below.push(piece)
    else own.push(piece)
  }
  return out
}

function open(found: UnitFacts, form: Piece['form'], label: string | null, text: string): Open {
  const { unit } = found
  return { label, text, more: [], units: [unit.index], form, section: unit.section, below: [] }
}

const INNER = /(?:^|(?<=[^,;:–—-] ))(\p{Lu}[\p{L}-]{2,20}(?: \p{Ll}[\p{L}-]*){0,2}): (?=\S)/gu

/** 'Ann Pole, head of music' above 'Dr Jo Lind, formerly at the mill': each is a line of its own. */
const OPENS_WITH_PERSON = new RegExp(`^(?:${PERSON.source})\\s*(?:[,(–—-]|$)`, 'u')

/** 'Methods: Scrum Tools: Jira Metrics: flow': lines that one paragraph runs together. */
function labelledParts(text: string): (readonly [string, string])[] {
  const found = Array.from(text.matchAll(INNER))
  if (found[0]?.index !== 0) return []
  return found.map((one, i) => [
    one[1] ?? '',
    text.slice(one.index + one[0].length, found[i + 1]?.index ?? text.length).trim(),
  ])
}

const namesKind = (label: string): boolean => {
  const { plain, vague } = listKinds(label)
  return plain.size + vague.size > 0 && !/.\p{Lu}/u.test(label)
}

/** 'Excel ●●●●○' is told already how well it is known. */
const isTerm = (text: string): boolean =>
  text.length <= LEAD && !/[.!?,;\d)]$| [–—] /.test(text) && !isRated(text)

/** Those below a heading that says the word that is asked for ('Books', 'Side projects'); all where none does. */
export function belowHeading(
  facts: Facts,
  pieces: readonly Piece[],
  word: string | undefined,
): readonly Piece[] {
  if (word === undefined) return pieces
  const asked = stem(word)
  const own = pieces.filter(({ section }) =>
    words(facts.document.sections[section]?.heading ?? '').some((one) => one.stem === asked),
  )
  return own.length > 0 ? own : pieces
}
