/** Rules that tell that the CV does not say what is asked for, whatever was learned: by the question, its words, what fits best. */
import type { ExtractOptions, Judged } from './judged.ts'
import { lacksHours } from './common/terms/hours-now.ts'
import { asksEditionToCome } from './declining/asks-edition-to-come.ts'
import { asksOpinion, asksWeakness } from './declining/asks-opinion.ts'
import { asksUnheldHouse } from './declining/asks-unheld-house.ts'
import { asksUntoldDetail } from './declining/asks-untold-detail.ts'
import { asksVersion } from './declining/asks-version.ts'
import { isOfElse } from './declining/by-passage.ts'
import { countsOtherwise } from './declining/asks-counted-now.ts'
import { namesNoneOfCounted } from './declining/counted-unnamed.ts'
import { tellsWithoutTheirName } from './declining/of-another-named.ts'
import { asksOfKin } from './declining/asks-of-kin.ts'
import { asksToCome } from './declining/asks-to-come.ts'
import { asksUnheld } from './declining/asks-unheld.ts'
import { asksUnknownAmount } from './declining/asks-unknown-amount.ts'
import { asksUnknownBody } from './declining/asks-unknown-body.ts'
import { asksUnknownCharter } from './declining/asks-unknown-charter.ts'
import { asksUnknownCondition } from './declining/asks-unknown-condition.ts'
import { asksUnknownCountry } from './declining/asks-unknown-country.ts'
import { asksUnknownDoer } from './declining/asks-unknown-doer.ts'
import { asksUnknownEdition } from './declining/asks-unknown-edition.ts'
import { asksUnknownField, listsWithoutField } from './declining/asks-unknown-field.ts'
import { asksUnknownHouse } from './declining/asks-unknown-house.ts'
import { asksUnknownName } from './declining/asks-unknown-name.ts'
import { asksUnknownPay } from './declining/asks-unknown-pay.ts'
import { asksUnknownPaper } from './declining/asks-unknown-paper.ts'
import { asksUnknownPermit } from './declining/asks-unknown-permit.ts'
import { asksUnknownReferees } from './declining/asks-unknown-referees.ts'
import { asksUnknownSchool } from './declining/asks-unknown-school.ts'
import { asksUnknownStreet } from './declining/asks-unknown-street.ts'
import { asksUnknownTerms } from './declining/asks-unknown-terms.ts'
import { asksUnknownTown } from './declining/asks-unknown-town.ts'
import { asksUnknownVenue } from './declining/asks-unknown-venue.ts'
import { asksTheUnknown } from './declining/asks-unknown.ts'
import { asksUnnameable } from './declining/asks-unnameable.ts'
import { asksUnknownLeaving } from './declining/asks-why-left.ts'
import { asksWithheld } from './declining/asks-withheld.ts'
import { countsOtherParts } from './declining/counts-of-authors.ts'
import { countsTheNamed } from './declining/counts-the-named.ts'
import { countsOfAnother } from './declining/figure-of-another.ts'
import { heldByOthers } from './declining/held-by-others.ts'
import { sharesOfAnother, tellsNoShare } from './declining/share-of-another.ts'
import { asksUnnamedSoftware } from './declining/unnamed-software.ts'
import { asksUntoldCell } from './declining/asks-untold-cell.ts'
import { asksUntoldPlace } from './declining/asks-untold-place.ts'
import { asksUntoldTime } from './declining/asks-untold-time.ts'
import { asksUntitledPrize } from './declining/untitled-prize.ts'
import { asksNotWon } from './declining/not-won.ts'
import { asksNotYet } from './declining/not-yet.ts'
import { asksTeachingWhereStudied } from './declining/only-studied.ts'
import { isOfReferee } from './declining/of-referee.ts'
import { datesAnother } from './declining/date-of-another.ts'
import { asksUnnamedMaker } from './declining/unnamed-maker.ts'
import { asksOtherGrade } from './declining/other-grade.ts'
import { tellsOfAnotherInTurn } from './declining/other-ordinal.ts'
import { lacksCredit } from './details/credited.ts'
import { lacksGrade } from './details/lacks-grade.ts'
import { detailOf } from './details/missing-detail.ts'
import { lacksCoAuthors, lacksCount } from './details/of-titled.ts'
import { lacksNumber } from './details/number-of-thing.ts'
import { lacksSupplier } from './details/supplier-of.ts'
import type { Facts } from './facts/facts.ts'
import { tellsOfOtherSeason, tellsOfOtherYear } from './figures/other-year.ts'
import { lacksYear } from './figures/year-series.ts'
import type { Ranking, Reading } from './ranking/reader.ts'
import { asksUnknownBeginning } from './timeline/plan-since.ts'

