/** How questions that name a thing and nothing else begin, and how one in any of several wordings is recognised. */
import { exactly, WHOSE } from '../lexicon/frames.ts'

/** 'What is her …', 'tell me about the …', 'any …', or nothing. */
export const OPENING = `(?:(?:please|tell|me|us|describe|list|name|show|give|what about|how about|about|any|some|is there|are there|what is|what's|whats|what are|what was|what were|which|${WHOSE}) ){0,5}`
export const ANY = '(?:(?:any|some|much|a lot of|an?|the|enough) )?'

export const WHAT_IS = `(?:(?:what|which)(?:['’]?s| is| are| was| were) |whats )`
export const LIST = '(?:(?:list|name|show|give|tell)(?: me| us)?(?: of)? (?:all )?)'
/** A question in one of these wordings, and nothing else. */
export const asks = (...patterns: readonly string[]): RegExp => exactly(patterns.join('|'))
