/**
 * Tables that are no records below column titles: labels and values from the head line on, two pairs in a row, and
 * people or groups side by side, of which each column tells.
 */
import type { Block, CvDocument } from '../../types.ts'
import { PERSON } from '../lexicon/names.ts'
import { findDates, isPeriodAlone } from '../text/dates.ts'
import { fold } from '../text/text.ts'
import { comparedThings } from './compared-things.ts'
import { kindsOfHeading } from './heading-kinds.ts'
import { itemOf, rowOf, tablesIn, withoutFirst, type Piece, type Table } from './table-pieces.ts'

type Made = Omit<Block, 'index' | 'section' | 'parents'> & { readonly below: boolean }

/** The document with such tables as rows of a label and its value, and as lists; the document itself where there are none. */
export function withToldTables(document: CvDocument): CvDocument {
  if (!document.blocks.some(({ cells }) => cells !== undefined)) return document
  const told = tablesIn(document).flatMap((table) => {
    const made = madeOf(document, table)
    return made === null ? [] : [{ table, made }]
  })
  if (told.length === 0) return document
  const toldAt = new Map(told.map((one) => [one.table.at, one]))
  const placeOf: number[] = []
  const blocks: Block[] = []
  let skip = 0
  document.blocks.forEach((block, i) => {
    placeOf.push(blocks.length)
    const parents = block.parents.flatMap((parent) => placeOf[parent] ?? [])
    const one = toldAt.get(i)
    if (one !== undefined) {
      skip = i + one.table.rows.length
      let lead = 0
      for (const { below, ...made } of one.made) {
        if (!below) lead = blocks.length
        const own = below ? [...parents, lead] : parents
        blocks.push({ ...made, index: blocks.length, section: block.section, parents: own })
      }
    }
    if (i >= skip) blocks.push({ ...block, index: blocks.length, parents })
  })
  return { ...document, blocks }
}

/** What a table is read as; null where its columns are what their titles say. */
function madeOf(document: CvDocument, given: Table): Made[] | null {
  const table = withoutColons(given)
  const pairs = pairsIn(table) ?? (table === given ? null : asRows(table))
  if (pairs !== null)
    return pairs.flatMap((pair) => {
      const row = rowOf(pair)
      return row === null ? [] : [{ ...row, below: false }]
    })
  return columnsIn(document, table) ?? comparedThings(table)
}

/** 'Name | : | Ada Quill', 'Software | : AutoCAD': the colon that leads to a value is no part of it. */
function withoutColons(table: Table): Table {
  const { head, headers, rows } = table
  const width = headers.length
  const isColon = (text: string | undefined): boolean => /^:?$/.test(text?.trim() ?? '')
  const at = headers.findIndex(
    (header, column) =>
      column > 0 &&
      column < width - 1 &&
      isColon(header) &&
      rows.every((row) => isColon(row[column]?.text)) &&
      [header, ...rows.map((row) => row[column]?.text)].some((text) => text?.trim() === ':'),
  )
  const without = <T>(cells: readonly T[]): T[] => cells.filter((_, column) => column !== at)
  if (at > 0)
    return {
      ...table,
      head: head && without(head),
      headers: without(headers),
      rows: rows.map(without),
    }
  const led = rows.filter((row) => LEADING.test(row[1]?.text ?? '')).length
  if (width !== 2 || led === 0 || led * 2 < rows.length) return table
  const plain = (row: readonly Piece[]): Piece[] =>
    row.map((piece, column) =>
      column === 1 ? withoutFirst(piece, LEADING.exec(piece.text)?.[0].length ?? 0) : piece,
    )
  return { ...table, head: head && plain(head), rows: rows.map(plain) }
}
const LEADING = /^: ?(?=\S)/

