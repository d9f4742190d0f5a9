/**
 * The CV as the page shows it: header (the name and what stands before the first section) and sections, with the
 * anchors that sources point to, dates set apart, the text map, and marks around quotes.
 */
import type { Element, ElementContent, Root, Text } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { visit, SKIP } from 'unist-util-visit'
import { withoutLeftovers } from '../../../rag/document-leftovers.ts'
import type { CvDocument } from '../../../rag/types.ts'
import { encodeRuns, rangesInText, type TextRun } from '../shared/text-map.ts'
import { locateTexts, runsOf, splitText } from './text-runs.ts'
import { setDirections } from './direction.ts'
import { plainTree } from './plain-tree.ts'
import { setShownAs, type ShownAs } from './shown-as.ts'
import { cvTree, cvTreeInTurns } from './tree.ts'

/** A quote to mark; `id` is the anchor its citation links to. */
export interface Mark {
  readonly start: number
  readonly end: number
  readonly id: string
}

export interface CvHtml {
  /** Name and introduction; starts with an h1 when the CV has one title. */
  readonly header: string
  readonly body: string
  readonly hasTitle: boolean
}

/** A long CV has some hundreds. */
const MAX_BLOCKS = 3_000

/** Elements that hold running text of their own. */
const CONTAINERS = new Set(['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'li', 'td', 'th', 'code'])
const HEADING = /^h[1-6]$/
/** A year or a season of years at the end of a heading: in parentheses, or after a dash or a bar. */
const WHEN = /(?:\([^()]*\b(?:19|20)\d\d\b[^()]*\)|(?<=\s)[|—–·]\s[^|—()]*\b(?:19|20)\d\d\b[^()]*)\s*$/

/**
 * @param marks quotes to mark; none for the page everybody gets
 * @param as what is shown in place of the CV's own name and headline
 */
export function renderCv(document: CvDocument, marks: readonly Mark[] = [], as: ShownAs = {}): CvHtml {
  return render(isLong(document) ? plainTree(document) : cvTree(document.markdown), document, marks, as)
}

/** The page everybody gets; others are answered while a long CV is read. */
export async function renderCvInTurns(document: CvDocument, as: ShownAs = {}): Promise<CvHtml> {
  const root = isLong(document) ? plainTree(document) : await cvTreeInTurns(document.markdown)
  return render(root, document, [], as)
}

const isLong = ({ blocks }: CvDocument): boolean => blocks.length > MAX_BLOCKS

function render(root: Root, document: CvDocument, marks: readonly Mark[], as: ShownAs): CvHtml {
  if (!isLong(document)) locateTexts(root, withoutLeftovers(document.markdown))
  setAnchors(root, document)
  setShownAs(root, document, as)
  setDatesApart(root)
  setDirections(root, document.markdown)
  finishTables(root)
  visit(root, 'element', (node) => {
    if (node.tagName === 'a') node.properties['rel'] = ['noopener']
    if (CONTAINERS.has(node.tagName)) describe(node)
  })
  if (marks.length > 0) markQuotes(root, marks)
  return assemble(root, document)
}

function setAnchors(root: Root, document: CvDocument): void {
  const slugs = new Map(document.sections.map((s) => [s.headingSpan.start, s.depth > 0 ? s.slug : '']))
  visit(root, 'element', (node) => {
    if (!HEADING.test(node.tagName)) return
    const slug = slugs.get(node.position?.start.offset ?? -1)
    delete node.properties['id']
    if (slug) node.properties['id'] = slug
  })
}

/** Dates at the end of an entry's heading get an element of their own; the text stays what it is. */
function setDatesApart(root: Root): void {
  visit(root, 'element', (node) => {
    if (!/^h[3-6]$/.test(node.tagName)) return
    const last = node.children.at(-1)
    if (last?.type !== 'text') return
    const found = WHEN.exec(last.value)
    if (!found || (found.index === 0 && node.children.length === 1)) return
    const [before, date] = splitText(last, found.index)
    const when: Element = {
      type: 'element',
      tagName: 'span',
      properties: { className: ['when'] },
      children: [date],
    }
    node.children.splice(-1, 1, ...(before.value ? [before, when] : [when]))
    return SKIP
  })
}

/** A wide table scrolls by itself, also by keyboard; the page never does sideways. */
function finishTables(root: Root): void {
  let tables = 0
  visit(root, 'element', (node, index, parent) => {
    if (node.tagName === 'th') {
      node.properties['scope'] = 'col'
      if (node.children.length === 0) node.tagName = 'td'
    }
    if (node.tagName !== 'table' || !parent || index === undefined) return
    const box: Element = {
      type: 'element',
      tagName: 'div',
      properties: {
        className: ['table'],
        tabIndex: 0,
        role: 'region',
        ariaLabel: tableLabel(node, ++tables),
      },
      children: [node],
    }
    parent.children[index] = box
    return [SKIP, index + 1]
  })
  visit(root, 'element', (node) => {
    if (node.tagName === 'pre') node.properties['tabIndex'] = 0
  })
}

function tableLabel(table: Element, number: number): string {
  const headers: string[] = []
  visit(table, 'element', (node) => {
    if (node.tagName !== 'th') return
    visit(node, 'text', (text) => void headers.push(text.value))
  })
  return `Table ${number}${headers.length ? `: ${headers.slice(0, 4).join(', ')}` : ''}`
}

/** Texts that belong to a container itself and not to one inside it, in order. */
function ownTexts(container: Element): Text[] {
  return container.children.flatMap((child) => {
    if (child.type === 'text') return [child]
    if (child.type !== 'element' || child.properties['dataM'] !== undefined) return []
    return CONTAINERS.has(child.tagName) && child.tagName !== 'code' ? [] : ownTexts(child)
  })
}

function describe(node: Element): void {
  // Code within a text belongs to that text.
  if (node.tagName === 'code' && !node.children.some((c) => c.type === 'text' && c.value.endsWith('\n')))
    return
  const runs: TextRun[] = []
  let length = 0
  for (const text of ownTexts(node)) {
    for (const { at, offset } of runsOf(text)) {
      const last = runs.at(-1)
      if (!last || last.offset + (at + length - last.at) !== offset) runs.push({ at: at + length, offset })
    }
    length += text.value.length
  }
  if (runs.length > 0) node.properties['dataM'] = encodeRuns(runs)
}

/** Wraps what the marks cover; the first piece of each carries its id. Quotes may overlap. */
function markQuotes(root: Root, marks: readonly Mark[]): void {
  const placed = new Set<string>()
  visit(root, 'text', (text, index, parent) => {
    if (!parent || index === undefined || runsOf(text).length === 0) return
    const length = text.value.length
    const covered = marks.map((mark) => ({
      id: mark.id,
      ranges: rangesInText(runsOf(text), length, mark.start, mark.end),
    }))
    const cuts = new Set(covered.flatMap((c) => c.ranges.flatMap((r) => [r.start, r.end])))
    if (cuts.size === 0) return
    const edges = [...new Set([0, ...cuts, length])].sort((a, b) => a - b)
    const pieces: ElementContent[] = []
    edges.slice(0, -1).forEach((from, i) => {
      const piece: Text = { type: 'text', value: text.value.slice(from, edges[i + 1]) }
      const ids = covered
        .filter((c) => c.ranges.some((r) => r.start <= from && from < r.end))
        .map((c) => c.id)
      if (ids.length === 0) return void pieces.push(piece)
      const fresh = ids.filter((id) => !placed.has(id))
      fresh.forEach((id) => placed.add(id))
      const [own, ...others] = fresh
      const anchors: Element[] = others.map((id) => ({
        type: 'element',
        tagName: 'a',
        properties: { id },
        children: [],
      }))
      pieces.push({
        type: 'element',
        tagName: 'mark',
        properties: own ? { id: own } : {},
        children: [...anchors, piece],
      })
    })
    parent.children.splice(index, 1, ...pieces)
    return [SKIP, index + pieces.length]
  })
}

function assemble(root: Root, document: CvDocument): CvHtml {
  const titles = document.sections.filter((s) => s.depth === 1)
  const hasTitle = titles.length === 1 && document.sections.find((s) => s.depth > 0) === titles[0]
  const depths = document.sections.filter((s) => s.depth > (hasTitle ? 1 : 0)).map((s) => s.depth)
  const top = depths.length > 0 ? Math.min(...depths) : 7
  const header: ElementContent[] = []
  const sections: { heading: Element; content: ElementContent[] }[] = []
  for (const node of root.children as ElementContent[]) {
    const rank = node.type === 'element' && HEADING.test(node.tagName) ? Number(node.tagName[1]) : 9
    const opens = node.type === 'element' && rank <= top && node.properties['id'] !== undefined
    if (opens && !(hasTitle && rank === 1)) sections.push({ heading: node, content: [] })
    else (sections.at(-1)?.content ?? header).push(node)
  }
  const html = (children: ElementContent[]) => toHtml({ type: 'root', children })
  const body = sections.map(({ heading, content }) => {
    const id = String(heading.properties['id'])
    return `<section aria-labelledby="${escapeAttribute(id)}">${html([heading])}<div class="content">${html(content)}</div></section>`
  })
  return { header: html(header), body: body.join('\n'), hasTitle }
}

const escapeAttribute = (value: string): string => value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
