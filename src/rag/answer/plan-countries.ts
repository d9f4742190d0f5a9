/** 'How many countries has she worked in?': the countries that the headers of posts name, or leave to the address. */
import type { Entry } from './entry.ts'
import type { Facts } from './facts.ts'
import { countryOf, countryOfTown } from './lexicon/countries.ts'
import { numberWord } from './lexicon/words.ts'
import type { Plan, PlanPart } from './plan.ts'
import { capital } from './text.ts'
import { isPost, specifics, type TimelineContext } from './timeline-entries.ts'

const ASKS =
  /\b(?:how many|number of|which|what|list(?: of)?|name)(?: of)?(?: the| all)?(?: the)?(?: different| various| other)? (?:countries|nations)\b/
const WORKED = /\b(?:work\w*|employ\w*|jobs?|posts?|positions?|career|profession\w*)\b/
const AROUND = /^(?:countr|nation|differ|variou|list|name|number|count|far|altogeth|cv)/

/** A plan where every post stands in a country that is known; null leaves it to others. */
export function planCountries({ facts, question, terms }: TimelineContext): Plan | null {
  const { folded } = question
  if (!ASKS.test(folded) || !WORKED.test(folded) || question.time !== null || question.order !== null)
    return null
  if (specifics(terms).some((t) => !AROUND.test(t.word.stem))) return null
  const posts = facts.entries.filter(isPost)
  const towns = townsIn(facts)
  const named = posts.map((post) => countriesOf(post, towns))
  // one's own country is the one that goes without saying
  const home = named.some((some) => some.length === 0) ? homeOf(facts) : null
  const found = new Map<string, { names: Set<string>; units: number[] }>()
  for (const [i, post] of posts.entries()) {
    const own = named[i] ?? []
    if (own.length === 0 && home === null) return null
    for (const country of own.length > 0 ? own : [home?.country ?? '']) {
      const known = found.get(country) ?? { names: new Set<string>(), units: [] }
      if (post.org !== null) known.names.add(post.org)
      known.units.push(...post.header, ...(own.length === 0 && home !== null ? [home.unit] : []))
      found.set(country, known)
    }
  }
  // of one country alone nobody would have to be told
  if (found.size < 2) return null
  const parts = [...found].map(([country, { names, units }]): PlanPart => {
    const [first, ...others] = names
    const with_ = first === undefined ? '' : ` (${first}${others.length > 0 ? ' and others' : ''})`
    return { text: country + with_, units: [...new Set(units)] }
  })
  const lead = question.counts ? { lead: capital(numberWord(parts.length)) } : {}
  return { ...lead, parts, list: true, chance: 0.9, fact: true }
}

/** Countries that a header names: as one of its parts, or by a town that the CV says to lie there. */
function countriesOf({ parts }: Entry, towns: ReadonlyMap<string, string>): string[] {
  const said = parts.flatMap((part) => countryOf(part.replace(/^.{0,40}\bin /, '')) ?? [])
  if (said.length > 0) return [...new Set(said)]
  return [...new Set(parts.flatMap((part) => towns.get(part) ?? countryOfTown(part) ?? []))]
}

const TOWN =
  /(\p{Lu}[\p{L}'’.-]{1,30}(?: \p{Lu}[\p{L}'’.-]{1,30}){0,2}), (\p{Lu}[\p{L}'’.]{1,20}(?: (?:of |and |the )*\p{Lu}[\p{L}'’.]{1,20}){0,3})/gu

/** Towns with the country that some line of the CV puts behind them: 'Cork, Ireland'. */
export function townsIn({ units }: Facts): ReadonlyMap<string, string> {
  const towns = new Map<string, string>()
  for (const { unit } of units)
    for (const [, town = '', rest = ''] of unit.text.matchAll(TOWN)) {
      const country = countryOf(rest)
      if (country !== null) towns.set(town, country)
    }
  return towns
}

/** Where the person lives: the country at the end of an address among the first lines or the contacts. */
function homeOf({ units, mainKinds }: Facts): { country: string; unit: number } | null {
  for (const { unit } of units) {
    if (mainKinds[unit.section] !== 'contact' || unit.kind === 'heading') continue
    if (/\b(?:citizen\w*|nationality|born|passport)\b/i.test(unit.text)) continue
    const named = unit.text
      .split(/[,;|·\n]|\s[–—-]\s/)
      .map((part) => countryOf(part.replace(/[.\s]+$/, '')))
      .find((one) => one !== null)
    if (named != null) return { country: named, unit: unit.index }
  }
  return null
}
