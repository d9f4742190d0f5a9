/** 'Has she worked abroad?', 'in which countries?': posts by their places, and stays that sentences tell of. */
import type { Entry } from '../../entries/entry.ts'
import type { Facts } from '../../facts/facts.ts'
import { COUNTRY_NAME, COUNTRY_NAMES, countryOf, countryOfTown } from '../../lexicon/countries.ts'
import { countryOfHouse } from '../../lexicon/demonyms.ts'
import { exactly, WHO, WHOSE } from '../../lexicon/frames.ts'
import { countriesOfRegion, REGION_NAMES } from '../../lexicon/regions.ts'
import { PlacesOfPosts } from '../../places/places-asked.ts'
import { townsIn } from '../../places/plan-countries.ts'
import type { Plan, PlanPart } from '../../plan/plan.ts'
import { headline } from '../../posts/headline.ts'
import { fold } from '../../text/text.ts'
import { countryIn, placesOf } from './countries-of-posts.ts'
import { linesOf, partOfLine, type Line } from '../own-lines.ts'
import { NOWHERE, planOf, UNSAID, type Overview } from '../planner.ts'
import { find, say } from '../told.ts'
import { ANY, OPENING } from '../wordings.ts'

const ABROAD =
  '(?:abroad|overseas|internationally|in (?:an(?:other|y other)|a foreign|other|foreign|different|several|more than one) countr(?:y|ies)|outside (?:of )?(?:(?:his|her|their|the) )?(?:own )?(?:home |native )?(?:country|homeland))'
export const WORKED_ABROAD = exactly(
  [
    `(?:has|have|had|did|does|do) ${WHO} (?:ever |also )?(?:worked|work|been employed|been working|had (?:a job|jobs|posts)|gone|been|had a post) ${ABROAD}(?: before)?`,
    `(?:has|have|did) ${WHO} (?:ever )?(?:spent|spend|done|do) (?:(?:any|some|much|a lot of|a few|several) )?(?:time|months|years|periods?|spells?) (?:(?:working|at work|employed) )?${ABROAD}(?: (?:for work|professionally))?`,
    `(?:has|have|does|do|did) ${WHO} (?:have |got |had )?${ANY}(?:international|foreign|overseas|global|cross-border) (?:work(?:ing)? |professional |job )?(?:experience|career|background|exposure|posts?|postings?|assignments?)`,
    `(?:has|have|does|do|did) ${WHO} (?:have |got |had )?${ANY}(?:work(?:ing)? |professional )?experience ${ABROAD}`,
    `${OPENING}(?:international|foreign|overseas|global) (?:work(?:ing)? |professional |job )?(?:experience|career|background|exposure|posts|postings|assignments|work)`,
    `${OPENING}(?:work|working|jobs?|posts|experience|time|stays?|years|career) (?:spent )?${ABROAD}`,
    `(?:where|when) (?:has|have|did) ${WHO} (?:worked|work) ${ABROAD}|where abroad (?:has|have|did) ${WHO} (?:worked|work)`,
  ].join('|'),
)
export const COUNTRIES_WORKED = exactly(
  [
    `(?:in )?(?:what|which) (?:(?:other|different|foreign) )?countr(?:y|ies) (?:has|have|did|does|do) ${WHO} (?:ever )?(?:work(?:ed)?|been employed|been working|been (?:posted|stationed|deployed|based)|had (?:jobs|posts|postings)|been active)(?: (?:in|to))?(?: so far| before)?`,
    `${OPENING}(?:(?:all|different) )*(?:countries)(?: (?:(?:${WHO}) )?(?:has |have )?(?:worked|of work|of employment)(?: in)?)?(?: worked in)?`,
    `(?:in )?(?:what|which) countr(?:y|ies) (?:was|were|is|are) (?:(?:${WHOSE}) )+(?:jobs?|posts?|employers?|positions?)(?: in| based in| located)?`,
  ].join('|'),
)

