/** 'How many years did the apprenticeship last?' of an 'Apprentice': a kind of engagement that is called by who is in it, or the other way about. */
import type { Entry } from '../entries/entry.ts'
import type { Plan } from '../plan/plan.ts'
import { posts, specifics, type DatedEntry, type TimelineContext } from '../posts/timeline-entries.ts'
import { fold } from '../text/text.ts'
import { duration } from './duration.ts'
import { says, headerStems } from './of-what-is-asked.ts'

/** As a question calls it, and as a header does. A 'Contracts Manager' is on no contract. */
const STINTS: readonly (readonly [asked: RegExp, told: RegExp])[] = [
  [
    /\b(?:sub-?)?contract(?:ors?|ing)\b|\b(?:on|under) contract\b/,
    /\b(?:sub-?)?contract(?:or|ing)?\b(?! \p{L})/u,
  ],
  [/\bapprentice(?:d|s|ships?)?\b/, /\bapprentice(?:ship)?\b/],
  [/\btrainee(?:s|ships?)?\b/, /\btrainee(?:ship)?\b/],
  [/\binterns?(?:hips?)?\b/, /\bintern(?:ship)?\b/],
  [/\bfellow(?:s|ships?)?\b/, /\bfellow(?:ship)?\b/],
  [/\bresiden(?:ts?|c(?:y|ies))\b/, /\bresiden(?:t|cy)\b/],
  [/\blecture(?:rs?|ships?)\b/, /\blecture(?:r|ship)\b/],
  [/\bclerk(?:s|ships?)?\b/, /\bclerk(?:ship)?\b/],
  [/\bassistant(?:s|ships?)?\b/, /\bassistant(?:ship)?\b/],
  [/\bsecond(?:ed|ees?|ments?)\b/, /\bsecond(?:ed|ee|ment)\b/],
  [
    /\bfreelanc(?:e|ers?|ing)\b|\bself-employ(?:ed|ment)\b/,
    /\bfreelanc(?:e|er|ing)\b|\bself-employ(?:ed|ment)\b/,
  ],
  [/\btemp(?:s|ed|ing|orary)?\b/, /\btemp(?:ing|orary)?\b/],
]
const LENGTH = /\bhow (?:long|many (?:years|months|weeks))\b/
/** Of what is asked about another: 'before', 'after', 'each'. */
const OTHERWISE =
  /\b(?:before|after|until|between|notice|ago|each|must|will|would|should|since|first|the last)\b/

const told = (entry: Entry): string => fold(`${entry.text} ${entry.org ?? ''}`)

/** Null where no such engagement is asked about, or the CV has none that its other words name, or several houses had one. */
export function planStint({ facts, question, terms, now }: TimelineContext): Plan | null {
  const { folded, time } = question
  if (!LENGTH.test(folded) || OTHERWISE.test(folded) || time !== null) return null
  const stint = STINTS.find(([asked]) => asked.test(folded))
  if (stint === undefined) return null
  const [asked, called] = stint
  const rest = specifics(terms).filter(({ word }) => !asked.test(word.text) && !LASTS.test(word.text))
  const held = posts(facts).filter(
    (post: DatedEntry) =>
      !post.range.single &&
      called.test(told(post)) &&
      rest.every((term) => says(headerStems(facts, post), term)),
  )
  const houses = new Set(held.map(({ org }) => org))
  return houses.size === 1 ? duration(held, now) : null
}

const LASTS =
  /^(?:last(?:ed)?|took|take|run|ran|go|went|serv(?:e|ed)|altogether|total|contract|worked|working)$/
