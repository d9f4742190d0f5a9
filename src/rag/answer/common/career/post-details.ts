/** 'What did she achieve at Acme?', 'which tools did she use there?': lines of one employer's posts that tell it. */
import type { Entry } from '../../entries/entry.ts'
import type { Facts } from '../../facts/facts.ts'
import { exactly, WHO, WHOSE } from '../../lexicon/frames.ts'
import type { Plan, PlanPart } from '../../plan/plan.ts'
import { bodyUnits } from '../../posts/entry-body.ts'
import { words } from '../../text/text.ts'
import { planOf, UNSAID, type Overview } from '../planner.ts'

const X = '.{2,80}'
const AT = '(?:at|for|with|in|while at|during (?:(?:his|her|their|your) )?(?:time|years) at)'
export const ACHIEVED = exactly(
  [
    `(?:what|which) (?:results |successes |improvements |goals )?(?:did|has|have) ${WHO} (?:achieved?|accomplish(?:ed)?|reach(?:ed)?|deliver(?:ed)?|improved?|contribute) ${AT} ${X}`,
    `(?:what (?:are|were|is|was) )?(?:${WHOSE} )*(?:main |key |greatest |biggest )?(?:achievements?|accomplishments?|successes|results|contributions?) ${AT} ${X}`,
    `${X} (?:achievements|accomplishments|results)`,
  ].join('|'),
)
export const USED = exactly(
  [
    `(?:what|which) (?:software |programming |main )?(?:tools?|technolog(?:y|ies)|software|programs?|languages|frameworks?|systems?|tech stack|equipment|machines?)(?: and technologies)? (?:did|does|has|have) ${WHO} (?:used?|work(?:ed)? with|using) ${AT} ${X}`,
    `(?:what|which) did ${WHO} (?:work with|use) ${AT} ${X}`,
    `(?:(?:what|which) (?:is|was|are|were) )?(?:${WHOSE} )*(?:(?:full|whole|main|technical) )*(?:tools|technologies|(?:tech(?:nology)? )?stack|software) (?:used |like )?${AT} ${X}`,
    `(?:what|which) (?:tools|technologies|(?:tech(?:nology)? )?stack|software) (?:is|was|are|were) (?:used|in use) ${AT} ${X}`,
  ].join('|'),
)

/** Something that became more, less or other than it was, and what came out of it. */
const RESULT =
  /\b(?:cut|fell|falls?|rose|raised|grew|grown|reduced|increased|doubled|tripled|halved|saved|saving|won|winning|improved|brought (?:down|up|in)|went (?:from|up|down)|dropped|earned|awarded|prize|award|record|first|launched|opened|founded|introduced|set up|built|published|passed|reached|ahead of|under budget|on time|sold|secured|negotiated|instead of|down to|up to|from \S{1,12} to|without (?:a|one|any))\b|\d ?%|€|£|\$/iu
/** Characters that are said. */
const ROOM = 420
const MOST = 4

/** Lines that tell of results, in their order; null where none does. */
export function planAchieved(facts: Facts, posts: readonly Entry[]): Plan | null {
  return said(facts, posts, (text) => (RESULT.test(text) ? (/\d/.test(text) ? 2 : 1) : 0))
}

/** 'built in Leapfrog', 'using QGIS', 'SvelteKit', 'C++': what is named the way in which tools are. */
const TOOL =
  /\b(?:[Uu]sing|(?:[Bb]uilt|[Ww]rote|written|coded|programmed|modelled|drawn|drew|designed|developed|edited|analysed|simulated) [^.;:]{0,60}?\b(?:in|with|on)) (?:the )?\p{Lu}|(?<![\p{L}\d])(?:\p{Lu}?\p{Ll}{1,14}\p{Lu}[\p{L}\d]{1,14}|C\+\+|C#|F#|\.NET|Node\.js)(?![\p{L}])/u

/** 'Stack: Java, Kotlin' of a post says it all. */
const LABELLED =
  /^(?:(?:tech(?:nology|nical)?|full|main) )?(?:stack|tools?|technolog(?:y|ies)|software|tooling|built with|environment|tech)(?: used| and \p{Ll}+)?\s*(?::|\s[–—]\s)\s*\S/iu

/** Lines that name a tool of the skills' section, or something named like one; UNSAID where none does. */
export function planUsed(facts: Facts, posts: readonly Entry[]): Overview {
  const labelled = said(facts, posts, (text) => (LABELLED.test(text) ? 1 : 0))
  if (labelled !== null) return labelled
  const skills = new Set(
    facts.units.flatMap(({ unit, words }) =>
      facts.mainKinds[unit.section] === 'skills' && unit.kind !== 'heading'
        ? words
            .filter((w) => /^\p{Lu}/u.test(w.raw) && !w.stop && !opensSentence(unit.text, w.start))
            .map((w) => w.text)
        : [],
    ),
  )
  const names = new Set(
    facts.entries.flatMap(({ parts }) => parts.flatMap((part) => words(part).map((w) => w.text))),
  )
  const plan = said(facts, posts, (text, unit) => {
    const own = facts.units[unit]?.words ?? []
    const known = own.filter((w) => /^\p{Lu}/u.test(w.raw) && skills.has(w.text) && !names.has(w.text)).length
    return known > 0 ? 1 + known : TOOL.test(text) ? 1 : 0
  })
  return plan ?? UNSAID
}

/** A capital there is no name's. */
const opensSentence = (text: string, at: number): boolean => at === 0 || /[.!?:] $/.test(text.slice(0, at))

/** The lines that tell most, at most so many, said in their order. */
function said(
  facts: Facts,
  posts: readonly Entry[],
  tells: (text: string, unit: number) => number,
): Plan | null {
  const lines = posts
    .toReversed()
    .flatMap((post) => bodyUnits(facts, post))
    .flatMap((index) => {
      const text = facts.units[index]?.unit.text ?? ''
      const score = tells(text, index)
      return score > 0 ? [{ text, index, score }] : []
    })
  const best = [...lines].sort((a, b) => b.score - a.score).slice(0, MOST)
  const parts: PlanPart[] = []
  let length = 0
  for (const line of lines) {
    if (!best.includes(line)) continue
    if (parts.length > 0 && length + line.text.length > ROOM) continue
    parts.push({ text: line.text, units: [line.index] })
    length += line.text.length
  }
  return planOf(parts)
}
