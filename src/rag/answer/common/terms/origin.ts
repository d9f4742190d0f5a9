/** 'What is her nationality?', 'Does she need a visa?': by passports, citizenship and permits. */
import type { Facts } from '../../facts/facts.ts'
import { exactly, WHO, WHOSE } from '../../lexicon/frames.ts'
import { PERMIT_NAMES } from '../../lexicon/permit-names.ts'
import type { PlanPart } from '../../plan/plan.ts'
import { NOWHERE, planOf, UNSAID, type Overview } from '../planner.ts'
import { find, say, type Way } from '../told.ts'
import { orLearned } from './terms-learned.ts'

const IS = `(?:what(?:['’]?s| is| are| about) |which (?:is|are) |any )?(?:${WHOSE} |an? )*`
const ORIGIN = '(?:nationalit(?:y|ies)|citizenships?|passports?|nationality status|citizenship status)'
/** Folded, with the person's own name as 'she'. */
export const NATIONALITY = exactly(
  [
    `${IS}(?:current |dual )?${ORIGIN}(?: ?(?:\\/|,| or | and ) ?${ORIGIN})*`,
    `(?:what|which) (?:${ORIGIN}|passports?) (?:does|do|is|are|has|have) ${WHO}(?: have| hold| carry| got)?`,
    `(?:does|do|has|have|is|are) ${WHO} (?:have |hold |got )?(?:an? )?(?:dual |second |two |several |eu |european )(?:${ORIGIN}|citizens?|nationals?)`,
    `(?:what|which) country(?:['’]s)? (?:is|are) ${WHO} an? (?:citizen|national) of|of (?:what|which) country (?:is|are) ${WHO} an? (?:citizen|national)`,
    `where (?:is|are) ${WHO} an? (?:citizen|national)`,
  ].join('|'),
)
export const FROM = exactly(
  [
    `(?:from )?(?:what|which) (?:country|nation|part of the world) (?:is|are|does|do) ${WHO} (?:come )?(?:originally )?(?:from)?(?: originally)?`,
    `where (?:is|are|does|do) ${WHO} (?:come |originally |come originally )?from(?: originally)?`,
    `${IS}(?:country of origin|home country|native country|origins?|ethnic origin|roots)`,
  ].join('|'),
)
export const GREW_UP = exactly(
  [
    `(?:in )?(?:where|(?:what|which) (?:country|city|town|village|region|place|part of the (?:world|country))) (?:did|was|were|has|have|is|are) ${WHO} (?:grow up|grown up|been born|born(?: and (?:raised|bred|brought up))?|raised|brought up|spend (?:${WHOSE} )*childhood)(?: in)?`,
    `${IS}(?:place of birth|birth ?place|home ?town)`,
    `where (?:was|is) (?:${WHOSE} )+(?:place of birth|birth ?place|home ?town|childhood(?: home)?)`,
  ].join('|'),
)
const PLACE =
  '(?:the )?(?:eu|e\\.u\\.?|european union|europe|uk|u\\.k\\.?|united kingdom|britain|us|usa|u\\.s\\.?|united states|america|switzerland|germany|france|ireland|canada|australia|this country|here|there|schengen(?: area)?|abroad|our country|my country|your country|the country)'
const ASKED =
  '(?:work(?:ing)? (?:and residence )?permits?|residence permits?|visas?(?: sponsorship)?|(?:visa |work )?sponsorship|work(?:ing)? visas?|work authori[sz]ation|rights? to work|employment authori[sz]ation|immigration status|residen(?:ce|cy) status|visa status|work(?:ing)? rights|work eligibility|eligibility to work|permits?)'
export const PERMIT = exactly(
  [
    `${IS}(?:valid |current )?${ASKED}(?: status| needed| required)?(?: (?:in|for) ${PLACE})?`,
    `(?:does|do|will|would|has|have|is|are) ${WHO} (?:need|require|have|hold|got|needing|in need of|on)(?: to have| to get)? (?:an? |any |${WHOSE} )*(?:valid |eu |uk |us )?${ASKED}(?: or (?:an? )?${ASKED})?(?: (?:to work|to be employed|for working|to be hired))?(?: (?:in|for) ${PLACE})?`,
    `(?:is|are|can|may|could|would) ${WHO} (?:be )?(?:legally |already )?(?:allowed|entitled|eligible|authori[sz]ed|permitted|able|free|work|legal)(?: legally)?(?: to)?(?: (?:live and )?work(?: legally)?)? ?(?:in|for)? ?${PLACE}(?: without (?:an? )?(?:visa|permit|work permit|sponsorship))?`,
    `(?:is|are) ${WHO} (?:legally )?(?:allowed|entitled|eligible|authori[sz]ed|permitted) to work`,
    `(?:does|do|has|have) ${WHO} (?:have |got )?(?:the )?(?:right|permission|authori[sz]ation) to (?:live and )?work(?: (?:in|for) ${PLACE})?`,
    `(?:is|are) (?:an? |any )?(?:${ASKED}) (?:needed|required|necessary)(?: for ${WHO})?`,
    `where (?:is|are|can|may) ${WHO} (?:allowed|entitled|permitted)?(?: to)? ?work(?: without (?:an? )?(?:visa|permit))?`,
  ].join('|'),
)

