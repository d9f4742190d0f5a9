/** What everybody asks first (who is she, which jobs has she had, skills), answered from what a CV is made of. */
import { MERITS, planAchievements } from './common/achievements.ts'
import { planAskOne } from './common/ask-one.ts'
import { EMPLOYER_ASKED, planNameAlone } from './common/at-employer.ts'
import { SCHOOL_ASKED } from './common/at-school.ts'
import { planBetween } from './common/between-posts.ts'
import { CONTACT_DETAILS, planContact } from './common/contact-lines.ts'
import { planEmployersAs } from './timeline/employers-as.ts'
import { planLabelAsked } from './common/label-asked.ts'
import { planFirm } from './common/firm-told.ts'
import { LISTS_ASKED } from './common/lists.ts'
import { isPlan, NOWHERE, planOf, UNSAID, type Overview, type Planners } from './common/planner.ts'
import { NAME_OF_TITLED, planNameOfTitled } from './common/name-of-titled.ts'
import { planPlacedAt } from './common/placed-at.ts'
import { planNow } from './common/post-now.ts'
import { planPostsApart } from './common/posts-apart.ts'
import { planPostsIn } from './common/posts-in-place.ts'
import { POSTS_ASKED } from './common/posts.ts'
import { planQuoted } from './common/quoted-referees.ts'
import { REACH_ASKED } from './common/reach-one.ts'
import { RECORD_ASKED } from './common/record.ts'
import { STUDIES_ASKED } from './common/studies.ts'
import { TERMS_ASKED } from './common/terms.ts'
import { TONGUES_AT_LEVEL } from './common/tongues-at-level.ts'
import { planWorkedIn, WORKED_IN } from './common/work-abroad.ts'
import { titleSection } from './facts/about-person.ts'
import type { Facts, UnitFacts } from './facts/facts.ts'
import type { Group } from './facts/groups.ts'
import { isCountry } from './lexicon/countries.ts'
import { exactly, WHO, WHOSE } from './lexicon/frames.ts'
import { looksLikeTitle } from './lexicon/names.ts'
import { LANGUAGES_APART, planLanguagesApart } from './lists/languages-apart.ts'
import { isSigned, planSectionList, SECTIONS } from './lists/section-list.ts'
import { planResidence, RESIDENCE } from './places/residence.ts'
import type { PlanPart } from './plan/plan.ts'
import { withoutName } from './question/by-name.ts'
import { asPlainList } from './question/list-wordings.ts'
import { PatternMap } from './text/pattern-map.ts'
import { fold } from './text/text.ts'
import { HOW_MANY_EMPLOYERS, planEmployers, planEmployersBut } from './timeline/employers.ts'

const NAME = exactly(
  `(?:what(?:'s| is| are) |whats )?(?:${WHOSE} )?(?:full )?name|what (?:is|are) ${WHO} called|who are you`,
)
const PROFESSION = exactly(
  `(?:what (?:is|are) |what['’]?s )?(?:${WHOSE} )*(?:profession|occupation|trade|line of work|field(?: of work)?|vocation)`,
)
const ABOUT = exactly(
  [
    `who is ${WHO}`,
    `(?:tell (?:me|us) )?(?:something |a bit |a little |more )?about ${WHO}`,
    `(?:introduce|describe) ${WHO}`,
    `(?:(?:write|give|draft|compose|provide)(?: me| us)? )?(?:a )?(?:short |brief |quick )?(?:summary|overview|introduction|bio(?:graphy)?)(?: of (?:${WHO}|(?:${WHOSE} )?(?:cv|resume|career)))?`,
    `(?:what is |what's )?(?:${WHOSE} )*(?:professional|career|personal|executive) (?:summary|profile|overview)`,
    `summari[sz]e (?:${WHO}|(?:${WHOSE} )?(?:cv|resume|career|profile|background|experience))`,
  ].join('|'),
)
/** A house stands in a street or a town. */
const HOME_ADDRESS = exactly(`(?:what is )?(?:${WHOSE} )*(?:current )?(?:home|private|residential) address`)
/** What is read of a text about a person that names no contact. */
const CONTACT =
  /@|https?:\/\/|www\.|\+?\(?\d[\d ()./-]{7,}\d|^\W*(?:location|address|phone|mobile|tel|e-?mail|linkedin|github|portfolio|website)\s*:/i
/** A field of a form, which says nothing of what one is or does. */
const OF_FORM =
  /^(?:\d{1,3}[.)] )?(?:(?:date|place|year|country) of (?:birth|citizenship)|born|nationality|citizenship|sex|gender|marital status|civil status|religion|passport|height|weight|(?:family|first|last|maiden|full) name|surname|next of kin|name of (?:expert|candidate|applicant))(?: [\p{L} /]{1,30})?\s*:/iu
const BARE_LABEL = /^\p{L}[\p{L} ]{2,40}:$/u
/** What is said of the CV itself, or of the parts that it has. */
const OF_CV =
  /\b(?:this|the) (?:cv|résumé|resume|document|page)\b|^it goes from the beginning\b|\bhere it is as a letter\b/i
/** Headings of what one says of oneself, folded. */
const ABOUT_HER =
  /^(?:hi|hello|hey|about(?: (?:me|him|her|them))?|in (?:short|brief|a nutshell)|(?:the )?short version|who (?:i am|(?:he|she) is)|briefly|at first glance|introduction|introducing .{1,40}|me)[\W]*$/
const ROOM = 320
/** Characters of a line that names a calling. */
const LINE = 90

