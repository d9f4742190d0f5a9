/** 'How many participants did Heron and Egret have together?', 'how much did the three grants come to?': one figure of each thing, added up. */
import type { Facts, UnitFacts } from '../facts/facts.ts'
import type { Plan, PlanPart } from '../plan/plan.ts'
import type { Draft } from '../ranking/reader.ts'
import { holdsTerm, type Term } from '../ranking/terms.ts'
import { sumOf } from '../text/amounts.ts'
import { capital } from '../text/text.ts'
import { numberWord } from '../text/word-lists.ts'
import { calledSo } from './called-so.ts'
import { figureOf, figuresOf, isHeld, partOf, type Figure } from './figures-of-things.ts'
import type { Measure } from './measure.ts'
import { sumAsked, type SumAsked } from './sum-asked.ts'

/** Null unless each of the things has one figure of what is asked for, and all are of one unit. */
export function planThingsSum(facts: Facts, draft: Draft): Plan | null {
  const asked = sumAsked(draft)
  if (asked === null) return null
  for (const measure of asked.measures) {
    const figures = figuresOf(facts, measure)
    const about = asked.about.filter((term) => term !== measure.term)
    const found =
      (asked.names.length > 1 ? ofNames(facts, figures, asked, about) : null) ??
      (asked.called.length > 1 ? ofCalled(facts, figures, asked, about) : null) ??
      described(facts, figures, asked, measure, about)
    const plan = found === null ? null : added(found, draft.question.counts && measure.units.length === 0)
    if (plan !== null) return plan
  }
  return null
}

/** So well a line must hold what is said besides. */
const SAID = 0.55

interface Found {
  readonly figure: Figure
  readonly part: PlanPart
}

function ofNames(
  facts: Facts,
  figures: readonly Figure[],
  { names, count }: SumAsked,
  about: readonly Term[],
): readonly Found[] | null {
  if (count !== null && count !== names.length) return null
  const found = names.map((name) =>
    figureOf(
      facts,
      figures,
      name,
      names.filter((other) => other !== name),
    ),
  )
  if (!found.every((one) => one !== null)) return null
  if (!about.every((term) => found.every(({ figure }) => isHeld(facts, figure.of, term)))) return null
  return found.map(({ figure, naming }) => ({ figure, part: partOf(figure, naming) }))
}

/** What has no name is what a heading, a row or an item is called by. */
function ofCalled(
  facts: Facts,
  figures: readonly Figure[],
  { called, count }: SumAsked,
  about: readonly Term[],
): readonly Found[] | null {
  if (count !== null && count !== called.length) return null
  const found = called.map((name) => calledSo(facts, figures, name))
  if (!found.every((one) => one !== null)) return null
  const own = new Set(called.flatMap(({ terms }) => terms))
  const isSaid = (term: Term, { unit }: UnitFacts): boolean =>
    facts.units.some((one) => one.unit.section === unit.section && holdsTerm(one.stems, term, SAID))
  if (!about.every((term) => own.has(term) || found.every(({ figure }) => isSaid(term, figure.of))))
    return null
  return found.map(({ figure, naming }) => ({ figure, part: partOf(figure, naming) }))
}

/** As many as are said to be, of which all is told that the question says. */
function described(
  facts: Facts,
  figures: readonly Figure[],
  { count, years, kinds, names }: SumAsked,
  { term, units }: Measure,
  about: readonly Term[],
): readonly Found[] | null {
  const several = years.length > 1 ? years.length : count
  if (several === null || several < 2 || (count !== null && count !== several) || names.length > 0)
    return null
  const ofYear = (figure: Figure): boolean =>
    years.length === 0 || years.some((year) => startsIn(facts, figure, year))
  const told = figures.filter(
    (figure) => ofYear(figure) && about.every((one) => isHeld(facts, figure.of, one)),
  )
  const ofKind = told.filter(({ of }) => kinds.length === 0 || kinds.some((one) => isHeld(facts, of, one)))
  // a kind that no line says is nothing to tell them by
  const isKnown = about.length > 0 || years.length > 0 || (term !== null && units.length === 0)
  const lists = [ofKind, ...inOneList(ofKind), ...(isKnown ? [told, ...inOneList(told)] : [])]
  const meant = lists.find((list) => list.length === several)
  if (meant === undefined || !meant.every(({ fit }) => fit)) return null
  if (years.length > 1 && !years.every((year) => meant.some((one) => startsIn(facts, one, year)))) return null
  const lines = new Set(meant.map(({ of }) => of)).size
  if (lines < several && !(lines === 1 && isEnumerated(meant))) return null
  return meant.map((figure) => ({ figure, part: partOf(figure, figure.of) }))
}

/** Those that stand in one list, one table or one line, of each one. */
function inOneList(figures: readonly Figure[]): readonly (readonly Figure[])[] {
  const lists = new Map<string, Figure[]>()
  for (const figure of figures) {
    const { section, kind, index } = figure.of.unit
    for (const key of [`${section}:${kind}`, String(index)]) {
      const list = lists.get(key)
      if (list) list.push(figure)
      else lists.set(key, [figure])
    }
  }
  return [...lists.values()]
}

/** 'Chamber Choir (28), Steel Band (22)': several in one line, each in brackets. */
const isEnumerated = (figures: readonly Figure[]): boolean =>
  figures.every(({ of, end }) => of.unit.text[end] === ')')

const startsIn = (facts: Facts, { of }: Figure, year: number): boolean =>
  facts.units.some(
    ({ unit, dates }) =>
      unit.block === of.unit.block &&
      unit.section === of.unit.section &&
      dates.some(({ from }) => Math.floor(from / 12) === year),
  )

function added(found: readonly Found[], counts: boolean): Plan | null {
  const [first] = found
  const figures = found.map(({ figure }) => figure)
  if (first === undefined || figures.some(({ rate }) => rate !== first.figure.rate)) return null
  // one figure of both is none of each
  if (new Set(figures.map(({ of, start }) => `${of.unit.index}:${start}`)).size < figures.length) return null
  const sum = sumOf(figures.map(({ amount }) => amount))
  if (sum === null) return null
  const rate = counts && first.figure.rate !== '' ? ` a ${first.figure.rate}` : ''
  const value = counts && /^(?:\d|1[0-2])$/.test(sum) ? capital(numberWord(Number(sum))) : sum
  const parts = found
    .map(({ part }) => part)
    .filter((part, i, all) => all.findIndex(({ text }) => text === part.text) === i)
  return { lead: `${value}${rate}`, parts, list: true, chance: 0.9, fact: true }
}
