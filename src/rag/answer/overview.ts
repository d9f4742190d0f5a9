/** What everybody asks first (who is she, which jobs has she had, skills), answered from what a CV is made of. */
import { ABOUT_ASKED } from './common/career/about-one.ts'
import { planAskOne } from './common/career/ask-one.ts'
import { EMPLOYER_ASKED, planNameAlone } from './common/career/at-employer.ts'
import { SCHOOL_ASKED } from './common/studies/at-school.ts'
import { planBeforeTrade } from './common/career/before-trade.ts'
import { planBetween } from './common/career/between-posts.ts'
import { CONTACT_DETAILS, planContact } from './common/reach/contact-lines.ts'
import { planEmployersAs } from './timeline/employers-as.ts'
import { planLabelAsked } from './common/label-asked.ts'
import { planGradeIn, planGradeNamed } from './common/studies/graded-degrees.ts'
import { planDoneAs } from './common/career/done-as.ts'
import { planFirm } from './common/career/firm-told.ts'
import { planFirmsCalled } from './common/career/firms-of-kind.ts'
import { planOwnFirmName } from './common/career/own-firm.ts'
import { LISTS_ASKED } from './common/lists/lists.ts'
import { isPlan, NOWHERE, planOf, UNSAID, type Overview, type Planners } from './common/planner.ts'
import { NAME_OF_TITLED, planNameOfTitled } from './common/lists/name-of-titled.ts'
import { PET_NAMES_ASKED, planPetNames } from './common/terms/pets.ts'
import { planTimesWon } from './common/lists/times-won.ts'
import { planPlacedAt } from './common/career/placed-at.ts'
import { planPostsApart } from './common/career/posts-apart.ts'
import { planPostsIn } from './common/career/posts-in-place.ts'
import { POSTS_ASKED } from './common/career/posts.ts'
import { planQuoted } from './common/lists/quoted-referees.ts'
import { planReachFirm } from './common/career/reach-firm.ts'
import { planRefereesNow, REFEREES_NOW } from './common/career/referees-now.ts'
import { REACH_ASKED } from './common/reach/reach-one.ts'
import { RECORD_ASKED } from './common/career/record.ts'
import { STUDIES_ASKED } from './common/studies/studies.ts'
import { TERMS_ASKED } from './common/terms/terms.ts'
import { planTermFreely } from './common/terms/terms-freely.ts'
import { planTopicFreely } from './common/topics/topics-freely.ts'
import { TONGUES_AT_LEVEL } from './common/tongues/tongues-at-level.ts'
import { planWorkedIn, WORKED_IN } from './common/career/work-abroad.ts'
import { planYearsIn } from './common/career/years-in.ts'
import type { Facts } from './facts/facts.ts'
import type { Group } from './facts/groups.ts'
import { isCountry } from './lexicon/countries.ts'
import { exactly, WHO, WHOSE } from './lexicon/frames.ts'
import { LANGUAGES_APART, planLanguagesApart } from './lists/languages-apart.ts'
import { isSigned, planSectionList, SECTIONS } from './lists/section-list.ts'
import { planReportsAt } from './common/career/reports-asked.ts'
import { planResidence, RESIDENCE } from './places/residence.ts'
import { withoutName } from './question/by-name.ts'
import { withoutNumber } from './question/several-asked.ts'
import { withTimeLast } from './question/time-last.ts'
import { asPlainList } from './question/list-wordings.ts'
import { PatternMap } from './text/pattern-map.ts'
import { fold } from './text/text.ts'
import { HOW_MANY_EMPLOYERS, planEmployers, planEmployersBut } from './timeline/employers.ts'

const NAME = exactly(
  `(?:what(?:'s| is| are) |whats )?(?:${WHOSE} )?(?:full )?name|what (?:is|are) ${WHO} called|who are you`,
)
/** A house stands in a street or a town. */
const HOME_ADDRESS = exactly(`(?:what is )?(?:${WHOSE} )*(?:current )?(?:home|private|residential) address`)
const DONE_IN = new RegExp(
  `^(?:what (?:did|has|had) ${WHO} (?:do|done)|(?:summari[sz]e|describe) ${WHOSE} (?:time|work|years)) in (?<place>\\p{L}[\\p{L}' -]{2,30})$`,
  'u',
)

export const OVERVIEWS: Planners = [
  ...POSTS_ASKED,
  ...STUDIES_ASKED,
  ...TONGUES_AT_LEVEL,
  [REFEREES_NOW, (facts, _groups, now) => planRefereesNow(facts, now)],
  ...LISTS_ASKED,
  ...TERMS_ASKED,
  ...RECORD_ASKED,
  [WORKED_IN, (facts, _groups, now, folded) => planWorkedIn(facts, now, folded)],
  [NAME, ({ person }) => person && planOf([{ text: person.text, units: [person.unit] }])],
  [NAME_OF_TITLED, (facts, _groups, _now, folded) => planNameOfTitled(facts, folded)],
  ...ABOUT_ASKED,
  [HOW_MANY_EMPLOYERS, (facts) => planEmployers(facts)],
  [PET_NAMES_ASKED, (facts, _groups, _now, folded) => planPetNames(facts, folded)],
  [CONTACT_DETAILS, (facts) => planContact(facts)],
  ...REACH_ASKED,
  [LANGUAGES_APART, (facts, groups, _, folded) => planLanguagesApart(facts, groups, folded)],
  [HOME_ADDRESS, (facts) => planHomeAddress(facts)],
  [RESIDENCE, (facts) => planResidence(facts)],
  ...SECTIONS.map(([kind, asked]): Planners[number] => [
    asked,
    (facts, groups) =>
      planSectionList(facts, groups, kind) ?? (kind === 'certifications' && isSigned(facts) ? UNSAID : null),
  ]),
  // last: what they take for a name may be another's words
  ...EMPLOYER_ASKED,
  ...SCHOOL_ASKED,
]
const PLANNERS = new PatternMap(OVERVIEWS)

