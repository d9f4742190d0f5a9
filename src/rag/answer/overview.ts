/** What everybody asks first (who is she, which jobs has she had, skills), answered from what a CV is made of. */
import { CAREER, planCareer } from './career.ts'
import { EMPLOYER_ASKED, planNameAlone } from './common/at-employer.ts'
import { SCHOOL_ASKED } from './common/at-school.ts'
import { LISTS_ASKED } from './common/lists.ts'
import { listOf, planOf, type Overview, type Planners } from './common/planner.ts'
import { POSTS_ASKED } from './common/posts.ts'
import { RECORD_ASKED } from './common/record.ts'
import { STUDIES_ASKED } from './common/studies.ts'
import { TERMS_ASKED } from './common/terms.ts'
import { withoutName } from './by-name.ts'
import { CONTACT_DETAILS, planContact } from './contact-lines.ts'
import { HOW_MANY_EMPLOYERS, planEmployers } from './employers.ts'
import type { Entry } from './entry.ts'
import type { Facts } from './facts.ts'
import { entryLabel, type Group } from './groups.ts'
import { headline } from './headline.ts'
import { isBreak } from './lexicon/breaks.ts'
import { LANGUAGES_APART, planLanguagesApart } from './languages-apart.ts'
import { looksLikeTitle } from './lexicon/names.ts'
import { exactly, WHO, WHOSE } from './lexicon/frames.ts'
import type { Plan, PlanPart } from './plan.ts'
import { PatternMap } from './pattern-map.ts'
import { REACH_ASKED } from './reach-one.ts'
import { planResidence, RESIDENCE } from './residence.ts'
import { planSectionList, SECTIONS } from './section-list.ts'
import { fold } from './text.ts'
import { entriesOf, isPost } from './timeline-entries.ts'

const POSTS =
  '(?:jobs|employers|positions|roles|posts|companies|(?:work|employment|career|job) history|career|(?:work|professional|working) experience)'

const NAME = exactly(
  `(?:what(?:'s| is| are) |whats )?(?:${WHOSE} )?(?:full )?name|what (?:is|are) ${WHO} called|who are you`,
)
const WORK = exactly(`what (?:does|do) ${WHO} do(?: for a living| now| at the moment)?`)
const NOW = '(?: now| currently| at present| at the moment| today| these days)?'
const POST = '(?:job(?: title)?|(?:work )?position|role|post|title|employer|workplace|company|place of work)'
const POST_NOW = exactly(
  [
    `(?:say )?where (?:does|do|is|are) ${WHO} (?:currently |now )?(?:work|working|employed)${NOW}`,
    `(?:say )?where ${WHO} works?${NOW}`,
    `(?:for )?whom? (?:does|do|is|are) ${WHO} (?:currently |now )?(?:work|working|employed)(?: for| by| at)?${NOW}`,
    `(?:for |at |in )?(?:which|what) (?:company|employer|firm|organi[sz]ation|place) (?:does|do|is|are) ${WHO} (?:currently |now )?(?:work|working|employed)(?: for| at| by| in)?${NOW}`,
    `(?:(?:what|who) (?:is|are) |what(?:['’]?s) )(?:${WHOSE} )+(?:current |present )?${POST}${NOW}`,
    `(?:${WHOSE} )*(?:current|present) ${POST}`,
    `(?:${WHOSE} )+job title|job title`,
  ].join('|'),
)
const PROFESSION = exactly(
  `(?:what (?:is|are) |what['’]?s )?(?:${WHOSE} )*(?:profession|occupation|trade|line of work|field(?: of work)?|vocation)`,
)
const ABOUT = exactly(
  [
    `who is ${WHO}`,
    `(?:tell (?:me|us) )?(?:something |a bit |a little |more )?about ${WHO}`,
    `(?:introduce|describe) ${WHO}`,
    `(?:a )?(?:short |brief |quick )?(?:summary|overview|introduction|bio)(?: of (?:${WHO}|(?:${WHOSE} )?(?:cv|resume|career)))?`,
    `summari[sz]e (?:${WHO}|(?:${WHOSE} )?(?:cv|resume|career|profile|background|experience))`,
  ].join('|'),
)
const JOBS = exactly(
  [
    `(?:(?:list|name|show)(?: of)? )?(?:${WHOSE} )*${POSTS}(?: ${WHO} (?:has|have) (?:had|held|worked (?:for|at)))?`,
    `(?:what|which) ${POSTS} (?:has|have|did) ${WHO} (?:had|have|held|hold|worked (?:for|at)|work (?:for|at))`,
    `where (?:has|have) ${WHO} worked`,
  ].join('|'),
)

