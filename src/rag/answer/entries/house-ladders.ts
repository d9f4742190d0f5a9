/**
 * Houses above several posts there, each told by what one was and when alone: '**Halden Robotics, Oslo**' above
 * 'Lead Engineer | 2020 – now' with its bullets and 'Engineer, Drives | 2016 – 2020' with its own. A post without a line
 * for its house was at the house of the one before it, and what stands behind a comma in its title is no house.
 */
import type { CvDocument } from '../../types.ts'
import { levelsOf } from '../document/levels.ts'
import type { Unit } from '../document/units.ts'
import type { Kind } from '../lexicon/kinds.ts'
import { looksLikeOrg, looksLikeTitle } from '../lexicon/names.ts'
import { assemble, type Entry } from './entry.ts'
import { headerParts, isPart, withoutOutline } from './header-parts.ts'
import { houseAbove, type HouseAbove } from './ladder-houses.ts'
import { isTitled, rungsIn, type Rung } from './ladder-rungs.ts'

type Step = Rung & { readonly house: HouseAbove; readonly isFirst: boolean }

/** The entries, those of such houses read anew where they were not read so. */
export function withHouseLadders(
  document: CvDocument,
  units: readonly Unit[],
  kindOf: (section: number) => Kind | null,
  entries: readonly Entry[],
): readonly Entry[] {
  const told = stretchesOf(units, kindOf).flatMap((list) =>
    postsTold(document, list).flatMap(([stretch, steps]) => postsOf(stretch, steps)),
  )
  if (told.length === 0) return entries
  const byLine = new Map<number, Entry[]>()
  for (const entry of entries)
    for (const line of entry.header) byLine.set(line, [...(byLine.get(line) ?? []), entry])
  const right = new Map(
    told.map(({ step, post }) => {
      const above = byLine.get(step.units[0]?.index ?? -1) ?? []
      return [post, above.find((entry) => isReadSo(entry, step))]
    }),
  )
  const anew = told.map(({ post }) => post).filter((post) => right.get(post) === undefined)
  if (anew.length === 0) return entries
  const lines = new Set(anew.flatMap(({ header }) => header))
  const asRead = new Map([...right].map(([post, entry]) => [entry, post]))
  const kept = entries
    .filter((entry) => asRead.has(entry) || !entry.header.some((index) => lines.has(index)))
    .map((entry) => ({ ...entry, to: asRead.get(entry)?.to ?? entry.to }))
  const all: Entry[] = [...kept, ...anew].sort((one, other) => one.from - other.from)
  const fresh = new Set(anew)
  const placeOf = new Map(
    all.flatMap((entry, place) => (fresh.has(entry) ? [] : [[entry.index, place] as const])),
  )
  return all.map((entry, index) => {
    const parent = fresh.has(entry) || entry.parent === null ? null : (placeOf.get(entry.parent) ?? null)
    return { ...entry, index, parent }
  })
}

/** Units of sections of posts that follow one another, those with headings below such as well. */
function stretchesOf(units: readonly Unit[], kindOf: (section: number) => Kind | null): Unit[][] {
  const stretches: Unit[][] = []
  let open: Unit[] | null = null
  for (const unit of units) {
    if (kindOf(unit.section) !== 'experience') open = null
    else if (open === null) stretches.push((open = [unit]))
    else open.push(unit)
  }
  return stretches
}

/** The posts of a stretch as a whole, or of its sections, where each may be called after a house. */
function postsTold(
  document: CvDocument,
  list: readonly Unit[],
): (readonly [list: readonly Unit[], steps: readonly Step[]])[] {
  const steps = stepsIn(document, list)
  if (steps.length > 0) return [[list, steps]]
  const levels = levelsOf(document)
  const sections: Unit[][] = []
  for (const unit of list) {
    const isHead = unit.kind === 'heading' && (levels[unit.section] ?? 0) <= 2
    if (isHead || sections.length === 0) sections.push([unit])
    else sections.at(-1)?.push(unit)
  }
  return sections.length < 2 ? [] : sections.map((section) => [section, stepsIn(document, section)] as const)
}

