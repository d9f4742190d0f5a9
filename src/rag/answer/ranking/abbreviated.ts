/**
 * What a word in capitals stands for in the words of a CV: 'NMC' for the Nursing and Midwifery Council, 'GPhC' for the
 * General Pharmaceutical one, and 'IStructE' in the letters of who is its member.
 */
import type { Facts } from '../facts/facts.ts'
import { isDegreeLetters } from '../lexicon/degrees.ts'
import { fold, stem } from '../text/text.ts'

/** Letters before those of a body that say how one belongs to it: MIStructE, FICE, AMIMechE. */
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

/** Stems of the CV that say that one belongs to the body of these letters. */
export function belongingTo(facts: Facts, raw: string): readonly string[] {
  if (raw.length < SHORTEST || !/^\p{Lu}\p{L}*\p{Lu}\p{L}*$/u.test(raw)) return []
  const body = fold(raw)
  return BEFORE.map((before) => stem(before + body)).filter((one) => facts.df.has(one))
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
