/** How an advert's line is held against a CV: 'Criterion 2: a forklift licence. Met?' asks for the forklift licence. */

const WHO = '(?:s?he|they|you|the candidate|the applicant|this person|this candidate)'
const LABEL =
  /^(?:(?:(?:minimum |key |main |our |first |second |third )?(?:criterion|criteria|requirements?)|must[- ]haves?|essential|desirable|nice[- ]to[- ]have|checklist|item|point)(?: (?:no\.? ?)?\d{1,2}[a-z]?)?)\s*[:–—-]\s*(?=\S)/i
/** 'The advert asks for two decades in rail. Does she get there?' */
const DEMANDED = new RegExp(
  `^(?:the|our|this|that|your) (?:(?:job|person|role) )?(?:advert|ad|advertisement|posting|spec|specification|description|profile|jd|role|post|position|job|client|brief|vacancy) (?:(?:is )?(?:asks?|asking|calls?|calling|looks?|looking) for|requires?|needs?|wants?|demands?|specifies|says|insists on|lists|mentions) (.{4,100}?)(?:[.;,:–—]| -)\\s+(?:(?:and|so) )?(?:does|do|would|will|can|is|are|has|have) ${WHO}\\b(?: (?:get there|make it|make that|qualify|qualified|fit|comply|match|pass|manage|meet|satisfy|fulfil|fulfill|have|has|got|tick|offer|bring|up to|it|that|this|them|the bill|the box|either|one))*[\\s?.!]*$`,
  'iu',
)
/** 'A forklift licence – does he have that?', 'Two years in a call centre: satisfied?' */
const CHECKED = new RegExp(
  `^(.{4,100}?)(?:[.?;:,–—]| -)\\s*\\(?(?:(?:is|are) (?:that|this|it|they|these) )?(?:(?:fulfilled|met|satisfied|tick|ticked|check|checked|covered|confirmed|given|correct|ok|okay)|(?:does|do|has|have|would|can) ${WHO} (?:have|has|got|meet|satisfy|fulfil|fulfill|tick|match|done|offer|bring|do|manage) (?:it|that|this|them|these|one|that box|this box))\\)?[\\s?.!)]*$`,
  'iu',
)
/** Less than this is no requirement: 'Is she: married?' */
const LEAST_LETTERS = 4
/** It asks by itself, and what stands behind it asks for more. */
const ASKS =
  /^(?:(?:in|at|by|for|on|with|from|to|since) )?(?:who|whom|whose|what|which|where|when|why|how|is|are|was|were|do|does|did|has|have|had|can|could|would|will)\b/i

/** The requirement alone; the question as it is where it holds none. */
export function ofRequirement(text: string): string {
  const labelled = text.replace(LABEL, '')
  const found = DEMANDED.exec(labelled)?.[1] ?? CHECKED.exec(labelled)?.[1]
  if (found === undefined) return labelled
  const asked = found.trim()
  if (asked.length < LEAST_LETTERS || ASKS.test(asked)) return labelled
  return `${asked}?`
}