/** The posts of a stretch with their houses; none where it is not told so throughout, or no house has several. */
function stepsIn(document: CvDocument, list: readonly Unit[]): Step[] {
  const rungs = rungsIn(document, list)
  const [first] = rungs
  if (first === undefined || rungs.length < 2) return []
  const steps: Step[] = []
  // is the part of the house told at the one before?
  let inParts = false
  const ofRungs = new Set(rungs.flatMap((rung) => rung.units))
  for (const rung of rungs) {
    const above = houseAbove(document, list, rung, (unit) => ofRungs.has(unit))
    const before = steps.at(-1)
    if (above !== null && above !== 'unknown') {
      steps.push({ ...rung, house: above, isFirst: true })
      inParts = false
    } else if (
      above === null &&
      before !== undefined &&
      !goesElsewhere(rung, inParts) &&
      !isHeadedBetween(list, before, rung)
    )
      steps.push({ ...rung, house: before.house, isFirst: false })
    else return []
    inParts ||= headerParts(rung.title, []).length > 1
  }
  const houses = steps.filter(({ isFirst }) => isFirst)
  const isAlike = new Set(houses.map(({ house }) => house.shape)).size === 1
  const areTitled = steps.filter(isTitled).length * 5 >= steps.length * 3
  const isLadder = steps.length > houses.length || (steps.length > 1 && areHouses(steps))
  return isLadder && isAlike && areTitled ? steps : []
}

/** Stands a heading between two posts, so that the second may be of another house? */
function isHeadedBetween(list: readonly Unit[], before: Rung, { units: [own] }: Rung): boolean {
  const first = list[0]?.index ?? 0
  const from = (before.units.at(-1)?.index ?? 0) - first + 1
  return list.slice(from, (own?.index ?? 0) - first).some(({ kind }) => kind === 'heading')
}

/** Where each house has one post: is it the line above, rather than what stands behind a title? */
function areHouses(steps: readonly Step[]): boolean {
  const behind = steps.map(({ title }) => headerParts(title, []).slice(1))
  if (steps.some(({ title }, i) => AT_HOUSE.test(title) || (behind[i]?.length ?? 0) > 1)) return false
  const parts = behind.flat()
  if (!parts.every((part) => !looksLikeOrg(part) || isPart(part))) return false
  return (
    parts.every(isPart) || steps.filter(({ house }) => looksLikeOrg(house.name)).length * 2 >= steps.length
  )
}
/** Does the line of a post say with whom it was? */
function namesHouse({ title }: Rung): boolean {
  const [, ...behind] = headerParts(title, [])
  return (
    AT_HOUSE.test(title) ||
    behind.length > 1 ||
    behind.some((part) => looksLikeOrg(part) && !looksLikeTitle(part))
  )
}
const AT_HOUSE = / (?:at|@) (?:the )?\p{Lu}/u

/** Below the house of the post before, is it told of another? Where posts right below it name a part of it, this one does. */
const goesElsewhere = (rung: Rung, inParts: boolean): boolean =>
  namesHouse(rung) && (AT_HOUSE.test(rung.title) || !inParts)

const isReadSo = (entry: Entry, { units, title, house }: Step): boolean =>
  units.every(({ index }) => entry.header.includes(index)) &&
  entry.range !== null &&
  entry.title !== null &&
  title.includes(entry.title) &&
  withoutOutline(entry.org ?? '').startsWith(house.name)

function postsOf(list: readonly Unit[], steps: readonly Step[]): { step: Step; post: Entry }[] {
  const end = (list.at(-1)?.index ?? 0) + 1
  const froms = steps.map(({ units, house, isFirst }) => (isFirst ? house.units : units)[0]?.index ?? 0)
  const lines = new Set(steps.flatMap(({ units, house }) => [...units, ...house.units]))
  // a heading that is none of theirs ends the last of them
  const others = list.filter((unit) => unit.kind === 'heading' && !lines.has(unit)).map(({ index }) => index)
  let at = 0
  return steps.map((step, i) => {
    const { units, title, dates, house, place } = step
    const from = froms[i] ?? 0
    while ((others[at] ?? end) <= from && at < others.length) at++
    const rows = [
      { header: 'title', text: title },
      { header: 'employer', text: house.name },
      ...(place === null ? [] : [{ header: 'place', text: place }]),
    ]
    const header = [...house.units, ...units].map(({ index }) => index)
    const text = [house.text, title, ...(place === null ? [] : [place]), dates].join(', ')
    const to = Math.min(froms[i + 1] ?? end, others[at] ?? end)
    return { step, post: assemble({ header, text, rows }, { kind: 'experience', from, to, index: 0 }) }
  })
}