/** The parts of the United Kingdom are no names for all of it. */
export const WORKED_IN = exactly(
  `(?:has|have|did|does|do) ${WHO} (?:ever |also )?(?:worked|work|been employed|been working|had a (?:job|post)) in (?:the )?(?!england|scotland|wales|northern)(?:(?:${COUNTRY_NAMES})(?: or (?:${COUNTRY_NAMES})){0,3}|${REGION_NAMES})(?: before)?`,
)

/** What tells of work, or of a stay for its sake, in another place. */
const STAY =
  /\b(?:second(?:ed|ment)|posted|posting|assign(?:ed|ment)|toured|tours?|touring|worked|working|taught|teaching assistant|english assistant|language assistant|placement|internship|interned|intern|traineeship|trainee|station|stationed|visiting|fellow(?:ship)?|exchange|fieldwork|field work|mission|deployed|volunteer(?:ed)?|freelanc\w*|lived|summer|season|courier|campaigns?|roll-?out|employed|contract|months in|weeks in|years in|half of \d{4})\b/i
const NO_STAY =
  /\b(?:customers?|clients?|born|grew up|raised|holiday|walked|cycled|sailed|studied|semester|term|erasmus|degree|conference|talk|poster|prize|award|published|exported?|looking|would|want\w*|willing|permit|citizen\w*|passport|national\w*|native|language|lets|suppliers?|team in|office in|offices in|office of|partner|left|was moved|were moved|moved its|closure|taught me|arrived)\b/i
/** 'I was lent to the Danish sister company for a summer.' */
const SENT = /\b(?:was|were|been) (?:sent|lent|seconded|posted|transferred)\b/i
/** Says so in whatever section. */
const WORKED = /\b(?:I|she|he) (?:also )?(?:taught|worked|was seconded|was posted)\b/i
/** Forms of consultants have a field of them. */
const COUNTRIES_FIELD =
  /^(?:list of )?countries (?:of (?:work(?:ing)?(?: experience)?|employment|experience)|worked in|of (?:professional|relevant) experience|(?:where|in which) (?:i |you )?(?:have |has )?worked)$/
const STAYED: readonly Line['kind'][] = ['experience', 'volunteering', 'teaching', 'projects', null]
const MOST = 4

export function planAbroad(facts: Facts, now: number): Overview {
  const { home, found } = placesOf(facts, now)
  const parts = postsAbroad(facts, now, home)
  const taken = new Set(parts.flatMap(({ units }) => units))
  for (const line of staysIn(facts, home)) {
    if (taken.has(line.unit.unit.index)) continue
    taken.add(line.unit.unit.index)
    parts.push(partOfLine(line))
  }
  const kept = parts.slice(0, MOST)
  // without a home of which one knows, several countries say that one was abroad, or one that only few posts name
  const all = new Set(found.flatMap(({ countries }) => countries))
  const named = found.filter(({ countries }) => countries.length > 0)
  const few = named.length * 2 < found.length && named.every(({ post }) => nameIn(post.text))
  if (home === null && all.size < 2 && named.length > 0 && !few) return UNSAID
  return planOf(kept) ?? UNSAID
}

/** Posts of which a country is told that is not the home. */
export const postsAbroad = (facts: Facts, now: number, home: string | null): PlanPart[] =>
  placesOf(facts, now).found.flatMap(({ post, countries }) =>
    countries.length === 0 || (home !== null && countries.includes(home))
      ? []
      : [{ text: saidOf(post, countries), units: post.header }],
  )

