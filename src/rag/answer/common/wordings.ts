/** How questions that name a thing and nothing else begin. */
import { WHOSE } from '../lexicon/frames.ts'

/** 'What is her …', 'tell me about the …', 'any …', or nothing. */
export const OPENING = `(?:(?:please|tell|me|us|describe|list|name|show|give|what about|how about|about|any|some|is there|are there|what is|what's|whats|what are|what was|what were|which|${WHOSE}) ){0,5}`
export const ANY = '(?:(?:any|some|much|a lot of|an?|the|enough) )?'
