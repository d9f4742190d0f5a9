/** How likely it is that the CV does not hold an answer: what was learned, and what is known to be missing or told. */
import type { ExtractOptions, Judged } from './consider.ts'
import { asksToCome } from './declining/asks-to-come.ts'
import { asksUnknownAmount } from './declining/asks-unknown-amount.ts'
import { asksUnknownBody } from './declining/asks-unknown-body.ts'
import { asksUnknownCharter } from './declining/asks-unknown-charter.ts'
import { asksUnknownCondition } from './declining/asks-unknown-condition.ts'
import { asksUnknownCountry } from './declining/asks-unknown-country.ts'
import { asksUnknownDoer } from './declining/asks-unknown-doer.ts'
import { asksUnknownEdition } from './declining/asks-unknown-edition.ts'
import { asksUnknownField } from './declining/asks-unknown-field.ts'
import { asksUnknownName } from './declining/asks-unknown-name.ts'
import { asksUnknownSchool } from './declining/asks-unknown-school.ts'
import { asksUnknownStreet } from './declining/asks-unknown-street.ts'
import { asksUnknownTown } from './declining/asks-unknown-town.ts'
import { asksUnknownVenue } from './declining/asks-unknown-venue.ts'
import { asksTheUnknown } from './declining/asks-unknown.ts'
import { asksUnnameable } from './declining/asks-unnameable.ts'
import { asksUnknownLeaving } from './declining/asks-why-left.ts'
import { asksWithheld } from './declining/asks-withheld.ts'
import { countsTheNamed } from './declining/counts-the-named.ts'
import { asksNotYet } from './declining/not-yet.ts'
import { tellsOfAnother } from './declining/other-entry.ts'
import { tellsOfAnotherInTurn } from './declining/other-ordinal.ts'
import { lacksCredit } from './details/credited.ts'
import { lacksGrade } from './details/lacks-grade.ts'
import { detailOf } from './details/missing-detail.ts'
import { lacksCoAuthors } from './details/of-titled.ts'
import { lacksNumber } from './details/number-of-thing.ts'
import { lacksSupplier } from './details/supplier-of.ts'
import { lineTelling } from './details/told-in-line.ts'
import { tellsOfOtherYear } from './figures/other-year.ts'
import { tellsChange } from './figures/plan-change.ts'
import { lacksYear } from './figures/year-series.ts'
import { asksUnknownBeginning } from './timeline/plan-since.ts'
import { tellsDate } from './timeline/told-date.ts'

/** Of no answer, where all that was asked is understood and found. */
const UNDERSTOOD = 0.1
/** The same at most, where the thing that is asked about plainly has the detail that is asked for. */
const TOLD = 0.5
/** The same, where one line tells it and no other. */
const TOLD_ALONE = 0.3

/** How likely the CV does not hold the answer. */
export function chanceOfNone(
  { declined, none, ranking, reading, understood }: Judged,
  { facts, now }: ExtractOptions,
  foreign: boolean,
): number {
  if (understood) return UNDERSTOOD
  const detail = foreign ? null : detailOf(facts, reading)
  // what is not English is unknown, all of it
  const unknown =
    !foreign &&
    (asksTheUnknown(facts, reading) ||
      asksUnknownCountry(facts, reading) ||
      asksUnknownTown(reading) ||
      asksUnknownBody(facts, reading.question) ||
      asksUnknownAmount(facts, reading.question) ||
      asksUnknownStreet(facts, reading.question) ||
      asksUnknownVenue(facts, reading) ||
      asksUnknownCondition(facts, reading.question) ||
      asksUnknownCharter(facts, reading) ||
      asksUnknownField(reading, none) ||
      asksUnknownEdition(facts, reading.question) ||
      asksUnknownDoer(facts, reading.question) ||
      countsTheNamed(facts, reading, ranking.first[0]) ||
      lacksNumber(facts, reading) ||
      asksUnknownSchool(facts, reading.question) ||
      asksToCome(
        facts,
        reading.question,
        ranking.first.find(({ unit }) => unit !== null),
        now,
      ) ||
      asksUnknownName(facts, reading, ranking.first[0]) ||
      asksUnnameable(facts, reading, ranking.first[0]) ||
      asksNotYet(facts, reading, ranking.first[0]) ||
      tellsOfOtherYear(facts, reading, ranking.first[0]) ||
      asksUnknownLeaving(facts, reading, ranking.first[0]) ||
      asksUnknownBeginning(facts, reading, ranking.first[0]) ||
      asksWithheld(facts, reading.question, ranking.first[0]) ||
      detail === 'lacking' ||
      lacksGrade(facts, reading) ||
      lacksCoAuthors(facts, reading.question) ||
      lacksSupplier(facts, reading.question.folded) ||
      lacksCredit(facts, reading) ||
      lacksYear(facts, reading, ranking.first[0]) ||
      tellsOfAnother(facts, reading, ranking.first[0]) ||
      tellsOfAnotherInTurn(facts, reading, ranking.first[0]))
  const chance = foreign ? declined : none
  const isAlone = !foreign && lineTelling(facts, ranking.first, reading) !== null
  const isTold =
    !foreign &&
    (detail === 'told' ||
      tellsChange(facts, ranking.first, reading) ||
      tellsDate(facts, ranking.first, reading))
  const most = isAlone ? TOLD_ALONE : isTold ? TOLD : 1
  return Math.max(Math.min(chance, most), unknown ? 0.9 : 0)
}
