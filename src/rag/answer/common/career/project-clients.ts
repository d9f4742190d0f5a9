/** 'Which clients has she worked for?', 'who was her last client?': those that a contractor's projects are told with. */
import { clientOf } from '../../entries/client-projects.ts'
import type { Entry } from '../../entries/entry.ts'
import type { Facts } from '../../facts/facts.ts'
import { WHO } from '../../lexicon/frames.ts'
import type { Plan, PlanPart } from '../../plan/plan.ts'
import { headPart } from '../../posts/entry-body.ts'
import { OF_HERS, oneOf } from '../asked-posts.ts'
import { piecesOf, type Piece } from '../pieces.ts'
import { listOf, planOf, type Overview } from '../planner.ts'

const CLIENTS = '(?:clients|customers)'
const CLIENT = '(?:client|customer)'
const LIST = '(?:(?:list|name|show|give)(?: me| us)? )?'
const AS =
  'as an? (?:(?:independent|freelance|self-employed) )?(?:contractor|freelancer|consultant|independent)|while (?:self-employed|freelancing|independent)|on (?:his|her|their|your) own account'
const EVER = `(?: (?:so far|in total|altogether|${AS}))?`
const SERVED = '(?:(?:worked|consulted) (?:for|with)|served|had|advised|supported)'
const LATEST = /\b(?:last|latest|most recent|current|present)\b/
export const PROJECT_CLIENTS = oneOf(
  `${LIST}(?:all )?(?:of )?${OF_HERS}(?:previous |past |former )?${CLIENTS}(?: (?:that |who |whom )?${WHO} (?:has |have )?${SERVED})?${EVER}`,
  `(?:for |with )?(?:which|what) ${CLIENTS} (?:has|have|did|does|do) ${WHO} (?:ever )?(?:work(?:ed)?|had?|have|served?|advised?|supported)(?: (?:for|with))?${EVER}`,
  `(?:who|what|which) (?:are|were|have been) ${OF_HERS}${CLIENTS}${EVER}`,
  `(?:(?:who|what|which) (?:is|was) )?${OF_HERS}(?:last|latest|most recent|current|present) ${CLIENT}`,
)

interface Found {
  readonly entry: Entry
  readonly client: { readonly text: string; readonly unit: number }
  readonly end: number
}

function projectsOf(facts: Facts): Found[] {
  const { document, units, entries } = facts
  const all = units.map(({ unit }) => unit)
  const found = entries.flatMap((entry): Found[] => {
    const client = clientOf(document, all, entry)
    return client === null || entry.range === null ? [] : [{ entry, client, end: entry.range.to }]
  })
  return found.length < ALIKE ? fieldsDated(facts, clientFields(facts)) : found
}

/** Assignments that are headed by what they were, with their client and their time in fields. */
function fieldsDated({ units, entries }: Facts, fields: readonly Piece[]): Found[] {
  return fields.flatMap(({ value, units: [unit = -1] }): Found[] => {
    const entry = entries[units[unit]?.entry ?? -1]
    return entry?.range == null ? [] : [{ entry, client: { text: value, unit }, end: entry.range.to }]
  })
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
  const fields = clientFields(facts)
  const told = fields.filter((one, i) => fields.findIndex(({ value }) => value === one.value) === i)
  return listOf(
    parts.length >= told.length ? parts : told.map(({ value, units }) => ({ text: value, units })),
  )
}

/** 'Client: …' of assignments that are headed by what they were. */
function clientFields(facts: Facts): Piece[] {
  const fields = piecesOf(facts).filter(
    ({ label, labelled, value }) =>
      labelled && OF_CLIENT.test(label) && value !== '' && value.length <= LONGEST,
  )
  return new Set(fields.map(({ section, block }) => `${section} ${block ?? ''}`)).size < ALIKE ? [] : fields
}
const OF_CLIENT =
  /^(?:(?:end|main|final|our|my) )?(?:client|customer)$|^(?:client|customer) name$|^name of (?:the )?(?:client|customer)$/
/** Characters of a client's name, with the place. */
const LONGEST = 90

/** The latest of a contractor's projects: what one does, where none goes on. */
export function planLastProject(facts: Facts): Plan | null {
  const found = projectsOf(facts)
  const last = Math.max(...found.map(({ end }) => end))
  return planOf(found.filter(({ end }) => end === last).map(({ entry }) => headPart(entry)))
}
