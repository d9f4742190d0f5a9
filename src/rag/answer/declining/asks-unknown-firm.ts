/** 'What did she do at Linklaters?', where no line names such a house: another one that sounds like it is no answer. */
import type { Facts } from '../facts/facts.ts'
import { countryOfTown } from '../lexicon/countries.ts'
import type { Reading } from '../ranking/reader.ts'
import type { Term } from '../ranking/terms.ts'
import { oncePer } from '../text/once-per.ts'
import { stem } from '../text/text.ts'
import { heldBy, NAMED } from './held-terms.ts'

/** Only names and terms of a trade are this rare in general language. */
export const RARE = 0.95

/** Names of people and places that are words, too ('Taylor', 'Berlin'). */
const COMMON = 0.5

const BESIDE =
  /\b(at|for|with) (?:the )?(\p{Lu}[\p{L}\d&'’.-]*(?: (?:(?:of|the|de|van|von|und|and|for) )?\p{Lu}[\p{L}\d&'’.-]*){0,6})/gu

/** 'Tested for BVD', 'screened for MRSA': what is looked for is nobody one worked for. */
const LOOKED_FOR =
  /\b(?:test|screen|check|vaccinat|scan|examin|treat|sampl|inspect|search)\p{L}*(?: [\p{L}-]+){0,2} $/u

/** 'worked for Acme': whoever is named is somebody whom one worked for, though it be by words that are common. */
const WORKED = /\b(?:work|works|worked|working|employed|serve|served|job|jobs|post) $/

/** Words that the CV writes with a capital, folded. */
const capitalised = oncePer(
  (facts: Facts): ReadonlySet<string> =>
    new Set(
      facts.units.flatMap(({ words }) =>
        words.filter(({ raw }) => /^\p{Lu}/u.test(raw)).map(({ text }) => text),
      ),
    ),
)

/** 'Woodrush Mills' of a CV that has 'wood' and 'mill': names begin with a capital there too, and go on alike. */
const isOnlyAWord = (facts: Facts, { word, matches }: Term): boolean =>
  /^\p{Lu}\p{Ll}{3}/u.test(word.raw) &&
  ![...capitalised(facts)].some((own) => matches.has(stem(own)) && own.length * 4 >= word.text.length * 3)

/** 'Goethe-Institut Lyon' of one whose Goethe-Institut is in Porto: all of the name but its town is of another house. */
function isNamesakeElsewhere(facts: Facts, name: readonly Term[]): boolean {
  const isTown = (raw: string): boolean => countryOfTown(raw) !== null
  const towns = name.filter(({ word, self }) => !self && isTown(word.raw))
  const others = name.filter((t) => !towns.includes(t) && !t.self)
  if (towns.length !== 1 || others.length === 0 || towns.some((t) => t.known >= 0.5 || t.reach >= 0.5))
    return false
  if (others.some((t) => t.known < NAMED)) return false
  const houses = facts.entries.filter(({ header }) => {
    const own = new Set(header.flatMap((unit) => [...(facts.units[unit]?.stems ?? [])]))
    return others.every((t) => heldBy(t, own))
  })
  return (
    houses.length > 0 &&
    houses.every(({ header }) =>
      header.some((unit) => facts.units[unit]?.words.some(({ raw }) => isTown(raw)) === true),
    )
  )
}

/** 'Harbour Bay Clinic' of one who was at 'Harbour Lane Hospital', in 'Bay Road' and at 'a clinic': no two of its words are of one house. */
function isPutTogether(facts: Facts, name: readonly Term[]): boolean {
  const telling = name.filter(({ self, word }) => !self && /^\p{Lu}\p{Ll}{2}/u.test(word.raw))
  if (telling.length < LEAST_WORDS || telling.length < name.length) return false
  return (
    telling.every(({ known }) => known >= NAMED) &&
    facts.units.every(({ scope }) => telling.filter((term) => heldBy(term, scope)).length < 2)
  )
}
/** Of two words alone one may be the kind of the house, which its name need not say. */
const LEAST_WORDS = 3

/** Is someone named whom one was with, and the CV does not name them ('at Linklaters', 'for Médecins Sans Frontières')? */
export function asksUnknownFirm(facts: Facts, { question, terms }: Reading): boolean {
  return [...question.text.matchAll(BESIDE)].some(({ index, 0: whole, 1: beside, 2: name = '' }) => {
    if (beside === 'for' && LOOKED_FOR.test(question.folded.slice(0, index))) return false
    const end = index + whole.length
    const inName = terms.filter(({ word }) => word.start >= end - name.length && word.end <= end)
    if (isNamesakeElsewhere(facts, inName) || isPutTogether(facts, inName)) return true
    // 'Tesco Ltd' is Tesco, 'TU Munich' the TU
    const rarest = Math.max(...inName.map(({ self, rarity }) => (self ? 0 : rarity)))
    const telling = inName.filter(({ self, rarity }) => !self && rarity === rarest)
    const [first] = telling
    if (first === undefined || telling.some((t) => !t.named)) return false
    const held = telling.filter((t) => Math.max(t.known, t.reach) >= 0.5)
    // one that is there letter for letter may be written small
    if (held.length === telling.length && held.every((t) => t.known > NAMED)) return false
    if (held.some((t) => !isOnlyAWord(facts, t))) return false
    // 'experience with Public Speaking' names nobody
    return first.rarity >= (beside === 'at' || WORKED.test(question.folded.slice(0, index)) ? COMMON : RARE)
  })
}
