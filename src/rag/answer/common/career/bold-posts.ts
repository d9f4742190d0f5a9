/** Posts that a career told in sentences names in bold: 'I was **Lecturer at Corrib**, from 2016 to 2020'. */
import type { Facts } from '../../facts/facts.ts'
import { linesBelow } from '../../facts/lines-by.ts'
import { looksLikeOrg, looksLikeTitle } from '../../lexicon/names.ts'
import type { PlanPart } from '../../plan/plan.ts'

/** So many names in bold are no stress on single words. */
const ENOUGH = 3
/** Characters of what names a post. */
const SHORT = 6
const LONG = 90
/** 'Tasman Institute in Hobart', 'chief scientist of Loamlight Ltd'. */
const WITH = /\b(?:at|of|for|with|in) (?:the |an? )?\p{Lu}/u

/** In the order of the CV; none where sentences name them otherwise. */
export function boldPosts(facts: Facts): PlanPart[] {
  const { document, mainKinds } = facts
  const out: PlanPart[] = []
  document.sections.forEach(({ index }) => {
    const own = linesBelow(facts, index)
    if (mainKinds[index] !== 'experience' || own.some(({ unit }) => unit.kind !== 'sentence')) return
    const named = own.flatMap(({ unit }): PlanPart[] => {
      const block = unit.block === null ? undefined : document.blocks[unit.block]
      return (block?.marks ?? [])
        .filter(({ kind, start, end }) => kind === 'strong' && start >= unit.from && end <= unit.to)
        .map(({ start, end }) => ({ text: block?.text.slice(start, end) ?? '', units: [unit.index] }))
    })
    const posts = named.filter(
      ({ text }) =>
        text.length >= SHORT &&
        text.length <= LONG &&
        (WITH.test(text) || looksLikeOrg(text) || looksLikeTitle(text)),
    )
    if (posts.length >= ENOUGH && posts.length * 2 > named.length) out.push(...posts)
  })
  return out
}
