/** 'What did she do as Head of Planning?', 'Which projects has he run as site manager?': what stands below the post of that title. */
import { isSetOff } from '../../entries/entry-headers.ts'
import type { Entry } from '../../entries/entry.ts'
import type { Facts } from '../../facts/facts.ts'
import { exactly, WHO, WHOSE } from '../../lexicon/frames.ts'
import type { Kind } from '../../lexicon/kinds.ts'
import type { Plan } from '../../plan/plan.ts'
import { bodyParts, bodyUnits } from '../../posts/entry-body.ts'
import { isTold } from '../../posts/timeline-entries.ts'
import { fold } from '../../text/text.ts'
import { entriesNamed } from '../named-entry.ts'
import { listOf } from '../planner.ts'
import { told } from './at-employer.ts'

const AS = `(?:,? (?:back )?(?:(?:while|when|whilst) )?(?:${WHO} (?:was|worked) )?(?:(?:working|employed|acting) )?(?:(?:in|during) (?:${WHOSE} )?(?:roles?|time|years|days|job|post|position) )?as)`
/** What a title is: of 'as a planner' the last words. */
const X = '.{3,60}'
const NAME = / as (?:an? |the )?(?<name>.{3,60})$/
const TITLED = `${AS} (?:(?:an?|the) )?${X}`
const DO = '(?:do|doing|done|work on|worked on|responsible for|in charge of|look(?:ed)? after)'
const RUN =
  '(?:ran|run|led|lead|manage[d]?|handled?|do|done|carr(?:y|ied) out|work(?:ed)? on|deliver(?:ed)?|oversee|overseen|have|had|take on|taken on)'
const WORK = '(?:projects|duties|tasks|responsibilities|jobs|work|achievements|accomplishments|successes)'
const DONE_AS = exactly(
  [
    `what (?:did|does|do|has|have|was|is|were|are) ${WHO} (?:actually |mainly )?${DO}${TITLED}`,
    `(?:which|what) (?:kinds? of )?${WORK} (?:did|has|have|does|was|were) ${WHO} ${RUN}${TITLED}`,
    `(?:what|which) (?:were|was|are|is) (?:${WHOSE} )*(?:main |key |daily )?${WORK}${TITLED}`,
    `(?:${WHOSE} )*(?:main |key |daily )?${WORK}${TITLED}`,
  ].join('|'),
)

const POSTS: readonly Kind[] = ['experience', 'volunteering', 'teaching']
const AT_HOUSE = /^(?<title>.{3,}?) (?:at|with|for) (?:the )?(?<house>.{3,40})$/

/** Null where no post is called so, or several are at different houses. */
export function planDoneAs(facts: Facts, folded: string): Plan | null {
  if (!folded.includes(' as ') || !DONE_AS.test(folded)) return null
  const name = NAME.exec(folded)?.groups?.['name'] ?? ''
  const { title = '', house = '' } = AT_HOUSE.exec(name)?.groups ?? {}
  const there = house === '' ? [] : entriesNamed(facts, house, POSTS)
  const posts = house !== '' && there.length > 0 ? titled(there, title) : titled(facts.entries, name)
  const [first] = posts
  if (first === undefined || posts.some(({ org }) => !isSameHouse(org, first.org))) return null
  const dated = posts.filter(({ range }) => range !== null)
  const bodies = posts.filter((post) => bodyParts(facts, post, 1).length > 0)
  if (bodies.length === 0 || posts.some((post) => isTold(facts, post))) return null
  if (PROJECTS.test(folded)) return projectsIn(facts, bodies)
  // the row of a table tells when it was, and a section below it what was done
  return told(facts, [...new Set([...bodies, ...dated])])
}

const PROJECTS = /^(?:which|what) (?:kinds? of )?(?:projects|jobs)\b/
const FEW = 2

/** '- *Tarn School*, 2020, timber' beside others that begin with a name or tell when they were; null without several. */
function projectsIn(facts: Facts, posts: readonly Entry[]): Plan | null {
  const items = posts
    .flatMap((post) => bodyUnits(facts, post))
    .flatMap((index) => facts.units[index] ?? [])
    .filter(
      ({ unit, dates }) =>
        unit.kind === 'item' && unit.first && (dates.length > 0 || isSetOff(facts.document, unit)),
    )
  return items.length < FEW
    ? null
    : listOf(items.map(({ unit }) => ({ text: unit.text.replace(/[.;]$/, ''), units: [unit.index] })))
}

const isSameHouse = (one: string | null, other: string | null): boolean =>
  one === null || other === null || fold(one).includes(fold(other)) || fold(other).includes(fold(one))

/** Those whose title is just that; where none is, those whose header has it as the beginning of a part. */
function titled(entries: readonly Entry[], title: string): readonly Entry[] {
  const posts = entries.filter(({ kind }) => kind !== null && POSTS.includes(kind))
  const own = posts.filter((post) => post.title !== null && fold(post.title) === title)
  if (own.length > 0) return own
  return posts.filter(({ text }) => {
    const header = fold(text)
    const at = header.indexOf(title)
    return (
      at >= 0 &&
      !/[\p{L}\d]/u.test(header.charAt(at + title.length)) &&
      /(?:^|[,;:|·–—(\])] *)$/u.test(header.slice(0, at))
    )
  })
}
