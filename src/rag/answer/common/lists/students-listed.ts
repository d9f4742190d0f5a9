/** Doctoral students in lists of their own: 'Doctorates completed', 'PhD students, current', each item a name. */
import type { Facts } from '../../facts/facts.ts'
import { leadsAbove } from '../../facts/list-leads.ts'
import type { Plan, PlanPart } from '../../plan/plan.ts'
import { findDates } from '../../text/dates.ts'
import { capital } from '../../text/text.ts'
import { numberWord } from '../../text/word-lists.ts'

const DOCTORAL = /\b(?:doctor\w*|ph\.?ds?)\b/i
const GUIDED =
  /\b(?:supervis\w+|students?|candidates?|researchers?|completed|under ?way|in progress|graduated|current|former)\b/i
/** Whom one examined, and what one was oneself. */
const OTHERS =
  /\bexamin\w*|\bcommittees?\b|\bmy (?:own )?(?:doctorate|ph\.?d|thesis|studies)\b(?! ?students?)|\bschools?\b|\bresearch fellow/i
const BELOW_DOCTORAL = /\b(?:masters?|m\.?sc|m\.?a|bachelors?|b\.?sc|undergraduates?|diploma)\b/i
const OVER =
  /\b(?:complet\w+|finished|graduated|graduates|former|past|previous|alumn\w+|awarded|defended|successful)\b/i
const GOES_ON = /\b(?:under ?way|in progress|current(?:ly)?|ongoing|present|now|continuing|running)\b/i
/** 'Ines Mbeki', 'Hana M. de Groot' */
const NAME =
  /^(?:Dr\.? )?\p{Lu}[\p{L}'’-]*\.?(?: (?:(?:van|von|de|da|di|der|den|al|el|bin|ibn|la) ){0,2}\p{Lu}[\p{L}'’.-]*){1,3}(?= ?[,;:(–—]| - |\.? ?$)/u

/** A line above a list of both. */
const STUDENTS = /^(?:my )?(?:doctoral|ph\.?d) (?:students|candidates|researchers)$/i

interface Student {
  readonly part: PlanPart
  /** Null of a list of both. */
  readonly over: boolean | null
  readonly year: number
  /** A line that names several. */
  readonly several: boolean
}

/** 'Doctorates running: Ada Lind (since 2023), …' */
const LABEL = /^(\p{Lu}[\p{L} .-]{3,30}): /u

/** Those of the lists; empty where no heading says that such stand below it. */
function studentsListed({ document, units }: Facts): Student[] {
  return units.flatMap(({ unit }): Student[] => {
    const lead = leadsAbove(document).get(unit.block ?? -1)
    const above = document.sections[unit.section]?.path ?? []
    const path = lead !== undefined && STUDENTS.test(lead) ? [...above, lead] : above
    const said = path.slice(-2).join(' ')
    const label = LABEL.exec(unit.text)?.[1] ?? ''
    // 'Doctorates running: …' in one line
    if (unit.kind === 'item' && DOCTORAL.test(label) && GUIDED.test(`${said} ${label}`))
      return OVER.test(label) === GOES_ON.test(label) || !NAME.test(unit.text.slice(label.length + 2))
        ? []
        : [
            {
              part: { text: unit.text.replace(/\.$/, ''), units: [unit.index] },
              over: OVER.test(label),
              year: 0,
              several: true,
            },
          ]
    const own = path.at(-1) ?? ''
    if (unit.kind !== 'item' || unit.parents.length > 0 || !DOCTORAL.test(said) || !GUIDED.test(said))
      return []
    if (BELOW_DOCTORAL.test(own) && !DOCTORAL.test(own)) return []
    if (
      OTHERS.test(own) ||
      (!OVER.test(own) && !GOES_ON.test(own) && !STUDENTS.test(own)) ||
      !NAME.test(unit.text)
    )
      return []
    const date = findDates(unit.text)[0]
    const to = date === undefined || !Number.isFinite(date.to) ? 0 : date.to
    return [
      {
        part: { text: unit.text.replace(/\.$/, ''), units: [unit.index] },
        over: OVER.test(own) === GOES_ON.test(own) ? null : OVER.test(own),
        year: to,
        several: false,
      },
    ]
  })
}

const ASKS_OVER =
  /\b(?:complet\w+|finish\w*|graduated?|successful\w*|former|past|previous|seen|brought|defended|already)\b/
const ASKS_NOW = /\b(?:current(?:ly)?|present|ongoing|now|at the moment|today|still|supervising|does|do)\b/
const ORDERS = /\b(?:(latest|last|most recent|newest)|first|earliest)\b/

/** Null where the CV has no such lists. */
export function planStudentsListed(facts: Facts, folded: string): Plan | null {
  const all = studentsListed(facts)
  const order = ORDERS.exec(folded)
  const over = order !== null || ASKS_OVER.test(folded)
  const now = !over && ASKS_NOW.test(folded)
  if ((over || now) && all.some((student) => student.over === null)) return null
  const kept = all.filter((student) => (over ? student.over : !now || !student.over))
  if (kept.length === 0) return null
  const plan = { list: true, chance: 0.9, fact: true }
  const counts = folded.startsWith('how many')
  if (kept.some(({ several }) => several) && (counts || order !== null)) return null
  if (order === null) {
    const lead = counts ? { lead: capital(numberWord(kept.length)) } : {}
    return { ...plan, ...lead, parts: kept.map(({ part }) => part) }
  }
  if (kept.some(({ year }) => year === 0)) return null
  const inOrder = [...kept].sort((a, b) => a.year - b.year)
  const one = order[1] === undefined ? inOrder[0] : inOrder.at(-1)
  return one === undefined ? null : { ...plan, parts: [one.part] }
}
