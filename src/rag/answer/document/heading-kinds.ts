/** What a heading's words say of the section that it opens. */
import { keepLast } from '../../last-texts.ts'
import { HEADING_PATTERNS, type Kind } from '../lexicon/kinds.ts'
import { fold } from '../text/text.ts'

/** Characters of headings whose kinds are kept. */
const KEPT_HEADINGS = 2 ** 16

/** '3.1', '0x04', 'IV.', 'b)' before a heading say nothing of what it opens. */
const HEADING_NUMBER =
  /^(?:§ ?)?(?:0x[\da-f]{1,4}\b|\d+(?:\.\d+)*|(?:[ivxlc]{1,6}|[a-z])(?=[.)]))[.):\s–—-]*(?=\p{L})/iu

export const unnumbered = (heading: string): string => fold(heading).replace(HEADING_NUMBER, '')

/** What one went out for on behalf of a post: no more a section of posts than one of journeys. */
const OUTDOORS =
  /\b(?:field[ -]?work|in the field|field (?:seasons?|campaigns?|trips?)|(?:excavation|digging) seasons?|expeditions?|excavations?|digs)\b/g

/** Kinds a heading's words point to; the first to match weigh most. */
export const kindsOfHeading = keepLast<ReadonlyMap<Kind, number>>(KEPT_HEADINGS, (heading) => {
  const folded = unnumbered(heading).replace(OUTDOORS, '')
  const found = new Map<Kind, number>()
  const hits: [Kind, number][] = []
  for (const [kind, pattern] of HEADING_PATTERNS) {
    const match = pattern.exec(folded)
    if (match) hits.push([kind, match.index])
  }
  // 'Degrees and qualifications' opens with studies
  const at = (kind: Kind): number => hits.findIndex(([one]) => one === kind)
  const [papers, studies] = [hits[at('certifications')], hits[at('education')]]
  if (at('certifications') === 0 && papers && studies && studies[1] < papers[1])
    hits.unshift(...hits.splice(at('education'), 1))
  // a kind may have two patterns: the first that matches counts
  hits.forEach(([kind], i) => found.set(kind, Math.max(found.get(kind) ?? 0, i === 0 ? 1 : 0.6)))
  return found
})

/** Does the heading name journeys, and no kind of section beside them? */
export const namesJourneys = (heading: string): boolean =>
  kindsOfHeading(heading).size === 0 && fold(heading).search(OUTDOORS) >= 0

/** Kinds of sections that have no part with from when to when in its heading. */
const TIMELESS: ReadonlySet<Kind> = new Set(['skills', 'summary', 'contact', 'languages', 'references'])

/**
 * Do some words of the heading say that it opens such a section, and others nothing? 'Call stack' may be anything,
 * 'Tech stack' may not.
 */
export function namesTimelessByChance(heading: string): boolean {
  const kinds = [...kindsOfHeading(heading).keys()]
  if (kinds.length === 0 || !kinds.every((kind) => TIMELESS.has(kind))) return false
  const all = unnumbered(heading).match(/\p{L}[\p{L}-]*/gu) ?? []
  const telling = (word: string): boolean => kinds.some((kind) => kindsOfHeading(word).has(kind))
  return !all.every((word) => /^(?:and|my|of|the)$/.test(word) || telling(word))
}

/** 'Now', 'Before that': when it was that the section tells of, and nothing of what that is. */
export const namesTimeOnly = (heading: string): boolean => TIME_ONLY.test(unnumbered(heading))
/** 'The 2010s', 'Nineties and before': more than one post may stand there, and none of just that time. */
export const namesDecades = (heading: string): boolean => DECADES.test(fold(heading))
const DECADE =
  "(?:(?:19|20)\\d0['’]?s|['’]?\\d0['’]?s|(?:twenty[- ])?(?:twenties|thirties|forties|fifties|sixties|seventies|eighties|nineties|noughties|tens|teens))"
const DECADES = new RegExp(
  `^\\W*(?:(?:in|from|during|since|the|my|early|late|mid)[ -])*${DECADE}(?: ?(?:[–—/&,-]|and|to|until|into) ?(?:the )?(?:(?:early|late|mid)[ -])?(?:${DECADE}|now|today|before|earlier|(?:what came |all )?before(?: that)?|after|beyond|since|so far|present))*\\W*$`,
)
const TIME_ONLY =
  /^\W*(?:(?:right|just|until|till|up to) now|now|at present|presently|currently|current(?: one)?|today|these days|nowadays|at the moment|(?:and |or )?(?:before|after|since|until) (?:that|this|then|now)|before|earlier(?: on| still)?|even earlier|previously|formerly|then|so far|long ago|(?:and )?further back|(?:and |right )?(?:at|in) the (?:very )?(?:beginning|start|outset)|most recently|lately)(?:, in [\p{L} .-]{2,25})?\W*$/u