/** Labels of what is told of a person, which are no titles of columns. */
const KEY =
  /^(?:(?:full |first |last |family |given )?names?|surname|date of birth|d\.?o\.?b\.?|(?:year|place|date) (?:and place )?of birth|born|age|nationality|citizenship|height|weight|build|eyes?|hair|(?:eye|hair) colou?r|gender|sex|(?:marital|civil) status|(?:home |postal |permanent |present |current )?address|phone|mobile|cell|tel(?:ephone)?|e-?mail|web(?:site)?|linkedin|github|skype|availab(?:le|ility)(?: from)?|notice(?: period)?|(?:daily |hourly |day )?rates?|mobility|languages?|base|based|location|residence|lives in|driving licen[cs]e|passport(?: no)?|visa(?: status)?|work permit|(?:father|mother|spouse)(?:'s|s)? name|religion|playing age|vocal range|voice|accents?|security clearance|hobbies|it since)(?: (?:no|number))?\s*:?$/

const isKey = (text: string): boolean => KEY.test(fold(text).trim()) || /\p{L}\s*:$/u.test(text)

/** Titles of columns that a label in the first one may have beside it. */
const TITLES =
  /^(?:levels?|values?|details?|proficiency|since|years?|descriptions?|notes?|remarks?|comments?|rating|role|relation(?:ship)?|position|title|company|e-?mail|phone|dates?|period|from|to|status|spoken|written|content|information)\b/

/** The pairs of label and value, where the head line is one of them, or a row has several. */
function pairsIn(table: Table): (readonly Piece[])[] | null {
  const { head, headers, rows } = table
  const width = headers.length
  if (width === 2 && head !== null && headsPairs(head, rows)) return [head, ...rows]
  if (width !== 4 && width !== 6) return null
  const all = head === null ? rows : [head, ...rows]
  const columns = [0, 2, 4].filter((column) => column < width)
  const labels = all.flatMap((row) => columns.flatMap((column) => row[column] ?? []))
  const values = all.flatMap((row) => columns.flatMap((column) => row[column + 1] ?? []))
  const told = labels.filter(({ text }) => text !== '')
  const isLabel = (piece: Piece): boolean => isKey(piece.text) || isAllStrong(piece)
  if (head !== null && !columns.every((column) => isKey(head[column]?.text ?? ''))) return null
  if (told.length < 2 || !told.every(({ text }) => text.length <= LABEL && !/\d{2}/.test(text))) return null
  if (told.filter(isLabel).length * 3 < told.length * 2 || values.some(isAllStrong)) return null
  return all.flatMap((row) => columns.map((column) => row.slice(column, column + 2)))
}
/** Characters of a label, and of a cell that names one thing. */
const LABEL = 40
const NAMED = 70

const isAllStrong = ({ text, marks }: Piece): boolean =>
  text !== '' && marks.some((mark) => mark.kind === 'strong' && mark.end - mark.start >= text.length - 1)

const WHEN = /^(?:dates?|period|duration|years?)(?: \(.*\)| of (?:employment|study))?\s*:?$/i
const OF_POST =
  /^(?:(?:position|post) held|(?:job )?title|occupation or position held|occupation|position|role|employer|name and address of employer|company|organi[sz]ation|title of qualification(?: awarded)?|qualification|degree)\b/

/** Does the head line tell a label and its value, as the rows below it do? */
function headsPairs([label, value]: readonly Piece[], rows: readonly (readonly Piece[])[]): boolean {
  if (label === undefined || value === undefined || label.text === '' || value.text === '') return false
  if (TITLES.test(fold(value.text)) && !/[\d@]/.test(value.text)) return false
  // labels in bold down to the last row, and a value that is not: the head line is a label, too
  const strong = rows.filter(([one]) => one !== undefined && isAllStrong(one)).length
  if (strong > 1 && strong === rows.length && isAllStrong(label) && !isAllStrong(value)) return true
  const below = rows.map(([one]) => one?.text ?? '')
  // 'Dates | 2012 – 2015' above 'Position held | Clerk', as the European form has it
  if (WHEN.test(label.text) && isPeriodAlone(value.text) && below.some((text) => OF_POST.test(fold(text))))
    return true
  if (/\p{L}\s*:$/u.test(label.text)) return below.every((text) => /:$/.test(text))
  if (!isKey(label.text)) return false
  return below.filter(isKey).length * 2 >= Math.min(below.length, 4)
}

/** Rows of labels and values that have lost their column of colons: a head line is the first of them. */
function asRows({ head, headers, rows }: Table): (readonly Piece[])[] | null {
  if (headers.length !== 2) return null
  return head === null || TITLES.test(fold(headers[1] ?? '')) ? [...rows] : [head, ...rows]
}

/** A person, with what one is called by: 'Dr A. Quill', 'Ms. Ada Quill'. */
const TITLED =
  /^(?:Dr|Prof|Professor|Mr|Mrs|Ms|Mx|Miss|Sir|Dame|Rev|Fr|Sister|Herr|Frau|Judge|Capt|Captain)\b\.? (?:(?:Dr|med|Prof)\b\.? )?(?:\p{Lu}\.? ?){0,3}\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,3}$/u
const isPerson = (text: string): boolean =>
  TITLED.test(text) || PERSON.exec(text)?.[0] === text || /^(?:\p{Lu}\. ?){1,3}\p{Lu}[\p{L}'’-]+$/u.test(text)
/** Whom a way to reach one leads to. */
const REACHED =
  /^(?:agents?|personal|private|management|representation|manager|home|office|work|business|(?:current|present|permanent|term|home|postal) address)$/
/** Titles of columns that tell of what stands in the first: no groups of skills. */
const OF_FIRST =
  /\b(?:levels?|skill|years?|since|proficien\w*|experience|last|used?|uses|usage|rating|details?|descriptions?|examples?|where|notes?|remarks?|comments?|status|certificat\w*|areas?|categor\w*|field|type|name|version|how|what|when|own|standing|grade|score|endorsed\w*|self|method|instrument|system|tool|product|machine|language|programme|technique|vendor|context|projects?|evidence|speak\w*|spoken|read\w*|writ\w*|understand\w*|listen\w*|test|exam|kind|group|item|measures?|domain|topic|subject|issued?|valid|before|after|employer|body|provider|by|family|discipline|theme|task|thing)\b/
/** How well, or how often: beside a column that is called otherwise these tell of what stands in it. */
const HOW =
  /^(?:daily|weekly|monthly|every|now and then|sometimes|often|seldom|rust|comfortable|expert|basic|good|working|fluent|advanced|intermediate|beginner|learning|strong|solid|some|long ago|not )/
const TWO_GROUPS =
  /^(?:(?:hard|soft|technical|personal|professional|transferable|digital|it|other|computer|language)(?: skills)?|front ?-?end|back ?-?end|skills|tools|languages|strengths|methods|interests)$/

/** How many or how much: no skill is called so, and the first column names what is counted. */
const NUMBER = /^[<>~]?\d[\d.,]*\+?(?: ?%)?$/

/** People or groups side by side, each above what is said of it; null where the columns are of another kind. */
function columnsIn(document: CvDocument, { section, head, headers, rows }: Table): Made[] | null {
  if (headers.length < 2) return null
  const names = head ?? rows[0] ?? []
  const body = head === null ? rows.slice(1) : rows
  const used = names.filter((name, column) => name.text !== '' || body.some((row) => row[column]?.text))
  if (used.length < 2 || body.length === 0 || used.some(({ text }) => text === '' || text.length > LABEL))
    return null
  const path = document.sections[section]?.path ?? []
  const kinds = path.flatMap((heading) => [...kindsOfHeading(heading).keys()])
  const isPeople =
    used.every(({ text }) => isPerson(text)) &&
    (used.every(({ text }) => TITLED.test(text)) || kinds.includes('references'))
  const folded = used.map(({ text }) => fold(text))
  const isReached = folded.every((text) => REACHED.test(text)) && /[@\d]/.test(textsOf(body))
  const isGroups =
    kinds.includes('skills') &&
    (head !== null || used.every(isAllStrong)) &&
    folded.every((text) => !OF_FIRST.test(text) && findDates(text).length === 0) &&
    (HOW.test(folded[0] ?? '') || !folded.some((text) => HOW.test(text))) &&
    (used.length > 2 || folded.every((text) => TWO_GROUPS.test(text))) &&
    body.every((row) => row.every(({ text }) => text.length <= NAMED && !NUMBER.test(text)))
  if (!isPeople && !isReached && !isGroups) return null
  return names.flatMap((name, column) => {
    const below = body.flatMap((row) => row[column] ?? []).filter(({ text }) => text !== '')
    return name.text === ''
      ? []
      : [{ ...itemOf(name), below: false }, ...below.map((piece) => ({ ...itemOf(piece), below: true }))]
  })
}

const textsOf = (rows: readonly (readonly Piece[])[]): string =>
  rows
    .flat()
    .map(({ text }) => text)
    .join(' ')
