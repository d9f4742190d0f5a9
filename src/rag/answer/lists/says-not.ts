/** What an item says of itself that makes it none of those that are asked for: failed, pending, run out, not spoken. */
import { isOver } from './list-state.ts'
import { ends, GOT, NEVER_GOT, NOT_HAD } from './not-had.ts'

/** Titles tell of nothing that became of them. */
const TITLES = /["“„«][^"”“»]*["”“»]/gu

/** Not begun, or not brought to its end, where that is what was done. */
const UNDONE = ends(
  'unbuilt|unpublished|unreleased|unrealised|unrealized|feasibility(?: study)?(?: only)?|never (?:built|realised|finished|published|shipped|opened)|stopped(?: in)?|on site|under construction|ongoing|contracted|commissioned|forthcoming|in press|to appear|under review|submitted|due(?: in)?(?: \\p{L}+)? 20\\d\\d|expected|sample (?:\\p{L}+ )?only|sample chapters|postponed|discontinued|suspended|on hold|interrupted|cancell?ed(?: before)?|abandoned|rejected|turned down|refused|unsuccessful|not (?:funded|granted|awarded)',
)
const ASKS_DONE =
  /\b(?:finish|complet|pass|publish|releas|shipp?|built|build|writ|wrote|translat|deliver|realis|realiz|made|make|win|won|earn|obtain|gain|graduat)/
const OF_TONGUES = /\b(?:languages|tongues)\b/
/** One does not speak it. */
const NOT_SPOKEN =
  /(?:^|[,;:(–—] ?|\s[-–—] )(?:forgotten|(?:almost |mostly |largely )?lost|no(?=[,;.]| but|$)|(?:only )?(?:understood|understand)[^.;]{0,20}not spoken|not spoken|(?:started|began|begun)[^.;]{0,40}(?:gave up|given up|stopped|dropped)|gave (?:it )?up|given up|a few words|never (?:learned|learnt|spoken))(?![\p{L}-])|\bwould not claim\b|\bwouldn[’']t claim\b/iu
/** Perhaps one does. */
const HARDLY_SPOKEN =
  /(?:^|[,;:(–—] ?|\s[-–—] )(?:understand|understood|learner|learning|duolingo|spoken badly|reading only|not passed|(?:I )?can read)(?![\p{L}-])|[’']s language\b/iu
const ASKS_OWN =
  /\b(?:does|do|is|are|still|currently|now) (?:(?:she|he|they|you|[\p{L}]+) )?(?:currently |still )?(?:hold|own|maintain|run|lead|manage|valid|active|current|in force|keep|serve|chair|organi[sz]e)/u
const ASKS_HELD = /\b(?:hold|holds|held|valid|active|current|in force|in date)\b/
/** Not any more. */
const USED_TO =
  /\b(?:used to|formerly|no longer|until (?:recently|\d{4}))\b|(?:^|[,;:(–—] ?)(?:archived|discontinued|retired|inactive|dormant|closed|ended|handed over|ran out)(?![\p{L}-])/iu
/** It is not one's own. */
const HELPED = /^(?:contribut\w+|assist\w+|help\w+|member of|co-|deputy|support\w+)/i
const ASKS_OWNER = /\b(?:maintains?|owns?|runs?|leads?|led|manages?|heads?)\b/

/** What one asks how many there are of, whatever became of them; and of those themselves that came to nothing. */
const WHATEVER =
  /\b(?:applications?|bids?|attempts?|proposals?|submissions?|nominations?|patent applications?|fail(?:ed|s)?|laps\w*|expir\w*|pending|planned|booked|refused|rejected|withdrawn|declined|unfinished|not|never|or|including|included|altogether|lists?|listed|named?|mention\w*|shown?|shows?|cv|resume|ever|started|began|begun|enrolled|taken|took|upcoming|future|to come)\b/

export type Standing = 'one' | 'none' | 'unclear'

/** Whether all that is listed is asked for. */
export const asksAny = (folded: string): boolean => WHATEVER.test(folded) || IN_LIST.test(folded)
const IN_LIST =
  /\b(?:in|on) (?:her|his|their|your|the|this|that) (?:\S+ ){0,2}(?:table|list|section|portfolio)\b/
/** Where one was, whatever came of it. */
const POSTS =
  /\b(?:employers?|compan(?:y|ies)|firms?|jobs?|posts?|positions?|roles?|schools?|universit(?:y|ies)|countr(?:y|ies)|cit(?:y|ies)|towns?|places?|years?|months?|weeks?|days?|hours?)\b/
/**
 * Is what an item says one of those that are asked for? Unclear where it may be or not, or says it of a part.
 * @param folded the question
 */
export function standingOf(folded: string, said: string, now: number, day = 0): Standing {
  const text = said.replace(TITLES, '“…”')
  if (POSTS.test(folded)) return 'one'
  // 'First aider?' asks itself
  if (text.includes('?')) return 'unclear'
  if (OF_TONGUES.test(folded)) {
    if (NOT_SPOKEN.test(text)) return 'none'
    return HARDLY_SPOKEN.test(text) && !/\b[ABC][12]\b/.test(text) ? 'unclear' : 'one'
  }
  const [first = ''] = text.split(/(?<=\.) (?=\p{Lu})/u)
  const isOf = (one: RegExp): Standing | null =>
    one.test(first) ? 'none' : one.test(text) ? 'unclear' : null
  const isGot = GOT.test(folded) || ASKS_DONE.test(folded)
  const never = isGot ? (isOf(NOT_HAD) ?? isOf(NEVER_GOT)) : null
  if (never !== null) return never
  if (ASKS_DONE.test(folded)) {
    const undone = isOf(UNDONE)
    if (undone !== null) return undone
  }
  if (ASKS_OWN.test(folded) && USED_TO.test(text)) return 'none'
  if (ASKS_OWNER.test(folded) && HELPED.test(text)) return 'unclear'
  if (OF_PAPERS.test(folded) && ASKS_HAVE.test(folded) && (isOver(text, now, day) || USED_TO.test(text)))
    return ASKS_HELD.test(folded) ? 'none' : 'unclear'
  return 'one'
}

/** Those that one has now: all that are from somewhere may have run out. */
const ASKS_HAVE = /\b(?:ha(?:s|ve)|holds?|held|got|valid|active|current|in force|in date)\b/
/** What runs out. */
const OF_PAPERS =
  /\b(?:certificat\w*|certs?|licen[cs]es?|permits?|cards?|tickets?|registrations?|accreditations?|memberships?|visas?)\b/

/** Is only what was brought to its end asked for, or what one holds? */
export const asksFinished = (folded: string): boolean =>
  /^(?:which|what|list|name|show)\b/.test(folded) && FINISHED.test(folded) && !asksAny(folded)
const FINISHED =
  /\b(?:ha(?:s|ve|d)|did|was|were|are|is|been|that|she|he|they|you) (?:\p{L}+ )?(?:complete[d]?|finish(?:ed)?|pass(?:ed)?|buil[dt]|realis(?:ed)?|deliver(?:ed)?|win|won|granted|awarded|funded|receive[d]?|secure[d]?)\b|^(?:which|what) (?:completed|finished|granted|funded|successful)\b/u

/** Is what goes on asked for, or is not decided or published yet? */
export const asksOpen = (folded: string): boolean =>
  /^(?:which|what|list|name|show)\b/.test(folded) && OPEN_ASKED.test(folded) && !BESIDE_OTHERS.test(folded)
/** 'All of them, also those in progress' */
const BESIDE_OTHERS = /\b(?:all|also|both|includ\w+|too|as well|and those|or)\b/
const OPEN_ASKED =
  /\b(?:pending|under (?:construction|review)|ongoing|on-?going|in progress|undecided|unfinished|unpublished|(?:still|yet) (?:open|running|to be (?:decided|published|finished))|not (?:yet )?(?:been )?(?:published|finished|completed|decided|out))\b/
const OPEN = ends(
  'under construction|ongoing|in progress|on site|pending|submitted|under review|in review|in revision|in press|forthcoming|in preparation|to appear|(?:now a |as a )?preprint|contracted|open|running|awaiting|waiting|not (?:yet )?(?:published|finished|completed|decided)|unfinished|unpublished',
)
export const isOpen = (said: string): boolean => OPEN.test(said.replace(TITLES, '“…”'))
