/** 'Does she have a website?', 'LinkedIn profile': addresses of her own, and not of a work or an employer. */
import { hiddenAddresses } from '../../document/link-addresses.ts'
import { aboutPerson } from '../../facts/about-person.ts'
import type { Facts } from '../../facts/facts.ts'
import { exactly, WHO, WHOSE } from '../../lexicon/frames.ts'
import type { PlanPart } from '../../plan/plan.ts'
import { fold } from '../../text/text.ts'
import { listOf, UNSAID, type Overview, type Planners } from '../planner.ts'

const IS = `(?:what(?:['’]?s| is| are| about) |any |is there |where(?:['’]?s| is) |(?:please )?(?:show|give|send|tell) (?:me |us )?)?(?:${WHOSE} |an? |any )*`
const HAS = `(?:does|do|has|have|is|are) ${WHO} (?:have |got |own |run |keep |write |on )?`
const LINK = '(?:link|url|web ?address|internet address|address)'
const LINK_TO = `(?:${LINK} (?:to|of|for) (?:${WHOSE} )*)?`
const SITE = `(?:(?:own |personal |professional )*(?:web ?sites?|web ?pages?|home ?pages?|sites?|portfolios?|blogs?|web address|url|online portfolio|online presence)(?: or (?:blog|portfolio|web ?site))?(?: ${LINK})?)`
/** Folded, with the person's own name as 'she'. */
export const WEBSITE = exactly(
  `${IS}${LINK_TO}${SITE}|${HAS}(?:an? |any |${WHOSE} )*${SITE}|(?:where|how) can (?:i|we|one) find ${WHO} (?:online|on the (?:web|internet))|(?:is|are) ${WHO} on the (?:web|internet)|where can (?:i|we|one) (?:see|view|find|look at) (?:more of |some of )?${WHOSE} work (?:online|on the (?:web|internet))`,
)
const PROFILE = '(?: (?:profile|page|account|url|link|address|handle|user ?name))?'
const onNetwork = (name: string): RegExp =>
  exactly(
    `${IS}${LINK_TO}${name}${PROFILE}|${HAS}(?:an? |any |${WHOSE} )*${name}${PROFILE}(?: (?:profile|account))?`,
  )

const ADDRESS =
  /(?:https?:\/\/|www\.)[^\s,;|·)>\]]{3,120}|(?<![@\p{L}\d.-])(?:[a-z\d-]{2,40}\.){1,3}(?:example|com|org|net|io|dev|me|de|fr|es|it|nl|se|ch|dk|ie|pt|pl|ca|info|app|page|uk|eu|co)(?:\/[^\s,;|·)>\]]{0,80})?(?!@|[\p{L}\d])/gu
const NETWORK =
  /\b(?:linkedin|xing|mastodon|twitter|insta(?:gram)?|facebook|tik ?tok|youtube|orcid|signal|bluesky|matrix|chat)\b/i
const CODE = /\b(?:git|code|gitlab|github|repositor(?:y|ies)|orcid|pgp|key)\b/i
const MOST = 2

/** What a question may ask for by itself; of these words the label of one address holds one. */
const SORTS = /\b(?:portfolio|blog|home ?page)\b/

export function planWebsite(facts: Facts, folded: string): Overview {
  const all = addresses(facts).filter(({ text }) => !NETWORK.test(text))
  const own = all.filter(({ text }) => !CODE.test(text))
  const sort = SORTS.exec(folded)?.[0]
  const asked = own.filter(({ text }) => sort !== undefined && fold(text).includes(sort))
  const found = [asked, own, all].find((some) => some.length > 0) ?? []
  return listOf(found.slice(0, MOST)) ?? UNSAID
}

/** 'Does she have a portfolio?', where an address is called so. */
export const planPortfolio = (facts: Facts): Overview =>
  listOf(addresses(facts).filter(({ text }) => /\bportfolio\b/.test(fold(text).replace(/\S+\.\S+/g, ''))))

