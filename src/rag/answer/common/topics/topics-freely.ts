/** Topics of a career asked for in any words: which one is asked, and who plans the answer. */
import { keepLast } from '../../../last-texts.ts'
import type { Facts } from '../../facts/facts.ts'
import { asksFreely } from '../asked-freely.ts'
import type { Overview } from '../planner.ts'
import type { Topic } from './topic.ts'
import { CAREER } from './topics-career.ts'
import { DEALINGS } from './topics-dealings.ts'
import { PAPERS_ASKED } from './topics-papers.ts'
import { PEOPLE } from './topics-people.ts'
import { SAID } from './topics-said.ts'

/** The first that is asked decides. */
const TOPICS: readonly Topic[] = [...DEALINGS, ...PEOPLE, ...PAPERS_ASKED, ...CAREER, ...SAID]

/** Characters of questions: the same one is looked at several times on its way to an answer. */
const KEPT = 20_000
const read = keepLast(KEPT, (folded) => ({ one: TOPICS.find(({ asking }) => asksFreely(folded, asking)) }))

/** @param folded the question, folded, with the person's own name as 'she' */
export const topicAsked = (folded: string): Topic | undefined => read(folded).one

export const planTopicFreely = (facts: Facts, folded: string, now: number): Overview =>
  topicAsked(folded)?.plan(facts, folded, now) ?? null
