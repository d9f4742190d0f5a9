/** 'In how many cities has she worked?': the towns that the headers of posts name, each once. */
import { type Entry, isPost } from '../entries/entry.ts'
import { countryOf, countryOfTown } from '../lexicon/countries.ts'
import { looksLikeOrg, looksLikeTitle } from '../lexicon/names.ts'
import type { Plan } from '../plan/plan.ts'
import { type TimelineContext } from '../posts/timeline-entries.ts'
import { fold } from '../text/text.ts'
import { asksFor, isOfAllPosts, PlacesOfPosts } from './places-asked.ts'
import { townsIn } from './plan-countries.ts'

const ASKS = asksFor('cities|towns')
const NAME = /^\p{Lu}[\p{L}'’.-]{1,30}(?: [\p{L}'’.-]{1,30}){0,3}$/u
const NO_TOWN =
  /\b(?:remote|hybrid|contract|freelance|part|full|time|and|or)\b|\b(?:as|ab|ltd|gmbh|ag|bv|nv|inc|llc|plc|sa|oy)$/i

/** A plan where every post names its town; null leaves it to others. */
export function planCities(context: TimelineContext): Plan | null {
  const { facts, question } = context
  if (!isOfAllPosts(context, ASKS)) return null
  const posts = facts.entries.filter(isPost)
  const known = townsIn(facts)
  const sure = posts.map((post) => townOf(post, known))
  // where most are known for towns, what stands in their place is one
  const mostly = sure.filter((town) => town !== null).length * 2 > posts.length
  const places = new PlacesOfPosts()
  for (const [i, post] of posts.entries()) {
    const town = sure[i] ?? (mostly ? placeOf(post) : null)
    if (town === null) return null
    places.add(fold(town), town, post.org, post.header)
  }
  return places.size === 0 ? null : places.plan(question.counts)
}

/** The part of a header that is known for a town, or that a country follows, a region between them allowed. */
function townOf(entry: Entry, known: ReadonlyMap<string, string>): string | null {
  const { parts, title, org } = entry
  const sure = parts.find((part) => part !== title && part !== org && countryOfTown(part) !== null)
  if (sure !== undefined || !isTold(entry)) return sure ?? null
  const after = parts.slice(parts.indexOf(org ?? '') + 1).filter((part) => part !== title)
  const at = after.findIndex(
    (part, i) =>
      NAME.test(part) &&
      countryOf(part) === null &&
      !looksLikeTitle(part) &&
      !looksLikeOrg(part) &&
      (known.has(part) || after.slice(i + 1, i + 3).some((one) => countryOf(one) !== null)),
  )
  return after[at] ?? null
}

/** Does the header say both what one was and with whom, so that what else it names is neither? */
const isTold = ({ title, org }: Entry): boolean =>
  title !== null && org !== null && !looksLikeTitle(org) && !/^own\b/i.test(org)

/** What stands right behind the employer's name in a header that says what one was as well. */
function placeOf(entry: Entry): string | null {
  const { place, parts, org } = entry
  if (place === null || org === null || !isTold(entry)) return null
  if (parts.indexOf(place) !== parts.indexOf(org) + 1 || !NAME.test(place) || countryOf(place) !== null)
    return null
  return looksLikeOrg(place) || NO_TOWN.test(place) ? null : place
}
