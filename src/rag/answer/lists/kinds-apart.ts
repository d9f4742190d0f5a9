/** What a list has beside what is counted: talks among articles, another prize than the one named, a house twice. */
import type { Facts } from '../facts/facts.ts'
import { isCited } from '../lexicon/citations.ts'
import type { PlanPart } from '../plan/plan.ts'
import { fold, words, type Word } from '../text/text.ts'

const TALKS =
  'talks?|lectures?|lecturer|keynotes?|speaker|spoke|panels?|panel(?:l)?ist|presentations?|podcasts?|guest'
const WRITINGS =
  'articles?|essays?|columns?|columnist|papers?|preprints?|reports?|newsletters?|blogs?|blog posts?'
const BOOKS = 'books?|book chapters?|chapters?|novels?|translations?'
const MADE = 'plugins?|patents?|software|libraries|apps?'
/** What each is not. */
const OTHERS: readonly (readonly [RegExp, string])[] = [
  [/^(?:talks?|lectures?|keynotes?|presentations?)$/, `${WRITINGS}|${BOOKS}|${MADE}|lecturer`],
  [/^articles?$/, `${TALKS}|columns?|columnist|newsletters?|${BOOKS}|${MADE}`],
  [/^papers?$/, `${TALKS}|columns?|columnist|newsletters?|${MADE}`],
  [/^books?$/, `${TALKS}|${WRITINGS}|${MADE}`],
  [/^patents?$/, `${TALKS}|${WRITINGS}|${BOOKS}`],
]
const AT = '(?:^|[,;:(] ?|\\s[–—-] )(?:(?:a|an|the|monthly|weekly|regular|guest|magazine) )?'
const PATTERNS = OTHERS.map(
  ([head, others]) =>
    [head, new RegExp(`${AT}(?:${others})(?=$|[,;:.)]| ["“„«]| (?:in|at|on|for|of|with)\\b)`, 'i')] as const,
)

const SPOKEN_HEAD = /^(?:talks?|lectures?|keynotes?|presentations?)$/

/** Does an item begin with the word for another kind of work, or say it in a part of its own? */
export function isOfOtherKind(head: string, full: string): boolean {
  if (SPOKEN_HEAD.test(head) && isCited(full)) return true
  const text = full.replace(/["“„«][^"”“»]*["”“»]/gu, '“…”')
  return PATTERNS.some(([own, others]) => own.test(head) && others.test(text) && !isNamed(head, text))
}

/** 'Talk and article' is both. */
const isNamed = (head: string, text: string): boolean => {
  const [asked] = words(head)
  return words(text).some(({ stem }) => stem === asked?.stem)
}

/** 'Golden Crust Awards': those that say the name, where some do and others do not; null otherwise. */
export function ofName(asked: readonly Word[], texts: readonly string[]): readonly number[] | null {
  if (asked.length < 2) return null
  const kept = texts.flatMap((text, i) => {
    const all = words(text)
    const found = all.some((_, at) =>
      asked.every(
        ({ stem }, k) => all[at + k]?.stem === stem && /^\p{Lu}/u.test(text.slice(all[at + k]?.start)),
      ),
    )
    return found ? [i] : []
  })
  return kept.length > 0 && kept.length < texts.length ? kept : null
}

export const OF_HOUSES = /^(?:employers?|compan(?:y|ies)|firms?|organi[sz]ations?|houses)$/

/** One post of each house; null where a part is neither a post nor a house by its name alone. */
export function ofHouses({ units, entries }: Facts, parts: readonly PlanPart[]): readonly PlanPart[] | null {
  const houses = parts.map(({ text, units: [at = -1] }) => {
    const one = units[at]
    const entry = one?.entry == null ? undefined : entries[one.entry]
    if (one?.isHeader === true && entry?.org != null) return fold(entry.org)
    return NAME.test(text) ? fold(text) : null
  })
  if (houses.includes(null)) return null
  return parts.filter((_, i) => houses.indexOf(houses[i] ?? null) === i)
}
const NAME = /^\p{Lu}[^\d,;.:|]{1,50}$/u
