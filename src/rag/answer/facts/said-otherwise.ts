/** What a text says in letters that stand for words: abbreviations that the CV itself explains, codes of languages,
 * degrees with dots. */
import type { Unit } from '../document/units.ts'
import { dottedDegrees } from '../lexicon/degrees.ts'
import { LANGUAGE_CODES } from '../lexicon/language-codes.ts'
import { namesShip } from '../lexicon/ships.ts'
import { stem, words } from '../text/text.ts'

const LETTERS = '[\\p{Lu}\\d]{0,3}\\p{Lu}[\\p{Lu}\\d&]{0,5}'
/** 'SOP = start of production', 'ASIL stands for automotive safety integrity level'. */
const EXPLAINED = new RegExp(
  `(?<![\\p{L}\\d])(${LETTERS})(?: {0,2}(?:=|≙|:=) {0,2}| (?:stands for|is short for|means) )([^.;,=()\\n]{4,60})`,
  'gu',
)
/** Letters that an explanation may be told of: one alone would be met in every text. */
const isShort = (letters: string): boolean => letters.length >= 2 && /\p{Lu}/u.test(letters)

/** Of letters the stems of the words that they stand for, as the CV explains them. */
function explainedIn(units: readonly Unit[]): Map<string, readonly string[]> {
  const found = new Map<string, readonly string[]>()
  for (const { text } of units) {
    if (!/[=≙]|stands for|short for|means/.test(text)) continue
    for (const [, letters = '', full = ''] of text.matchAll(EXPLAINED)) {
      const stems = words(full).flatMap((w) => (w.stop ? [] : [w.stem]))
      // one word is as likely the other side of an equation
      if (isShort(letters) && stems.length >= 2 && !/\d/.test(full)) found.set(letters, stems)
    }
  }
  return found
}

/** 'exp. 03/2027', 'Exp: May 2026': until when something is valid. */
const EXPIRES =
  /(?<!\p{L})exp(?:[.:]|\.:)? ?(?:(?:0?[1-9]|1[0-2])[./]|(?:19|20)\d\d|\p{Lu}\p{Ll}{2,8}\.? \d)/iu

const SHORT = new RegExp(`(?<![\\p{L}\\d])${LETTERS}(?![\\p{L}\\d])`, 'gu')

/** 'DE C1', 'EN: fluent', 'SV (B1)': a code before what is said of the language. */
const CODED =
  /(?<![\p{L}\d])(\p{Lu}{2,3})(?=\s{0,2}[:=(–-]?\s{0,2}(?:[ABC][12](?![\p{L}\d])|(?:native|mother|fluent|bilingual|basic|good|advanced|intermediate|beginner|conversational|working|professional)(?!\p{L}))|\s?:\s)/gu

/** A level of the Common European Framework of Reference. */
const LEVEL = /(?<![\p{L}\d])[ABC][12](?![\p{L}\d])/u

/** Stems of the words for which letters of a text stand. `ofLanguages`: whether its section tells of languages. */
export function saidOtherwise(
  units: readonly Unit[],
): (unit: Unit, ofLanguages: boolean) => readonly string[] {
  const explained = explainedIn(units)
  return ({ text }, ofLanguages) => {
    const out: string[] = [...dottedDegrees(text)]
    if (EXPIRES.test(text)) out.push(stem('expires'))
    if (namesShip(text)) out.push('ship', stem('vessel'))
    if (explained.size > 0)
      for (const [letters] of text.matchAll(SHORT)) out.push(...(explained.get(letters) ?? []))
    if (ofLanguages)
      for (const [, code = ''] of text.matchAll(CODED)) out.push(...(LANGUAGE_CODES.get(code) ?? []))
    if (ofLanguages && LEVEL.test(text)) out.push('cefr')
    return out
  }
}
