/** What a text tells beside its dates: '14 patients, since 2019' has a number, 'Editor, 2019' has none. */
import { findDates } from './dates.ts'

export const withoutDates = (text: string): string =>
  findDates(text).reduceRight((left, { start, end }) => left.slice(0, start) + left.slice(end), text)
