/** 'Is she a member of the IStructE?': told by the letters that members put behind their names, 'MIStructE', 'FICE'. */
import type { Facts } from '../facts/facts.ts'
import type { Plan } from '../plan/plan.ts'
import type { Draft } from '../ranking/reader.ts'
import { textOf } from '../saying/say-unit.ts'

const ASKED =
  /^(?:is|was|are|were|has|have) (?:he|she|they|you) (?:been |become |also |still |ever )?(?:an? |the )?(?:(?:full|chartered|corporate|registered|elected|professional|incorporated) )*(?<rank>member|fellow|associate)(?: member)? of (?:the )?\p{L}+\W*$/u
/** By the first letters of those that are put behind a name; a fellow is a member too. */
const LETTERS: ReadonlyMap<string, readonly string[]> = new Map([
  ['member', ['m', 'am', 'f', 'a']],
  ['fellow', ['f']],
  ['associate', ['a', 'am']],
])
/** Letters of a body's name, at least. */
const SHORTEST = 3

/** Null where no such letters stand in the CV. */
export function planMemberOf(facts: Facts, { question }: Draft): Plan | null {
  const rank = ASKED.exec(question.folded)?.groups?.['rank']
  const body = question.words.at(-1)
  if (rank === undefined || body === undefined) return null
  if (body.raw.length < SHORTEST || !/\p{Lu}.*\p{Lu}/u.test(body.raw)) return null
  for (const letters of LETTERS.get(rank) ?? []) {
    const line = facts.units.find(({ words }) => words.some(({ text }) => text === letters + body.text))
    if (line === undefined) continue
    const { index } = line.unit
    return { parts: [{ text: textOf(facts, index), units: [index] }], list: false, chance: 0.9, fact: true }
  }
  return null
}
