/** 'Which schools has she taught at?', 'which hospitals has he worked in?': the employers that are such. */
import type { Facts } from '../../facts/facts.ts'
import { WHO } from '../../lexicon/frames.ts'
import { looksLikeOrg, looksLikeTitle } from '../../lexicon/names.ts'
import { isShip, SHIP } from '../../lexicon/ships.ts'
import { bodyUnits } from '../../posts/entry-body.ts'
import { heldPosts, type Held } from '../../posts/held.ts'
import { headingsOf, sameOrg } from '../../posts/post-entries.ts'
import { capital, fold } from '../../text/text.ts'
import { numberWord } from '../../text/word-lists.ts'
import { oneOf } from '../asked-posts.ts'
import { EVER, saidOf } from './employers-held.ts'
import { listOf, NOWHERE, type Overview } from '../planner.ts'

interface Sort {
  readonly asked: RegExp
  readonly name: RegExp
  /** How often a house of the kind says so in its name. */
  readonly says?: 'always' | 'mostly'
  /** What one does there, where the name does not say what it is. */
  readonly work?: RegExp
}

const SORTS: readonly Sort[] = [
  {
    asked: /^(?:schools?|colleges?)/,
    name: /\b(?:school|college|academy|lyc[ée]e|gymnasium|kindergarten)s?\b|\b(?:ysgol|skola|skole|skolan|[ée]cole|escuela|scuola|koulu|szko[łl]a)(?!\p{L})|\p{L}schule(?!\p{L})|\b(?:grammar|primary|secondary)(?= school|$)/iu,
    work: /\bt(?:each\w*|aught|utor\w*)\b/i,
  },
  {
    asked: /^(?:hospitals?|clinics?)/,
    name: /\b(?:hospitals?|cl[ií]nic(?:a|o|s)?|infirmary|h[oô]pital)(?!\p{L})|klinik(?:um|en)?(?!\p{L})/iu,
  },
  {
    asked: /^(?:prisons?|jails?)/,
    name: /\b(?:HMP|HMYOI|YOI|prison|jail|gaol|penitentiary|correctional|remand cent(?:re|er)|detention)\b/i,
    says: 'mostly',
  },
  { asked: /^librar/, name: /\blibrar(?:y|ies)\b/i, says: 'mostly' },
  { asked: /^museums?/, name: /museum|\bgallery\b/i, says: 'always' },
  {
    asked: /^(?:restaurants?|hotels?|kitchens?)/,
    name: /\b(?:restaurant|hotel|brasserie|bistro|inn|lodge|guest ?house|pension|resort)\b|\bcaf[ée](?!\p{L})/iu,
  },
  { asked: /^insur/, name: /\b(?:insurance|assurance|insurers?|mutual)\b/i },
  { asked: /^banks?/, name: /\bbank\b|\bbuilding society\b|\p{L}bank(?!\p{L})/iu, says: 'always' },
  {
    asked: /^law/,
    name: /\b(?:LLP|solicitors|law|legal|advocates|attorneys|barristers|chambers)\b/i,
    work: /\b(?:solicitor|lawyer|associate|partner|paralegal|attorney|advocate|barrister)\b/i,
  },
  { asked: /^(?:ships|vessels)/, name: SHIP, says: 'mostly' },
  { asked: /^theatres?/, name: /\b(?:theat(?:re|er)|playhouse|opera)\b/i, says: 'always' },
]
const NOUN =
  '(?:schools|colleges|hospitals|clinics|prisons|jails|libraries|museums|restaurants|hotels|kitchens|banks|theatres|ships|vessels|law firms|insurers|insurance companies)'
const PLACES = `${NOUN}(?:(?:,| and| or|, and) ${NOUN})*`
export const FIRMS_OF_KIND = oneOf(
  `(?:at |in |for |on |aboard )?(?:which|what|how many) (?:different )?${PLACES} (?:has|have|had|did|does) ${WHO} (?:ever )?(?:worked|work|taught|teach|been teaching|been working|cooked|nursed|been employed|served?|sailed?)(?: (?:at|in|for|by|with|on|in|aboard))?(?: as an? (?:(?:class|head|school|subject|staff|ward) )?(?:teacher|tutor|lecturer|nurse|doctor|midwife|chef|cook|waiter|manager|curator|actor|musician|clerk|trainee))?${EVER}`,
)

