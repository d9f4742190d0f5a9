/**
 * 'How many seeds did the vault take in?', 'Which share of owners bought it?': the one line where a number stands right
 * before the noun that is counted, and that holds what else is asked about.
 */
import type { Facts, UnitFacts } from '../facts/facts.ts'
import { linesBeside } from '../facts/lines-by.ts'
import type { Candidate, Reading } from '../ranking/reader.ts'
import type { Term } from '../ranking/terms.ts'
import { stem, words } from '../text/text.ts'
import { NUMBER_WORDS } from '../text/word-lists.ts'
import { SEVERAL } from './missing-detail.ts'
import { onlyLine } from './told-name.ts'

/** The line stands among so many best. */
const BEST = 5
/** So many words tell one thing from others, however common they are. */
const MANY = 3
/** A paragraph of more sentences tells of more than one thing. */
const SENTENCES = 6
/** So well does a word of the CV answer to one of the question's. */
const HELD = 0.8

const COUNTED = /^(?:and |so )?how many (?<noun>[\p{L}-]+(?: [\p{L}-]+)?)/u
const SHARE =
  /^(?:and |so )?(?:what|which) (?:share|percentage|proportion|part|fraction|per ?cent) of (?:the |his |her |their |its |all )*(?<noun>[\p{L}-]+)/u
/** Asked of any number; what is done with the things is most often put otherwise, or left out. */
const AROUND =
  /^(?:number|total|altogeth|attend|sat$|sit$|serv|affect|involv|concern|have|had|there|take|took|taken|make|made|get|got|give|gave|come|came|share|percentag|proport|fraction|part)/

const HOUSES = /^(?:firms?|compan(?:y|ies)|employers?|organi[sz]ations?)$/i

/** Whoever takes part in something may be called by what they are there. */
const PEOPLE =
  '(?:people|persons?|men|women|members?|participants?|attendees|delegates|students?|pupils|learners|trainees|players?|patients?|staff|employees|volunteers)'
/** 'A class of nine' has nine of them, whatever they are called. */
const BODY =
  '(?<body>class|cohort|year group|team|crew|group|panel|jury|board|committee|choir|band|orchestra|ensemble|squad|staff|department|unit|brigade|party|cast|congregation)'

const SMALL = [...NUMBER_WORDS.keys()].filter((word) => word !== 'one' && word !== 'zero').join('|')
const NUMBER = `(?:(?<![\\p{L}\\d.,/:£€$-])\\d[\\d.,]*(?:[  ]\\d{3})*(?: million| thousand| ?k\\b)?|\\b(?:${SMALL}|dozens|hundreds|thousands))`
const PART =
  '(?:\\d[\\d.,]*\\s?(?:%|per ?cent)|\\b(?:half|a third|a quarter|two thirds|two-thirds|three quarters|three-quarters|a fifth|a tenth))'

const PART_OF = new RegExp(
  `${PART} of (?:the |all |our |my |its |their )*(?:[\\p{L}-]+ )?(?<noun>[\\p{L}-]+)`,
  'giu',
)
const NUMBER_OF = new RegExp(`${NUMBER} (?:of the )?(?<noun>[\\p{L}-]+)`, 'giu')

const IS_PEOPLE = new RegExp(`^${PEOPLE}$`)
const BODY_OF = new RegExp(
  `(?<![\\p{L}-])${BODY} of (?:about |around |some |up to |nearly |over )?(?:\\d[\\d,]*|${SMALL})(?![\\p{L}\\d-])(?! (?:years|hours|weeks|months|days|different|schools|companies|firms|hospitals|clinics|countries)\\b)`,
  'giu',
)

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
  // houses are told by their names, wherever these stand
  if (HOUSES.test(counted.text)) return null
  const others = terms.filter(
    ({ self, word }) => !self && word.stem !== counted.stem && !AROUND.test(word.stem),
  )
  // of a few common words more than one thing may be told
  if (
    others.length < MANY &&
    !others.some(({ named, proper, word }) => named || proper || /\d/.test(word.text))
  )
    return null
  const told = share ? PART_OF : NUMBER_OF
  const isPeople = !share && IS_PEOPLE.test(counted.text)
  const isBody = ({ body = '' }: Record<string, string | undefined>): boolean =>
    isPeople && others.some(({ word }) => word.stem === stem(body.toLowerCase()))
  const tellsNumber = ({ unit }: UnitFacts): boolean =>
    [...unit.text.matchAll(told)].some(({ groups }) => {
      const of = (groups?.noun ?? '').toLowerCase()
      return stem(of) === counted.stem || (isPeople && counted.text === 'people' && IS_PEOPLE.test(of))
    }) || [...unit.text.matchAll(BODY_OF)].some(({ groups }) => isBody(groups ?? {}))
  const tells = (one: UnitFacts): boolean =>
    one.unit.kind !== 'heading' &&
    tellsNumber(one) &&
    (share
      ? others.every((term) => (!term.named && !term.proper) || isHeldBy(one, term))
      : holdsAll(facts, one, others))
  return onlyLine(facts, best.slice(0, BEST), tells)
}

/** The line holds most of it, the sentences beside it the rest. */
function holdsAll(facts: Facts, line: UnitFacts, terms: readonly Term[]): boolean {
  const left = terms.filter((term) => !isHeldBy(line, term))
  if (left.length === 0) return true
  if (isToldOfIt(facts, line, left)) return true
  if (left.length * 2 > terms.length || line.unit.block === null) return false
  const beside = linesBeside(facts, line)
  return beside.length <= SENTENCES && left.every((term) => beside.some((one) => isHeldBy(one, term)))
}

/** 'It sees fifteen people a week.', right behind the sentence that names it. */
function isToldOfIt({ units }: Facts, { unit }: UnitFacts, left: readonly Term[]): boolean {
  const before = units[unit.index - 1]
  return (
    before !== undefined &&
    unit.block !== null &&
    before.unit.block === unit.block &&
    /^(?:it|they|this|these)\b/i.test(unit.text) &&
    left.every((term) => isHeldBy(before, term))
  )
}

const isHeldBy = ({ stems, context }: UnitFacts, { matches }: Term): boolean =>
  [...matches].some(([key, value]) => value >= HELD && (stems.has(key) || context.has(key)))
