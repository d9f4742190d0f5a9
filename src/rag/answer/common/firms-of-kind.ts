/** 'Which schools has she taught at?', 'which hospitals has he worked in?': the employers that are such. */
import type { Facts } from '../facts/facts.ts'
import { WHO } from '../lexicon/frames.ts'
import { looksLikeOrg } from '../lexicon/names.ts'
import { heldPosts, type Held } from '../posts/held.ts'
import { sameOrg } from '../posts/post-entries.ts'
import { capital } from '../text/text.ts'
import { numberWord } from '../text/word-lists.ts'
import { oneOf } from './asked-posts.ts'
import { saidOf } from './employers-held.ts'
import { listOf, NOWHERE, type Overview } from './planner.ts'

interface Sort {
  readonly asked: RegExp
  readonly name: RegExp
  /** A house of the kind always says so in its name. */
  readonly says?: true
  /** What one does there, where the name does not say what it is. */
  readonly work?: RegExp
}

const SORTS: readonly Sort[] = [
  {
    asked: /^(?:schools?|colleges?)/,
    name: /\b(?:school|college|academy|lyc[ée]e|gymnasium|kindergarten)s?\b|\b(?:grammar|primary|secondary)(?= school|$)/i,
    work: /\bt(?:each\w*|aught|utor\w*)\b/i,
  },
  {
    asked: /^(?:hospitals?|clinics?)/,
    name: /\b(?:hospitals?|clinics?|infirmary|h[oô]pital)(?!\p{L})|klinik(?:um|en)?(?!\p{L})/iu,
  },
  { asked: /^museums?/, name: /museum|\bgallery\b/i, says: true },
  {
    asked: /^(?:restaurants?|hotels?|kitchens?)/,
    name: /\b(?:restaurant|hotel|brasserie|bistro|inn)\b|\bcaf[ée](?!\p{L})/iu,
  },
  { asked: /^banks?/, name: /\bbank\b|\bbuilding society\b|\p{L}bank(?!\p{L})/iu, says: true },
  {
    asked: /^law/,
    name: /\b(?:LLP|solicitors|law|legal|advocates|attorneys|barristers|chambers)\b/i,
    work: /\b(?:solicitor|lawyer|associate|partner|paralegal|attorney|advocate|barrister)\b/i,
  },
  { asked: /^theatres?/, name: /\b(?:theat(?:re|er)|playhouse|opera)\b/i, says: true },
]
const NOUN =
  '(?:schools|colleges|hospitals|clinics|museums|restaurants|hotels|kitchens|banks|theatres|law firms)'
const PLACES = `${NOUN}(?:(?:,| and| or|, and) ${NOUN})*`
export const FIRMS_OF_KIND = oneOf(
  `(?:at |in |for )?(?:which|what|how many) (?:different )?${PLACES} (?:has|have|had|did|does) ${WHO} (?:ever )?(?:worked|work|taught|teach|been teaching|been working|cooked|nursed|been employed)(?: (?:at|in|for|by|with))?(?: as an? (?:(?:class|head|school|subject|staff|ward) )?(?:teacher|tutor|lecturer|nurse|doctor|midwife|chef|cook|waiter|manager|curator|actor|musician|clerk|trainee))?(?: so far| to date)?`,
)

/** Null where no employer is plainly such, and one's name does not say what it is. */
export function planFirmsOfKind(facts: Facts, folded: string): Overview {
  const nouns = (new RegExp(PLACES).exec(folded)?.[0] ?? '').split(/\W+/)
  const sorts = SORTS.filter(({ asked }) => nouns.some((noun) => asked.test(noun)))
  const posts = heldPosts(facts).filter(({ org }) => org !== null)
  const firms: Held[] = []
  let unclear = false
  for (const post of posts) {
    const { org, text, title } = post
    const isSuch = sorts.some(
      ({ name, work }) =>
        name.test(org ?? '') || (work?.test(`${title ?? ''} ${text}`) === true && !looksLikeOrg(org ?? '')),
    )
    const isPlain = looksLikeOrg(org ?? '') || sorts.every(({ work }) => work !== undefined)
    if (!isSuch && !isPlain) unclear = true
    if (isSuch && !firms.some((one) => sameOrg(one.org, org))) firms.push(post)
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
  if (firms.length > 0) return listOf(saidOf(firms, posts, false))
  return posts.length > 0 && !unclear && sorts.every(({ says }) => says) ? NOWHERE : null
}
