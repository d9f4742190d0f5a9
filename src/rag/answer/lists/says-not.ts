/** What an item says of itself that makes it none of those that are asked for: failed, pending, run out, not spoken. */
import { isOver } from './list-state.ts'

/** Titles tell of nothing that became of them. */
const TITLES = /["“„«][^"”“»]*["”“»]/gu

/** Where a part of an item begins, with what may stand before a state: 'test booked', 'application pending'. */
const AT =
  '(?:^|[,;:(.–—|?·] ?|\\s[-–—] |\\b(?:but|was|is|were|currently|still|so)\\s)(?:(?:the )?(?:exam|test|assessment|application|practical|theory|final|renewal|certificate|card|course|paper|it|all|still|now|currently|class)\\s)?'
const ends = (source: string): RegExp => new RegExp(`${AT}(?:${source})(?![\\p{L}-])`, 'iu')

/** It never came about, or not yet. */
const NOT_HAD = ends(
  [
    'failed|fail(?! )|refused|rejected|unsuccessful|withdrawn|withdrew|abandoned|cancel(?:l?ed)|turned down|gave (?:it )?up|given up|dropped(?: out)?|broken off',
    '(?:not|never)(?: yet)? (?:taken|sat|passed|obtained|finished|completed|awarded|held|issued|earned|gained|granted|funded|won|published|built|signed off|started|begun|received|required|attempted)',
    'attempted|pending|applied(?: for)?|enrolled|booked|planned|scheduled|waiting|outstanding|in progress|in preparation|in process|under way|studying|unfinished|incomplete|audited|attendance only|attended only|observed only|demo only|retired before|to (?:be )?(?:taken|sat|resat|retaken|finished|completed|come|do)|ruled out|considered',
    "no(?=[,;]|\\.(?! ?\\d)| but|$)|none(?=[,;.]|$)|no (?:certificate|card|diploma|degree|licence|license|exam)|doesn't|don't",
  ].join('|'),
)
/** Behind what was taken. */
const NEVER_GOT =
  /\b(?:card|certificate|licence|license|diploma|badge|exam|test|thesis|dissertation|project|final)s? (?:was |were )?(?:never|not)(?: yet)? \p{L}+|\bnot (?:yet )?(?:passed|awarded|signed off|completed)\b|\bbefore I (?:sat|took|could|passed)\b|\bmodules? (?:left|short|to go)\b/iu
/** Not begun, or not brought to its end, where that is what was done. */
const UNDONE = ends(
  'unbuilt|unpublished|unreleased|unrealised|unrealized|feasibility(?: study)?(?: only)?|never (?:built|realised|finished|published|shipped|opened)|stopped(?: in)?|on site|under construction|ongoing|contracted|commissioned|forthcoming|in press|to appear|under review|submitted|due(?: in)?(?: \\p{L}+)? 20\\d\\d|expected|sample (?:\\p{L}+ )?only|sample chapters|postponed|discontinued|suspended|on hold|interrupted',
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
/** What one gets, or does not. */
const GOT =
  /\b(?:certificat\w*|certs?|licen[cs]es?|permits?|cards?|tickets?|registrations?|accreditations?|memberships?|visas?|exams?|examinations?|tests?|degrees?|diplomas?|qualifications?|courses?|badges?|grants?|awards?|prizes?|fellowships?|scholarships?|clearances?|charters?)\b/

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
  if (OF_PAPERS.test(folded) && (isOver(text, now, day) || USED_TO.test(text)))
    return ASKS_HELD.test(folded) ? 'none' : 'unclear'
  return 'one'
}

/** What runs out. */
const OF_PAPERS =
  /\b(?:certificat\w*|certs?|licen[cs]es?|permits?|cards?|tickets?|registrations?|accreditations?|memberships?|visas?)\b/