/** What is read of a text about a person that names no contact. */
const CONTACT = /@|https?:\/\/|www\.|\+?\(?\d[\d ()./-]{7,}\d/
const ROOM = 320
/** Characters of a line that names a calling. */
const LINE = 90

export const OVERVIEWS: Planners = [
  ...POSTS_ASKED,
  ...STUDIES_ASKED,
  ...LISTS_ASKED,
  ...TERMS_ASKED,
  ...RECORD_ASKED,
  ...EMPLOYER_ASKED,
  ...SCHOOL_ASKED,
  [NAME, ({ person }) => person && planOf([{ text: person.text, units: [person.unit] }])],
  [WORK, (facts, _, now) => planOf([...current(facts, now), ...summary(facts)].slice(0, 2))],
  [POST_NOW, (facts, _, now) => planOf(current(facts, now, 2))],
  [PROFESSION, (facts, _, now) => planOf([...calling(facts), ...current(facts, now)])],
  [ABOUT, (facts, _, now) => planOf([...summary(facts), ...current(facts, now)])],
  [JOBS, (facts) => jobs(facts)],
  [HOW_MANY_EMPLOYERS, (facts) => planEmployers(facts)],
  [CONTACT_DETAILS, (facts) => planContact(facts)],
  ...REACH_ASKED,
  [LANGUAGES_APART, (facts, groups, _, folded) => planLanguagesApart(facts, groups, folded)],
  [RESIDENCE, (facts) => planResidence(facts)],
  [CAREER, (facts, _, now) => planCareer(facts, now)],
  ...SECTIONS.map(([kind, asked]): Planners[number] => [
    asked,
    (facts, groups) => planSectionList(facts, groups, kind),
  ]),
]
const PLANNERS = new PatternMap(OVERVIEWS)

/** @param now months since year 0 */
export function planOverview(facts: Facts, groups: readonly Group[], text: string, now: number): Overview {
  const folded = fold(withoutName(facts, text))
    .replace(/[?.!\s]+$/, '')
    .replace(/\s+/g, ' ')
    .trim()
  const planner = PLANNERS.first(folded)
  return planner === undefined ? planNameAlone(facts, folded) : planner(facts, groups, now, folded)
}

/** The beginning of the CV's summary, or of what stands below the name. */
function summary(facts: Facts): PlanPart[] {
  const prose = facts.units.filter(
    ({ unit, isHeader }) =>
      unit.kind !== 'heading' && unit.kind !== 'row' && !isHeader && !CONTACT.test(unit.text),
  )
  const said = prose.filter(({ unit }) => facts.mainKinds[unit.section] === 'summary')
  const title = facts.units.find(({ unit }) => unit.kind === 'heading')?.unit.section
  const chosen =
    said.length > 0 ? said : prose.filter(({ unit, entry }) => unit.section === title && entry === null)
  const parts: PlanPart[] = []
  let length = 0
  for (const { unit } of chosen.slice(0, 2)) {
    length += unit.text.length
    if (parts.length > 0 && length > ROOM) break
    parts.push({ text: unit.text, units: [unit.index] })
  }
  return parts
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

const posts = (facts: Facts): Entry[] =>
  entriesOf(facts).filter(
    (e) => isPost(e) && !facts.entries.some((other) => other.parent === e.index && isPost(other)),
  )

/** The post that goes on, the first of several; where none does, what goes on in its place. */
function current(facts: Facts, now: number, most = 1): PlanPart[] {
  const goesOn = ({ range }: Entry): boolean => range !== null && !range.single && range.to >= now - 1
  const open = posts(facts).filter(goesOn)
  const away = facts.entries.find((e) => e.kind === 'experience' && isBreak(e.parts) && goesOn(e))
  const shown = open.length === 0 && away ? [away] : open.slice(0, most)
  return shown.map((post) => ({ text: headline(post), units: post.header }))
}

function jobs(facts: Facts): Plan | null {
  const parts = posts(facts).map((entry): PlanPart => ({ text: inBrief(entry), units: entry.header }))
  return listOf(parts)
}

/** 'Title, Organisation (dates)', or the parts of the header where these were not told apart. */
function inBrief(entry: Entry): string {
  const label =
    entry.title !== null && entry.org !== null
      ? `${entry.title}, ${entry.org}`
      : entry.parts.slice(0, 3).join(', ') || entryLabel(entry)
  const dates = entry.dates.replace(/^(?=Since|From)./, (first) => first.toLowerCase())
  return dates === '' || label.includes(dates) ? label : `${label} (${dates})`
}
