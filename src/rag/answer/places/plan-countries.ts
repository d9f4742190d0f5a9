/** 'How many countries has she worked in?': the countries that the headers of posts name, or leave to the address. */
import { type Entry, isPost } from '../entries/entry.ts'
import type { Facts } from '../facts/facts.ts'
import { countryOf, countryOfTown } from '../lexicon/countries.ts'
import type { Plan } from '../plan/plan.ts'
import { type TimelineContext } from '../posts/timeline-entries.ts'
import { asksFor, isOfAllPosts, PlacesOfPosts } from './places-asked.ts'

const ASKS = asksFor('countries|nations')

/** A plan where every post stands in a country that is known; null leaves it to others. */
export function planCountries(context: TimelineContext): Plan | null {
  const { facts, question } = context
  if (!isOfAllPosts(context, ASKS)) return null
  const posts = facts.entries.filter(isPost)
  const towns = townsIn(facts)
  const named = posts.map((post) => countriesOf(post, towns))
  // one's own country is the one that goes without saying
  const home = named.some((some) => some.length === 0) ? homeOf(facts) : null
  const places = new PlacesOfPosts()
  for (const [i, post] of posts.entries()) {
    const own = named[i] ?? []
    for (const country of own) places.add(country, country, post.org, post.header)
    if (own.length > 0) continue
    if (home === null) return null
    places.add(home.country, home.country, post.org, [...post.header, home.unit])
  }
  // of one country alone nobody would have to be told
  return places.size < 2 ? null : places.plan(question.counts)
}

/** Countries that a header names: as one of its parts, or by a town that the CV says to lie there. */
export function countriesOf({ parts }: Entry, towns: ReadonlyMap<string, string>): string[] {
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
export function homeOf({ units, mainKinds }: Facts): { country: string; unit: number } | null {
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
