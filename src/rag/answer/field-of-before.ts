/** 'What was the budget?' after a question about one project: of several fields of that name the one that stands there. */
import { fieldsCalled } from './common/label-asked.ts'
import { piecesOf } from './common/pieces.ts'
import type { Facts } from './facts/facts.ts'
import { fold } from './text/text.ts'

const ASKED =
  /^(?:(?:and|but|so) )?(?:what|who|which|where|when|how (?:big|large|small|long|high|many|much)) (?:was|were|is|are) the (\p{L}[\p{L} -]{2,30})$/u

/** The units that tell a field, or hold a cell in a column, of the name that is asked for; none but of several. */
export function fieldsAsked(facts: Facts, query: string): readonly number[] {
  const name = ASKED.exec(fold(query).replace(/[?.!\s]+$/, ''))?.[1]
  if (name === undefined) return []
  const columns = piecesOf(facts).filter(({ column }) => column !== '' && fold(column).trim() === name)
  const units = [...fieldsCalled(facts, name), ...columns].flatMap(({ units: [at] }) => at ?? [])
  return new Set(units).size > 1 ? units : []
}

/** Does one of these stand where the question before was answered from: in the same post or project, or in that row? */
export function standsBeside({ units }: Facts, fields: readonly number[], told: number): boolean {
  const entry = units[told]?.entry ?? null
  return fields.some(
    (at) => at === told || (units[at]?.unit.kind !== 'row' && entry !== null && units[at]?.entry === entry),
  )
}

/** A row among others of its table that are no posts: it is a thing of its own, whatever heading the table stands below. */
export function isRowOfSeveral({ units, entries }: Facts, at: number): boolean {
  const own = units[at]
  const kind = entries[own?.entry ?? -1]?.kind
  if (kind === 'experience' || kind === 'education') return false
  return (
    own?.unit.kind === 'row' &&
    own.entry !== null &&
    [units[at - 1], units[at + 1]].some((next) => next?.unit.kind === 'row' && next.entry === own.entry)
  )
}
