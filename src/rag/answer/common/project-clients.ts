/** 'Which clients has she worked for?', 'who was her last client?': those that a contractor's projects are told with. */
import { clientOf } from '../entries/client-projects.ts'
import type { Facts } from '../facts/facts.ts'
import { WHO } from '../lexicon/frames.ts'
import type { PlanPart } from '../plan/plan.ts'
import { headPart } from '../posts/entry-body.ts'
import { OF_HERS, oneOf } from './asked-posts.ts'
import { listOf, planOf, type Overview } from './planner.ts'

const CLIENTS = '(?:clients|customers)'
const CLIENT = '(?:client|customer)'
const LIST = '(?:(?:list|name|show|give)(?: me| us)? )?'
const EVER = '(?: (?:so far|in total|altogether|as a (?:contractor|freelancer|consultant)))?'
const LATEST = /\b(?:last|latest|most recent|current|present)\b/
export const PROJECT_CLIENTS = oneOf(
  `${LIST}(?:all )?(?:of )?${OF_HERS}(?:previous |past |former )?${CLIENTS}(?: ${WHO} (?:has |have )?worked (?:for|with))?${EVER}`,
  `(?:for |with )?(?:which|what) ${CLIENTS} (?:has|have|did|does|do) ${WHO} (?:ever )?(?:work(?:ed)?|had?|have|served?)(?: (?:for|with))?${EVER}`,
  `(?:who|what|which) (?:are|were|have been) ${OF_HERS}${CLIENTS}${EVER}`,
  `(?:(?:who|what|which) (?:is|was) )?${OF_HERS}(?:last|latest|most recent|current|present) ${CLIENT}`,
)

/** Null where no project names its client in a field: sentences may, or a list of its own. */
export function planProjectClients({ document, units, entries }: Facts, folded: string): Overview {
  const all = units.map(({ unit }) => unit)
  const found = entries.flatMap((entry) => {
    const client = clientOf(document, all, entry)
    return client === null || entry.range === null ? [] : [{ entry, client, end: entry.range.to }]
  })
  if (found.length < 2) return null
  if (LATEST.test(folded)) {
    const last = Math.max(...found.map(({ end }) => end))
    return planOf(found.filter(({ end }) => end === last).map(({ entry }) => headPart(entry)))
  }
  const parts: PlanPart[] = []
  for (const { client } of found)
    if (!parts.some(({ text }) => text === client.text))
      parts.push({ text: client.text, units: [client.unit] })
  return listOf(parts)
}
