/** Terms of a question as the CV puts them: by their letters or in full, those that it explains itself too. */
import type { Facts } from '../facts/facts.ts'
import { abbreviation, ABBREVIATIONS, ONLY_AS_WRITTEN, type Abbreviation } from '../lexicon/abbreviations.ts'
import { isDegreeLetters } from '../lexicon/degrees.ts'
import type { Kind } from '../lexicon/kinds.ts'
import { words, type Word } from '../text/text.ts'
import { findRun, wordRun } from './word-runs.ts'

/** 'Clinical Nurse Manager 2 (CNM2)': letters that the CV explains itself. */
const EXPLAINED =
  /((?:\p{Lu}[\p{L}'’-]{1,30} (?:(?:of|and|for|the|in|de) )?){2,6})(?:\d{1,2} )?\((\p{Lu}{2,7})\d{0,2}\)/gu

const explained = new WeakMap<Facts, readonly Abbreviation[]>()

/** Those that the CV explains and then goes on to use. */
function explainedIn(facts: Facts): readonly Abbreviation[] {
  const known = explained.get(facts)
  if (known) return known
  const found = facts.units.flatMap(({ unit }) =>
    [...unit.text.matchAll(EXPLAINED)].flatMap(([, full = '', letters = '']) => {
      const content = words(full)
      // the name may be a part of what stands before the brackets
      const from = content.length - letters.length
      const own = content.slice(Math.max(0, from))
      return own.map((w) => w.text.charAt(0)).join('') === letters.toLowerCase()
        ? [abbreviation(letters, own.map((w) => w.raw).join(' '))]
        : []
    }),
  )
  const used = found.filter(
    ({ stem: letters, full }) => (facts.df.get(letters) ?? 0) > 1 && timesHeld(facts, full) < 2,
  )
  explained.set(facts, used)
  return used
}

/** The question with such terms as the CV puts them. */
export function termsAsWritten(facts: Facts, text: string): string {
  let out = text
  let all = words(text)
  const put = (one: Abbreviation): boolean => {
    const found = otherwise(facts, all, one)
    if (found === null) return false
    out = out.slice(0, found.start) + found.text + out.slice(found.end)
    all = words(out)
    return true
  }
  for (const one of explainedIn(facts)) if (isSaid(all, one)) put(one)
  let places = placesSaid(all)
  for (let place = places.shift(); place !== undefined; place = places.shift()) {
    const done = place
    if (put(ABBREVIATIONS[done]!)) places = placesSaid(all).filter((one) => one > done)
  }
  for (const { raw, start, end } of [...all].reverse()) {
    const full = qualificationOf(facts, raw)
    if (full !== null) out = out.slice(0, start) + full + out.slice(end)
  }
  return out
}

const isSaid = (all: readonly Word[], { keys }: Abbreviation): boolean =>
  all.some(({ text, stem }) => keys.includes(text) || keys.includes(stem))

/** For each key the places of its abbreviations in their list. */
const PLACES: ReadonlyMap<string, readonly number[]> = (() => {
  const map = new Map<string, number[]>()
  for (const [place, { keys }] of ABBREVIATIONS.entries())
    for (const key of keys) map.set(key, [...(map.get(key) ?? []), place])
  return map
})()

/** The places of those that some words may name, in their order. */
const placesSaid = (all: readonly Word[]): number[] =>
  [
    ...new Set(all.flatMap(({ text, stem }) => [...(PLACES.get(text) ?? []), ...(PLACES.get(stem) ?? [])])),
  ].sort((a, b) => a - b)

const QUALIFICATIONS: ReadonlySet<Kind | null> = new Set<Kind | null>([
  'education',
  'certifications',
  'memberships',
])

/** In full, what is passed or joined, where the CV has its letters behind the name at most: 'Jo Hale, MSc, NPQH'. */
function qualificationOf(facts: Facts, letters: string): string | null {
  if (!/^\p{Lu}{3,6}$/u.test(letters) || isDegreeLetters(letters) || !facts.acronyms.has(letters)) return null
  const isUsed = facts.units.some(
    ({ unit, words: own }) =>
      unit.index !== facts.person?.unit && own.some(({ raw }) => raw === letters || raw === `${letters}s`),
  )
  if (isUsed) return null
  const spelt = new RegExp(
    `(?<!\\p{L})${[...letters].map((one) => `${one}\\p{L}+`).join('[ -](?:(?:of|for|and|the|in) ){0,2}')}(?!\\p{L})`,
    'gu',
  )
  const found = facts.units.flatMap(({ unit }) =>
    [...unit.text.matchAll(spelt)].map(([full]) => ({ full, kind: facts.mainKinds[unit.section] ?? null })),
  )
  const [first] = found
  // other words may begin alike: a Chief Product Officer is no Certified Product Owner
  if (first === undefined || found.some(({ full }) => full !== first.full)) return null
  return found.some(({ kind }) => QUALIFICATIONS.has(kind)) ? first.full : null
}

/** Where these words name the term, and how the CV puts it, when that is otherwise. */
function otherwise(
  facts: Facts,
  all: readonly Word[],
  one: Abbreviation,
): { start: number; end: number; text: string } | null {
  const short = all.find((w) => isCalled(w, one))
  if (short !== undefined) {
    if (usesLetters(facts, one) && !headsOnlyInFull(facts, one)) return null
    const text = wordRun(facts, one.full) ?? wordRun(facts, one.least)
    return text === null ? null : { start: short.start, end: short.end, text }
  }
  if (!all.some((w) => w.stem === one.full[0])) return null
  const content = all.filter((w) => !w.stop)
  const at = findRun(content, one.full) ?? (one.least.length > 1 ? findRun(content, one.least) : null)
  if (at === null || !usesLetters(facts, one)) return null
  return ABBREVIATIONS.includes(one) && wordRun(facts, one.least) !== null
    ? null
    : { ...at, text: one.letters }
}

const isCalled = ({ raw, text }: Word, { letters }: Abbreviation): boolean =>
  raw === letters ||
  raw === `${letters}s` ||
  raw === `${letters}es` ||
  (text === letters.toLowerCase() && raw === text && !ONLY_AS_WRITTEN.has(text))

const usesLetters = (facts: Facts, { letters, stem: own }: Abbreviation): boolean =>
  facts.df.has(own) && facts.units.some(({ words: all }) => all.some(({ raw }) => raw === letters))

/** Where the CV has both, does a post's header have it in full, and none by its letters? */
function headsOnlyInFull({ entries }: Facts, { letters, least }: Abbreviation): boolean {
  const heads = entries.map(({ text }) => words(text).filter((w) => !w.stop))
  return (
    !heads.some((own) => own.some(({ raw }) => raw === letters)) &&
    heads.some((own) => findRun(own, least) !== null)
  )
}

const timesHeld = (facts: Facts, run: readonly string[]): number =>
  facts.units.filter(
    ({ stems, words: own }) =>
      run.every((one) => stems.has(one)) &&
      findRun(
        own.filter((w) => !w.stop),
        run,
      ) !== null,
  ).length
