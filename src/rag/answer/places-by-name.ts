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
const PREPOSED =
  /(?:^|\s)(?:in|to|from|of|at|for|on|the|with|around|about|near|across|like|visit\w*|see|seen|left)\s*$/i

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
    const bare = found[0].replace(/^(?:the|in) /i, '')
    const at = found.index + found[0].length - bare.length
    const lead = text.slice(0, found.index)
    const own = /^in /i.test(found[0]) || PREPOSED.test(lead) ? '' : 'in '
    const start = /^(?:the|in) /i.test(found[0]) ? found.index : at
    const kept = /^in /i.test(found[0]) ? 'in ' : own
    return put(text, start, found.index + found[0].length - start, kept + names)
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
