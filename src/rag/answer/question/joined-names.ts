/** 'Does she know both Fortran and Cobol?', where the CV has one of them: each is asked by itself. */
import type { Facts } from '../facts/facts.ts'
import { words } from '../text/text.ts'

const NAME = "\\p{Lu}[\\p{L}\\d+#.’'-]*(?: \\p{Lu}[\\p{L}\\d+#.’'-]*)?"
const WHETHER = new RegExp(
  `^((?:does|do|did|has|have|can|could|is|was) (?:he|she|they|you) [\\p{Ll} ]{2,40}?)(?: (?:both|either))? (${NAME}(?:, ${NAME}){0,2}),? (?:and|or|as well as) (${NAME})[\\s?.!]*$`,
  'u',
)

/**
 * The questions whether each of several names holds, those of the CV first; null where it has all of them, or none,
 * so that one answer serves for all.
 */
export function joinedNames(facts: Facts, text: string): readonly string[] | null {
  const [, lead, first = '', last = ''] = WHETHER.exec(text.charAt(0).toLowerCase() + text.slice(1)) ?? []
  if (lead === undefined) return null
  const names = [...first.split(', '), last]
  const isHeld = (name: string): boolean => words(name).every((word) => facts.vocabulary.has(word.text))
  const held = names.filter(isHeld)
  if (held.length === 0 || held.length === names.length) return null
  const asked = lead.charAt(0).toUpperCase() + lead.slice(1)
  return [...held, ...names.filter((name) => !held.includes(name))].map((name) => `${asked} ${name}?`)
}
