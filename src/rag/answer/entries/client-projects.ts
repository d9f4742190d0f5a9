/**
 * A contractor's posts: '### 06/2023 – 01/2024 · Retail (Rotterdam)' above 'Client: …' and 'Role: …', or rows of such
 * columns. Where no employment goes on beside them these are what one lives by, and the client is whom one works for.
 */
import type { CvDocument } from '../../types.ts'
import { cellsOf } from '../document/row-cells.ts'
import type { Unit } from '../document/units.ts'
import { findDates } from '../text/dates.ts'
import { fold } from '../text/text.ts'
import { last } from './entry-headers.ts'
import { assemble, type DatedDraft, type Entry } from './entry.ts'
import { fieldsOf, type Field } from './labelled-fields.ts'
import { rowHeader } from './row-headers.ts'

const CLIENT = /^(?:(?:end |final )?(?:clients?|customers?))(?: name)?$/
const ROLE = /^(?:(?:my |project )?(?:role|function|position))$/
/** 'confidential (NDA)', 'undisclosed' is nobody's name. */
const UNNAMED = /^(?:n\/?a\b|(?:confidential|undisclosed|anonymous|various|several|nda)\b)/i
/** Of so many alike each is one. */
const ALIKE = 2

interface Project {
  readonly entry: Entry
  readonly client: Field & { readonly unit: number }
  readonly role: Field & { readonly unit: number }
}

/** The entries, with such projects as posts. */
export function withClientProjects(
  document: CvDocument,
  units: readonly Unit[],
  entries: readonly Entry[],
): readonly Entry[] {
  const projects = entries.flatMap((entry) => projectOf(document, units, entry) ?? [])
  const employed = entries.filter(({ kind, range, index }) => {
    const isOne = projects.some(({ entry }) => entry.index === index)
    return kind === 'experience' && !isOne && range !== null && !range.single
  })
  const beside = projects.filter(({ entry: { range } }) =>
    employed.some(
      (post) =>
        range !== null && post.range !== null && post.range.from <= range.from && post.range.to >= range.to,
    ),
  )
  if (projects.length < ALIKE || beside.length * 2 >= projects.length) return entries
  const posts = new Map(projects.map((project) => [project.entry.index, postOf(units, project)]))
  return entries.map((entry) => posts.get(entry.index) ?? entry)
}

/** The field that names the client of such a project; null of any other entry. */
export function clientOf(
  document: CvDocument,
  units: readonly Unit[],
  entry: Entry,
): Project['client'] | null {
  return projectOf(document, units, entry)?.client ?? null
}

/** Its client and the role in it, where its header is its time and what else tells no name of it, or a row of a table. */
function projectOf(document: CvDocument, units: readonly Unit[], entry: Entry): Project | null {
  const { kind, range, header, from, to } = entry
  if (range === null) return null
  const top = units[Math.min(...header)]
  const cells = cellsOf(document, top)
  if (cells === undefined && kind !== 'projects' && kind !== 'experience') return null
  const isTime = top?.kind === 'heading' && (findDates(top.text)[0]?.start ?? Infinity) <= FIRST
  if (top === undefined || (cells === undefined && !isTime)) return null
  const fields =
    cells?.map(({ header: label, text }) => ({ header: label, text, unit: top.index })) ??
    units
      .slice(from + 1, to)
      .filter(({ line, parents, kind: form }) => line && form !== 'heading' && parents.length === 0)
      .flatMap((unit) => fieldsOf(document, unit).map((field) => ({ ...field, unit: unit.index })))
  const of = (label: RegExp): Project['role'] | undefined =>
    fields.find(({ header: name, text }) => label.test(fold(name).trim()) && text !== '')
  const [client, role] = [of(CLIENT), of(ROLE)]
  return client === undefined || role === undefined ? null : { entry, client, role }
}
/** Where the dates of a heading begin that begins with them. */
const FIRST = 3

function postOf(units: readonly Unit[], { entry, client, role }: Project): Entry {
  const top = units[Math.min(...entry.header)]
  const isNamed = /^[\p{Lu}\d]/u.test(client.text) && !UNNAMED.test(client.text)
  const name = top?.kind === 'heading' ? `, ${top.text}` : ''
  const text = top?.kind === 'row' ? entry.text : `${role.text}, ${client.text}${name}`
  const rows = [
    { header: 'title', text: role.text },
    ...(isNamed ? [{ header: 'employer', text: client.text }] : []),
  ]
  const post = assemble(
    { header: [...new Set([...entry.header, client.unit, role.unit])], text, rows },
    { ...entry, kind: 'experience' },
  )
  // what else the header names is a trade or a town
  return isNamed ? post : { ...post, org: null }
}

/** A draft for each row of a table that has columns of both, with its time. */
export function clientRows(document: CvDocument, list: readonly Unit[]): DatedDraft[] {
  const rows = list.flatMap((unit) => {
    const cells = unit.first ? cellsOf(document, unit) : undefined
    const heads = cells?.map(({ header }) => fold(header).trim()) ?? []
    const isOne = heads.some((head) => CLIENT.test(head)) && heads.some((head) => ROLE.test(head))
    return cells !== undefined && isOne ? [{ unit, cells, text: rowHeader(cells) }] : []
  })
  if (rows.length < ALIKE || !rows.every(({ text }) => findDates(text)[0]?.single === false)) return []
  return rows.map(({ unit, cells, text }, i) => ({
    header: [unit.index],
    text,
    rows: cells,
    from: unit.index,
    to: rows[i + 1]?.unit.index ?? last(list) + 1,
  }))
}
