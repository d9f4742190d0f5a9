/** 'Has he been Down Under?' as 'Has he been in Australia?', with the names that the CV has for the place. */
import type { Facts } from './facts.ts'
import { namesOf } from './lexicon/countries.ts'
import { CONTINENT, PLACE_IDIOMS } from './lexicon/place-idioms.ts'

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
    const stands = named.length > 0 ? named : ['Europe']
    return put(text, continent.index, continent[0].length, `in ${stands.join(' or ')}`)
  }
  for (const { called, stands, countries } of PLACE_IDIOMS) {
    const found = called.exec(text)
    // the CV may call it so itself
    if (found === null || facts.units.some(({ unit }) => called.test(unit.text))) continue
    const named = held(facts, stands, countries)
    const names = (named.length > 0 ? named : stands.slice(0, 1)).join(' or ')
    const adverb = ADVERB.test(found[0])
    const own = adverb && !PREPOSED.test(text.slice(0, found.index)) ? 'in ' : ''
    return put(text, found.index, found[0].length, own + names)
  }
  return text
}

const put = (text: string, at: number, length: number, said: string): string =>
  text.slice(0, at) + said + text.slice(at + length)

/** Those of the names that stand in the CV; of a country also its towns. */
function held(facts: Facts, stands: readonly string[], countries: boolean): string[] {
  const all = countries ? stands.flatMap((country) => namesOf(country)) : stands
  return all
    .filter((name) => {
      const written = new RegExp(`(?<![\\p{L}-])${name.replace(/\./g, '\\.')}(?![\\p{L}-])`, 'u')
      return facts.units.some(({ unit }) => written.test(unit.text))
    })
    .slice(0, MOST)
}
