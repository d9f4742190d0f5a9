/**
 * What a word in capitals stands for in the words of a CV: 'NMC' for the Nursing and Midwifery Council, 'GPhC' for the
 * General Pharmaceutical one, and 'IStructE' in the letters of who is its member.
 */
import type { Facts } from '../facts/facts.ts'
import { isDegreeLetters } from '../lexicon/degrees.ts'
import { stem, type Word } from '../text/text.ts'

/** Letters before those of a body that say how one belongs to it: MIStructE, FICE, AMIMechE. */
const GRADES: ReadonlyMap<string, string> = new Map([
  ['member', 'm'],
  ['fellow', 'f'],
  ['associate', 'a'],
])
const BEFORE = ['m', 'f', 'a', 'am', 's', 't', 'g', 'hon', 'c'] as const
/** Letters of a body's name, at least. */
const SHORTEST = 3

/** Stems of the CV; none where it has no such words. */
export function standsFor(facts: Facts, raw: string): readonly string[] {
  // several of them have an ending: 'VPNs', 'OSes'
  const letters = raw.replace(/(?<=\p{Lu}{2})e?s$|(?<=\p{Lu})\p{Ll}(?=\p{Lu})/gu, '')
  if (!/^\p{Lu}{2,6}$/u.test(letters) || isDegreeLetters(raw)) return []
  return [...(facts.acronyms.get(letters) ?? spellOut(facts, letters) ?? [])]
}

/** Stems of the CV that say that one belongs to a body: to it at all, or, for 'fellow' beside its letters, as that. */
export function gradesOf(facts: Facts, content: readonly Word[], at: number): readonly string[] {
  const asked = content[at]?.stem ?? ''
  const letters = [...GRADES].filter(([name]) => stem(name) === asked).map(([, letter]) => letter)
  const bodies = letters.length > 0 ? content : content.slice(at, at + 1)
  return bodies
    .filter(({ raw }) => /^\p{Lu}\p{L}*\p{Lu}\p{L}*$/u.test(raw) && raw.length >= SHORTEST)
    .flatMap(({ text }) => (letters.length > 0 ? letters : BEFORE).map((grade) => stem(grade + text)))
    .filter((one) => facts.df.has(one))
}

/** Stems of consecutive words of a unit whose initials are these letters ('CDL' for a 'commercial driver license'). */
function spellOut(facts: Facts, letters: string): ReadonlySet<string> | undefined {
  if (letters.length < SHORTEST) return undefined
  const wanted = letters.toLowerCase()
  for (const { words } of facts.units) {
    const content = words.filter((w) => !w.stop)
    const initials = content.map((w) => w.text.charAt(0)).join('')
    const at = initials.indexOf(wanted)
    if (at >= 0) return new Set(content.slice(at, at + letters.length).map((w) => w.stem))
  }
  return undefined
}
