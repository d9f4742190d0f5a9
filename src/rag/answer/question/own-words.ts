/** What a follow-up asks by itself, without what ties it to the question before. */

/** 'And', 'What about' */
export const LEAD_IN = /^(?:(?:and|but|so|then|also|ok(?:ay)?|what about|how about)\b[,\s]*)+/i
/** 'at it', 'there' */
export const THERE = /\b(?:at|in|of|from) (?:it|that|there)\b|\bthere\b/i

/** Without 'And' and the mark. */
export const ownWords = (query: string): string => query.replace(/[?.!\s]+$/, '').replace(LEAD_IN, '')
