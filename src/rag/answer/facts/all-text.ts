/** All that a CV says in one text: whether it holds a string at all is asked of it before each line is looked through. */
import { oncePer } from '../text/once-per.ts'
import type { Facts } from './facts.ts'

/** The lines in reading order, each on a line of its own. */
export const allText = oncePer(({ units }: Facts): string => units.map(({ unit }) => unit.text).join('\n'))
