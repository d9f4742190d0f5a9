/** Works of a list, each with lines nested below its name, some of which hold fields: 'client: …; engineer: …'. */
import type { Facts, UnitFacts } from '../facts/facts.ts'
import { oncePer } from '../text/once-per.ts'
import { fold } from '../text/text.ts'

interface NestedField {
  /** Folded: 'client'. */
  readonly label: string
  /** As the CV has it, with its label. */
  readonly text: string
  readonly unit: number
}

export interface NestedThing {
  readonly head: UnitFacts
  readonly section: number
  readonly fields: readonly NestedField[]
}

/** Characters of a name, with its place and its year. */
const LONGEST = 110
/** As many of a list must be told alike, for their fields to be told apart. */
const LEAST = 2
const FIELD = /^(\p{L}[\p{L} ’'-]{1,29}): (\S.*)$/u

export const nestedThings = oncePer((facts: Facts): readonly NestedThing[] => {
  const { units, entries } = facts
  // posts and studies with lines below them are entries, which others know more of
  const isOfLife = ({ entry }: UnitFacts): boolean => {
    const kind = entries[entry ?? -1]?.kind
    return kind === 'experience' || kind === 'education'
  }
  const below = new Map<number, UnitFacts[]>()
  for (const one of units) {
    const above = one.unit.parents.at(-1)
    if (one.unit.parents.length !== 1 || above === undefined || isOfLife(one)) continue
    const list = below.get(above)
    if (list) list.push(one)
    else below.set(above, [one])
  }
  const found = units.flatMap((head): NestedThing[] => {
    const { block, first, parents, kind, section, text } = head.unit
    if (kind !== 'item' || !first || block === null || parents.length > 0 || text.length > LONGEST) return []
    const fields = (below.get(block) ?? []).flatMap(fieldsOf)
    return fields.length === 0 ? [] : [{ head, section, fields }]
  })
  return found.filter(({ section }) => found.filter((one) => one.section === section).length >= LEAST)
})

const fieldsOf = ({ unit }: UnitFacts): NestedField[] =>
  unit.text.split(/;\s+/).flatMap((said) => {
    const [, label] = FIELD.exec(said) ?? []
    return label === undefined ? [] : [{ label: fold(label), text: said, unit: unit.index }]
  })
