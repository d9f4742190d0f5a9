/** In which countries the posts of a CV were, by their headers and the lines below, and which one goes without saying. */
import { type Entry, isPost } from '../../entries/entry.ts'
import type { Facts } from '../../facts/facts.ts'
import { COUNTRY_NAME, countryOf, countryOfCode, countryOfTown } from '../../lexicon/countries.ts'
import { countriesOf, homeOf, townsIn } from '../../places/plan-countries.ts'
import { planResidence } from '../../places/residence.ts'

interface Places {
  readonly home: string | null
  readonly unit: number | null
  readonly found: readonly { readonly post: Entry; readonly countries: readonly string[] }[]
}

/** Posts with the countries that their headers name, and the country that goes without saying. */
export function placesOf(facts: Facts, now: number): Places {
  const towns = townsIn(facts)
  const posts = facts.entries.filter((entry) => isPost(entry) && !NO_POST.test(entry.text))
  const found = posts.map((post) => {
    const own = countriesNamed(post, towns)
    const below = own.length > 0 ? null : countryBelow(facts, post, towns)
    if (below !== null) return { post, countries: [below] }
    const parent = post.parent === null ? undefined : facts.entries[post.parent]
    return { post, countries: own.length > 0 || parent === undefined ? own : countriesNamed(parent, towns) }
  })
  const plan = planResidence(facts)
  const [place] = plan?.parts ?? []
  const lived = place === undefined ? null : countryIn(place.text, towns, null)
  const address = lived === null ? homeOf(facts) : null
  const present = found.find(
    ({ post, countries }) =>
      countries.length > 0 && (post.range?.to ?? 0) >= now - 1 && !AWAY_FROM_HOME.test(post.text),
  )
  const home = lived ?? address?.country ?? present?.countries[0] ?? null
  return { home, unit: place?.units[0] ?? address?.unit ?? present?.post.header[0] ?? null, found }
}

/** Of the place that the first line below a header begins with: 'Malmö, Sweden. Lifts for ships.' */
function countryBelow(facts: Facts, post: Entry, towns: ReadonlyMap<string, string>): string | null {
  const first = facts.units[Math.max(...post.header) + 1]
  if (first === undefined || first.entry !== post.index || first.unit.kind === 'item') return null
  for (const segment of first.unit.text.split(/[,;·|.(:]|\s[–—-]\s/).slice(0, 3)) {
    const name = segment.trim()
    const country = countryOf(name) ?? countryOfTown(name) ?? towns.get(name) ?? null
    if (country !== null) return country
  }
  return null
}

function countriesNamed(post: Entry, towns: ReadonlyMap<string, string>): string[] {
  const said = countriesOf(post, towns)
  if (said.length > 0) return said
  const country = post.text.length <= LONG ? countryIn(post.text, towns, null) : null
  return country === null ? [] : [country]
}

/** Where one is sent is not one's home. */
const AWAY_FROM_HOME =
  /\b(?:ambassador|consul(?:ate)?|embassy|attach[eé]|high commission|legation|diplomatic|seconded|secondment|expatriate|deployed|deployment|peacekeeping|field mission|missionary)(?!\p{L})/iu

/** What a section of posts may hold beside them. */
const NO_POST =
  /^(?:talk|demonstration|paper|notes|at home)\b|^(?:january|months)\b.*\b(?:walked|travelled)\b/i
const LONG = 200
const CODED = /(?:, | \()([A-Z]{2})(?=\s*(?:$|[,;·|()–—]))/gu
const WORDS = /(?<![\p{L}])\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)?/gu

/** The first country that a text names, or one of its towns lies in; not the given one. */
export function countryIn(
  text: string,
  towns: ReadonlyMap<string, string>,
  not: string | null,
): string | null {
  for (const [name] of text.matchAll(COUNTRY_NAME)) {
    const country = countryOf(name)
    if (country !== null && country !== not) return country
  }
  for (const [, code = ''] of text.matchAll(CODED)) {
    const country = countryOfCode(code)
    if (country !== null && country !== not) return country
  }
  for (const [name] of text.matchAll(WORDS))
    for (const town of [name, name.split(' ')[0] ?? '', name.split(' ')[1] ?? '']) {
      const country = town === '' ? null : (towns.get(town) ?? countryOfTown(town))
      if (country !== null && country !== not) return country
    }
  return null
}
