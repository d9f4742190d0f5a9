/** 'How many employers has she had as a welder?': those of the posts that are called so. */
import type { Facts } from '../facts/facts.ts'
import { WHO } from '../lexicon/frames.ts'
import { heldPosts, type Held } from '../posts/held.ts'
import { partOf } from '../posts/timeline-entries.ts'
import { capital, words } from '../text/text.ts'
import { numberWord } from '../text/word-lists.ts'
import { HOW_MANY_EMPLOYERS, planEmployers } from './employers.ts'
import { FIRMS_HELD, saidOf } from '../common/career/employers-held.ts'
import { listOf, NOWHERE, UNSAID, type Overview } from '../common/planner.ts'

const AS =
  /^(.{10,90}?)(?: (?:while|when))?(?: (?:working|employed|being))? as (?:an? |the |some )?([a-z][a-z' -]{2,40}?)(?: (?:so far|to date|until now|up to now|altogether|in total|in all|overall|already))?$/
const HOW_MANY_POSTS = new RegExp(
  `^how many (?:different |past |previous )?(?:jobs|posts|positions) (?:has|have|did|does) ${WHO} (?:had|have|held|hold|worked(?: in)?|done)$`,
)

const HOUSES =
  '(?:federations|clubs|associations|teams|squads|academies|schools|orchestras|choirs|ensembles|bands|companies|magazines|newspapers|journals|publishers|hospitals|clinics|organi[sz]ations)'
/** 'For which clubs has she coached?' asks for those where she was a coach. */
const DONE_FOR = new RegExp(
  `^(?:for |at |with |in )?(?:which|what) ${HOUSES}(?:(?:, | and | or |, and )${HOUSES}){0,2} (?:has|have|did) ${WHO} (?:ever )?(coach|conduct|edit|nurse|dance)e?d?(?: (?:for|at|with|in))?$`,
)
const DOERS: ReadonlyMap<string, string> = new Map([
  ['coach', 'coach'],
  ['conduct', 'conductor'],
  ['edit', 'editor'],
  ['nurse', 'nurse'],
  ['dance', 'dancer'],
])

/** Not what one was called, but how one was paid. */
const FORMS: ReadonlySet<string> = new Set(
  words('employee staff worker contractor freelancer freelance professional permanent salaried adult').map(
    ({ stem }) => stem,
  ),
)

/** Null where something else is asked. */
export function planEmployersAs(facts: Facts, folded: string): Overview {
  const doer = DOERS.get(DONE_FOR.exec(folded)?.[1] ?? '')
  if (doer !== undefined) {
    const found = planEmployersAs(facts, `which employers has she worked for as a ${doer}`)
    return typeof found === 'object' ? found : null
  }
  const [, rest, title = ''] = AS.exec(folded) ?? []
  if (rest === undefined) return null
  const counts = HOW_MANY_EMPLOYERS.test(rest)
  const posts = HOW_MANY_POSTS.test(rest)
  if (!counts && !posts && !FIRMS_HELD.test(rest)) return null
  const asked = words(title).filter(({ stop }) => !stop)
  if (asked.length === 0 || asked.every(({ stem }) => FORMS.has(stem))) return null
  const held = heldPosts(facts).filter((post) =>
    isCalled(
      post,
      asked.map(({ stem }) => stem),
    ),
  )
  const taught = held.length === 0 && !posts && !counts ? taughtAs(facts, asked) : null
  if (taught !== null) return taught
  if (held.length === 0) return isWord(facts, asked[asked.length - 1]?.stem ?? '') ? UNSAID : NOWHERE
  const called = new Set(held.map(({ entry }) => entry.index))
  const plan = posts ? null : planEmployers(facts, ({ index }) => called.has(index))
  const list = plan ?? listOf(saidOf(held, [], false))
  if (list === null || counts) return list
  const { parts } = list
  return posts ? { ...list, lead: capital(numberWord(held.length)) } : listOf(parts)
}

/** Posts below a heading of teaching or coaching, which are no main ones: each house once, with what one was there. */
function taughtAs({ entries }: Facts, asked: readonly { readonly stem: string }[]): Overview {
  const found = entries.filter(({ kind, title, org }) => {
    const own = new Set(words(title ?? '').map(({ stem }) => stem))
    return kind === 'teaching' && org !== null && asked.every(({ stem }) => own.has(stem))
  })
  const houses = found.filter((one, i) => found.findIndex(({ org }) => org === one.org) === i)
  return houses.length < 2
    ? null
    : listOf(houses.map((one) => ({ ...partOf(one), text: `${one.title ?? ''}, ${one.org ?? ''}` })))
}

const isCalled = ({ title, text }: Held, asked: readonly string[]): boolean => {
  const own = new Set(words(title ?? text).map(({ stem }) => stem))
  return asked.every((stem) => own.has(stem))
}

const isWord = (facts: Facts, stem: string): boolean => facts.units.some(({ stems }) => stems.has(stem))