/** Of a network or a host of code: the address, or what the line says of it. */
function profileOn(facts: Facts, name: RegExp): PlanPart[] {
  const parts = aboutPerson(facts).flatMap(({ unit }): PlanPart[] => {
    const link = hiddenAddresses(facts.document, unit).find(
      ({ label, address }) => name.test(label) || name.test(address),
    )
    if (link) return [{ text: link.address, units: [unit.index] }]
    if (!name.test(unit.text)) return []
    const address = [...unit.text.matchAll(ADDRESS)].find(([one]) => name.test(one))?.[0]
    const piece = unit.text.split(/\s*[|·•;]\s*|,\s+/).find((one) => name.test(one))
    return [{ text: address ?? piece ?? unit.text, units: [unit.index] }]
  })
  return parts.slice(0, 1)
}

const LINKED_IN = /\blinked ?in\b(?!.*(?:sales navigator|recruiter|ads\b))/i
/** How they are asked for, and written. */
const NETWORKS: readonly (readonly [string, RegExp])[] = [
  ['git ?hub', /\bgit ?hub\b/i],
  ['git ?lab', /\bgit ?lab\b/i],
  ['codeberg', /\bcodeberg\b/i],
  ['mastodon', /\bmastodon\b/i],
  ['blue ?sky', /\bblue ?sky|\bbsky\b/i],
  ['twitter', /\btwitter\b/i],
  ['xing', /\bxing\b/i],
  ['insta(?:gram)?', /\binsta(?:gram)?\b/i],
  ['facebook', /\bfacebook\b/i],
  ['tik ?tok', /\btik ?tok\b/i],
  ['youtube', /\byoutube\b/i],
  ['(?:google )?scholar', /\bscholar\b/i],
  ['research ?gate', /\bresearch ?gate\b/i],
  ['behance', /\bbehance\b/i],
  ['dribbble', /\bdribbble\b/i],
  ['kaggle', /\bkaggle\b/i],
  ['stack ?overflow', /\bstack ?overflow\b/i],
]

/** On each network that a line about the person names; where some are asked for, on these. */
export function profilesOn(facts: Facts, asked: string): PlanPart[] {
  const all = [['linked ?in', LINKED_IN] as const, ...NETWORKS]
  const named = all.filter(([name]) => new RegExp(`\\b${name}\\b`).test(asked))
  return (named.length > 0 ? named : all).flatMap(([, name]) => profileOn(facts, name))
}

/** Is one of them asked for by its name? */
export const namesNetwork = (asked: string): boolean =>
  ['linked ?in', ...NETWORKS.map(([name]) => name)].some((name) => new RegExp(`\\b${name}\\b`).test(asked))

/** A network that the CV does not name is left to the rankers, but for one that everybody is asked for. */
export const PROFILES_ASKED: Planners = [
  [onNetwork('linked ?in'), (facts) => listOf(profileOn(facts, LINKED_IN)) ?? UNSAID],
  ...NETWORKS.map(([asked, name]): Planners[number] => [
    onNetwork(asked),
    (facts) => listOf(profileOn(facts, name)),
  ]),
]

/** Those in lines about her, with what stands before the mark ('portfolio: …'). */
export function addresses(facts: Facts): PlanPart[] {
  const parts = aboutPerson(facts).flatMap(({ unit }) => [
    ...[...unit.text.matchAll(ADDRESS)].map(([found]): PlanPart => ({
      text: labelled(unit.text, found.replace(/\.$/, '')),
      units: [unit.index],
    })),
    ...hiddenAddresses(facts.document, unit)
      .filter(({ address }) => /^https?:/i.test(address))
      .map(({ label, address }): PlanPart => ({ text: `${label}: ${address}`, units: [unit.index] })),
  ])
  return parts.filter(({ text }, i) => parts.findIndex((other) => other.text === text) === i)
}

function labelled(text: string, address: string): string {
  // 'ada.quill.example (Portfolio)'
  const [, behind] = /^ ?(\([\p{L} ]{3,24}\))/u.exec(text.slice(text.indexOf(address) + address.length)) ?? []
  if (behind !== undefined) return `${address} ${behind}`
  const piece = text.split(/\s*[|·•;]\s*|,\s+|\s+[–—]\s+/).find((one) => one.includes(address)) ?? address
  return !piece.includes('@') && /^[\p{L} ]{2,24}:? \S+$/u.test(piece) && piece.endsWith(address)
    ? piece
    : address
}
