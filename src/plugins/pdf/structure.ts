/**
 * The tagged structure of the PDF (ISO 32000-1 §14.7): what is a heading, a list, a table, a link, in reading order.
 * Elements are made while the page is laid out and get their marked content while it is painted.
 */
import { PDFHexString, PDFName, type PDFContext, type PDFDict, type PDFRef } from 'pdf-lib'

export type Tag =
  | 'Document'
  | `H${1 | 2 | 3 | 4 | 5 | 6}`
  | 'P'
  | 'L'
  | 'LI'
  | 'Lbl'
  | 'LBody'
  | 'BlockQuote'
  | 'Code'
  | 'Table'
  | 'TR'
  | 'TH'
  | 'TD'
  | 'Link'

type Kid = Element | { readonly page: PDFRef; readonly mcid: number } | { readonly annotation: PDFRef }

export class Element {
  readonly tag: Tag
  readonly kids: Kid[] = []
  /** Where its marked content begins; set by `writeStructure`. */
  ref: PDFRef | undefined

  constructor(tag: Tag) {
    this.tag = tag
  }

  add(tag: Tag): Element {
    const child = new Element(tag)
    this.kids.push(child)
    return child
  }
}

/** What the parent tree needs: for each page the elements of its marked content, and for each link its element. */
export interface ParentTree {
  readonly pages: readonly (readonly Element[])[]
  readonly annotations: readonly Element[]
}

/** Writes the tree; page i has StructParents i, link j has StructParent pages + j. */
export function writeStructure(
  context: PDFContext,
  catalog: PDFDict,
  root: Element,
  parents: ParentTree,
): void {
  const tree = context.nextRef()
  const write = (element: Element, parent: PDFRef): PDFRef | undefined => {
    if (element.kids.length === 0) return undefined
    const ref = context.nextRef()
    element.ref = ref
    const kids = element.kids.flatMap((kid) => {
      if (kid instanceof Element) return write(kid, ref) ?? []
      if ('annotation' in kid) return context.obj({ Type: 'OBJR', Obj: kid.annotation })
      return context.obj({ Type: 'MCR', Pg: kid.page, MCID: kid.mcid })
    })
    const dict = context.obj({ Type: 'StructElem', S: element.tag, P: parent, K: kids })
    if (element.tag === 'TH') dict.set(PDFName.of('A'), context.obj({ O: 'Table', Scope: 'Column' }))
    context.assign(ref, dict)
    return ref
  }
  const document = write(root, tree)
  const nums = [
    ...parents.pages.flatMap((elements, page) => [
      page,
      context.register(context.obj(elements.flatMap((e) => e.ref ?? []))),
    ]),
    ...parents.annotations.flatMap((element, i) =>
      element.ref ? [parents.pages.length + i, element.ref] : [],
    ),
  ]
  context.assign(
    tree,
    context.obj({
      Type: 'StructTreeRoot',
      K: document ? [document] : [],
      ParentTree: context.register(context.obj({ Nums: nums })),
      ParentTreeNextKey: parents.pages.length + parents.annotations.length,
    }),
  )
  catalog.set(PDFName.of('StructTreeRoot'), tree)
  catalog.set(PDFName.of('MarkInfo'), context.obj({ Marked: true }))
}

export interface Bookmark {
  readonly title: string
  readonly rank: number
  readonly page: PDFRef
  /** Upper edge, points from the bottom of the page. */
  readonly top: number
}

interface OutlineNode extends Bookmark {
  readonly ref: PDFRef
  readonly children: OutlineNode[]
}

/** Writes the outline: ranks nest, however unevenly they step. */
export function writeOutline(context: PDFContext, catalog: PDFDict, bookmarks: readonly Bookmark[]): void {
  if (bookmarks.length === 0) return
  const roots: OutlineNode[] = []
  const open: OutlineNode[] = []
  for (const bookmark of bookmarks) {
    const node: OutlineNode = { ...bookmark, ref: context.nextRef(), children: [] }
    while ((open.at(-1)?.rank ?? -Infinity) >= bookmark.rank) open.pop()
    ;(open.at(-1)?.children ?? roots).push(node)
    open.push(node)
  }
  const root = context.nextRef()
  const write = (nodes: readonly OutlineNode[], parent: PDFRef, depth: number): void => {
    nodes.forEach((node, i) => {
      const dict = context.obj({
        Title: PDFHexString.fromText(node.title),
        Parent: parent,
        Dest: [node.page, 'XYZ', null, Math.round(node.top * 100) / 100, null],
      })
      const previous = nodes[i - 1]
      const next = nodes[i + 1]
      const first = node.children[0]
      const last = node.children.at(-1)
      if (previous) dict.set(PDFName.of('Prev'), previous.ref)
      if (next) dict.set(PDFName.of('Next'), next.ref)
      if (first && last) {
        dict.set(PDFName.of('First'), first.ref)
        dict.set(PDFName.of('Last'), last.ref)
        // The name opens on its sections; what lies deeper is folded (a negative count).
        const count = node.children.length
        dict.set(PDFName.of('Count'), context.obj(depth === 0 && roots.length === 1 ? count : -count))
        write(node.children, node.ref, depth + 1)
      }
      context.assign(node.ref, dict)
    })
  }
  write(roots, root, 0)
  const [first] = roots
  const last = roots.at(-1)
  if (!first || !last) return
  const shown = roots.length + (roots.length === 1 ? first.children.length : 0)
  context.assign(root, context.obj({ Type: 'Outlines', First: first.ref, Last: last.ref, Count: shown }))
  catalog.set(PDFName.of('Outlines'), root)
}
