/** Words in which posts are asked for, as parts of patterns for whole questions (folded, the person's name as 'she'). */
import { WHO } from '../lexicon/frames.ts'

export const NOW = "(?:current|present|latest|most recent|ongoing|actual|today['’]s)"
export const AT_PRESENT =
  '(?:now|currently|at present|presently|at the moment|today|these days|nowadays|right now|at this time)'
/** One that ended before the one that is held now. */
export const BEFORE = '(?:previous|former|last|prior|preceding|past)'
export const JOB =
  '(?:job(?: title| role)?|(?:work |job )?position|role|post|title|employment|employer|company|firm|organi[sz]ation|work ?place|place of work|occupation|work|gig|stint)'
/** Of those the words for whom one worked for, rather than as what. */
export const AT_WHOM =
  /\b(?:employer|company|firm|organi[sz]ation|work ?place|place of work|where|whom?|who)\b/
/** 'Her', 'the', 'of her': not 'her previous', which is another post. */
export const OF_HERS = `(?:(?:his|her|their|your|she['’]s|the (?:candidate|person|applicant)['’]s|the|this|of|a|an) )*`
const ASKS =
  '(?:(?:please |can you |could you |can i ask |may i ask )?(?:tell|give|show) (?:me|us) |i (?:would|want) (?:like )?to know |do you know |(?:please )?say |and |so )?'
/** 'Current job', 'the job she has now'. */
export const JOB_NOW = `(?:${OF_HERS}${NOW} ${JOB}|${OF_HERS}${JOB} ${AT_PRESENT}|(?:the )?${JOB} (?:that )?${WHO} (?:has|have|holds?) ${AT_PRESENT})`

/** All of a question is one of these. */
export const oneOf = (...patterns: readonly string[]): RegExp =>
  new RegExp(`^${ASKS}(?:${patterns.join('|')})$`)
