/** 'Name the freelance clients she mentions': those that lines of a post on one's own account begin with, set off. */
import { isPost, type Entry } from '../../entries/entry.ts'
import type { Facts } from '../../facts/facts.ts'
import { exactly, WHO } from '../../lexicon/frames.ts'
import type { PlanPart } from '../../plan/plan.ts'
import { bodyUnits } from '../../posts/entry-body.ts'
import { listOf, type Overview } from '../planner.ts'

const THEIRS = '(?:(?:all|of|the|his|her|their|your|any) )*'
const CLIENTS = '(?:(?:freelance|freelancing|own|private|main|named|biggest) )*(?:clients?|customers?)'
const FREELANCE_CLIENTS = `(?:freelance|freelancing) ${CLIENTS}|${CLIENTS} (?:as a freelancer?|when freelancing|while freelancing|of (?:his|her|their|your) (?:freelance|own) (?:work|business|firm))`
const BEHIND = `(?: (?:that |whom )?${WHO} (?:(?:has|have) )?(?:mentions?|mentioned|lists?|listed|names?|named|had|has|have|worked (?:for|with)|served))?`
export const FREELANCE_ASKED = exactly(
  [
    `(?:(?:please )?(?:list|name|give|show|tell)(?: me| us)? )?${THEIRS}(?:${FREELANCE_CLIENTS})${BEHIND}`,
    `(?:who|which|what) (?:are|were|have been) ${THEIRS}(?:${FREELANCE_CLIENTS})${BEHIND}`,
    `(?:which|what) (?:${FREELANCE_CLIENTS}) (?:does|did|has|have) ${WHO} (?:had|have|mention|list|name|named|mentioned|work(?:ed)? (?:for|with)|serve[d]?)`,
  ].join('|'),
)
const OWN = /\bfreelanc\p{L}*|\bself-employed\b|\bsole trader\b|\bown (?:account|business)\b/iu
/** Characters of a name. */
const LONG = 60
const LEAST = 2

/** Null where fewer are set off: then sentences or a list of their own may name them. */
export function planFreelanceClients(facts: Facts): Overview {
  const posts = facts.entries.filter((entry) => isPost(entry) && OWN.test(entry.text))
  const parts = posts.flatMap((post) => clientsIn(facts, post))
  return parts.length < LEAST ? null : listOf(parts)
}

function clientsIn(facts: Facts, post: Entry): PlanPart[] {
  return bodyUnits(facts, post).flatMap((index): PlanPart[] => {
    const unit = facts.units[index]?.unit
    const block = unit?.block == null ? undefined : facts.document.blocks[unit.block]
    if (unit === undefined || block === undefined || !unit.first || unit.kind !== 'item') return []
    const mark = block.marks.find(
      ({ kind, start, end }) => kind === 'strong' && start <= unit.from + 2 && end - start <= LONG,
    )
    const name = mark === undefined ? '' : block.text.slice(mark.start, mark.end)
    // '**Impact:** …' names what follows, '**Acme** (2020): …' whom it was for
    const isName = /^\p{Lu}/u.test(name) && !/:\s*$/.test(name) && !/[.!?]\s*$/.test(name)
    return isName && / \p{Lu}|^\S+$/u.test(name) ? [{ text: name.trim(), units: [index] }] : []
  })
}
