/** The two ends of a time: posts, studies or school, by whatever names a question has them. */
import type { Facts } from '../../facts/facts.ts'
import type { Kind } from '../../lexicon/kinds.ts'
import { entriesOf } from '../../posts/timeline-entries.ts'
import { degreesIn } from '../../ranking/apart.ts'
import type { DateRange } from '../../text/dates.ts'
import { fold } from '../../text/text.ts'
import { entriesNamed } from '../named-entry.ts'
import { studyRecords } from '../studies/study-records.ts'
import { BACHELOR, rankOf, SCHOOL } from '../studies/study-words.ts'

export interface End {
  readonly range: DateRange
  /** The unit that tells it. */
  readonly unit: number
}

const POSTS: readonly Kind[] = ['experience', 'volunteering', 'teaching']

/** 'Acme going bust', 'Acme closing down' */
const WENT =
  / (?:going (?:bust|under|bankrupt|out of business)|clos(?:ing|ure)(?: down)?|folding|shutting(?: down)?|ending|(?:went|closed|folded|shut|ended)\b.*|bankruptcy|insolvency)$/
/** 'the closure of Acme', 'the end of her time at Acme' */
const ENDED =
  /^(?:the )?(?:closure|closing|shutting|collapse|demise|bankruptcy|insolvency|failure|sale|end) (?:down )?of (?:(?:the|his|her|their|your|my) )*(?:(?:job|post|position|role|time|stint|work|contract) (?:at|with|for|in) )?(?:the )?/
/** 'the Galway job' */
const JOB = / (?:job|post|position|role|stint|appointment|engagement|years|days)$/
/** 'the present job' */
const PRESENT =
  /^(?:(?:the|his|her|their|your|my) )*(?:present|current|latest|newest|most recent|last) (?:one|job|post|position|role|employer|employment|appointment|firm|company|work|workplace)$/
const LED =
  /^(?:(?:(?:his|her|their|your|my|its|the|an?|finishing|ending|starting|beginning|leaving|completing|as|being) )+)/
const AT_SCHOOL =
  /^(?:(?:high|secondary|grammar|comprehensive|upper secondary|compulsory) )?(?:school(?:days)?|sixth form|a[- ]levels?|abitur|matura|baccalaureate)$/
/** What school ends with, also where a trade that was learned is told beside it. */
const SCHOOL_ENDS =
  /(?<!\p{L})(?:A[- ]?levels?|abitur|matura|maturit[aà]|baccalaur[ée]ate?|bachillerato|highers|GCSEs?|leaving cert\w*|HAVO|VWO|studentexamen|(?:high|(?:upper )?secondary|grammar|comprehensive) school|sixth form|gymnasium)(?!\p{L})/iu
const STUDIES =
  /^(?:(?:first )?degree|university|uni|college|studies|stud(?:y|ying)|graduat(?:ion|ing)|course)\b/
/** 'degree in Leeds', 'PhD at Acme' */
const OF = /^\S{1,20}(?: \S{1,20})? (?:in|at|from) (?=\S)/

/** Oldest first; none when nobody is named. @param now months since year 0 */
export function endsNamed(facts: Facts, said: string, now: number): readonly End[] {
  if (PRESENT.test(said))
    return endsOf(entriesOf(facts).filter(({ kind }) => kind === 'experience')).slice(-1)
  const name = said.replace(WENT, '').replace(ENDED, '').replace(JOB, '')
  const posts = entriesNamed(facts, name, POSTS)
  if (posts.length > 0) return endsOf(posts)
  const there = placedIn(facts, name.replace(LED, ''))
  if (there.length > 0) return endsOf(there)
  const bare = name.replace(LED, '')
  if (AT_SCHOOL.test(bare)) return schools(facts, now)
  const titled = /\bas an? /.test(`${name} `.slice(0, 12)) || /^an? /.test(name) ? titledSo(facts, bare) : []
  return titled.length > 0 ? titled : studies(facts, bare)
}

interface Ranged {
  readonly range: DateRange | null
  readonly header: readonly number[]
}

/** 'the job in Galway': the posts in a town. */
const placedIn = (facts: Facts, town: string): readonly Ranged[] =>
  entriesOf(facts).filter(
    ({ kind, place }) => kind === 'experience' && place !== null && fold(place) === town,
  )

const endsOf = (entries: readonly Ranged[]): End[] =>
  entries
    .flatMap(({ range, header }): End[] => (range === null ? [] : [{ range, unit: header[0] ?? 0 }]))
    .sort((a, b) => a.range.from - b.range.from)

const schools = (facts: Facts, now: number): End[] =>
  studyRecords(facts, now)
    .filter(({ rank, text }) => rank === SCHOOL || (rank < BACHELOR && SCHOOL_ENDS.test(text)))
    .flatMap(({ dates, units: [unit = 0] }) => dates.slice(0, 1).map((range): End => ({ range, unit })))
    .sort((a, b) => a.range.from - b.range.from)

/** 'as an apprentice': the post whose title begins so. */
const titledSo = (facts: Facts, title: string): End[] =>
  endsOf(
    entriesOf(facts).filter(
      ({ kind, title: own }) =>
        kind === 'experience' &&
        own !== null &&
        `${fold(own)} `.replace(/[,;]/g, ' ').startsWith(`${title} `),
    ),
  )

/** Letters of what a course is called. */
const SHORTEST = 3

/** 'her PGCE', 'her degree in Leeds', 'university': the courses of study of that rank, at that place. */
function studies(facts: Facts, said: string): End[] {
  const degrees = degreesIn(said)
  const any = STUDIES.test(said)
  if (degrees.length === 0 && !any && said.length < SHORTEST) return []
  const place = OF.test(said) ? said.replace(OF, '') : null
  const taken = facts.entries.filter(
    ({ kind, text }) =>
      kind === 'education' &&
      (place === null || fold(text).includes(place)) &&
      (degrees.length > 0
        ? degrees.some((degree) => degreesIn(text).includes(degree))
        : any
          ? rankOf(text) >= BACHELOR
          : ` ${fold(text)} `.includes(` ${said} `)),
  )
  return endsOf(taken)
}

/** The last two of a kind that the CV has just two of: 'between her two degrees'. */
export function lastTwo(facts: Facts, kind: 'degrees' | 'posts'): readonly [End, End] | null {
  const all = endsOf(
    kind === 'degrees'
      ? facts.entries.filter((entry) => entry.kind === 'education' && rankOf(entry.text) >= BACHELOR)
      : entriesOf(facts).filter((entry) => entry.kind === 'experience' && entry.title !== null),
  )
  const [one, other, more] = all
  return one === undefined || other === undefined || more !== undefined ? null : [one, other]
}