const DONE_IN = new RegExp(
  `^(?:what (?:did|has|had) ${WHO} (?:do|done)|(?:summari[sz]e|describe) ${WHOSE} (?:time|work|years)) in (?<place>\\p{L}[\\p{L}' -]{2,30})$`,
  'u',
)

export const OVERVIEWS: Planners = [
  ...POSTS_ASKED,
  ...STUDIES_ASKED,
  ...TONGUES_AT_LEVEL,
  ...LISTS_ASKED,
  ...TERMS_ASKED,
  ...RECORD_ASKED,
  [WORKED_IN, (facts, _groups, now, folded) => planWorkedIn(facts, now, folded)],
  [NAME, ({ person }) => person && planOf([{ text: person.text, units: [person.unit] }])],
  [NAME_OF_TITLED, (facts, _groups, _now, folded) => planNameOfTitled(facts, folded)],
  [PROFESSION, (facts, _, now) => planOf([...calling(facts), ...current(facts, now)])],
  [ABOUT, (facts, _, now) => planAbout(facts, now)],
  [MERITS, (facts, _, now) => planMerits(facts, now)],
  [HOW_MANY_EMPLOYERS, (facts) => planEmployers(facts)],
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

/** Characters of a question that everybody asks: what their patterns cost grows faster than its length. */
const LONGEST = 140

/** @param now months since year 0 */
export function planOverview(facts: Facts, groups: readonly Group[], text: string, now: number): Overview {
  const folded = fold(withoutName(facts, text))
    .replace(/[?.!\s]+$/, '')
    .replace(/\s+/g, ' ')
    .trim()
  if (folded.length > LONGEST) return null
  const between = planBetween(facts, folded)
  if (between !== null) return between
  // as with those, places and names may be any words
  const apart = planPostsIn(facts, now, folded) ?? planPostsApart(facts, now, folded)
  if (apart !== null) return apart
  const planner = PLANNERS.first(folded)
  if (planner !== undefined)
    return (
      planner(facts, groups, now, folded) ??
      planDoneIn(facts, groups, now, folded) ??
      planFirm(facts, folded) ??
      planLabelAsked(facts, folded, now)
    )
  for (const plain of asPlainList(folded)) {
    const reworded = PLANNERS.first(plain)
    if (reworded !== undefined) return reworded(facts, groups, now, plain)
  }
  return (
    planEmployersBut(facts, folded, now) ??
    planEmployersAs(facts, folded) ??
    planAskOne(facts, folded) ??
    planQuoted(facts, folded) ??
    planPlacedAt(facts, folded) ??
    planFirm(facts, folded) ??
    planNameAlone(facts, folded) ??
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

const planAbout = (facts: Facts, now: number): Overview => planOf([...summary(facts), ...current(facts, now)])

/** What was achieved speaks for one better than any praise; without any, what one is. */
function planMerits(facts: Facts, now: number): Overview {
  const achieved = planAchievements(facts)
  return isPlan(achieved) ? achieved : planAbout(facts, now)
}

/** The country alone is no address. */
function planHomeAddress(facts: Facts): Overview {
  const plan = planResidence(facts)
  return plan?.parts.every(({ text }) => isCountry(text)) ? NOWHERE : plan
}

/** The beginning of the CV's summary, or of what stands below the name. */
function summary(facts: Facts): PlanPart[] {
  const prose = facts.units.filter(
    ({ unit, isHeader }) =>
      unit.kind !== 'heading' &&
      unit.kind !== 'row' &&
      !isHeader &&
      !CONTACT.test(unit.text) &&
      !OF_FORM.test(unit.text) &&
      !OF_CV.test(unit.text),
  )
  const said = prose.filter(
    ({ unit }) =>
      facts.mainKinds[unit.section] === 'summary' ||
      ABOUT_HER.test(fold(facts.document.sections[unit.section]?.heading ?? '')),
  )
  const title = titleSection(facts)
  const chosen =
    said.length > 0
      ? said
      : upToLabel(prose.filter(({ unit, entry }) => unit.section === title && entry === null))
  const parts: PlanPart[] = []
  let length = 0
  for (const { unit } of chosen.slice(0, 2)) {
    length += unit.text.length
    if (parts.length > 0 && length > ROOM) break
    parts.push({ text: unit.text, units: [unit.index] })
  }
  return parts
}

/** Below a bare label ('Education:') begins a section of another kind. */
function upToLabel(lines: readonly UnitFacts[]): readonly UnitFacts[] {
  const end = lines.findIndex(({ unit }) => BARE_LABEL.test(unit.text))
  return end < 0 ? lines : lines.slice(0, end)
}

/** 'Electrician' of the line below the name, or what the summary begins with. */
function calling(facts: Facts): PlanPart[] {
  const top = facts.units[0]?.unit.section
  for (const { unit } of facts.units.slice(0, 6)) {
    if (unit.section !== top || unit.kind === 'heading') continue
    const said = unit.text
      .split(/\s*[|·•]\s*|\s+[–—-]\s+|(?<=\p{L}{2})\.\s+/u)
      .find((part) => looksLikeTitle(part))
    if (said !== undefined && said.length <= LINE && !CONTACT.test(said) && !/^\p{L}+:/u.test(said))
      return [{ text: said, units: [unit.index] }]
  }
  return summary(facts).slice(0, 1)
}

/** The first of the posts that go on, or what goes on in their place. */
const current = (facts: Facts, now: number): readonly PlanPart[] =>
  planNow(facts, now)?.parts.slice(0, 1) ?? []
