/**
 * 'What is her share of the consortium's turnover?', 'How much of the grant is his own part?', where the line has the
 * whole's figure alone; 'How many days was he on the Ada?' of '74 days on the Ada and the Bee': both together.
 */
import type { Facts } from '../facts/facts.ts'
import { lineOf, type Candidate, type Reading } from '../ranking/reader.ts'
import { holdsTerm } from '../ranking/terms.ts'
import { words } from '../text/text.ts'
import { sameLine } from './same-line.ts'

const OWN = '(?:his|her|their|your|hers|yours)(?: own)?'
const PART = '(?:share|part|portion|cut|slice|stake|half|contribution)'
const MONEY =
  '(?:turnover|money|funding|funds|budget|grant|profits?|revenue|sum|amount|income|proceeds|costs?|fees?|takings|sales|prize money|award|pot|total|investment|capital|contract)'
const ASKED = new RegExp(
  `^(?:and |so )?(?:how (?:much|large|big|high) (?:is|was|were|would be|are|will be) ${OWN} (?:own )?${PART}\\b|how much of .{2,80}\\b(?:is|are|was|were|would be|goes to|went to|falls to|fell to|comes to|came to|belongs to|belonged to|will be) (?:${OWN} (?:own )?${PART}|hers|his own|their own|your own|her own|yours|(?:him|her|them|you)(?: alone| personally)?)\\W*$|what(?:['’]s| is| was| would be) ${OWN} (?:own |personal )?(?:share|cut|portion|slice|stake) (?:of|in) .*\\b${MONEY}\\b|what (?:share|part|portion|cut) of .*\\b${MONEY}\\b.* (?:is|was) (?:his|hers|yours|theirs)\\b)`,
)
/** That a sum is one's own. */
const TOLD =
  /\b(?:my|our|mine|own (?=part|share|portion)|personal\w*|myself|individual\w*|each|apiece|per head|split|shared?|equal\w*|sole\w*|alone|of which|half|third|quarter|of that|thereof|to me|for me|portion|part|stake|equity)\b|\b(?:I|me) (?:put|got|had|held|hold|own|took|take|brought|received|paid|invested)\b|%|\bper ?cent/i

/** Is one's own part of a sum asked for, and does the line tell of none? */
export function sharesTheWhole(
  facts: Facts,
  { question, terms }: Pick<Reading, 'question' | 'terms'>,
  best: Pick<Candidate, 'unit' | 'group'> | undefined,
): boolean {
  if (question.yesno || !ASKED.test(question.folded)) return false
  const line = lineOf(facts, best)
  const names = terms.filter(({ self, named, known }) => !self && named && known >= SAME)
  const named = facts.units.filter(
    ({ stems, unit }) =>
      names.length > 0 && unit.kind !== 'heading' && names.every((name) => holdsTerm(stems, name, SAME)),
  )
  const lines = line === undefined ? named : [line, ...named]
  return (
    lines.length > 0 && !lines.flatMap((one) => sameLine(facts, one)).some(({ unit }) => TOLD.test(unit.text))
  )
}
const SAME = 0.8

const COUNTED = /^(?:and |so )?how (?:many|much|long|often)\b/
const NAME = "\\p{Lu}[\\p{L}\\d'’./-]+(?: (?:[a-z]{2,3} )?(?:\\p{Lu}[\\p{L}'’.-]*|[IVX\\d]+))*"
/** 'the Ada and the Bee', with nothing of each. */
const JOINED = new RegExp(
  `(?<![\\p{L}/])(?<one>${NAME})(?:,? and|,? plus| &) (?:the |in |at |on |for |from )*(?<other>${NAME})(?![\\p{L}])`,
  'u',
)
const FIGURE = /(?<![\p{L}\d.,])\d[\d.,]*(?![\d.,]*(?:th|st|nd|rd)\b)/gu
const APART = /\b(?:each|apiece|respectively|of (?:them|which|those)|both|per|half|one|in turn)\b|[(;]/i

/** Is one of two things counted that have one figure together? */
export function countsBothTogether(
  facts: Facts,
  { question }: Pick<Reading, 'question'>,
  best: Pick<Candidate, 'unit' | 'group'> | undefined,
): boolean {
  const line = lineOf(facts, best)
  if (line === undefined || question.yesno || !COUNTED.test(question.folded)) return false
  const { text, kind } = line.unit
  if (kind === 'heading' || kind === 'row' || line.isHeader || APART.test(text)) return false
  const joined = JOINED.exec(text)?.groups
  const one = wordsOf(joined?.['one'])
  const other = wordsOf(joined?.['other'])
  const figures = (text.match(FIGURE) ?? []).filter((figure) => !/^(?:19|20)\d\d$/.test(figure))
  const asked = new Set(wordsOf(question.text))
  const has = (name: readonly string[], beside: readonly string[]): boolean =>
    name.some((word) => !beside.includes(word) && asked.has(word))
  return figures.length === 1 && has(one, other) !== has(other, one)
}

const wordsOf = (text = ''): string[] => words(text).map((word) => word.text)
