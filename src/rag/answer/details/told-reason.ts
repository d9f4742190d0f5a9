/**
 * 'Why did the bookshop go under?', where the CV says 'We closed in 2019 when the rent doubled': a line that tells the
 * very event that is asked about in other words, and why it came to that. Only where no other line tells one of the
 * thing that is asked about.
 */
import type { Facts, UnitFacts } from '../facts/facts.ts'
import type { Candidate, Reading } from '../ranking/reader.ts'
import type { Term } from '../ranking/terms.ts'
import { SEVERAL } from './missing-detail.ts'
import { onlyLine } from './told-name.ts'
import { words } from '../text/text.ts'

/** The line stands among so many best. */
const BEST = 5
/** So well does a word of the CV answer to one of the question's; a common one may be put otherwise. */
const NAMED = 0.8
const HELD = 0.5
/** Of what else is asked about so much must stand with the line, by weight. */
const SHARE = 0.5

const ASKED =
  /^(?:and |so )?(?:why|how come|for what reason|what (?:made|caused|led)|what (?:is|was|were) the (?:reasons?|causes?|grounds))\b/

interface Event {
  /** In the folded question, and the stems of its words. */
  readonly asked: RegExp
  readonly around: RegExp
  /** In the CV. */
  readonly told: string
}

const THING = '(?:it|the \\w+|my \\w+|our \\w+|everything)'
const EVENTS: readonly Event[] = [
  // the end of a business
  {
    asked:
      /\b(?:go(?:ne)? (?:under|bust|bankrupt|out of business)|went (?:under|bust|bankrupt)|clos(?:e|ed|ing)(?: down)?|shut(?:ting)?(?: down)?|fold(?:ed)?|wound up|w[io]nd(?:ing)? up|dissolv(?:e|ed)|cease to exist|give up|gave up|close its doors|fail(?:ed)?|collapse[ds]?|insolvent)\b/,
    around:
      /^(?:go$|gone|went|under|bust|bankrupt|out|clos|shut|down|fold|wound|wind|up$|dissolv|ceas|exist|give|gave|door|fail|collaps|insolv|end)/,
    told: `closed|closing|shut(?: down)?|folded|wound (?:${THING} )?(?:up|down)|went (?:under|bust|bankrupt|out of business)|gave (?:${THING} )?up|dissolved|ceased trading|stopped trading`,
  },
  // giving up an office or a class
  {
    asked:
      /\b(?:step(?:ped)? down|give up|gave up|hand(?:ed)? over|hand(?:ed)? on|resign(?:ed)?|stop(?:ped)?|relinquish(?:ed)?)\b/,
    around: /^(?:step|down|give|gave|up$|hand|over|on$|resign|stop|relinquish|run|lead|hold|be$)/,
    told: `stepped (?:down|back)|gave (?:[\\w ]{1,30} )?up|handed (?:[\\w .]{1,50} )?(?:over|on|back)|handed the|resigned|passed (?:[\\w ]{1,30} )?on|stopped`,
  },
]
/** What a business is called, whatever it is. */
const BUSINESS =
  /^(?:busi|compani|firm|shop|practic|studio|agenc|start|startup|enterpris|workshop|outfit|ventur|employ)/

const WHY =
  '(?:because|when|since|after|as (?:the|my|our|we|I|no|nobody)|so that|so as to|in order to|for (?:want|lack) of|due to|owing to|on account of|thanks to|over|once|to (?!the\\b|an?\\b|(?:\\p{Lu}|my|our|his|her|their|its)\\b)\\p{Ll}{3,})'

/** The line that tells why it came to what is asked about; null where none does, or several. */
export function lineOfReason(
  facts: Facts,
  best: readonly Candidate[],
  { question, terms }: Pick<Reading, 'question' | 'terms'>,
): number | null {
  const { folded } = question
  if (!ASKED.test(folded) || SEVERAL.test(folded) || question.time !== null) return null
  for (const { asked, around, told } of EVENTS) {
    if (!asked.test(folded)) continue
    const things = terms.filter((t) => !t.self && !around.test(t.word.stem))
    const isOwn = /\b(?:his|her|their|your) own\b/.test(folded)
    const about = things.filter((t) => t.named || !BUSINESS.test(t.word.stem))
    if (about.length === 0 && !isOwn) continue
    const reason = new RegExp(
      `\\b(?:${atStart(told)})\\b[^.;!?]{0,60}?[ ,]${WHY}(?!\\p{L})|\\b(?:${atStart('because|since|after|when|as')}) [^.;!?]{3,100}, [^.;!?]{0,40}\\b(?:${told})\\b`,
      'u',
    )
    const tells = (one: UnitFacts): boolean =>
      reason.test(one.unit.text) &&
      !tellsOfOther(one.unit.text, told, terms) &&
      (!isOwn ||
        /\b(?:I|[Ww]e|[Mm]y|[Oo]ur|us)\b|^(?:Closed|Wound|Shut|Gave|Dissolved)/u.test(one.unit.text)) &&
      holdsMost(besideOf(facts, one), about)
    const line = onlyLine(facts, best.slice(0, BEST), tells)
    if (line !== null) return line
  }
  return null
}

/** Alternatives that may begin a sentence too. */
const atStart = (told: string): string =>
  told.replace(
    /(^|\|)(\p{Ll})/gu,
    (_, before: string, first: string) => `${before}[${first.toUpperCase()}${first}]`,
  )

/** 'Closed the York branch': what it came to an end with is named, and is not what is asked about. */
function tellsOfOther(text: string, told: string, terms: readonly Term[]): boolean {
  const object = new RegExp(
    `\\b(?:${atStart(told)}) (?:the|my|our|an?|\\d[\\d,.]*) ((?:[\\p{L}'’-]+ ){0,2}[\\p{L}'’-]+)`,
    'u',
  ).exec(text)?.[1]
  if (object === undefined) return false
  const own = words(object).filter(({ stop }) => !stop)
  return !own.some(
    ({ stem }) => BUSINESS.test(stem) || terms.some(({ matches }) => (matches.get(stem) ?? 0) >= HELD),
  )
}

/** A line with those of its paragraph and of its entry. */
const besideOf = (facts: Facts, { unit, entry }: UnitFacts): UnitFacts[] =>
  facts.units.filter(
    (other) =>
      other.unit === unit ||
      (entry !== null && other.entry === entry) ||
      (unit.block !== null && other.unit.block === unit.block),
  )

function holdsMost(lines: readonly UnitFacts[], terms: readonly Term[]): boolean {
  let [held, all] = [0, 0]
  for (const term of terms) {
    const least = term.named || term.proper ? NAMED : HELD
    const isHere = [...term.matches].some(
      ([key, value]) =>
        value >= least && lines.some(({ stems, context }) => stems.has(key) || context.has(key)),
    )
    // a name that does not stand there is another thing's
    if (!isHere && (term.named || term.proper)) return false
    all += term.weight
    if (isHere) held += term.weight
  }
  return held >= SHARE * all
}