type Best = Ranking['first'][number] | undefined
type Read = Pick<Judged, 'none' | 'ranking' | 'reading' | 'timeline'>

/** Each tells by the question that the CV does not say what is asked for, whatever was learned, */
const BY_QUESTION: readonly ((facts: Facts, question: Reading['question']) => boolean)[] = [
  asksUnknownBody,
  asksUnknownAmount,
  asksUnknownStreet,
  asksUnknownCondition,
  asksUnknownTerms,
  asksUnknownEdition,
  asksUnknownDoer,
  asksUnknownSchool,
  asksUnknownPermit,
  asksUnheld,
  asksOfKin,
  asksUnknownHouse,
  heldByOthers,
  asksWeakness,
  asksVersion,
  asksEditionToCome,
  asksUnheldHouse,
  lacksCoAuthors,
  lacksHours,
  (facts, { folded }) => lacksSupplier(facts, folded),
]
/** by what its words find in the CV, */
const BY_READING: readonly ((facts: Facts, reading: Reading) => boolean)[] = [
  asksUnknownCountry,
  (_, reading) => asksUnknownTown(reading),
  asksUnknownVenue,
  asksUnknownCharter,
  lacksGrade,
  lacksCredit,
  lacksCount,
  asksTeachingWhereStudied,
  isOfReferee,
  asksUntoldDetail,
  asksOpinion,
  asksNotWon,
  asksOtherGrade,
  asksUntoldPlace,
]
/** or by the candidate that fits best. */
const BY_BEST: readonly ((facts: Facts, reading: Reading, best: Best) => boolean)[] = [
  countsTheNamed,
  listsWithoutField,
  asksUnknownName,
  asksUnnameable,
  tellsOfOtherYear,
  tellsOfOtherSeason,
  asksUnknownBeginning,
  (facts, { question }, best) => asksWithheld(facts, question, best),
  lacksYear,
  tellsOfAnotherInTurn,
  countsOfAnother,
  datesAnother,
  countsOtherParts,
  asksUntitledPrize,
  asksUnnamedSoftware,
  sharesOfAnother,
  tellsNoShare,
  namesNoneOfCounted,
  tellsWithoutTheirName,
  asksUntoldCell,
]

/** Of words alone: where the CV has none that are known for it, a passage may still say it in others. */
const BY_WORDS: typeof BY_BEST = [
  asksUnknownReferees,
  asksUnknownPaper,
  lacksNumber,
  asksNotYet,
  asksUnknownLeaving,
]

/** Do words alone tell that the CV does not say what is asked for? */
export const lacksWords = ({ ranking: { first }, reading }: Read, { facts }: ExtractOptions): boolean =>
  BY_WORDS.some((tells) => tells(facts, reading, first[0]))

/** Of others the CV tells it in the same words. */
const REACH: ReadonlySet<string> = new Set(['phone', 'email'])

/** Does a word that the CV lacks, or a detail that the thing asked about lacks, tell it? The passage may say it otherwise. */
export const seemsUntold = ({ reading }: Pick<Read, 'reading'>, facts: Facts): boolean =>
  detailOf(facts, reading) === 'lacking' || asksTheUnknown(facts, reading)

/** Do the question's words and the passage found tell that the CV does not say what is asked for? */
export function isUntold(
  { none, ranking: { first }, reading, timeline }: Read,
  { facts, now }: ExtractOptions,
): boolean {
  const { question } = reading
  const line = first.find(({ unit }) => unit !== null)
  return (
    (question.topics.some(({ name }) => REACH.has(name)) && seemsUntold({ reading }, facts)) ||
    BY_QUESTION.some((tells) => tells(facts, question)) ||
    BY_READING.some((tells) => tells(facts, reading)) ||
    BY_BEST.some((tells) => tells(facts, reading, first[0])) ||
    // what was computed from the dates of the post itself is no other's
    (timeline === null && isOfElse(facts, reading, first[0])) ||
    countsOtherwise(facts, reading, first[0], now) ||
    asksUnknownField(reading, none) ||
    asksUnnamedMaker(facts, reading, line) ||
    asksUnknownPay(facts, reading, first) ||
    asksToCome(facts, question, line, now) ||
    asksUntoldTime(facts, reading, first, now)
  )
}