/** 'British', 'South African', 'Half Finnish', 'PL' */
const FOLK =
  "(?:(?:[Hh]alf |New )?\\p{Lu}[\\p{L}'-]+(?: \\p{Lu}\\p{Ll}+)?|EU|UK|US|[UE]\\.[SKU]\\.(?:A\\.)?|[A-Z]{2})"
/** 'Chilean', 'Dutch': of a country by its ending, or known. */
const OF_COUNTRY =
  '(?!Christian|Presbyterian|Anglican|Lutheran)(?:\\p{Lu}\\p{Ll}+(?:ish|ian|ean|ese|can|yan)|Dutch|French|Swiss|German|Greek|Thai|Czech|Slovak|Icelandic|Welsh|Israeli|Pakistani|Bangladeshi|Nepali|Turkmen)'
const OTHER =
  /\b(?:safety|safe|skills|training|green|dive|pet) passports?\b|\bpassport (?:photo|control|office)/i
const CITIZEN: readonly Way[] = [
  {
    label:
      /^(?:(?:my|dual|present|current|what (?:is|are) your|country of) )*(?:(?:citizenship|nationality) ?\/ ?residence|nationalit(?:y|ies)|citizen(?:ship)?s?|passports?|nationality and .*|citizen of|staats(?:angehorigkeit|burgerschaft)|nationalite)\??$/,
    not: OTHER,
  },
  {
    text: new RegExp(
      `(?:^|[\\s(])${FOLK}(?:(?:,? and|,| or| \\+|,? and,? since \\d{4},) (?:an? )?${FOLK})*,? (?:[Cc]itizens?(?:hip)?|[Nn]ationality|[Pp]assports?)\\b|\\bcitizen of (?:the )?\\p{Lu}|\\b(?:[Dd]ual|an?|^) ?${FOLK}(?: and ${FOLK})? national\\b|^${FOLK} national\\b|\\bpassports?: \\p{Lu}|\\bholds? (?:an? )?${FOLK}(?: and (?:an? )?${FOLK})? (?:passports?|nationality)`,
      'u',
    ),
    not: OTHER,
    kinds: [
      'practical',
      'contact',
      'summary',
      'certifications',
      'education',
      'languages',
      'skills',
      'experience',
      'interests',
      null,
    ],
  },
  {
    text: new RegExp(
      `(?:^|[\\s:])${FOLK} by (?:birth|passport|nationality)\\b|^(?:Half )${FOLK}, half|^${FOLK}, born (?:in|near|on|and)\\b|\\bnaturali[sz]ed\\b|\\b(?:I am|I['’]m|[Ss]he is|[Hh]e is) ${OF_COUNTRY}(?:,? and (?:also )?${OF_COUNTRY})*(?=[.,;]|$)`,
      'u',
    ),
  },
]
const PERMITS: readonly Way[] = [
  {
    label:
      /^(?:(?:my|current|do (?:you|i) need an?) )*(?:work(?:ing)? permit|permit|visa|visa status|right to (?:live and )?work|work authori[sz]ation|residence permit|work status|immigration status|(?:work |immigration )?permission(?: to (?:live and )?(?:work|remain|stay))?|(?:employment |work )?pass|residen(?:ce|cy)(?: status)?|sponsorship|.*\b(?:permit|visa|sponsorship)\?)$/,
    not: /\b(?:minibus|forklift|driv|fishing|install|valid until \d|D1)\b/i,
  },
  {
    text: new RegExp(`(?<![\\p{L}\\d-])(?:${PERMIT_NAMES})(?![\\p{L}\\d])`, 'iu'),
    not: /\b(?:forklift|lorry|boarding|lift|bus|rail|ski|season|duty|supplier|vendor|holders|customers|applications|passengers|students)\b/i,
    kinds: ['practical', 'contact', 'summary', null],
  },
  {
    text: /\b(?:work(?:ing)? permits?|residence (?:permits?|cards?)|visas?\b|sponsorship|sponsor a|right to (?:live|work)|settled status|(?:permanent|indefinite) (?:residen\w+|leave)|leave to remain|(?:no|need an?|needs? no|without an?|any) permits?\b(?! for (?:boats|lorr))|permit [BCGL]\b|(?:cross-border|migrant|settlement|researcher|family|talent|EU) permit|permit,? (?:is )?(?:valid )?(?:until|till|through)\b|(?:free|allowed|entitled|authori[sz]ed|eligible) to work\b|need none in the|EU work|work in the EU|green card)/i,
    not: /\b(?:forklift|minibus|driving|lorry|electrical|installation|building|fishing|planning|residents|travel visa|processed|applications|customers|visa card)\b/i,
    kinds: ['practical', 'contact', 'summary', 'certifications', 'education', 'languages', null],
  },
]
/** Where she was born or grew up, which says where from, but no nationality. */
const ROOTS: readonly Way[] = [
  {
    label:
      /^(?:born(?: in)?|place of birth|birthplace|born at|home town|country of origin|origin|geboren(?: (?:am|in))?|geburtsort|lieu de naissance|nee?(?: (?:le|a))?)$/,
    // when, and not where
    not: /^[^\d:]{3,20}:?[\d\s./-]+$/,
  },
  // 'Date of birth: 3 May 1981, Hoorn'
  {
    label: /^(?:date of birth|birth ?date|dob|geburtsdatum|date de naissance)$/,
    not: /^(?!.*\b(?:19|20)\d\d,? (?:in |at |à |en |\()?\p{Lu}\p{Ll})/u,
  },
  { label: /^from$/, kinds: ['contact', 'practical', null] },
  {
    text: /\b(?:[Bb]orn|[Gg]r(?:ew|ow|owing|own) up|(?:[Rr]aised|[Bb]rought up)(?= (?:in|near|on|between) )|[Cc]hildhood|[Uu]pbringing|[Oo]riginally|[Nn]ative (?=of))\b.{0,30}\b(?:in|from|near|of|on|between) (?:the )?\p{Lu}|\b(?:[Hh]ail(?:s|ing|ed)?|(?:I|[Ss]?[Hh]e|[Tt]hey) comes?) from (?:the )?\p{Lu}|\b\p{Lu}\p{Ll}+-born\b|(?<!\p{L})(?:[Gg]eboren|[Nn]ée?)(?!\p{L}).{0,30} (?:in|à|en|au) \p{Lu}/u,
    not: /\b(?:twins|(?:daughter|sons?|child)(?! of)|baby|babies|lambs?|foals?|Welsh and English|in two languages|next to)\b/i,
    kinds: ['summary', 'contact', 'practical', 'languages', 'skills', 'interests', null],
  },
]
const OF_FOLK =
  /\b(?:citizen(?:ship)?|nationality(?! at birth)|passports?|by birth|permanent residence since)\b/i
const MORE =
  /\b(?:citizen(?:ship)?|nationality|passports?|permits?|visas?|sponsorship|settled status|permanent residen\w+|by birth|right to work|need none|pass|stamp \d)\b/i

/** Told where none looks for it. */
const ANYWHERE: Way['kinds'] = [
  'experience',
  'education',
  'projects',
  'awards',
  'memberships',
  'volunteering',
  'teaching',
]
/** The shortest that says it: others say what follows from it. */
const citizenOf = (facts: Facts): PlanPart[] =>
  say(
    facts,
    find(facts, [...CITIZEN, ...CITIZEN.map((way) => ({ ...way, within: true, kinds: ANYWHERE }))]).sort(
      (a, b) => a.text.length - b.text.length,
    ),
    OF_FOLK,
  )
const permitOf = (facts: Facts): PlanPart[] => say(facts, find(facts, PERMITS), MORE)

export function planNationality(facts: Facts): Overview {
  return planOf(citizenOf(facts)) ?? NOWHERE
}

export function planFrom(facts: Facts): Overview {
  const parts = citizenOf(facts)
  const roots = parts.length > 0 ? parts : say(facts, find(facts, ROOTS))
  return planOf(roots.length > 0 ? roots : permitOf(facts)) ?? NOWHERE
}

export const planGrewUp = (facts: Facts): Overview => planOf(say(facts, find(facts, ROOTS))) ?? NOWHERE

/** What is said of permits; and of what it follows from. */
export function planPermit(facts: Facts): Overview {
  const permit = permitOf(facts)
  const units = permit.flatMap((part) => part.units)
  const citizen = citizenOf(facts).filter((part) => !part.units.some((unit) => units.includes(unit)))
  return orLearned(facts, 'permit', planOf([...permit, ...citizen]) ?? UNSAID)
}
