/** Which entries a question names by their employer, school or client: by the name and nothing else. */
import type { Entry } from '../entries/entry.ts'
import type { Facts } from '../facts/facts.ts'
import type { Kind } from '../lexicon/kinds.ts'
import { looksLikeTitle } from '../lexicon/names.ts'
import { entriesOf } from '../posts/timeline-entries.ts'
import { oncePer } from '../text/once-per.ts'
import { fold } from '../text/text.ts'

/** Legal forms and articles, which people leave out. */
const FORM =
  /[ ,]+(?:ltd|limited|inc|llc|llp|plc|gmbh|ag|kg|s\.?a|s\.?p\.?a|b\.?v|n\.?v|ab|as|oy|corp|co)\b\.?$/
const keyOf = (name: string): string =>
  fold(name)
    .replace(/["'“”‘’]/g, '')
    .replace(/^(?:the|an?) /, '')
    .replace(/[\s.,;:!?]+$/, '')
    .replace(FORM, '')
/** Letters of a name that stands for a longer one: 'Acme' for 'Acme Robotics'. */
const SHORTEST = 4

/** Words that name no employer of their own, though one's name may begin with them. */
const COMMON =
  /^(?:university|college|school|hospital|institute|company|city|county|department|office|studio|bank|national|royal|saint|north|south|east|west|new|central|freelance|self)$/

/**
 * The entries of these kinds that are with the one who is named, oldest first; none when the name is of nobody, or
 * of more than one.
 */
export function entriesNamed(facts: Facts, name: string, kinds: readonly Kind[]): readonly Entry[] {
  const key = keyOf(name)
  if (key.length < SHORTEST - 1 || /^(?:his|her|their|your|my|its)\b/.test(key)) return []
  const like = byFirstWord(facts).get(firstWord(key)) ?? []
  const all = like.filter((e) => e.kind !== null && kinds.includes(e.kind))
  const whole = all.filter((e) => namesOf(e).includes(key))
  // 'beside a reduced week at Acme' names whom another post was with
  // and so does an office beside the post there: '(Acme)' for 'Acme Biosciences'
  const isSure = whole.some((e) => isWith(key)(e) && (e.kind === 'experience' || key.includes(' ')))
  const meant = isSure
    ? []
    : all.filter(
        (e) => !whole.includes(e) && isWith(key)(e) && (e.kind === 'experience' || !whole.some(isWith(key))),
      )
  if (whole.length > 0 && meant.length === 0) return inTime(whole)
  if (key.length < SHORTEST || COMMON.test(key)) return []
  const begins = (own: string): boolean => own.startsWith(`${key} `)
  const begun = meant.length > 0 ? meant : all.filter((e) => namesOf(e).some(begins))
  // an employer's name with its place is the same one
  const names = [...new Set(begun.flatMap((e) => namesOf(e).filter(begins)))]
  return names.every((name) => name.startsWith(names[0] ?? '') || names[0]?.startsWith(name))
    ? inTime(begun)
    : []
}

/** Is it whom an entry is with, by its name or the beginning of that? */
const isWith =
  (key: string) =>
  ({ org }: Entry): boolean =>
    org !== null && `${keyOf(org)} `.startsWith(`${key} `)

/** Of each CV its entries by the first words of what they may be called: asked for of every question of a few words. */
const byFirstWord = oncePer((facts: Facts): ReadonlyMap<string, readonly Entry[]> => {
  const index = new Map<string, Entry[]>()
  for (const entry of entriesOf(facts))
    for (const word of new Set(namesOf(entry).map(firstWord))) {
      const others = index.get(word)
      if (others) others.push(entry)
      else index.set(word, [entry])
    }
  return index
})

const firstWord = (name: string): string => name.split(' ', 1)[0] ?? ''

/** How whom an entry is with may be called: whole, without its place, and whatever else its header names but a title. */
const namesOf = oncePer(({ org, title, parts }: Entry): readonly string[] => {
  const others = parts.filter((part) => part !== title && !looksLikeTitle(part))
  const own = org === null ? [] : [org, org.split(/,\s|\s[·|–—(]/)[0] ?? org]
  return [...own, ...others].map(keyOf)
})

const inTime = (entries: readonly Entry[]): Entry[] =>
  [...entries].sort((a, b) => (a.range?.from ?? 0) - (b.range?.from ?? 0))
