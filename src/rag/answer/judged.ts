/** What is given to read a question with, and what is made of it: see consider.ts. */
import type { Matches, Vocabulary } from '../answerer.ts'
import type { Facts } from './facts/facts.ts'
import type { Group } from './facts/groups.ts'
import type { Plan } from './plan/plan.ts'
import type { Ranking, Reading, Weights } from './ranking/reader.ts'
import type { PieceSpans } from './ranking/similarity.ts'
import type { Model } from './ranking/trees.ts'
import type { Within } from './within.ts'

/** What the model says of a text to be answered: its pieces, and how they match each unit. */
export interface Compared {
  readonly pieces: PieceSpans
  /** Of the whole text, of length 1; null from a model that nothing was learned about. */
  readonly vector: Float32Array | null
  readonly matches: Matches
}

/** How well each text fits a question, higher is better; null when that can't be told now. */
type Judge = (query: string, texts: readonly string[]) => Promise<ArrayLike<number> | null>

export interface ExtractOptions {
  readonly facts: Facts
  readonly groups: readonly Group[]
  /** Starts at once, so that what needs no model is done while it runs. */
  readonly compare: (text: string) => Promise<Compared>
  /** Words of general language. */
  readonly vocabulary: Vocabulary
  /** Today, in months since year 0. */
  readonly now: number
  /** Today's day of the month: without it, what ends in this month goes on. */
  readonly day?: number
  /** A second opinion on how well each text fits a question, higher is better; null when there is none now. */
  readonly rerank?: Judge | undefined
  /** The verifier: a logit that a text answers. It is asked where what is known so far is not sure. */
  readonly verify?: Judge | undefined
  readonly weights?: Weights & { readonly decline?: Model }
  /** Reads questions without the lexicons of topics and synonyms: fitted on both ways, the weights do not lean on what happens to be listed. */
  readonly plain?: boolean
  /** Declines above this. */
  readonly threshold?: number
  /** Lines of the thing that is asked about: what others tell is no answer. */
  readonly within?: Within
}

export interface Judged {
  readonly reading: Reading
  /** What the embedding model makes of the question; null where it is not the bundled one. */
  readonly vector: Float32Array | null
  readonly ranking: Ranking
  readonly timeline: Plan | null
  /** Whether the timeline's plan takes in every word that was asked: then the CV holds the answer. */
  readonly understood: boolean
  readonly features: Float64Array
  /** The decliner's chance that there is no answer. */
  readonly declined: number
  /** The same on second thought, with what the verifier says where it was asked. */
  readonly none: number
  /** Whether another passage plainly tells it, where one line seemed to. */
  readonly lineOut: boolean
  /** Whether rules tell that the CV does not say it, and no passage plainly does. */
  readonly untold: boolean
}