/** 'Which councils has she worked for?': houses whose names have the noun, whatever they are. */
const CALLED = oneOf(
  `(?:at |in |for |with )?(?:which|what) (?<noun>[a-z]{4,20}?)(?:ies|s) (?:has|have|had|did) ${WHO} (?:ever )?(?:worked|work|been employed|served?)(?: (?:at|in|for|by|with))${EVER}`,
)
export function planFirmsCalled(facts: Facts, folded: string): Overview {
  const noun = CALLED.exec(folded)?.groups?.['noun']
  if (noun === undefined) return null
  const name = new RegExp(`(?<!\\p{L})${noun}(?:y|s|ies)?(?!\\p{L})`, 'iu')
  const posts = heldPosts(facts).filter(({ org }) => name.test(org ?? ''))
  const firms: Held[] = []
  for (const post of posts) if (!firms.some(({ org }) => sameOrg(org, post.org))) firms.push(post)
  // one alone may be so called where others are such as well
  return firms.length > 1 ? listOf(saidOf(firms, posts, false)) : null
}

/** Null where no employer is plainly such, and one's name does not say what it is. */
export function planFirmsOfKind(facts: Facts, folded: string): Overview {
  const nouns = (new RegExp(PLACES).exec(folded)?.[0] ?? '').split(/\W+/)
  const sorts = SORTS.filter(({ asked }) => nouns.some((noun) => asked.test(noun)))
  const posts = heldPosts(facts).filter(({ org }) => org !== null)
  // 'Hotels' above all that are
  const headed = posts.filter((post) => sorts.some(({ name }) => isHeaded(facts, post, name)))
  const firms: Held[] = []
  const names = new Set<string>()
  let unclear = false
  for (const post of posts) {
    const { org, text, title, beside } = post
    const called = sorts.flatMap(({ name }) => calledIn(post, name) ?? [])[0]
    const isNamed = called !== undefined
    const isSuch =
      isNamed ||
      headed.includes(post) ||
      sorts.some(
        ({ name, work }) =>
          isToldSuch(facts, post, name) ||
          (work?.test(`${title ?? ''} ${text}`) === true && !looksLikeOrg(org ?? '')),
      )
    const isPlain =
      looksLikeOrg(org ?? '') ||
      sorts.every(({ work }) => work !== undefined) ||
      SORTS.some(({ name }) => name.test(org ?? ''))
    if (!isSuch && !isPlain && !beside && headed.length === 0) unclear = true
    // of one house several may be such: the ships of an owner
    if (isNamed && names.has(fold(called))) continue
    if (isNamed) names.add(fold(called))
    if (isSuch && (isPartOf(called, org) || !firms.some((one) => sameOrg(one.org, org))))
      // where the name stands elsewhere in the header, all of it is said
      firms.push(isNamed && !sorts.some(({ name }) => name.test(org ?? '')) ? { ...post, title: null } : post)
  }
  // a house whose name says nothing may be one where no other is
  if (/\bhow many\b/.test(folded))
    return firms.length === 0 || unclear
      ? null
      : {
          lead: capital(numberWord(firms.length)),
          parts: saidOf(firms, posts, false),
          list: true,
          chance: 0.9,
          fact: true,
        }
  // what a prison is says so, where it is told at all; how many there were is not sure
  const isSure = !unclear || sorts.every(({ says }) => says === 'mostly')
  if (firms.length > 0) return isSure ? listOf(saidOf(firms, posts, false)) : null
  return posts.length > 0 && !unclear && sorts.every(({ says }) => says === 'always') ? NOWHERE : null
}

/** Its own name, wherever in the header it stands: 'Nurse, day ward, Hill Street Clinic'. */
const calledIn = ({ org, text, title }: Held, name: RegExp): string | undefined =>
  name.test(org ?? '')
    ? (org ?? undefined)
    : text
        .split(/, | [|·–—] /)
        .find(
          (part) =>
            /^(?:The )?\p{Lu}/u.test(part) && part !== title && name.test(part) && !looksLikeTitle(part),
        )

/** A ship beside the house that it is of. */
const isPartOf = (called: string | undefined, org: string | null): boolean =>
  called !== undefined && isShip(called) && !sameOrg(called, org)

/** 'A five-star hotel with 212 rooms', below the header; 'a team of nine in a hotel' tells of none. */
function isToldSuch(facts: Facts, { entry }: Held, name: RegExp): boolean {
  const [first = -1] = bodyUnits(facts, entry)
  const told = facts.units[first]?.unit.text ?? ''
  if (!/^(?:an?|the) /i.test(told)) return false
  return name.test(
    told.split(/[,.;:(]| (?:with|of|in|for|at|on|by|to|that|which|who|where|near|and)(?= )/i)[0] ?? '',
  )
}

const isHeaded = (facts: Facts, { entry }: Held, name: RegExp): boolean => {
  const [heading = ''] = headingsOf(facts, entry)
  return /^[a-z]+s$/.test(heading) && name.test(heading.slice(0, -1))
}
