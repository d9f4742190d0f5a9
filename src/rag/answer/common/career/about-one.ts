/** What one is, in short: 'Who is she?', 'Tell me about her', 'What is her profession?', 'Why should we hire her?'. */
import { titleSection } from '../../facts/about-person.ts'
import type { Facts, UnitFacts } from '../../facts/facts.ts'
import { exactly, WHO, WHOSE } from '../../lexicon/frames.ts'
import { looksLikeTitle } from '../../lexicon/names.ts'
import type { PlanPart } from '../../plan/plan.ts'
import { fold } from '../../text/text.ts'
import { MERITS, planAchievements } from './achievements.ts'
import { isPlan, planOf, type Overview, type Planners } from '../planner.ts'
import { planNow } from './post-now.ts'

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

export const ABOUT_ASKED: Planners = [
  [PROFESSION, (facts, _, now) => planOf([...calling(facts), ...current(facts, now)])],
  [ABOUT, (facts, _, now) => planAbout(facts, now)],
  [MERITS, (facts, _, now) => planMerits(facts, now)],
]

const planAbout = (facts: Facts, now: number): Overview => planOf([...summary(facts), ...current(facts, now)])

/** What was achieved speaks for one better than any praise; without any, what one is. */
function planMerits(facts: Facts, now: number): Overview {
  const achieved = planAchievements(facts)
  return isPlan(achieved) ? achieved : planAbout(facts, now)
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
