/** 'When did she win the prize?', where the CV says that she was runner-up, or that it went to another: it was not won. */
import type { Unit } from '../document/units.ts'
import type { Facts } from '../facts/facts.ts'
import type { Vocabulary } from '../../answerer.ts'
import { withoutName } from '../question/by-name.ts'
import { analyse } from '../question/question.ts'
import { readWords, type Reading } from '../ranking/reader.ts'
import { holdsTerm, type Term } from '../ranking/terms.ts'
import { fold, words } from '../text/text.ts'

/** Besides 'won': by what one says, gets and does as a winner the prize is taken for one's own. */
const ASKED =
  /\b(?:w[io]n|winning|(?:was|were|is) (?:named|awarded|given|handed|presented with|crowned|declared)|(?:awarded|gave|handed|presented) (?:her|him|them|you)|acceptance speech|(?:on|when|after|while|where|in which) (?:(?:s?he|they|you|\p{L}+) )?(?:receiv(?:ing|ed)|accept(?:ing|ed)|collect(?:ing|ed))|to victory)\b/u
/** Another may be asked for, or how far one came. */
const OTHERWISE =
  /^(?:and |so )?(?:who|whose)\b|\b(?:instead|short-?list\w*|long-?list\w*|nominat\w+|runners?[- ]up|second|third|fourth|lose|lost|(?:reach|ma[dk]e|get|got|come|came)\b[^?]{0,30}\bfinals?)\b/
/** Told by the words of the question, but no thing that one wins. */
const WINNING = /^(?:win|won|winner|award|receiv|year|month|date)$/
const LOST =
  /\b(?:runners?[- ]up|short-?listed|long-?listed|nominated|finalists?|not (?:awarded|won|(?:a|the) winner)|did not win|won nothing|unsuccessful|turned down|(?:came|finished|placed|ranked) (?:second|third|fourth|fifth|sixth|last|[2-9]\d?th)|put forward (?:my |our |the )?(?:\p{L}+ ){1,3}for)\b/iu
const PEOPLE =
  '(?:co-?founder|colleague|friend|partner|brother|sister|wife|husband|daughter|son|father|mother|cousin|uncle|aunt|predecessor|successor|boss|student|pupil|apprentice|trainee|assistant|rival|competitor)'
/** These are one's own titles as well, unless somebody is called so: 'the architect', 'the in-house developers'. */
const TRADES = '(?:architect|designer|director|author|builder|developers|composer|engineer)'
const OTHER = `(?:${PEOPLE}|${TRADES})`
/** 'Our choir', and not 'our pattern room' beside one's own. */
const OURS = `(?:me\\b|us\\b|(?:my|our) (?!${OTHER})\\p{Ll}+(?=[,.;)]|$| (?:in|for|of|at|with|on|and)\\b))`
const PRIZE =
  '(?:[Ii]t|which|itself|one|[Pp]rize|[Aa]ward|[Tt]itle|[Mm]edal|[Cc]up|[Tt]rophy|place|[Hh]onou?r|[Gg]old|[Ss]ilver|[Bb]ronze)'
