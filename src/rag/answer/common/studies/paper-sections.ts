/** Which sections list certificates, licences and the like. */
import { kindsOfHeading } from '../../document/heading-kinds.ts'
import type { Facts, UnitFacts } from '../../facts/facts.ts'
import type { Kind } from '../../lexicon/kinds.ts'

/** Weight of a kind that the section's own heading names. */
const NAMED = 0.8
/** And where its heading names none, by what stands below it. */
const TAKEN = 0.4
/** What tells how long something is valid, or that it was earned. */
const LASTS =
  /\b(?:certif\w*|valid|expir\w*|no expiry|lapsed|renewed|accredited|chartered|licen[cs]ed?|registered|issued|passed)\b/i
/** Kinds that lists of papers are taken for, by their headings ('Paper I can show') or for want of any. */
const TAKEN_FOR: readonly (Kind | null)[] = [
  null,
  'certifications',
  'publications',
  'experience',
  'memberships',
  'awards',
]
const A_WORK =
  /^["“„«]|["”»],? (?:in )?\p{Lu}|\b(?:journal|citations|vol\.|pp\.|proceedings|in print|to appear)\b|\(\d{4}\)\. |^\p{Lu}\p{L}+ \p{Lu}\.?,/u

/**
 * By its own heading, or by most of its lines.
 *
 * @param lines of the section, without its heading
 */
export function isOfPapers(
  { mainKinds, sectionKinds, document, units, entries, person }: Facts,
  section: number,
  lines: readonly UnitFacts[],
): boolean {
  const kind = mainKinds[section] ?? null
  const { heading = '', depth = 0 } = document.sections[section] ?? {}
  if (depth === 0 || (person !== null && units[person.unit]?.unit.section === section)) return false
  if (section === units[0]?.unit.section || /^(?:the|my) \p{L}+ courses?$/iu.test(heading)) return false
  const share = (pattern: RegExp): number =>
    lines.filter(({ unit }) => pattern.test(unit.text)).length / Math.max(1, lines.length)
  if (share(A_WORK) > 0.4) return false
  // 'Conference papers' below 'Publications'
  const above = document.sections[document.sections[section]?.parent ?? -1]
  if (
    /\bpapers?\b/i.test(heading) &&
    above !== undefined &&
    kindsOfHeading(above.heading).has('publications')
  )
    return false
  // what is done in a post is no list of papers
  const within = lines.filter(
    ({ entry, isHeader }) => entry !== null && !isHeader && entries[entry]?.kind === 'experience',
  )
  if (within.length * 3 > lines.length) return false
  const least = kindsOfHeading(heading).size === 0 ? TAKEN : NAMED
  if (kind === 'certifications' && (sectionKinds[section]?.get(kind) ?? 0) >= least) return true
  const listed = lines.filter(({ unit }) => unit.kind !== 'sentence').length * 2 > lines.length
  return (
    listed && TAKEN_FOR.includes(kind) && lines.length > 1 && share(LASTS) >= 0.5 && share(SOFTWARE) === 0
  )
}
const SOFTWARE = /\b(?:mit|bsd|gpl|apache|zlib|stars|library|package)\b/i
