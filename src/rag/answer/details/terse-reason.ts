/**
 * 'Why did she turn the post down?', where the CV says 'Offer from a rival mill: declined, too far': notes tell what
 * came of a thing in a word, and why behind a comma, a dash or in brackets. Only where one line alone has both.
 */
import type { Facts } from '../facts/facts.ts'
import type { Plan } from '../plan/plan.ts'
import type { Draft } from '../ranking/reader.ts'
import { findDates } from '../text/dates.ts'
import { stem } from '../text/text.ts'

const WHY = /^(?:and |so )?(?:why|how come|for what reason|what (?:made|caused|was the reason))\b/

interface Event {
  readonly asked: RegExp
  /** What is said of it in the question, and names nothing. */
  readonly around: ReadonlySet<string>
  /** What the line is of, and what it says came of that. */
  readonly of: RegExp
  readonly told: string
}

const stems = (said: string): ReadonlySet<string> => new Set(said.split(/\s+/).map(stem))
const OFFERED = 'jobs?|posts?|positions?|offers?|roles?'
const STUDIED =
  "degrees?|studies|courses?|masters?|master's|bachelors?|bachelor's|phd|doctorate|diploma|university|college|programme"

const EVENTS: readonly Event[] = [
  {
    asked: new RegExp(
      `\\b(?:turn(?:ed)? (?:\\w+ ){0,4}down|declined?|refused?|rejected?|not (?:accept|take(?: up)?)|say no to)\\b.{0,60}\\b(?:${OFFERED})\\b|\\b(?:${OFFERED})\\b.{0,40}\\b(?:turn(?:ed)? down|declined?|refused?)\\b`,
    ),
    around: stems(
      'turn turned down decline declined refuse refused reject rejected accept take up say no job post position offer role have had been already given made offered get got one',
    ),
    of: /\b(?:offer|offered)\b/i,
    told: '(?:turned (?:it )?down|declined|refused|not (?:taken|accepted)|said no)',
  },
  {
    asked: new RegExp(
      `\\b(?:not (?:finish|complete)|never (?:finish|complete)(?:ed)?|drop(?:ped)? out of|quit|break off|broke off|leave|left|give up|gave up|abandon(?:ed)?)\\b.{0,24}\\b(?:${STUDIED})\\b`,
    ),
    around: stems(
      `not never finish finished complete completed drop dropped out quit break broke off leave left give gave up abandon abandoned early degree studies course master master's masters postgraduate university college programme second further`,
    ),
    of: /\b(?:master|m\.?sc|ph\.?d|doctora\w+|bachelor|degree|studies|course|diploma|started)\b/i,
    told: '(?:left|quit|dropped out|broke (?:it )?off|gave (?:it )?up|abandoned|not (?:finished|completed)|unfinished|discontinued)',
  },
  {
    asked:
      /\b(?:stop(?:ped)? (?:competing|competitive \w+|racing|playing|performing|dancing)|retire(?:d)? from (?:competition|competing|racing|sport|playing|dancing|the stage)|end(?:ed)? (?:\w+ ){1,2}(?:sporting|playing|racing|competitive|dancing) career)\b/,
    around: stems(
      'stop stopped competing competition competitive racing playing performing dancing retire retired sport stage end ended sporting career make made',
    ),
    of: /./,
    told: '(?:[Rr]etired|[Ss]topped (?:competing|racing|playing|dancing))',
  },
]

/** A clause behind it that is no date, number or place: 'nights only'. */
const BEHIND =
  '(?: (?:in |after )?[\\p{Ll}\\d]+(?: \\p{Ll}+){0,3})?(?:, | [(–—-]|: |; )(?:\\(|[–—-] )?([^;,.()]{3,60})'

/** Null where no line has it so, or several have. */
export function planTerseReason(facts: Facts, { question, terms }: Draft): Plan | null {
  const { folded, yesno, counts } = question
  if (yesno || counts || !WHY.test(folded)) return null
  const event = EVENTS.find(({ asked }) => asked.test(folded))
  if (event === undefined) return null
  const reason = new RegExp(`\\b${event.told}${BEHIND}`, 'u')
  const named = terms.filter(({ self, word }) => !self && !event.around.has(word.stem))
  const lines = facts.units.filter(({ unit, scope }) => {
    if (unit.kind === 'heading' || unit.kind === 'row' || !event.of.test(unit.text)) return false
    const told = reason.exec(unit.text)?.[1]
    if (told === undefined || !/\p{L}{3}/u.test(told) || findDates(told).length > 0) return false
    return named.every(({ matches }) => [...matches].some(([key, value]) => value >= 0.8 && scope.has(key)))
  })
  const [line, ...others] = lines
  if (line === undefined || others.length > 0) return null
  return { parts: [{ text: line.unit.text, units: [line.unit.index] }], list: false, chance: 0.9, fact: true }
}
