/**
 * 'How many seeds did the vault take in?', 'Which share of owners bought it?': the one line where a number stands right
 * before the noun that is counted, and that holds what else is asked about.
 */
import type { Facts, UnitFacts } from '../facts/facts.ts'
import type { Candidate, Reading } from '../ranking/reader.ts'
import type { Term } from '../ranking/terms.ts'
import { stem, words } from '../text/text.ts'
import { NUMBER_WORDS } from '../text/word-lists.ts'
import { SEVERAL } from './missing-detail.ts'
import { onlyLine } from './told-name.ts'

/** The line stands among so many best. */
const BEST = 5
/** So well does a word of the CV answer to one of the question's. */
const HELD = 0.8

const COUNTED = /^(?:and |so )?how many (?<noun>[\p{L}-]+(?: [\p{L}-]+)?)/u
const SHARE =
  /^(?:and |so )?(?:what|which) (?:share|percentage|proportion|part|fraction|per ?cent) of (?:the |his |her |their |its |all )*(?<noun>[\p{L}-]+)/u
/** Asked of any number; what is done with the things is most often put otherwise, or left out. */
const AROUND =
  /^(?:number|total|altogeth|affect|involv|concern|have|had|there|take|took|taken|make|made|get|got|give|gave|come|came|share|percentag|proport|fraction|part)/

const SMALL = [...NUMBER_WORDS.keys()].filter((word) => word !== 'one' && word !== 'zero').join('|')
const NUMBER = `(?:(?<![\\p{L}\\d.,/:£€$-])\\d[\\d.,]*(?:[  ]\\d{3})*(?: million| thousand| ?k\\b)?|\\b(?:${SMALL}|dozens|hundreds|thousands))`
const PART =
  '(?:\\d[\\d.,]*\\s?(?:%|per ?cent)|\\b(?:half|a third|a quarter|two thirds|two-thirds|three quarters|three-quarters|a fifth|a tenth))'

/** Null where no line tells it, or several do. */
export function lineOfNumber(
  facts: Facts,
  best: readonly Candidate[],
  { question, terms }: Pick<Reading, 'question' | 'terms'>,
): number | null {
  const { folded, time, order } = question
  if (SEVERAL.test(folded) || order !== null) return null
  const share = SHARE.exec(folded)
  const noun = (share ?? COUNTED.exec(folded))?.groups?.noun ?? ''
  const counted = words(noun)[0]
  if (counted === undefined || counted.stop || (share && time !== null)) return null
  const others = terms.filter(
    ({ self, word }) => !self && word.stem !== counted.stem && !AROUND.test(word.stem),
  )
  // of common words alone more than one thing may be told
  if (!others.some(({ named, proper, word }) => named || proper || /\d/.test(word.text))) return null
  const told = new RegExp(
    share
      ? `${PART} of (?:the |all |our |my |its |their )*(?:[\\p{L}-]+ )?(?<noun>[\\p{L}-]+)`
      : `${NUMBER} (?:of the )?(?<noun>[\\p{L}-]+)`,
    'giu',
  )
  const tells = (one: UnitFacts): boolean =>
    one.unit.kind !== 'heading' &&
    [...one.unit.text.matchAll(told)].some(
      ({ groups }) => stem((groups?.noun ?? '').toLowerCase()) === counted.stem,
    ) &&
    others.every((term) => (share && !term.named && !term.proper) || isHeldBy(one, term))
  return onlyLine(facts, best.slice(0, BEST), tells)
}

const isHeldBy = ({ stems, context }: UnitFacts, { matches }: Term): boolean =>
  [...matches].some(([key, value]) => value >= HELD && (stems.has(key) || context.has(key)))
