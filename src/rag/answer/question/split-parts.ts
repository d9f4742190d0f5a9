/** Cuts a question into the things it asks. */
import { fold } from '../text/text.ts'
import { thingAsked } from './thing-asked.ts'
import { WH, YESNO } from './question.ts'
import { LEANS } from './stand-alone.ts'

/** A clause or a phrase that goes before what is asked. */
const LEADS_UP =
  /^(?:(?:and|so|but|then|now) )?(?:if|suppose|supposing|assuming|given|provided|once|after|before|during|since|because|as|while|until|unless|although|though|with|without|in|at|on|for|from|to|by|of|among|besides|beyond|between|despite|regarding|concerning|regardless|irrespective|whatever|never mind|forget|apart from|aside from|of all|taken|altogether|overall|over all|all (?:in all|together)|(?!during|string|spring|training|engineering|nursing|teaching|marketing|accounting|programming|mentoring|cooking|training)[a-z]{3,14}ing)\b/i

/** Between two things that are asked, each with its question word. */
const BETWEEN =
  /(?:[,;]?\s+(?:and|&|or)\s+(?:also\s+)?|[,;?]\s+)(?=(?:(?:in|at|by|for|on|with|from|to|until|since|under|of) )?(?:(?:roughly|about|approximately|exactly|around) )?(?:who|whom|whose|what|which|where|when|why|how)\b)/i
/** The same before what asks whether ('and does she …'), or is told to be said ('tell me …', 'name her …'). */
const BETWEEN_MORE =
  /(?:[,;]?\s+(?:and|&)\s+(?:also\s+)?)(?=(?:is|are|was|were|does|do|did|has|have|had|can|could|will|would|may|must|should) (?:he|she|they|you|it|there|any|(?:his|her|their|your) \p{L}))|(?:[,;]?\s+(?:and|&)\s+(?:also\s+)?|[,;?]\s+)(?=(?:tell|give|show) (?:me|us)\b|(?:name|list|describe) (?:his|her|their|your|all)\b)/iu
const WAS_IT = /^(?:is|was|did|does|has|have|had|were|are) (?:it|they)\b/i
const namesThing = (opening: string): boolean => {
  const asked = thingAsked(opening)
  return asked !== null && /\p{Lu}/u.test(asked.thing)
}
const TELL_ME =
  /^(?:tell|show) (?:me|us) (?=(?:(?:to|for|with|by|in|at|from) )?(?:who|what|which|where|when|why|how))/i
const TOLD_TO = /^(?:please |can you |could you )?(?:list|name|tell|give|show|describe)\b/

const asksByItself = (part: string): boolean => {
  const folded = fold(part)
  return WH.test(folded) || YESNO.test(folded) || TOLD_TO.test(folded)
}

/** More than these are asked in one breath by nobody. */
const MOST_PARTS = 4

/** Splits a question that asks two things; each part stands by itself as far as words go. */
export function splitParts(text: string): string[] {
  const cut = text.split(BETWEEN).flatMap((part) => {
    const more = part.split(BETWEEN_MORE)
    const [opening = '', ...later] = more
    // 'and was it on time' is asked of what is named before, where that is
    const leans =
      later.some((one) => LEANS.test(one)) && !(later.every((one) => WAS_IT.test(one)) && namesThing(opening))
    return more.every(asksByItself) && !leans ? more : [part]
  })
  const parts = cut.map((part) => part.trim().replace(TELL_ME, '')).filter((part) => part !== '')
  const [opening = '', first] = parts
  // 'Taking both together, how long …': what only leads up to a question is no part of its own
  if (first !== undefined && LEADS_UP.test(opening) && !WH.test(fold(opening)))
    parts.splice(0, 2, text.slice(0, text.indexOf(first) + first.length).trim())
  return parts.length > 1 && parts.length <= MOST_PARTS && parts.every((part) => part.length > 3)
    ? parts
    : [text]
}
