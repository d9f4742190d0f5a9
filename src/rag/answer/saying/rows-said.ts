/** Rows of forms as one says them: 'Computer skills: Minitab' of a label and its value, and a skill's name beside its level. */
import { cellsOf, type Cells } from '../document/row-cells.ts'
import type { Facts } from '../facts/facts.ts'
import type { Plan, PlanPart } from '../plan/plan.ts'

/** Characters of a label: forms have long ones. */
const LABEL = /^\p{L}[^\p{N}:]{1,69}:?$/u
/** Columns that tell how well a language is heard, read, spoken or written. */
const SKILL =
  /\b(?:listen\w*|read\w*|writ\w*|speak\w*|spoken|understand\w*|comprehension|interaction|production|oral|conversation)\b/i

/** The plan, with rows in the words of their table. */
export const withRowsSaid = (facts: Facts, plan: Plan): Plan => ({
  ...plan,
  parts: plan.parts.map((part) => ({ ...part, text: textOf(facts, part) })),
})

function textOf(facts: Facts, { text, units }: PlanPart): string {
  let said = text
  for (const at of units) {
    const unit = facts.units[at]?.unit
    const cells = cellsOf(facts.document, unit)?.filter((cell) => cell.text !== '')
    if (unit === undefined || cells === undefined) continue
    const row = cells.map((cell) => cell.text.replace(/\s+/g, ' ')).join(', ')
    const written = said.includes(row) ? sayCells(cells) : null
    if (written !== null) said = said.replace(row, () => written)
  }
  return said
}

/** A number of which its column alone says what it is of. */
const isBare = ({ header, text }: Cells[number]): boolean =>
  header.trim() !== '' &&
  /^\d{1,3}(?:,\d{3}){1,3}$|^\d{1,7}(?:[.,]\d{1,3})?$/.test(text) &&
  !/^(?:19|20)\d\d$/.test(text)

/** 'None', of which its column alone says of what. */
const isAnswer = ({ header, text }: Cells[number]): boolean =>
  header.trim() !== '' && /^(?:none|no|yes)$/i.test(text)

/** Null where commas between the cells say as much. */
export function sayCells(cells: Cells): string | null {
  const [label, value, third] = cells
  if (label === undefined || value === undefined) return null
  const rest = cells.slice(1)
  if (third === undefined && label.header === '' && value.header === '')
    return LABEL.test(label.text)
      ? `${label.text.replace(/:$/, '')}: ${value.text.replace(/\s+/g, ' ')}`
      : null
  const skills = rest.filter(({ header }) => SKILL.test(header)).length
  const bare = rest.filter(isBare).length
  if (skills < 2 && bare < 2) return null
  const told = rest.map((cell) =>
    (SKILL.test(cell.header) || (bare > 1 && isBare(cell)) || isAnswer(cell)
      ? `${cell.header} ${cell.text}`
      : cell.text
    ).replace(/\s+/g, ' '),
  )
  // '2018: 14' would look like a number of things
  const between = bare > 1 && !/\p{L}/u.test(label.text) ? ', ' : ': '
  return `${label.text}${between}${told.join(', ')}`
}
