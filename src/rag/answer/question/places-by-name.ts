/** 'Has he been Down Under?' as 'Has he been in Australia?', with the names that the CV has for the place. */
import type { Facts } from '../facts/facts.ts'
import { COUNTRY_NAME, countryOf, namesOf } from '../lexicon/countries.ts'
import { ANY_PLACE_IDIOM, CONTINENT, PLACE_IDIOMS } from '../lexicon/place-idioms.ts'
import { ANY_REGION, REGIONS } from '../lexicon/regions.ts'
import { allText } from '../facts/all-text.ts'

/** Names that are said instead, at the most. */
const MOST = 4
const ON_THE_CONTINENT =
  'France; Germany; Italy; Spain; Netherlands; Belgium; Austria; Switzerland; Portugal; Denmark; Sweden; Norway; Poland; Czechia'.split(
    '; ',
  )
/** Idioms that say where by themselves; others take a preposition, as names do. */
const ADVERB = /^(?:down under|across|over|stateside|north of|south of|in the states|the other side)/i
const PREPOSED = /(?:^|\s)(?:in|to|from|of|at|for|on|with|around|about|near|like)\s*$/i

export function placesByName(facts: Facts, text: string): string {
  const continent = CONTINENT.exec(text)
  if (continent !== null) {
    const named = held(facts, ON_THE_CONTINENT, true)
    const said = named.length > 0 ? named : ['Europe']
    return put(text, continent.index, continent[0].length, `in ${said.join(' or ')}`)
  }
  for (const { called, stands: meant, countries } of ANY_PLACE_IDIOM.test(text) ? PLACE_IDIOMS : []) {
    const found = called.exec(text)
    // the CV may call it so itself
    if (found === null || facts.units.some(({ unit }) => called.test(unit.text))) continue
    const named = held(facts, meant, countries)
    const names = (named.length > 0 ? named : meant.slice(0, 1)).join(' or ')
    const adverb = ADVERB.test(found[0])
    const own = adverb && !PREPOSED.test(text.slice(0, found.index)) ? 'in ' : ''
    return put(text, found.index, found[0].length, own + names)
  }
  return countryByTown(facts, inRegion(facts, text))
}

const OF_PAST = /^(?:has|have|had|did|was|were|where|when|which|what did)\b/i

/** 'In Africa' as 'in Kenya', where the CV has no word for Africa. */
function inRegion(facts: Facts, text: string): string {
  if (!ANY_REGION.test(text)) return text
  for (const { called, countries, ofPast } of REGIONS) {
    const found = ofPast && !OF_PAST.test(text) ? null : called.exec(text)
    // 'in Asia Minor'
    if (found === null || /^ \p{Lu}/u.test(text.slice(found.index + found[0].length))) continue
    const [name] = found
    const own = new RegExp(`(?<!\\p{L})${name.replace(/^the /i, '')}`, 'iu')
    if (facts.units.some(({ unit }) => own.test(unit.text))) return text
    const held = countries.flatMap(
      (country) =>
        namesOf(country).find(
          (one) => countryOf(one) !== null && stands(facts, one, '') && (!ofPast || isOfEntry(facts, one)),
        ) ?? [],
    )
    const towns =
      held.length > 0 || ofPast
        ? []
        : countries.flatMap((country) => namesOf(country).filter((one) => stands(facts, one, AS_TOWN)))
    if (ofPast && held.length > MOST) return text
    const names = [...held, ...towns].slice(0, MOST)
    return names.length === 0 ? text : put(text, found.index, name.length, names.join(' or '))
  }
  return text
}

/** Behind a word: questions without one name no country. */
const SOME_NAME = /\S \p{Lu}/u

/** 'In Rwanda' as 'in Kigali', where the CV names the town alone. */
function countryByTown(facts: Facts, text: string): string {
  if (!SOME_NAME.test(text)) return text
  for (const { 0: name, index } of text.matchAll(COUNTRY_NAME)) {
    const country = countryOf(name)
    if (country === null || !PREPOSED.test(text.slice(0, index))) continue
    const names = namesOf(country)
    if (names.some((one) => countryOf(one) !== null && stands(facts, one, ''))) continue
    const towns = names.filter((one) => stands(facts, one, AS_TOWN)).slice(0, MOST)
    if (towns.length > 0) return put(text, index, name.length, towns.join(' or '))
  }
  return text
}

/** Where towns stand: 'Nice' and 'Split' begin sentences as well. */
const AS_TOWN = '(?:\\bin|\\bto|\\bfrom|\\bat|[,(|·–—@])\\s*'

const written = new WeakMap<Facts, Map<string, boolean>>()

/** Does the name stand in the CV? Looked for once. */
function stands(facts: Facts, name: string, behind: string): boolean {
  const known = written.get(facts) ?? new Map<string, boolean>()
  written.set(facts, known)
  const key = `${behind}${name}`
  const before = known.get(key)
  if (before !== undefined) return before
  const found = allText(facts).includes(name) && isWritten(facts, name, behind)
  known.set(key, found)
  return found
}

function isWritten({ units }: Facts, name: string, behind: string): boolean {
  const pattern = new RegExp(`${behind}(?<![\\p{L}-])${name.replace(/\./g, '\\.')}(?![\\p{L}-])`, 'u')
  return units.some(({ unit }) => pattern.test(unit.text))
}

/** Is it named in a post or in studies, rather than as where one may work or would move to? */
const isOfEntry = ({ units }: Facts, name: string): boolean =>
  units.some(
    ({ entry, unit }) =>
      entry !== null &&
      unit.text.includes(name) &&
      new RegExp(`(?<!\\p{L})${name.replace(/\./g, '\\.')}(?!\\p{L})`, 'u').test(unit.text),
  )

const put = (text: string, at: number, length: number, said: string): string =>
  text.slice(0, at) + said + text.slice(at + length)

/** Those of the names that stand in the CV; of a country also its towns. */
function held(facts: Facts, meant: readonly string[], countries: boolean): string[] {
  const all = countries ? meant.flatMap((country) => namesOf(country)) : meant
  return all.filter((name) => stands(facts, name, '')).slice(0, MOST)
}
