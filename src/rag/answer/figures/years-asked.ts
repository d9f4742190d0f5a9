/** 'How many permits did she issue from 2019 to 2022?': of dated rows those of the years that are named. */
import type { Facts } from '../facts/facts.ts'
import { cellsIn } from '../facts/item-cells.ts'
import type { Figures } from './asked.ts'

const YEAR = '(?:fy ?)?((?:19|20)\\d\\d)'
/** A business year, which is no date: 'FY2023'. */
const BUSINESS = /\bFY ?((?:19|20)\d\d)\b/
/** Where a date stands at most that a line begins with: '14–15/05/2026'. */
const BEGINS = 4
const SPAN = new RegExp(
  `\\b(?:from|between|over|during|in|for|of) (?:the )?(?:years )?${YEAR} ?(?:to|and|until|till|through|[-–—]) ?${YEAR}\\b`,
)
/** 'In 2019 and 2022' leaves out what is between them, 'between 2019 and 2022' does not. */
const TWO = /\b(?:in|for|of) (?:the )?(?:years )?(?:fy ?)?\d{4} and\b/
const MONTHS = 12

/** Each year that is meant, where it is asked of several; null where it is not. */
export function yearsAsked(folded: string): readonly number[] | null {
  const found = SPAN.exec(folded)
  const [from, to] = [Number(found?.[1]), Number(found?.[2])]
  if (found === null || !(from < to) || to - from > 60) return null
  if (TWO.test(found[0])) return [from, to]
  return Array.from({ length: to - from + 1 }, (_, i) => from + i)
}

/** The rows of these years; null where not each row is of one year, or none is of the first or the last of them. */
export function ofYears(facts: Facts, figures: Figures, years: readonly number[]): Figures | null {
  const own = figures.items.map(({ units }) => {
    const business = BUSINESS.exec(facts.units[units[0] ?? -1]?.unit.text ?? '')?.[1]
    if (business !== undefined) return Number(business)
    const [date, ...others] = units.flatMap((unit) => facts.units[unit]?.dates ?? [])
    if (date === undefined || (others.length > 0 && date.start > BEGINS)) return null
    const year = Math.floor(date.from / MONTHS)
    return year === Math.floor(date.to / MONTHS) ? year : null
  })
  const isHeld = (year: number | undefined): boolean => year !== undefined && own.includes(year)
  if (own.includes(null) || !isHeld(years[0]) || !isHeld(years.at(-1))) return null
  return keptOf(
    figures,
    own.map((year) => years.includes(year ?? 0)),
  )
}

/** The rows whose column 'Year' says the year of the course; null where there is none. */
export function ofNthYear(facts: Facts, figures: Figures, nth: number): Figures | null {
  const isOf = figures.items.map((item) =>
    cellsIn(facts, item).some(
      ({ header, text }) =>
        /^(?:year|yr|stage)\b/i.test(header.trim()) &&
        new RegExp(`^(?:year )?${nth}$`, 'i').test(text.trim()),
    ),
  )
  return isOf.includes(true) ? keptOf(figures, isOf) : null
}

function keptOf(figures: Figures, isKept: readonly boolean[]): Figures {
  const kept = <T>(list: readonly T[]): T[] => list.filter((_, i) => isKept[i])
  return {
    ...figures,
    items: kept(figures.items),
    amounts: kept(figures.amounts),
    texts: kept(figures.texts),
  }
}
