/** What a 'before' or an 'after' is of, where no header names it as the question does: 'before she went freelance'. */
import { isOwnAccount } from '../common/career/own-business.ts'
import type { Entry } from '../entries/entry.ts'
import type { Facts } from '../facts/facts.ts'
import type { Plan } from '../plan/plan.ts'
import {
  byStart,
  dated,
  posts,
  STUDYISH,
  timeline,
  type DatedEntry,
  type TimelineContext,
} from '../posts/timeline-entries.ts'
import { askedApart, degreesIn } from '../ranking/apart.ts'
import type { Question } from '../question/question.ts'
import type { Term } from '../ranking/terms.ts'
import { fold, words } from '../text/text.ts'

/** What has a time: an entry, or a line that no entry is made of. */
export type Spanned = Pick<DatedEntry, 'range'>

const FIRM =
  '(?:business|company|firm|practice|studio|workshop|shop|agency|consultancy|start-?up|restaurant|bakery|farm|office|salon)'
const ON_OWN = new RegExp(
  `\\b(?:freelanc\\p{L}+|self[- ]?employ\\p{L}+|own ${FIRM}|(?:his|her|their) own boss|sole trader|(?:for|by) (?:him|her|them)self|on (?:his|her|their) own(?: account)?|independent)(?=\\W*$|\\W(?:as|in|with|at)\\b)`,
  'u',
)
const OF_FIRM = new RegExp(`\\bown ${FIRM}`)
/** In the header of a business, rather than of work without an employer. */
const A_FIRM =
  /\b(?:own|owner|founder|co-?owner|co-?founder|founded|proprietor|run|ran|set up|opened|started)\b/i
const FREE = /\b(?:freelanc\w+|self[- ]?employ\w+|sole trader|independent)\b/i

/** 'Before she went freelance', 'before starting his own firm': the posts without an employer; null where it is not that. */
export function ownAccount(facts: Facts, said: string): readonly DatedEntry[] | null {
  if (!ON_OWN.test(said)) return null
  const own = timeline(facts, ['experience']).filter((entry) => isOwnAccount(facts, entry))
  const kind = OF_FIRM.test(said) ? A_FIRM : FREE
  const named = own.filter(({ text }) => kind.test(text))
  return byStart(named.length > 0 ? named : own).slice(0, 1)
}

const TRAINED_AS =
  /\b(?:(?:re-?)?train(?:ed|ing)?|qualif(?:y|ied|ying)|stud(?:y|ied|ying)|apprenticed) (?:as|to be(?:come)?) (?:an? )?/
const OF_TRAINING = /^(?:retrain|re-train|train|qualifi|studi|apprent)/
/** Letters in which a trade and the studies of it are alike: 'midwife', 'midwifery'. */
const ALIKE = 5

/** 'Before she trained as a midwife': the studies of that trade; null where none are told, or it is not asked so. */
export function trainedAs(facts: Facts, said: string, named: readonly Term[]): readonly Spanned[] | null {
  if (!TRAINED_AS.test(said)) return null
  const trade = named.filter((t) => !OF_TRAINING.test(t.word.stem))
  if (trade.length === 0) return null
  const isOfTrade = (text: string): boolean => {
    const own = words(text)
    return trade.every(
      (t) =>
        t.word.text.length >= ALIKE &&
        own.some(
          (w) => (t.matches.get(w.stem) ?? 0) >= SAME || w.text.startsWith(t.word.text.slice(0, ALIKE)),
        ),
    )
  }
  const taken = timeline(facts, ['education']).filter(({ text }) => isOfTrade(text))
  const found = taken.length > 0 ? taken : studyLines(facts).filter(({ text }) => isOfTrade(text))
  return found.length === 0 ? null : byStart(found).slice(0, 1)
}

/** Degrees that one line each tells of with from when to when, where no entry does: '2006–2009: BSc Midwifery, Leeds'. */
const studyLines = (facts: Facts): (Spanned & { readonly text: string })[] =>
  facts.units.flatMap(({ unit: { section, text, kind }, dates: [range, more] }) => {
    const isOne =
      range?.single === false && more === undefined && kind !== 'heading' && degreesIn(text).length > 0
    const of = facts.mainKinds[section]
    return isOne && (of === 'education' || of === 'certifications') ? [{ range, text }] : []
  })

const BECAME = /\b(?:becom(?:e|es|ing)|became|turn(?:ed|ing)(?: into)?|(?:was|being|worked|working as)) an? /
/** How well a title names each word, and how well where none says the same. */
const SAME = 0.9
const LIKE = 0.55

/** 'Before she became a cook': the first post of that trade, whoever it was with; null where no title is of it. */
export function firstAs(facts: Facts, said: string, named: readonly Term[]): readonly DatedEntry[] | null {
  if (!BECAME.test(said) || named.some(({ proper }) => proper)) return null
  const held = byStart(posts(facts))
  const exact = held.find((entry) => isTitledSo(entry, named))
  if (exact !== undefined) return [exact]
  for (const least of [SAME, LIKE]) {
    const [first] = held.filter((entry) => {
      const own = words(titleOf(entry)).flatMap(({ stem, text }) => [stem, ...text.split('-')])
      return named.every((t) => own.some((word) => (t.matches.get(word) ?? 0) >= least))
    })
    if (first !== undefined) return [first]
  }
  return null
}

