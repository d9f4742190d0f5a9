/** Posts by the country or the towns where they were: 'years in Germany', 'in Leeds and York together', 'before he came to Ireland'. */
import { placesOf } from '../common/career/countries-of-posts.ts'
import type { Facts } from '../facts/facts.ts'
import { COUNTRY_NAME, countryOf, countryOfTown } from '../lexicon/countries.ts'
import { posts, type DatedEntry } from '../posts/timeline-entries.ts'
import type { Question } from '../question/question.ts'
import type { Term } from '../ranking/terms.ts'
import { fold, words } from '../text/text.ts'

/** How well a word must name a place. */
const NAMES = 0.9

const isHeld = ({ matches }: Term, text: string | null): boolean => {
  const own = new Set(words(text ?? '').map((w) => w.stem))
  return [...matches].some(([key, value]) => value >= NAMES && own.has(key))
}

/** The countries of each post, as far as its header and the CV's towns tell. */
function countriesOfPosts(facts: Facts, now: number): ReadonlyMap<number, readonly string[]> {
  return new Map(placesOf(facts, now).found.map(({ post, countries }) => [post.index, countries]))
}

interface Land {
  readonly country: string
  /** As the question says it, folded. */
  readonly name: string
}

/** 'In Graz or Vienna': where the CV names no country itself, its towns stand for it in the question. */
const TOWNS =
  /(?:^|\s)(?:in|to) (\p{Lu}[\p{L}.-]+(?: \p{Lu}[\p{L}.-]+)?(?: or \p{Lu}[\p{L}.-]+(?: \p{Lu}[\p{L}.-]+)?)+)/u

/** The one country that a question names. */
function countryIn({ text }: Question): Land | null {
  const [found, more] = [...text.matchAll(COUNTRY_NAME)]
  if (found !== undefined) {
    const country = countryOf(found[0])
    return country === null || more !== undefined ? null : { name: fold(found[0]), country }
  }
  const name = TOWNS.exec(text)?.[1] ?? ''
  const [country = null, ...others] = new Set(name.split(' or ').map(countryOfTown))
  return country === null || others.length > 0 ? null : { name: fold(name), country }
}

const ADDED = /^(?:together|added|summed|counted|combined)$/

/** The posts at the places that are all that is named, a country or more than one town; none where the CV leaves it open. */
export function postsIn(
  facts: Facts,
  question: Question,
  rest: readonly Term[],
  now: number,
): readonly DatedEntry[] {
  const land = countryIn(question)
  const at = land === null ? -1 : question.folded.indexOf(land.name)
  const towns = rest.filter(
    ({ word }) =>
      !ADDED.test(word.text) && (land === null || word.start < at || word.end > at + land.name.length),
  )
  if (land === null && towns.length < 2) return []
  const held = posts(facts).filter(({ range }) => !range.single)
  if (!towns.every((town) => held.some(({ place }) => isHeld(town, place)))) return []
  const there = held.filter(({ place }) => towns.length === 0 || towns.some((town) => isHeld(town, place)))
  if (land === null) {
    // 'New York' is one town, whose words one place names
    return there.some(({ place }) => towns.every((town) => isHeld(town, place))) ? [] : there
  }
  const countries = countriesOfPosts(facts, now)
  const isKnown = ({ index }: DatedEntry): boolean => (countries.get(index)?.length ?? 0) > 0
  const isIn = ({ index }: DatedEntry): boolean => countries.get(index)?.includes(land.country) === true
  // the question says itself where its towns are
  if (towns.length > 0) return there.some((e) => isKnown(e) && !isIn(e)) ? [] : there
  return held.every(isKnown) ? held.filter(isIn) : []
}

const ARRIVED =
  /\b(?:c[ao]me|coming|mov(?:e|ed|ing)|went|going|emigrat\w+|immigrat\w+|relocat\w+|settl\w+|arriv\w+|transferr\w+)(?: over| back| away)? (?:to|in) (?:the )?/

/** 'Before he came to Ireland': the posts held there, where those before them are told to have been elsewhere. */
export function postsAfterMove(facts: Facts, question: Question, now: number): readonly DatedEntry[] | null {
  const land = countryIn(question)
  const verb = ARRIVED.exec(question.folded)
  if (land === null || verb === null) return null
  if (!question.folded.slice(verb.index + verb[0].length).startsWith(land.name)) return null
  const countries = countriesOfPosts(facts, now)
  const there = posts(facts).filter(({ index }) => countries.get(index)?.includes(land.country) === true)
  const from = Math.min(...there.map(({ range }) => range.from))
  const [last] = posts(facts)
    .filter(({ range }) => range.from < from)
    .sort((a, b) => b.range.to - a.range.to)
  const isElsewhere = last !== undefined && (countries.get(last.index)?.length ?? 0) > 0
  return there.length > 0 && isElsewhere ? there : null
}
