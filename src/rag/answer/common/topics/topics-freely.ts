/** Topics of a career asked for in any words: which one is asked, and who plans the answer. */
import type { Facts } from '../../facts/facts.ts'
import { firstAsked } from '../asked-freely.ts'
import type { Overview } from '../planner.ts'
import type { Topic } from './topic.ts'
import { CAREER } from './topics-career.ts'
import { DEALINGS } from './topics-dealings.ts'
import { PAPERS_ASKED } from './topics-papers.ts'
import { PEOPLE } from './topics-people.ts'
import { SAID } from './topics-said.ts'

/** The first that is asked decides. */
const TOPICS: readonly Topic[] = [...DEALINGS, ...PEOPLE, ...PAPERS_ASKED, ...CAREER, ...SAID]

/** @param folded the question, folded, with the person's own name as 'she' */
export const topicAsked = firstAsked(TOPICS.map((topic) => [topic.asking, topic] as const))

export const planTopicFreely = (facts: Facts, folded: string, now: number): Overview =>
  topicAsked(folded)?.plan(facts, folded, now) ?? null
