/** 'How many employers has she had?': each counted once, however many posts there were with it. */
import { kindsOfHeading } from '../document/heading-kinds.ts'
import { type Entry, isPost } from '../entries/entry.ts'
import { agencyOf } from '../entries/placements.ts'
import type { Facts } from '../facts/facts.ts'
import { exactly, WHO, WHOSE } from '../lexicon/frames.ts'
import { looksLikeOrg, looksLikeTitle } from '../lexicon/names.ts'
import { exclusionIn, remaining } from '../lists/exclusions.ts'
import type { Plan, PlanPart } from '../plan/plan.ts'
import { heldPosts } from '../posts/held.ts'
import { isForClient } from '../posts/post-entries.ts'
import { dated, entriesOf, isOfSentences } from '../posts/timeline-entries.ts'
import { capital, fold } from '../text/text.ts'
import { numberWord } from '../text/word-lists.ts'

const EMPLOYERS = '(?:different |past |previous |former )?(?:employers|companies|firms|organi[sz]ations)'
const ALL =
  '(?: (?:in total|so far|altogether|overall|in all|until now|to date|since (?:(?:he|she|they|you) )?(?:graduat(?:ing|ion|ed)|(?:leaving|finishing|left|finished) (?:school|university|college)|(?:his|her|their|your) (?:graduation|degree|studies))))?'
/** Folded, with the person's own name as 'she'. */
export const HOW_MANY_EMPLOYERS = exactly(
  [
    `(?:for )?how many ${EMPLOYERS} (?:has|have|did|does) ${WHO} (?:had|have|worked (?:for|at|with|in)|work (?:for|at|with|in)|been (?:at|with|employed (?:by|at)|on the payroll of|a (?:paid )?employee of))${ALL}`,
    `(?:for|at|with|in) how many ${EMPLOYERS} (?:has|have|did|does) ${WHO} (?:work|worked|been|been employed|been working)${ALL}`,
    `(?:(?:(?:the )?number|count) of|how many) (?:${WHOSE} )*${EMPLOYERS}${ALL}`,
  ].join('|'),
)

/** On one's own account. */
const OWN = /\b(?:freelance|self[- ]employed|own account|sole trader)\b/i
/** An independent house employs people; an independent adviser is employed by nobody. */
const INDEPENDENT = /\bindependent\b/i
/** A sentence that tells of work names nobody for certain. */
const TOLD = /\b(?:I|my|we|was|were|have|had)\b|[.!?]$/
const LONGEST = 70
const FORMS =
  /(?<=\S)[ ,]+(?:ltd|limited|inc|llc|llp|plc|gmbh|ag|kg|s\.?a|s\.?p\.?a|b\.?v|n\.?v|ab|as|oy|corp|co)\b\.?$/

const nameOf = (org: string): string => org.split(/,\s|\s[·|–—(]/)[0]?.trim() ?? org
const keyOf = (name: string): string => fold(name).replace(/^the /, '').replace(FORMS, '')

/** Who studies is employed by nobody. */
const STUDYING = /^(?:student|pupil)s?$/i

/** Does it stand under a heading that says that posts stand there, or among lines that say so surely? */
function amongPosts({ document, units, sectionKinds }: Facts, post: Entry): boolean {
  let section = document.sections[units[post.from]?.unit.section ?? -1]
  while (section) {
    if (sectionKinds[section.index]?.get('experience') === 1) return true
    if (kindsOfHeading(section.heading).has('experience')) return true
    section = section.parent === null ? undefined : document.sections[section.parent]
  }
  return false
}

/** 'Leaving aside her own firm, how many companies …': null where it is not plain what is left. */
export function planEmployersBut(facts: Facts, folded: string, now: number): Plan | null {
  const excluding = exclusionIn(folded)
  if (excluding === null || !HOW_MANY_EMPLOYERS.test(excluding.rest)) return null
  const kept = remaining(facts, entriesOf(facts).filter(dated), excluding, now)
  return kept === null
    ? null
    : planEmployers(facts, (entry) => kept.some(({ index }) => index === entry.index))
}

/** Null where a post does not say who it was with: what cannot be counted is left to the rankers. */
export function planEmployers(facts: Facts, counts: (entry: Entry) => boolean = () => true): Plan | null {
  const { entries } = facts
  const held = new Map(heldPosts(facts).map((post) => [post.entry.index, post]))
  const isCounted = ({ range, index }: Entry): boolean => range === null || held.size === 0 || held.has(index)
  const posts = entriesOf(facts).filter(
    (e) =>
      isPost(e) &&
      isCounted(e) &&
      !isForClient(facts, e) &&
      counts(e) &&
      (isOfSentences(facts, e) || amongPosts(facts, e)) &&
      !OWN.test(e.text) &&
      !INDEPENDENT.test(e.title ?? '') &&
      !INDEPENDENT.test(e.org ?? '') &&
      !STUDYING.test(e.title ?? '') &&
      // who employed one is the agency, not its clients
      agencyOf(entries, e) === null &&
      !entries.some(
        (other) =>
          other.parent === e.index && isPost(other) && isCounted(other) && agencyOf(entries, other) === null,
      ),
  )
  const found = new Map<string, PlanPart>()
  for (const post of posts) {
    const title = held.get(post.index)?.title ?? post.title
    const name = isOfSentences(facts, post) ? post.org : employerOf({ ...post, title })
    if (name === null) return null
    const key = keyOf(name)
    const known = found.get(key)
    found.set(key, { text: known?.text ?? name, units: [...(known?.units ?? []), ...post.header] })
  }
  if (found.size === 0) return null
  const parts = [...found.values()].map(({ text, units }) => ({ text, units: [...new Set(units)] }))
  return { lead: capital(numberWord(parts.length)), parts, list: true, chance: 0.9, fact: true }
}

function employerOf({ org, title }: Entry): string | null {
  if (org === null || (!looksLikeOrg(org) && (title === null || looksLikeTitle(org)))) return null
  if (org.length > LONGEST || TOLD.test(org.replace(/\b\p{L}{1,4}\.$/u, ''))) return null
  return nameOf(org)
}
