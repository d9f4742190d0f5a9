/** 'Which jobs were in Sweden?', 'Which were not in Leeds?': posts by the place that their header or the line below it names. */
import { isPost, type Entry } from '../../entries/entry.ts'
import type { Facts } from '../../facts/facts.ts'
import { countryOf } from '../../lexicon/countries.ts'
import { exactly, WHO, WHOSE } from '../../lexicon/frames.ts'
import { isProperName } from '../../lexicon/names.ts'
import { headline } from '../../posts/headline.ts'
import { isBeside } from '../../posts/held.ts'
import { capital, fold } from '../../text/text.ts'
import { numberWord } from '../../text/word-lists.ts'
import { placesOf } from './countries-of-posts.ts'
import { listOf, type Overview } from '../planner.ts'

const JOBS = '(?:jobs|posts|positions|roles|employers|companies|firms|workplaces)'
const IN = '(?:(?:not )?(?:(?:based|located) )?in|(?:not )?outside(?: of)?)'
const ASKED = exactly(
  [
    `(?:which|what|how many|list(?: all)?|name)(?: of)?(?: ${WHOSE})* ${JOBS}(?: (?:that|which))? (?:were|was|are|is|have been) ${IN} .{2,40}`,
    `(?:which|what|how many)(?: ${WHOSE})* ${JOBS} (?:has|have|did) ${WHO} (?:had|have|held|hold|done|do|work(?:ed)? (?:for|at)) ${IN} .{2,40}`,
    `(?:where|for whom) (?:has|have|did) ${WHO} work(?:ed)? outside(?: of)? .{2,40}`,
  ].join('|'),
)
const PLACE =
  /\b(?<how>not (?:based |located )?in|(?:not )?outside(?: of)?|in) (?:the )?(?<place>[^?]{2,40})$/
/** Words of a town's name. */
const NAME_WORDS = 3
/** Characters of a line, or of its first sentence, that says where something was. */
const LINE = 50

interface Placed {
  readonly post: Entry
  /** Folded names of towns. */
  readonly towns: readonly string[]
  readonly countries: readonly string[]
  /** The words for it that the header does not have, and their unit. */
  readonly below: { readonly text: string; readonly unit: number } | null
}

/** Null where no post is there, or nothing else tells where the others were. */
export function planPostsIn(facts: Facts, now: number, asked: string): Overview {
  if (!ASKED.test(asked)) return null
  const { how = '', place = '' } = PLACE.exec(asked)?.groups ?? {}
  if (/\d/.test(place)) return null
  const country = countryOf(place)
  const posts = placedPosts(facts, now)
  const isThere = ({ towns, countries }: Placed): boolean =>
    country === null ? towns.includes(place.trim()) : countries.includes(country)
  const there = posts.filter(isThere)
  // 'not outside Sweden' is in it
  const isElsewhere = /^not /.test(how) !== /\boutside\b/.test(how)
  if (there.length === 0) return null
  const isKnown = ({ towns, countries }: Placed): boolean => towns.length + countries.length > 0
  const kept = isElsewhere
    ? posts.filter((one) => !isThere(one) && (country === null ? isKnown(one) : one.countries.length > 0))
    : there
  const plan = listOf(
    kept.map(({ post, below, countries }) => {
      const text = headline(post)
      const isNamed = below !== null && fold(text).includes(fold(below.text))
      const said =
        below === null || isNamed ? countries.filter((name) => !text.includes(name)).join(', ') : below.text
      return {
        text: said === '' ? text : `${text}, ${said}`,
        units: below === null ? post.header : [...post.header, below.unit],
      }
    }),
  )
  return plan === null || !asked.startsWith('how many')
    ? plan
    : { ...plan, lead: capital(numberWord(kept.length)) }
}

function placedPosts(facts: Facts, now: number): Placed[] {
  return placesOf(facts, now).found.flatMap(({ post, countries }) => {
    if (!isPost(post) || post.range === null || isBeside(facts, post)) return []
    const below = lineBelow(facts, post)
    const segments = (below?.text ?? '').split(/,\s+/)
    const named = [post.place ?? '', ...post.parts, ...segments].filter(
      (part) => part !== '' && part !== post.title && part !== post.org,
    )
    return [{ post, countries, below, towns: named.filter(isTown).map(fold) }]
  })
}

const isTown = (part: string): boolean => part.split(' ').length <= NAME_WORDS && isProperName(part)

/** 'Malmö, Sweden' of 'Malmö, Sweden. Lifts for ships.' right below the header. */
function lineBelow(facts: Facts, post: Entry): Placed['below'] {
  const first = facts.units[Math.max(...post.header) + 1]
  if (first === undefined || first.entry !== post.index || first.unit.kind !== 'sentence') return null
  const text = first.unit.text.replace(/[.;]$/, '')
  const [town = ''] = text.split(/,\s+/)
  return text.length <= LINE && isTown(town) ? { text, unit: first.unit.index } : null
}
