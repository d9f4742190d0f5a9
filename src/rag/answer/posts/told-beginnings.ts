/** The sentence with which a post begins: 'In May 2011 I joined Acme as a fitter.' */
import type { Entry } from '../entries/entry.ts'
import { studied } from '../entries/prose-header.ts'
import { proseRange } from '../entries/prose-times.ts'
import { findDates } from '../text/dates.ts'
import { toldStart } from './told-starts.ts'

/** A post as it is told, before it is known when it ended. */
export interface Told {
  readonly title: string | null
  readonly org: string | null
  readonly place: string | null
  readonly unit: number
  /** Where it is an entry already, which one. */
  readonly entry: Entry | null
  readonly from: number
  readonly to: number
  readonly exact: boolean
  readonly section: number
  /** The sentence tells both ends. */
  readonly whole: boolean
  /** Units that tell of it. */
  readonly units: readonly number[]
}

export type Begun = Omit<Told, 'section'>

/** A sentence that may tell of the beginning of a post. */
export interface Begins {
  readonly text: string
  readonly at: number
  /** The post that was told of before. */
  readonly before: Told | null
  readonly isHired: boolean
}

/** Null where it tells of no post, or not since when. */
export function beginning({ text, at, before, isHired }: Begins): Begun | null {
  const dates = findDates(text)
  const [date] = dates
  if (date === undefined || studied(text)) return null
  // 'I began as a clerk and was made head clerk in 2020'
  const rose = ROSE.exec(text)
  const post = toldStart(
    rose !== null && rose.index < date.start ? `I ${text.slice(rose.index + 5)}` : text,
    isHired,
  )
  if (post === null) return null
  const stays = before !== null && before.to > date.from && !ALONE.test(post.title ?? '') ? before : null
  if (post.org === null && stays?.org == null) return null
  // 'I wrote the engine of Lanternfall, which 310,000 played in 2014'
  if (date.single && ASIDE.test(text.slice(0, date.start))) return null
  const time = proseRange(text)
  const until = time?.to ?? dates.find(({ start }, i) => i > 0 && UNTIL.test(text.slice(0, start)))
  const whole = !date.single || time !== null || until !== undefined
  if (!whole && !post.begins) return null
  return {
    title: post.title,
    org: post.org ?? stays?.org ?? null,
    place: post.place ?? (post.org === null ? (stays?.place ?? null) : null),
    unit: at,
    entry: null,
    from: date.from,
    to: until?.to ?? time?.range.to ?? (date.single ? Infinity : date.to),
    exact: date.single ? date.to === date.from : date.exact,
    whole,
    units: [at],
  }
}

const ROSE = / and (?=(?:was (?:made|promoted|appointed)|became) )/
const ASIDE = /(?<=\p{L}.*)(?:\b(?:which|who|whose|where|when|that|while)\b|; )/u
const ALONE =
  /\b(?:freelanc\w*|self-employed|independent|own|sworn|chartered|registered|licen[sc]ed|accredited|certified)\b/i
const UNTIL = /\b(?:until|till|up to)(?: the end of)? $/
