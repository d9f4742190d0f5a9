/** Measures that go by their letters, asked of what has a name: 'Which IRR did the purchase of Tern Pumps reach?' */
import type { Detail } from './detail.ts'

/** Letters, and what else in a text may tell the measure. */
const METRICS: readonly (readonly [letters: string, told: string])[] = [
  ['irr', 'IRR|internal rate|returns?|returned|yield\\w*'],
  ['roi', 'ROI|returns?|returned|pa(?:y|ys|id) (?:for itself|back)|payback'],
  ['npv', 'NPV|present value'],
  ['moic', 'MOIC|multiple|\\d(?:[.,]\\d)? ?(?:x|times)'],
  ['cagr', 'CAGR|gr[eo]w\\w*|a year|per year|yearly|annual\\w*'],
  ['ebitda', 'EBITDA|earnings|profits?|margin'],
  ['nps', 'NPS|promoter\\w*'],
  ['csat', 'CSAT|satisf\\w+'],
  ['oee', 'OEE|effectiveness|efficiency'],
  ['mttr', 'MTTR|time to (?:repair|recover\\w*|restore|resol\\w+)|restor\\w*|recover\\w*|repair\\w*'],
  ['trir', 'TRIR|incidents?|injur\\w+|accidents?'],
  ['ltifr', 'LTIFR|lost[- ]time|injur\\w+|accidents?'],
  ['otif', 'OTIF|on[- ]time|in full'],
  ['pue', 'PUE|usage effectiveness'],
]
/** Stems of what a measure is said of, whatever it is called, and of the verbs that it goes with. */
const AROUND =
  'achiev|reach|return|bring|brought|make|made|have|had|get|got|deliv|yield|earn|generat|attain|post|record|final|overal|invest|deal|acquisit|purchas|project|figur|rate|score|valu|percent|as|give|gave|produc|show'

export const METRIC_DETAILS: readonly Detail[] = METRICS.map(([letters, told]) => ({
  asked: new RegExp(
    `\\b(?:what|which)(?: \\w+){0,4} ${letters}\\b|\\b${letters} (?:of|on|for|at|did|was)\\b`,
  ),
  around: new RegExp(`^(?:${letters}|${AROUND})`),
  told: [new RegExp(`\\b(?:${told})\\b`, 'i')],
  within: 'item',
  // 'the team' may have one that is told of the house
  ofNamed: true,
}))
