/** Which items of a list a question picks out, by what it says beside what the list is of. */
import { cellsOf } from '../document/row-cells.ts'
import type { Facts } from '../facts/facts.ts'
import type { Group } from '../facts/groups.ts'
import type { Question } from '../question/question.ts'
import type { Reading } from '../ranking/reader.ts'
import type { Term } from '../ranking/terms.ts'
import { words, type Word } from '../text/text.ts'
import { isInBrackets, isLesser } from './lesser-ranks.ts'
import { isEitherState } from './list-state.ts'
import { timeOfList } from './time-of-list.ts'

const YEAR = /^(?:19|20)\d\d$/

/** Indices of the items a condition of the question picks out ('in Poland', 'at MA level'), or null for all. */
export function filterItems(facts: Facts, group: Group, reading: Reading): number[] | null {
  const heads = new Set(reading.question.head.map((w) => w.start))
  const lastHead = reading.question.head.at(-1)?.start
  const beside = besideHead(reading.question)
  const asked = new Set(reading.question.content.map((w) => w.stem))
  const time = timeOfList(reading.question)
  // 'speak or read', 'talks and guest lectures': neither is a condition
  const isOne = !/\b(?:and|or)\b/.test(reading.question.folded)
  const conditions = reading.terms.filter((t) => {
    if (
      t.self ||
      // 'before 2020' is no condition on those that say 2020
      (time?.open === true && YEAR.test(t.word.text)) ||
      t.known < 0.8 ||
      isEitherState(reading.question, t.word.text) ||
      t.word.start < beside ||
      isInBrackets(reading.question.folded, t.word) ||
      (heads.has(t.word.start) &&
        !(group.type === 'section' && t.word.start !== lastHead && /program/.test(t.word.stem)))
    )
      return false
    const tellsApart = isCell(facts, group, t.word.stem, asked, isOne) || isOfSome(facts, group, t)
    if (!t.named && !/program/.test(t.word.stem) && !tellsApart) return false
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
    const isMet = ({ matches, word }: Term): boolean =>
      [...matches].some(([key, value]) => value >= 0.8 && stems.has(key)) &&
      !isLesser(facts, item, word, reading.question.folded)
    return conditions.filter(isMet).length
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

/** Items whose label the question says: 'Every day: …' where it asks for what is used every day. */
export function byLabel(group: Group, { head, words: all }: Question): number[] | null {
  const asked = new Set(all.map((w) => w.stem))
  // of 'safety certificates' the last word is what all of them are
  const heads = new Set(head.slice(-1).map((w) => w.stem))
  const labels = group.items.map(({ full }) => words(/^[^:.,;()]{3,40}(?=:\s)/.exec(full)?.[0] ?? ''))
  const picked = (is: (own: readonly Word[]) => boolean): number[] =>
    labels.flatMap((own, i) => (own.length > 0 && is(own) ? [i] : []))
  const kept = picked((own) => own.every((w) => asked.has(w.stem)) && own.some((w) => !heads.has(w.stem)))
  if (kept.length > 0) return kept.length < labels.length ? kept : null
  // of 'Languages: …', 'Tools: …', 'Cloud: …' one says what is asked for, and no heading says it of all
  if (labels.some((own) => own.length === 0) || [...heads].some((stem) => group.headingStems.has(stem)))
    return null
  const called = picked((own) => heads.has(own.at(-1)?.stem ?? ''))
  return called.length > 0 && called.length < labels.length ? called : null
}

/** Of things told in a paragraph each: is the word in what introduces some of them ('comedy', 'documentary'), not all? */
function isOfSome(facts: Facts, { id, items }: Group, { word, general }: Term): boolean {
  if (!id.startsWith('led:') || general) return false
  const holding = items.filter(({ units }) => units.some((u) => facts.units[u]?.stems.has(word.stem))).length
  return holding > 0 && holding < items.length
}

/**
 * Is the word of all that a cell of some rows says ('advanced' in a column of levels, 'principal investigator' of
 * roles), or what stands between commas in some lines, not of every one?
 */
function isCell(
  facts: Facts,
  group: Group,
  stem: string,
  asked: ReadonlySet<string>,
  inFields: boolean,
): boolean {
  const isSaid = (text: string): boolean => {
    const said = words(text).filter((w) => !w.stop)
    return said.length < 4 && said.some((w) => w.stem === stem) && said.every((w) => asked.has(w.stem))
  }
  const holding = group.items.filter(({ units, full }) => {
    const rows = units.map((u) => cellsOf(facts.document, facts.units[u]?.unit))
    const isRow = rows.some((cells) => cells !== undefined)
    return isRow
      ? rows.some((cells) => cells?.some(({ text }) => isSaid(text)))
      : inFields && fieldsOf(full).some(isSaid)
  }).length
  return holding > 0 && holding < group.items.length
}

/** What stands between commas behind the first, or in brackets: what a line says of what it names. */
const fieldsOf = (full: string): string[] => full.split(/\s*[,;|·()]\s*|\s+[–—]\s+/).slice(1)
