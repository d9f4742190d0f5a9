/** The engagements of a CV that are told field by field, and how questions name them. */
import { engagementsIn, type Engagement, type FieldAt } from '../entries/engagements.ts'
import type { Facts } from '../facts/facts.ts'
import type { Term } from '../ranking/terms.ts'
import { oncePer } from '../text/once-per.ts'
import { fold, stem, words } from '../text/text.ts'

export const engagementsOf = oncePer((facts: Facts): readonly Engagement[] =>
  engagementsIn(
    facts.document,
    facts.units.map(({ unit }) => unit),
    (section) => facts.mainKinds[section] ?? null,
  ),
)

/** How well a word of the CV must answer to one of the question's. */
const SAME = 0.8

export const holds = (text: string, { matches, word }: Term): boolean =>
  words(text).some((own) => own.stem === word.stem || (matches.get(own.stem) ?? 0) >= SAME)

export const stemsIn = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).map(stem))

/** Was it in that time? What has no date was at none. */
export const isIn = ({ range }: Engagement, time: { readonly from: number; readonly to: number }): boolean =>
  range !== null && range.from <= time.to && range.to >= time.from

export const fieldsOf = ({ fields }: Engagement, label: RegExp): readonly FieldAt[] =>
  fields.filter(({ header }) => label.test(fold(header)))

/** What tells which one it is. */
export const headOf = ({ from, dated }: Engagement): number[] =>
  dated === null || dated === from ? [from] : [from, dated]
