/** 'What is her father's name?', 'GPA?': the one field of the CV that is called so, and nothing that stands beside it. */
import type { Facts } from '../facts/facts.ts'
import { WHOSE } from '../lexicon/frames.ts'
import { TOPICS } from '../lexicon/topics.ts'
import { goesOn } from '../posts/held.ts'
import { oncePer } from '../text/once-per.ts'
import { fold, words } from '../text/text.ts'
import { piecesOf, type Piece } from './pieces.ts'
import { planOf, type Overview } from './planner.ts'

const ASKED = new RegExp(
  `^(?:(?:what|who|when|which)(?:['’]?s| is| are| was| were)|(?:tell|give) (?:me|us)|and|please)? ?((?:${WHOSE} )*)((?:current |present )?\\p{L}[\\p{L}\\d .'’/-]{1,48})$`,
  'u',
)
/** Words that make a clause of what would be a name. */
const CLAUSE =
  /\b(?:is|are|was|were|do|does|did|has|have|had|can|could|will|would|in|at|for|of|with|from|on|by|before|after|and|or|he|she|they|you|it|that|there|about|first|last|previous)\b/
const TONGUE = TOPICS.find((topic) => topic.name === 'language')?.ask ?? /(?!)/
/** Characters of what a field holds. */
const LONGEST = 160
const APOSTROPHES = /['’`´]/g

const keyOf = (label: string): string =>
  fold(label)
    .replace(APOSTROPHES, '')
    .replace(/[\s.:]+$/, '')
    .trim()

/** 'The name of his tutor' stands behind 'Tutor: …'. */
const NAME_OF = new RegExp(`^(?:what(?:['’]?s| is) |and )?(?:the )?(?:full )?names? of (?=${WHOSE} )`)
/** 'Workshop: Millgasse 12, Graz' says where it is. */
const NAME = /^(?=.{2,60}$)(?!.*\p{L} \d{1,4} ?[a-z]?,)[\p{Lu}\d]/u
/** 'His own company', 'her limited company': a contractor's is called 'Company' alone. */
const OWN_FIRM =
  /\b(?:own|limited|private limited) (?=(?:company|firm|business|practice|studio|agency|label|brand)$)/

const AT = / (?:at|for|of|with|in|on|during) (?:the )?(.{3,80})$/

/**
 * Null where no field or several are called so.
 * @param now months since year 0
 */
export function planLabelAsked(facts: Facts, asked: string, now: number): Overview {
  const named = asked.replace(NAME_OF, '')
  const folded = named.replace(OWN_FIRM, '')
  const at = AT.exec(folded)
  const [, , name = ''] = ASKED.exec(at === null ? folded : folded.slice(0, at.index)) ?? []
  // how well a language is spoken may stand in several lines
  if (name === '' || CLAUSE.test(name) || TONGUE.test(name)) return null
  const bare = name.replace(/^(?:current|present) /, '')
  const isName = named !== asked
  const fields = fieldsCalled(facts, bare).filter(({ value }) => !isName || NAME.test(value))
  const exact = bare === name ? [] : fieldsCalled(facts, name)
  const all =
    at?.[1] !== undefined
      ? fields.filter((field) => isBeside(facts, field, at[1] ?? ''))
      : exact.length > 0 || bare === name
        ? [...exact, ...(bare === name ? fields : [])]
        : fields.filter((field) => isOfNow(facts, field, now))
  const [field, ...others] = all
  if (others.length > 0) return null
  if (field !== undefined) return planOf([wholeOf(facts, field)])
  return at === null && !isName ? withinLine(facts, name) : null
}

/** Fields by their keys: most questions call none of them by its name. */
const fieldsOf = oncePer((facts: Facts): ReadonlyMap<string, readonly Piece[]> => {
  const fields = piecesOf(facts).filter(
    ({ labelled, answers, value }) => labelled && !answers && value !== '' && value.length <= LONGEST,
  )
  const byKey = new Map<string, Piece[]>()
  for (const field of fields) {
    const key = keyOf(field.label)
    byKey.set(key, [...(byKey.get(key) ?? []), field])
  }
  return byKey
})

export const fieldsCalled = (facts: Facts, name: string): readonly Piece[] =>
  fieldsOf(facts).get(keyOf(name)) ?? []

function isOfNow(facts: Facts, { units: [at] }: Piece, now: number): boolean {
  const entry = facts.entries[facts.units[at ?? -1]?.entry ?? -1]
  return entry?.range != null && goesOn({ range: entry.range }, now)
}

/** Does the post, the project or the like that a field stands in, or what is above it, hold all words of a name? */
function isBeside({ units }: Facts, { units: [at] }: Piece, name: string): boolean {
  const entry = units[at ?? -1]?.entry ?? null
  const asked = words(name).filter(({ stop }) => !stop)
  if (asked.length === 0) return false
  const line = units[at ?? -1]
  const own = entry === null ? (line ? [line] : []) : units.filter((one) => one.entry === entry)
  return asked.every(({ stem }) => own.some(({ scope }) => scope.has(stem)))
}

/** 'Major: Botany Minor: Geology', where nothing stands between: the line, if it alone has the field. */
function withinLine({ units }: Facts, name: string): Overview {
  const key = keyOf(name)
  if (!/^[\p{L}\d .]{3,48}$/u.test(key)) return null
  const told = units.filter(
    ({ unit }) => unit.kind !== 'heading' && unit.text.length <= LONGEST && holdsField(unit.text, key),
  )
  const [line, ...others] = told
  return line === undefined || others.length > 0
    ? null
    : planOf([{ text: line.unit.text, units: [line.unit.index] }])
}

function holdsField(text: string, key: string): boolean {
  const folded = fold(text).replace(APOSTROPHES, '')
  const at = folded.indexOf(`${key}:`)
  return at > 0 && /[\s,;|]/.test(folded.charAt(at - 1))
}

/** With what stands behind it in its line, up to the next field. */
function wholeOf(facts: Facts, field: Piece): { text: string; units: readonly number[] } {
  const pieces = piecesOf(facts)
  let end = pieces.indexOf(field)
  for (;;) {
    const next = pieces[end + 1]
    if (next === undefined || next.line !== field.line || next.units[0] !== field.units[0] || next.labelled)
      break
    end++
  }
  return { text: field.line.slice(field.from, pieces[end]?.to ?? field.to), units: field.units }
}
