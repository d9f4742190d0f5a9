/** 'Does she have a website?', 'LinkedIn profile': addresses of her own, and not of a work or an employer. */
import type { Facts, UnitFacts } from '../facts/facts.ts'
import { exactly, WHO, WHOSE } from '../lexicon/frames.ts'
import type { PlanPart } from '../plan/plan.ts'
import { fold } from '../text/text.ts'
import { listOf, UNSAID, type Overview } from './planner.ts'

const IS = `(?:what(?:['’]?s| is| are| about) |any |is there |where is |show (?:me )?)?(?:${WHOSE} |an? |any )*`
const HAS = `(?:does|do|has|have|is|are) ${WHO} (?:have |got |own |run |keep |write |on )?`
const SITE =
  '(?:(?:own |personal |professional )*(?:web ?sites?|web ?pages?|home ?pages?|sites?|portfolios?|blogs?|web address|url|online portfolio|online presence)(?: or (?:blog|portfolio|web ?site))?(?: url| address| link)?)'
/** Folded, with the person's own name as 'she'. */
export const WEBSITE = exactly(
  `${IS}${SITE}|${HAS}(?:an? |any |${WHOSE} )*${SITE}|(?:where|how) can (?:i|we|one) find ${WHO} (?:online|on the (?:web|internet))|(?:is|are) ${WHO} on the (?:web|internet)`,
)
export const LINKEDIN = exactly(
  `${IS}linked ?in(?: (?:profile|page|account|url|link|address))?|${HAS}(?:an? |any |${WHOSE} )*linked ?in(?: (?:profile|page|account))?(?: (?:profile|account))?`,
)

const ADDRESS =
  /(?:https?:\/\/|www\.)[^\s,;|·)>\]]{3,120}|(?<![@\p{L}\d.-])(?:[a-z\d-]{2,40}\.){1,3}(?:example|com|org|net|io|dev|me|de|fr|uk|eu|co)(?:\/[^\s,;|·)>\]]{0,80})?(?!@|[\p{L}\d])/gu
const NETWORK = /\b(?:linkedin|xing|mastodon|twitter|instagram|facebook|orcid|signal|bluesky|matrix|chat)\b/i
const CODE = /\b(?:git|code|gitlab|github|repositor(?:y|ies)|orcid|pgp|key)\b/i
const MOST = 2

export function planWebsite(facts: Facts): Overview {
  const all = addresses(facts).filter(({ text }) => !NETWORK.test(text))
  const own = all.filter(({ text }) => !CODE.test(text))
  return listOf((own.length > 0 ? own : all).slice(0, MOST)) ?? UNSAID
}

export function planLinkedIn(facts: Facts): Overview {
  const lines = about(facts).filter(
    ({ unit }) => /\blinked ?in\b/i.test(unit.text) && !/sales navigator|recruiter|ads\b/i.test(unit.text),
  )
  const parts = lines.flatMap(({ unit }): PlanPart[] => {
    const address = [...unit.text.matchAll(ADDRESS)].find(([one]) => /linked/i.test(one))?.[0]
    const piece = unit.text.split(/\s*[|·•;]\s*|,\s+/).find((one) => /linked ?in/i.test(one))
    return [{ text: address ?? piece ?? unit.text, units: [unit.index] }]
  })
  return listOf(parts.slice(0, 1)) ?? UNSAID
}

/** Those in lines about her, with what stands before the mark ('portfolio: …'). */
function addresses(facts: Facts): PlanPart[] {
  const parts = about(facts).flatMap(({ unit }) =>
    [...unit.text.matchAll(ADDRESS)].map(([found]): PlanPart => ({
      text: labelled(unit.text, found.replace(/\.$/, '')),
      units: [unit.index],
    })),
  )
  return parts.filter(({ text }, i) => parts.findIndex((other) => other.text === text) === i)
}

function labelled(text: string, address: string): string {
  const piece = text.split(/\s*[|·•;]\s*|,\s+|\s+[–—]\s+/).find((one) => one.includes(address)) ?? address
  return !piece.includes('@') && /^[\p{L} ]{2,24}:? \S+$/u.test(piece) && piece.endsWith(address)
    ? piece
    : address
}

const OWN_HEADING = /\b(?:contact|reach|find me|details|address)\b/

/** Lines of the first section, of contact and practical ones; none of a post, a work or a referee. */
function about(facts: Facts): UnitFacts[] {
  const top = facts.units[0]?.unit.section
  const named = facts.units.find(({ unit }) => unit.kind === 'heading')?.unit.section
  return facts.units.filter(({ unit, entry }) => {
    const kind = facts.mainKinds[unit.section] ?? null
    const heading = fold(facts.document.sections[unit.section]?.heading ?? '')
    if (entry !== null && facts.entries[entry]?.kind === 'experience') return false
    return (
      unit.section === top ||
      unit.section === named ||
      kind === 'contact' ||
      kind === 'summary' ||
      kind === 'practical' ||
      OWN_HEADING.test(heading) ||
      /\b(?:my|own|home) (?:web ?site|page|home ?page|blog|portfolio|practice)|^(?:portfolio|blog|web(?:site)?|page|site|listen|practice page)\b/i.test(
        unit.text,
      )
    )
  })
}
