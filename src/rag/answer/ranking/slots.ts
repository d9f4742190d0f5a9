/**
 * The gap a question leaves open ('who', 'how many stars', 'which insurer'), by the question's words. Whether a text
 * fills it is told in slot-filling.ts.
 */
import type { Question } from '../question/question.ts'

export type Slot =
  'person' | 'name' | 'title' | 'date' | 'start' | 'count' | 'money' | 'percent' | 'duration' | 'grade'

const PERSONS =
  /\b(?:founder|boss|supervisor|manager|mentor|advisor|adviser|director|conductor|teacher|professor|colleague|referee|wife|husband|partner|daughter|son|child|children|mother|father|juniors?|trainees?|co-?authors?|author|editor|owner|person|people|chair|chef|successor|predecessor|student|students|examiner)\b/

/** What must stand in an answer, by the question's words; null when anything may. */
export function slotOf({ asking, expects, yesno, counts }: Question): Slot | null {
  if (yesno) return null
  const has = (pattern: RegExp): boolean => pattern.test(asking)
  if (
    has(
      /\bhow much (?:(?:\w+ )?money|did .* (?:pay|cost|earn|charge|spend|raise)|does .* (?:pay|cost|earn|charge)|would|do you (?:charge|ask|want))|\b(?:for|at) (?:what|which) (?:price|sum|fee)|\b(?:salary|day rate|hourly rate|fee|price|wage|turnover|revenue|budget)\b|\b(?:pay|pays|paid|charge|charges) (?:him|her|them|you|per|a year)\b|\bwhat (?:does|do|did) .* (?:pay|charge|cost)\b|\bwhat (?:does|do|did) (?:\S{1,40} ){1,3}earn(?=\W*$| (?:now|today|currently|at|in|as|per|an?) )/,
    )
  )
    return 'money'
  if (has(/\bwhat (?:percentage|share|proportion)\b|\bby (?:how much|what percentage)\b|\bper ?cent\b/))
    return 'percent'
  if (expects.has('duration') && !has(/\bhow many\b/)) return 'duration'
  if (counts || has(/\bhow much\b/)) return 'count'
  if (has(/\bhow (?:large|big|high|far|tall|deep|heavy|old|wide|often)\b/)) return 'count'
  if (has(/\b(?:grade|mark|score|class(?:ification)?)\b/) && has(/\bwhat|which\b/)) return 'grade'
  if (has(/^(?:his |her |their |your |the )?(?:final )?grade\b/)) return 'grade'
  if (
    has(
      /\bwhen\b|\b(?:which|what) (?:year|month|date|day)\b|\b(?:since|until|till) when\b|\bvalid until\b|\bexpir/,
    )
  ) {
    return has(
      /\b(?:issued|awarded|started?|began|begin|first|obtain\w*|get|got|pass(?:ed)?|founded|qualif\w+|earn\w*|join\w*)\b/,
    )
      ? 'start'
      : 'date'
  }
  if (
    has(/\b(?:title|titled|entitled|subject|topic)\b/) &&
    has(/\bthesis|dissertation|book|paper|article|talk|essay|lecture|report\b/)
  )
    return 'title'
  const called = has(/\b(?:called|named)\b|\bnames? of\b|\bname the\b|['’]s names?\b|\bby name\b|\bwhose\b/)
  if (has(/\bwho(?:m|se)?\b/))
    return has(
      /\b(?:employs|employed|works? for|worked for|published|publishes|paid|pays|funded|issued|awarded)\b/,
    )
      ? 'name'
      : 'person'
  if (called) return has(PERSONS) ? 'person' : 'name'
  if (
    has(
      /^(?:and |so |for |at |in |by |from |with |to )?(?:which|what) (?:\w+ ){0,2}?(?:compan(?:y|ies)|firms?|insurers?|publishers?|journals?|foundations?|universit(?:y|ies)|schools?|colleges?|hospitals?|banks?|orchestras?|agenc(?:y|ies)|broker|bod(?:y|ies)|employers?|organi[sz]ations?|museums?|clients?|supplier|brand)\b/,
    )
  )
    return 'name'
  return null
}
