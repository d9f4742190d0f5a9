/** The names of what the ranker looks at in each unit. */
import type { Columns } from './columns.ts'

/** Similarities of a unit to the question, from the model. */
const SIMILARITIES = [
  /** Cosine of the pooled vectors, context included. */
  'dense',
  /** Cosine of the question with the mean of the unit's own tokens. */
  'own',
  /** Mean over the question's tokens of their best match among the unit's own tokens. */
  'late',
  /** The same with the context's tokens. */
  'lateFull',
  /** The same over the question's content words only, weighed by rarity. */
  'lateContent',
  /** The worst matched content word. */
  'worst',
  /** What was learned of how questions and lines match: log odds against 'no line answers'. */
  'learned',
  /** The same with the context's tokens. */
  'learnedFull',
] as const

export const FEATURES = [
  ...SIMILARITIES,
  'learnedChance',
  'cover',
  'coverAll',
  'coverExact',
  'rarest',
  'tell',
  'tellKind',
  'kind',
  'kindNone',
  'person',
  'date',
  'range',
  'number',
  'numberNear',
  'money',
  'percent',
  'reason',
  'level',
  'place',
  'email',
  'header',
  'headerTitle',
  'headerTime',
  'headerDuration',
  'heading',
  'length',
  'lengthShort',
  'entryHit',
  'entryMiss',
  'timeHit',
  'timeMiss',
  'currentHit',
  'currentMiss',
  'negation',
  'first',
  'row',
  'manner',
  'properOwn',
  'properMiss',
  'listy',
  'quote',
  'contact',
  'stopped',
  'astray',
  'prose',
  'slot',
  'slotMiss',
  'thisOne',
  'otherOne',
] as const

export type FeatureName = (typeof FEATURES)[number]

/** A row for each unit. */
export type Features = Columns<FeatureName>
