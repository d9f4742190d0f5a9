/** Things that a sub-heading each names: asked for as a list, they are the items, not what stands below the first. */
import { kindsOfHeading } from '../document/heading-kinds.ts'
import type { Facts } from '../facts/facts.ts'
import type { Group } from '../facts/groups.ts'
import { looksLikeOrg } from '../lexicon/names.ts'
import type { Candidate, Reading } from '../ranking/reader.ts'

/** Candidates among which the others are looked for. */
const FIRST = 4

/**
 * The list of sub-headings, where lines below one of them rank first and lines below another come close: what is asked
 * for fits them alike. Null where one of them is meant, or what they tell is asked for.
 */
export function namedBySubHeadings(
  { document, mainKinds }: Facts,
  groups: readonly Group[],
  candidates: readonly Candidate[],
  { question, terms }: Reading,
): Group | null {
  const top = candidates[0]?.group ?? null
  if (top === null || !question.lists || question.counts || !PLURAL.test(question.head.at(-1)?.text ?? ''))
    return null
  const around = document.sections[top.section]?.parent ?? null
  const children = groups.find(({ id }) => id === `children:${String(around)}`)
  if (around === null || children === undefined || top.type !== 'section' || top === children) return null
  if (mainKinds[around] === 'experience' || mainKinds[around] === 'education') return null
  // 'Books' and 'Articles' are lists themselves
  const below = document.sections.filter(({ parent }) => parent === around)
  const isList = (heading: string): boolean => kindsOfHeading(heading).size > 0 && !looksLikeOrg(heading)
  if (below.filter(({ heading }) => isList(heading)).length * 2 >= below.length) return null
  const beside = candidates
    .slice(1, FIRST)
    .some(
      ({ group }) =>
        group !== null &&
        (group === children ||
          (group.section !== top.section && document.sections[group.section]?.parent === around)),
    )
  if (!beside) return null
  // 'which tools are used in bootwarden'
  const own = document.sections[top.section]?.heading.toLowerCase() ?? ''
  return terms.some(({ word, self }) => !self && own.includes(word.text)) ? null : children
}

const PLURAL = /[^isu]s$|^(?:software|work)$/
