/** Posts of which a CV says that they go on, and not since when: '`Current`' above '**Developer**, Quarrel Games'. */
import { GOES_ON } from '../entries/coded-dates.ts'
import { isPost } from '../entries/entry.ts'
import type { Facts } from '../facts/facts.ts'
import type { PlanPart } from '../plan/plan.ts'
import { headPart } from './entry-body.ts'

export const currentUndated = ({ entries }: Facts): PlanPart[] =>
  entries
    .filter((entry) => isPost(entry) && entry.range === null)
    .filter(({ text }) => GOES_ON.test(text.split(', ').at(-1) ?? ''))
    .map(headPart)