const WENT_ELSEWHERE = new RegExp(
  `\\bwinners? (?:was|were|is|are) (?:\\p{Lu}|my|our|the|an?\\b)|\\b${PRIZE}(?: (?:of|in|for) [^,.;]{1,30})? went to (?!${OURS})|\\b(?:[Aa]warded|[Gg]iven|handed|presented) to (?!${OURS})(?:\\p{Lu}|(?:my|our|the) (?:\\p{Ll}+ )?${OTHER})|\\bwas (?:my|our) (?:\\p{Ll}+ )?${OTHER}\\b`,
  'u',
)
const WON_BY_OTHER = new RegExp(
  `(?:\\b${PEOPLE}|\\b[Tt]he (?:[\\p{L}'’-]+ ){0,3}?${TRADES})s?,?(?: \\p{Lu}[\\p{L}'’-]+){0,3},?(?: who| when s?he)? (?:won|earned|took|received|was)\\b`,
  'u',
)
/** 'The design won an award; it was handed to …' */
const ITS_THING = /^[Tt]he [\p{Ll} '’-]{3,40} won\b/u
/** Beside what was won, it says that one had no part in it. */
const WITHOUT_ONE =
  /\b(?:I was(?: not|n['’]t) (?:in|part|there|among|on|involved)|when I was (?:out|away|ill|injured|off|on leave)|without me|I only (?:shared|lent|helped|supplied|advised|watched)|that was (?:(?:my|our|the) )?(?:[\p{L}'’-]+ ){1,3}?(?:team|work|department|group)\b|not my (?:own )?work|that was the work of|the [\p{Ll} ]{2,24}(?:['’]s|s['’]) (?:own )?work)\b/u
const WON =
  /\b(?:I|we) (?:won|got)\b|(?<!\bnot (?:a |the )?)\bwinner\b(?! (?:was|is)\b)|(?:^|;)\W*won\b|, won (?:in|it)\b|\bto (?:me|us)\b|\band won\b|, (?:gold|first prize|1st)\b/i
/** What tells of a prize. */
const OF_PRIZE =
  /\b(?:w[io]n(?:ners?|ning)?|awards?|awarded|prizes?|medals?|cups?|trophy|the title|grants?|scholarships?|fellowships?|named|honou?rs?|runners?[- ]up|finalists?|short-?listed|long-?listed|nominated|of the (?:year|month|quarter)|gold|silver|bronze|champions?|competition|contest|(?:second|third|2nd|3rd) (?:at|in|place|prize))\b/i
const SAME = 0.8
/** Of the thing's words, at least. */
const ENOUGH = 2

/** The same of a question as it was put: a clause before it may take it for granted. */
export function assumesNotWon(facts: Facts, query: string, vocabulary: Vocabulary): boolean {
  if (!ASKED.test(fold(query))) return false
  const question = analyse(withoutName(facts, query))
  return asksNotWon(facts, readWords(facts, question, vocabulary))
}

/** Do all clauses that name the thing, of that year if one is named, say that somebody else won it, or nobody? */
export function asksNotWon(facts: Facts, { question, terms }: Pick<Reading, 'question' | 'terms'>): boolean {
  const { folded, yesno } = question
  if (yesno || !ASKED.test(folded) || OTHERWISE.test(folded)) return false
  const year = /\b(?:19|20)\d\d\b/.exec(folded)?.[0]
  const thing = terms.filter(
    ({ self, known, word }) => !self && known >= SAME && !WINNING.test(word.stem) && !/\d/.test(word.stem),
  )
  const named = facts.units.flatMap(({ unit }) =>
    unit.kind === 'heading' || !OF_PRIZE.test(unit.text) ? [] : clausesOf(unit, thing),
  )
  const isNamed = ({ held }: Clause): boolean =>
    held.length >= Math.min(ENOUGH, thing.length) || held.some(({ proper }) => proper)
  const most = Math.max(0, ...named.filter(isNamed).map(({ weight }) => weight))
  if (most === 0) return false
  const likeliest = named.filter(({ weight }) => weight === most)
  const isOfYear = ({ text }: Clause): boolean => year !== undefined && text.includes(year)
  // where the likeliest are of that year, others beside them are other prizes
  const ofYear = likeliest.some(isOfYear)
    ? likeliest.filter(isOfYear)
    : named.filter(
        (one) =>
          isOfYear(one) &&
          (one.weight > most * MUCH || likeliest.some(({ unit }) => unit.block === one.unit.block)),
      )
  return (ofYear.length > 0 ? ofYear : likeliest).every((one) => isLost(one, facts))
}
/** Of the weight of the words that the likeliest clause has, at least. */
const MUCH = 0.6

interface Clause {
  readonly unit: Unit
  readonly text: string
  /** Of the thing's words those that it has. */
  readonly held: readonly Term[]
  readonly weight: number
}

/** The clauses of a line that tell of a prize. */
const clausesOf = (unit: Unit, thing: readonly Term[]): Clause[] =>
  unit.text
    .split(/[.;!?](?=\s|$)|[()]/)
    .filter((text) => OF_PRIZE.test(text))
    .map((clause) => {
      const stems = new Set(words(clause).map(({ stem }) => stem))
      const held = thing.filter((term) => holdsTerm(stems, term, SAME))
      const weight = held.reduce((sum, term) => sum + term.weight, 0)
      return { unit, text: clause.trim(), held, weight }
    })

function isLost({ text, unit: { text: line } }: Clause, { name }: Facts): boolean {
  const isOwn = (said: string): boolean =>
    words(said).some(({ raw }) => name.has(fold(raw.replace(/['’]s$/, ''))))
  if (WITHOUT_ONE.test(line)) return true
  const elsewhere = WENT_ELSEWHERE.exec(ITS_THING.test(text) ? line : text)
  if (elsewhere !== null) {
    const told = ITS_THING.test(text) ? line : text
    return !isOwn(told.slice(elsewhere.index, elsewhere.index + elsewhere[0].length + NAMED))
  }
  if (WON.test(text)) return false
  if (LOST.test(text)) return true
  const other = WON_BY_OTHER.exec(text)?.[0]
  return other !== undefined && !isOwn(other)
}
/** Characters behind 'awarded to' in which the names of those stand. */
const NAMED = 40
