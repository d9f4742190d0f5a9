/** 'Which clients has she worked for?', 'who was her last client?': those that a contractor's projects are told with. */
import { clientOf } from '../entries/client-projects.ts'
import type { Entry } from '../entries/entry.ts'
import type { Facts } from '../facts/facts.ts'
import { WHO } from '../lexicon/frames.ts'
import type { Plan, PlanPart } from '../plan/plan.ts'
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

interface Found {
  readonly entry: Entry
  readonly client: { readonly text: string; readonly unit: number }
  readonly end: number
}

function projectsOf({ document, units, entries }: Facts): Found[] {
  const all = units.map(({ unit }) => unit)
  const found = entries.flatMap((entry): Found[] => {
    const client = clientOf(document, all, entry)
    return client === null || entry.range === null ? [] : [{ entry, client, end: entry.range.to }]
  })
  return found.length < ALIKE ? [] : found
}
/** Of so many told alike each is one. */
const ALIKE = 2

/** Null where no project names its client in a field: sentences may, or a list of its own. */
export function planProjectClients(facts: Facts, folded: string): Overview {
  if (LATEST.test(folded)) return planLastProject(facts)
  const parts: PlanPart[] = []
  for (const { client } of projectsOf(facts))
    if (!parts.some(({ text }) => text === client.text))
      parts.push({ text: client.text, units: [client.unit] })
  return listOf(parts)
}

/** The latest of a contractor's projects: what one does, where none goes on. */
export function planLastProject(facts: Facts): Plan | null {
  const found = projectsOf(facts)
  const last = Math.max(...found.map(({ end }) => end))
  return planOf(found.filter(({ end }) => end === last).map(({ entry }) => headPart(entry)))
}
