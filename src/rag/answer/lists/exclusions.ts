/** 'Apart from the present one', 'leaving aside her own firm and the evening teaching': posts that a question takes out. */
import type { Facts } from '../facts/facts.ts'
import type { GroupItem } from '../facts/groups.ts'
import type { DatedEntry } from '../posts/timeline-entries.ts'
import { stem, words, type Word } from '../text/text.ts'

const OUT =
  '(?:leaving (?:aside|out)|apart from|aside from|other than|not (?:counting|including)|except(?:ing)?(?: for)?|excluding|ignoring|disregarding|setting aside|without (?:counting|including)|besides)'
const BEFORE = new RegExp(
  `^${OUT} ([^,]+(?:, [^,]+)??), (?=(?:for |at |in )?(?:which|what|how|who|where))(.+)$`,
)
const BEHIND = new RegExp(`^(.+?),? ${OUT} ([^,?]+)\\??$`)
const CURRENT = /\b(?:current|present|latest|today|now)\b/
const OWN = /\bown\b|\bself[- ]employ|\bfreelance/
/** A post on one's own account, as its header says. */
const OWN_POST =
  /\b(?:my|her|his|their) own\b|\bown (?:firm|company|business|practice|consultancy|studio|account|agency)\b|\bself[- ]employed\b|\bfreelance(?:r)?\b|\b(?:co-)?founder\b|\bowner\b|\bsole trader\b/i
/** Words of such a phrase that name nothing. */
const EMPTY: ReadonlySet<string> = new Set(
  'job jobs post posts role roles position positions work employer employers company companies firm firms time times stint stints one ones that which held is was'
    .split(' ')
    .map(stem),
)
const SMALL: ReadonlySet<string> = new Set(
  'the a an her his their your its she he they you any all of at in for with as from on by and or'.split(' '),
)

export interface Excluding {
  /** The question without what is taken out. */
  readonly rest: string
  readonly phrases: readonly string[]
  readonly stems: ReadonlySet<string>
}

/** @param folded a question */
export function exclusionIn(folded: string): Excluding | null {
  const before = BEFORE.exec(folded)
  const behind = before === null ? BEHIND.exec(folded) : null
  const [said, rest] = before ? [before[1], before[2]] : [behind?.[2], behind?.[1]]
  if (said === undefined || rest === undefined) return null
  const phrases = said.split(/,? and |,? or |, /)
  const words = folded.replace(rest, ' ').split(/[^\p{L}\d]+/u)
  return { rest: rest.trim(), phrases, stems: new Set(words.map(stem)) }
}

/** The posts that are left; null where a phrase takes out none, so that what it means is not known. */
export function remaining<T extends DatedEntry>(
  facts: Facts,
  posts: readonly T[],
  { phrases }: Excluding,
  now: number,
): readonly T[] | null {
  const out = phrases.map((phrase) => posts.filter((post) => isMeant(facts, post, phrase, now)))
  return out.some((some) => some.length === 0) ? null : posts.filter((post) => !out.flat().includes(post))
}

function isMeant(facts: Facts, post: DatedEntry, phrase: string, now: number): boolean {
  if (CURRENT.test(phrase)) return !post.range.single && post.range.to >= now - 1
  if (OWN.test(phrase)) return OWN_POST.test(post.text)
  const named = phrase
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== '' && !SMALL.has(word))
    .map(stem)
    .filter((one) => !EMPTY.has(one))
  const own = new Set(post.header.flatMap((unit) => [...(facts.units[unit]?.stems ?? [])]))
  return named.some((one) => own.has(one))
}

/** Places of the items of a list that a question does not take out ('not counting lectures'); null where it takes out none, or all. */
export function leftOf(facts: Facts, items: readonly GroupItem[], folded: string): number[] | null {
  const out = exclusionIn(folded)?.phrases.map((phrase) => words(phrase).filter(({ stop }) => !stop)) ?? []
  const isMeant = ({ units }: GroupItem, phrase: readonly Word[]): boolean =>
    phrase.length > 0 &&
    phrase.every(({ stem }) => units.some((unit) => facts.units[unit]?.stems.has(stem) === true))
  const left = items.flatMap((item, i) => (out.some((phrase) => isMeant(item, phrase)) ? [] : [i]))
  return left.length > 0 && left.length < items.length ? left : null
}
