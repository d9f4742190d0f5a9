/** "What was Ana Ruiz's thesis called?": the one line of those whose theses were guided that names her and what it is on. */
import { cellsOf } from '../document/row-cells.ts'
import type { Facts, UnitFacts } from '../facts/facts.ts'
import type { Plan } from '../plan/plan.ts'
import type { Draft } from '../ranking/reader.ts'
import { holdsTerm, type Term } from '../ranking/terms.ts'
import { textOf } from '../saying/say-unit.ts'
import { inOrder } from '../text/in-order.ts'
import { fold } from '../text/text.ts'

const WORK =
  "(?:thes[ei]s|dissertation|doctorate|ph\\.?d|(?:(?:master|bachelor|diploma)(?:['’]?s)? |final(?:[- ]year)? )(?:project|paper|work))"
const OF = new RegExp(`\\b${WORK}\\b`)
/** Its title or what it is on: each in the order in which its parts stand. */
const ASKED: readonly (readonly RegExp[])[] = [
  [/\b(?:title|topic|subject|theme) of\b/, OF],
  [
    /\b(?:what|which|how)(?: topic| subject)?(?:['’]s| is| was| did| does)\b/,
    OF,
    /\b(?:called|titled|entitled|named|about|on|deal\w* with|cover|concern)\b/,
  ],
  [/\b(?:writ\w+|wrote|did|doing|do)\b/, OF, /\b(?:on|about)\W?$/],
  [
    /\bwhat (?:did|does|is|has) /,
    /\b(?:write|wrote|writing|written) /,
    new RegExp(`\\b${WORK}\\b (?:on|about)\\b`),
  ],
]
/** The person's own: 'her Forest Engineering thesis'. */
const OWN = new RegExp(`\\b(?:his|her|their|your|my) (?:[\\p{L}-]+ ){0,4}${WORK}`, 'u')
/** 'What did Ann Poole write her thesis on?' asks for that of Ann Poole. */
const OF_OTHER =
  /\b(?:did|does|is|has) (?!(?:s?he|they|you|the) )[\p{L}.'’ -]{3,40} (?:writ\w+|do|doing|done) (?:his|her|their) /u
/** Of the question, besides the name. */
const AROUND =
  /^(?:thes|dissert|doctor|phd|ph|master|bachelor|diploma|final|project|paper|work|titl|topic|subject|theme|call|entitl|name|about|deal|cover|concern|write|wrote|written|dr|prof)/
/** Where students stand whose theses one guides, and what a line says of them. */
const GUIDED =
  /\b(?:supervis|doctora|ph\.?d|students?\b|thes[ei]s|dissertation|candidates?\b|advis(?:ed|ees?|ing)|mentor)/i
const COLUMN = /\b(?:thes[ei]s|dissertation|topic|title|subject|on)\b/i
/** Whoever wrote two theses wrote them for two degrees. */
const DEGREES: readonly RegExp[] = [
  /\b(?:ph\.?d|d\.?phil|doctora\w+)\b/i,
  /\b(?:m\.?sc|m\.?a|m\.?eng|m\.?res|m\.?phil|master(?:['’]?s)?)\b/i,
  /\b(?:b\.?sc|b\.?a|b\.?eng|bachelor(?:['’]?s)?)\b/i,
]
const SAME = 0.8
/** What stands behind the name: a year, where that was, and then the title or what it is on: 'Ann Poole, started 2021, roofs of turf'. */
const BEHIND =
  /^(?:,? ?\(?(?:(?:[Pp][Hh]\.?[Dd]\.?|D[Pp]hil|[BM]\.?(?:[Ss][Cc]|A|[Ee]ng|[Rr]es|[Pp]hil)\.?|[Dd]octorate|[Dd]iploma),? ?)?(?:(?:since|from|until|to|in|started|began|begun|defended|graduated|completed|finished|submitted|awarded) (?:in )?)?(?:(?:19|20)\d\d)(?: ?[–-] ?(?:(?:19|20)?\d\d)?)?\)?)?(?: ?\(\p{Lu}[\p{L} .'’-]+\))?(?:[,:;–—-]| [–—-])? ?(?:["“„«*_]+\p{L}|(?:thesis )?(?:on|about) \p{L}|(?<=[:–—] ?)(?:\p{L}+ [\p{L}\d]|\p{Lu}\p{Ll}{4,}\.?$)|\(\p{Ll}{3,}[ -]\p{L}[^)]*\)|(?<=\), )\p{Lu}[\p{L}-]+ \p{L}+ \p{L}|(?<=\d\)?, )(?!(?:now|then|later|today|currently|since|with|jointly|together|joint|co-?|at|in|from|as|postdoc\w*|lecturer|assistant|associate|senior|works?|working|funded|part|full|first|second|main|external|expected|due|defen[cs]e|supervis\w+)\b)\p{Ll}{3,} \p{L})/u

export function planThesisOf(
  facts: Facts,
  { question, terms }: Pick<Draft, 'question' | 'terms'>,
): Plan | null {
  if (question.yesno || question.counts || question.lists) return null
  if (!ASKED.some((parts) => inOrder(question.folded, parts))) return null
  if (OWN.test(question.folded.replace(OF_OTHER, ' '))) return null
  const about = terms.filter(({ word, self }) => !AROUND.test(word.stem) || self)
  const whose = about.filter(({ named, proper, self, known }) => (named || proper) && !self && known >= SAME)
  // of the person's own, and of somebody who is not in the CV, others tell
  if (whose.length === 0 || whose.length < about.length || whose.some(isLetters)) return null
  const [line, ...others] = facts.units.filter(
    (one) => tellsOf(facts, one, whose) && !isOfOther(question.folded, one.unit.text),
  )
  if (line === undefined || others.length > 0) return null
  const { index } = line.unit
  return { parts: [{ text: textOf(facts, index), units: [index] }], list: false, chance: 0.9, fact: true }
}

/** Is one degree asked for, and does the line tell of another alone? */
function isOfOther(folded: string, text: string): boolean {
  const told = DEGREES.filter((degree) => degree.test(text))
  const asked = DEGREES.filter((degree) => degree.test(folded))
  return asked.length > 0 && told.length > 0 && !asked.some((degree) => told.includes(degree))
}

function tellsOf(facts: Facts, line: UnitFacts, whose: readonly Term[]): boolean {
  const { unit, stems, contextText } = line
  if (unit.kind === 'heading' || !whose.every((term) => holdsTerm(stems, term, SAME))) return false
  if (!GUIDED.test(contextText) && !GUIDED.test(unit.text)) return false
  const cells = unit.kind === 'row' ? cellsOf(facts.document, unit) : undefined
  if (cells !== undefined)
    return cells.some(({ header, text }) => COLUMN.test(header) && /\p{L}{3}/u.test(text))
  const at = Math.max(
    ...line.words
      .filter(({ stem }) => whose.some((term) => holdsTerm(new Set([stem]), term, SAME)))
      .map(({ end }) => end),
  )
  return BEHIND.test(unit.text.slice(at).replace(/^['’]s?/, '')) || isCut(facts, line, at)
}

/** Marks of a title that the unit's text has lost stand in the document: '*Whistles on two islands*'. */
function isCut(facts: Facts, { unit }: UnitFacts, at: number): boolean {
  const rest = unit.text.slice(at)
  const title = /^(?:,? ?\(?(?:[\p{L}.]{2,9},? )?(?:19|20)\d\d\)?)?[,:] (\p{Lu}[^,.;]{8,})/u.exec(rest)?.[1]
  if (title === undefined) return false
  const { markdown } = facts.document
  return ['*', '_', '"', '“'].some((mark) => fold(markdown).includes(fold(`${mark}${title}`)))
}

/** 'the BA dissertation' */
const isLetters = ({ word }: Term): boolean =>
  /^(?:\p{Lu}+|\p{Lu}{0,3}\p{Ll}{0,2}\p{Lu}\p{Ll}?)$/u.test(word.raw)