/** 'Has she ever worked in the UK?', where a post was in Edinburgh; null where no post's place tells. */
export function planWorkedIn(facts: Facts, now: number, folded: string): Overview {
  const place = folded.replace(/^.*? in /, '').replace(/ before$/, '')
  const region = countriesOfRegion(place)
  if (region !== null && facts.units.some(({ unit }) => fold(unit.text).includes(place))) return null
  const named = place.split(' or ')
  const asked = region ?? named.flatMap((name) => countryOf(name) ?? [])
  if (region === null && asked.length < named.length) return null
  const { found } = placesOf(facts, now)
  const there = found.filter(({ countries }) => countries.some((country) => asked.includes(country)))
  const plan = planOf(
    there
      .slice(0, MOST)
      .map(({ post, countries }) => ({ text: saidOf(post, countries), units: post.header })),
  )
  if (plan !== null || region === null) return plan
  // a line may tell of a stay there
  if (facts.units.some(({ unit }) => namesOneOf(unit.text, region))) return null
  return found.length > 0 && found.every(({ countries }) => countries.length > 0) ? NOWHERE : UNSAID
}

const namesOneOf = (text: string, countries: readonly string[]): boolean =>
  [...text.matchAll(COUNTRY_NAME)].some(([name]) => countries.includes(countryOf(name) ?? ''))

export function planCountriesWorked(facts: Facts, now: number): Overview {
  const listed = planOf(say(facts, find(facts, [{ label: COUNTRIES_FIELD }])))
  if (listed !== null) return listed
  const { home, unit, found } = placesOf(facts, now)
  const places = new PlacesOfPosts()
  for (const { post, countries } of found) {
    if (countries.length > 0)
      for (const country of countries) places.add(country, country, employerOf(post), post.header)
    else if (home !== null && unit !== null) places.add(home, home, employerOf(post), [...post.header, unit])
  }
  for (const line of staysIn(facts, home)) {
    const country = countryIn(line.text, townsIn(facts), home)
    if (country !== null) places.add(country, country, null, [line.unit.unit.index])
  }
  if (places.size === 0)
    return home === null || unit === null ? UNSAID : planOf([{ text: home, units: [unit] }])
  return places.plan(false)
}

/** The same of some posts, each of which is in a country that is known; null where one is not, or all are in one. */
export function planCountriesOf(
  facts: Facts,
  now: number,
  posts: readonly Entry[],
  counts: boolean,
): Plan | null {
  const places = new PlacesOfPosts()
  for (const { post, countries } of placesOf(facts, now).found) {
    if (!posts.includes(post)) continue
    if (countries.length === 0) return null
    for (const country of countries) places.add(country, country, employerOf(post), post.header)
  }
  return places.size < 2 ? null : places.plan(counts)
}

/** Only of a post that is wholly read: a place or a label is no employer. */
function employerOf({ org, title, range }: Entry): string | null {
  if (org === null || title === null || range === null || org === title) return null
  return countryOf(org) !== null || countryOfTown(org) !== null || LABEL.test(org) ? null : org
}

const nameIn = (text: string): boolean => [...text.matchAll(COUNTRY_NAME)].length > 0

const LABEL = /^(?:period|founded|occupational|home|date|dates|place|employer|since|name)\b/i

/** Sentences that tell of work in another country than the home. */
function staysIn(facts: Facts, home: string | null): Line[] {
  const towns = townsIn(facts)
  const isAway = (text: string): boolean => {
    const house = SENT.test(text) ? countryOfHouse(text) : null
    // whose house it is one says of a foreign one alone
    if (house !== null) return house !== home
    return (
      home !== null &&
      STAY.test(text) &&
      countryIn(text, towns, home) !== null &&
      countryIn(text, towns, null) !== home
    )
  }
  return linesOf(facts).filter(
    ({ text, kind, unit }) =>
      (STAYED.includes(kind) || WORKED.test(text)) &&
      kind !== 'references' &&
      kind !== 'practical' &&
      !unit.isHeader &&
      text.length <= 240 &&
      !NO_STAY.test(text) &&
      isAway(text),
  )
}

/** With the country where the header names only a town. */
function saidOf(post: Entry, countries: readonly string[]): string {
  const text = headline(post)
  const named = [...text.matchAll(COUNTRY_NAME)].some(([name]) => countries.includes(countryOf(name) ?? ''))
  return named ? text : `${text} (${countries.join(', ')})`
}