/** 'Is she mobile, i.e. has she got a car?': the same as a question of its own. */
/** 'Direct reports, i.e. people he managed': the same in other words. */
const ASKED_PLAINLY =
  /^[^,;(]*,? \(?(?:i\. ?e\.|that is to say|in other words),? (?=(?:is|are|has|have|had|does|do|did|can|could|would|will) (?:he|she|they|you) )/
const EXPLAINED = /,? \(?(?:i\. ?e\.|that is to say|in other words),? [^?]*$/

/** Characters of a question that everybody asks: what their patterns cost grows faster than its length. */
const LONGEST = 140

/** @param now months since year 0 */
export function planOverview(facts: Facts, groups: readonly Group[], text: string, now: number): Overview {
  const folded = fold(withoutName(facts, text))
    .replace(/[?.!\s]+$/, '')
    .replace(/\s+/g, ' ')
    .replace(ASKED_PLAINLY, '')
    .replace(EXPLAINED, '')
    .trim()
  if (folded.length > LONGEST) return null
  const plan =
    planInPatterns(facts, groups, folded, now) ??
    planTimeLast(facts, groups, folded, now) ??
    planTermFreely(facts, folded, now)
  if (plan !== null && plan !== UNSAID) return plan
  // a topic knows more words for what was not found
  const topic = planTopicFreely(facts, folded, now)
  return plan === null || isPlan(topic) ? topic : plan
}

/** 'In 2019, what was her post at Acme?' asks it as 'What was her post at Acme in 2019?' does. */
function planTimeLast(facts: Facts, groups: readonly Group[], folded: string, now: number): Overview {
  const other = withTimeLast(folded)
  const plan = other === null ? null : planInPatterns(facts, groups, other, now)
  return isPlan(plan) ? plan : null
}

function planInPatterns(facts: Facts, groups: readonly Group[], folded: string, now: number): Overview {
  const first =
    planBetween(facts, folded, now) ??
    planYearsIn(facts, folded) ??
    planReportsAt(facts, folded) ??
    planDoneAs(facts, folded)
  if (first !== null) return first
  // as with those, places and names may be any words
  const apart = planPostsIn(facts, now, folded) ?? planPostsApart(facts, now, folded)
  if (apart !== null) return apart
  const planner = PLANNERS.first(folded)
  if (planner !== undefined)
    return (
      planner(facts, groups, now, folded) ??
      planDoneIn(facts, groups, now, folded) ??
      planGradeNamed(facts, folded, now) ??
      planFirm(facts, folded) ??
      planLabelAsked(facts, folded, now)
    )
  for (const plain of asPlainList(folded)) {
    const reworded = PLANNERS.first(plain)
    if (reworded !== undefined) return reworded(facts, groups, now, plain)
  }
  const numbered = withoutNumber(folded)
  if (numbered !== null) {
    const plan = planOverview(facts, groups, numbered.text, now)
    return isPlan(plan) && plan.list && plan.parts.length === numbered.count ? plan : null
  }
  return (
    planBeforeTrade(facts, folded) ??
    planTimesWon(facts, folded) ??
    planEmployersBut(facts, folded, now) ??
    planEmployersAs(facts, folded) ??
    planFirmsCalled(facts, folded) ??
    planGradeIn(facts, folded, now) ??
    planGradeNamed(facts, folded, now) ??
    planAskOne(facts, folded) ??
    planQuoted(facts, folded) ??
    planPlacedAt(facts, folded) ??
    planFirm(facts, folded) ??
    planOwnFirmName(facts, folded) ??
    planNameAlone(facts, folded) ??
    planReachFirm(facts, folded) ??
    planLabelAsked(facts, folded, now)
  )
}

/** 'What did she do in Delft?', where one post was there: what she did at that house. */
function planDoneIn(facts: Facts, groups: readonly Group[], now: number, folded: string): Overview {
  const place = DONE_IN.exec(folded)?.groups?.['place']
  const there = facts.entries.filter(
    (e) => e.kind === 'experience' && e.place !== null && fold(e.place) === place,
  )
  const [{ org } = { org: null }, ...others] = there
  if (org === null || others.length > 0) return null
  const plain = `what did she do at ${fold(org)}`
  return PLANNERS.first(plain)?.(facts, groups, now, plain) ?? null
}

/** The country alone is no address. */
function planHomeAddress(facts: Facts): Overview {
  const plan = planResidence(facts)
  return plan?.parts.every(({ text }) => isCountry(text)) ? NOWHERE : plan
}