/** Is its title what is named, and no more: 'Head Gardener' is no 'Deputy Head Gardener'? */
export function isTitledSo({ title }: DatedEntry, named: readonly Term[]): boolean {
  const own = words(title ?? '').filter(({ stop }) => !stop)
  return (
    own.length > 0 &&
    own.length === named.length &&
    named.every(({ word }) => own.some(({ text }) => text === word.text))
  )
}

/** What one was, up to the house. */
function titleOf({ parts, org, title, text }: DatedEntry): string {
  const at = org === null ? -1 : parts.indexOf(org)
  const before = at > 0 ? parts.slice(0, at).join(', ') : (title ?? '')
  return before === '' ? text : before
}

/** The degree that is named alone, where a line tells it with its year and no entry does: 'PhD, Delft, 2017'. */
function degreeLine(facts: Facts, question: Question): readonly Spanned[] | null {
  const { degree } = askedApart(question)
  if (degree === null) return null
  const found = facts.units.filter(
    ({ unit, dates }) =>
      facts.mainKinds[unit.section] === 'education' &&
      dates.length > 0 &&
      degreesIn(unit.text).includes(degree),
  )
  const [range, more] = found.flatMap(({ dates }) => dates.slice(0, 1))
  return range === undefined || more !== undefined ? null : [{ range }]
}

export const STUDY_WORDS: ReadonlySet<string> = new Set(
  'get got getting obtain finish complet take taken earn degre univers studi student school colleg graduat qualifi train educ bachelor master doctor phd doctorat msc bsc ma ba diploma leav his her'.split(
    ' ',
  ),
)
/** Months between two courses of study that follow each other. */
const FOLLOWS = 5

/** The studies that 'after her degree', 'before the master's' name, when they name nothing else; else null. */
export function studiesNamed(
  { facts, question }: Pick<TimelineContext, 'facts' | 'question'>,
  named: readonly Term[],
): readonly Spanned[] | null {
  if (!named.every((t) => STUDY_WORDS.has(t.word.stem) || STUDYISH.has(t.word.stem))) return null
  const { degree } = askedApart(question)
  const taken = byStart(timeline(facts, ['education'])).filter(({ text }) => {
    const said = degreesIn(text)
    return degree === null ? said.length > 0 : said.includes(degree)
  })
  const [first, ...others] = taken
  if (first === undefined) return degreeLine(facts, question)
  // the first degree, and what followed it without a break
  const run = [first]
  for (const next of degree === null ? others : [])
    if (next.range.from <= (run.at(-1)?.range.to ?? 0) + FOLLOWS) run.push(next)
  return run
}

const BEGINNING =
  /\b(?:start(?:s|ed|ing)?|beg[aiu]n(?:ning)?|join(?:s|ed|ing)?|enter(?:ed|ing)?|enrol\w*|took up|taking up|went|going|mov(?:ed|ing)|became|becoming)\b/
/** 'Before she graduated' is before the end of what she studied. */
export const isOfEnd = (said: string): boolean => OVER.test(said)
const OVER =
  /\b(?:finish\w*|complet\w*|graduat(?:ed|ing)|(?:got|gets?|getting|obtain\w*|receiv\w*|earn\w*) (?:(?:his|her|their|your|the|an?) ))\b/
const ENDING =
  /\b(?:finish\w*|complet\w*|graduat\w*|le(?:ft|aving)|quit\w*|end(?:ed|ing)|gave up|giving up)\b/

const OF_STUDIES = /\b(?:course|degree|diploma|stud(?:y|ies)|programme|school|college|university)\b/

/**
 * 'Before she started the conversion course in 2009': of the entries that a word of it names, the one that began in that
 * year, or ended then; null where the question says no year of it, or several did.
 */
export function inTheirYear(
  matched: readonly { readonly entry: Entry }[],
  { time }: Question,
  said: string,
): readonly DatedEntry[] | null {
  if (time === null) return null
  const [begins, ends] = [BEGINNING.test(said), ENDING.test(said)]
  if (begins === ends) return null
  const isThen = (month: number): boolean => month >= time.from && month <= time.to
  const found = [...new Set(matched.map(({ entry }) => entry))]
    .filter(dated)
    .filter(({ kind }) => kind === 'education' || !OF_STUDIES.test(said))
    .filter(({ range }) => isThen(begins ? range.from : range.to))
  return found.length === 1 ? found : null
}

const WENT =
  /\b(?:i|she|he|they) (?:then )?(?:went|moved|spent|worked|joined|became|was|served|taught|trained)\b/
/** Months within which one post follows another. */
const GAP = 12

/** What a sentence tells of between a post that sentences tell of and what came a year after it or later. */
export function toldBetween(facts: Facts, post: DatedEntry, start: number): Plan | null {
  const isTold = post.header.every((at) => facts.units[at]?.unit.kind === 'sentence')
  if (!isTold || start - post.range.to <= GAP) return null
  const found = facts.units.filter(
    ({ unit, dates }) =>
      unit.index > Math.max(...post.header) &&
      facts.mainKinds[unit.section] === 'experience' &&
      WENT.test(fold(unit.text)) &&
      dates.some(({ from, to, single }) => single && from >= post.range.to - GAP + 1 && to < start),
  )
  const [line] = found
  if (line === undefined || found.length > 1) return null
  const parts = [{ text: line.unit.text, units: [line.unit.index] }]
  return { parts, list: false, chance: 0.85, fact: true }
}
