/** What makes painted pages a document: their content, links, structure, bookmarks and metadata. */
import { PDFHexString, PDFName, PDFString, type PDFContext, type PDFDocument, type PDFRef } from 'pdf-lib'
import type { Fonts } from './embed.ts'
import type { Anchor, Link, Painter } from './painter.ts'
import { writeOutline, writeStructure, type Element } from './structure.ts'

export function finishPages(pdf: PDFDocument, painter: Painter, fonts: Fonts['dict']): void {
  const resources = pdf.context.register(
    pdf.context.obj({ Font: Object.fromEntries(fonts.map(({ key, ref }) => [key, ref])) }),
  )
  pdf.getPages().forEach((page, i) => {
    const { node } = page
    node.set(PDFName.of('Resources'), resources)
    node.set(PDFName.of('Contents'), pdf.context.register(pdf.context.flateStream(painter.content(i))))
    node.set(PDFName.of('StructParents'), pdf.context.obj(i))
    node.set(PDFName.of('Tabs'), PDFName.of('S'))
  })
}

export function finishDocument(
  pdf: PDFDocument,
  painter: Painter,
  root: Element,
  refs: readonly PDFRef[],
): void {
  const { context, catalog } = pdf
  const bySlug = new Map(painter.anchors.map((anchor) => [`#${anchor.slug}`, anchor]))
  const links = painter.links.filter((link) => !link.href.startsWith('#') || bySlug.has(link.href))
  const byPage = refs.map((): PDFRef[] => [])
  links.forEach((link, i) => {
    const annotation = context.register(
      linkObject(context, link, bySlug.get(link.href), refs, refs.length + i),
    )
    link.element.kids.push({ annotation })
    byPage[link.page]?.push(annotation)
  })
  pdf.getPages().forEach((page, i) => {
    const annotations = byPage[i] ?? []
    if (annotations.length > 0) page.node.set(PDFName.of('Annots'), context.obj(annotations))
  })
  writeStructure(context, catalog, root, {
    pages: painter.marked,
    annotations: links.map((link) => link.element),
  })
  const marks = painter.anchors.flatMap((anchor) => {
    const page = refs[anchor.page]
    return page ? [{ ...anchor, page }] : []
  })
  writeOutline(context, catalog, marks)
}

function linkObject(
  context: PDFContext,
  link: Link,
  target: Anchor | undefined,
  refs: readonly PDFRef[],
  parent: number,
) {
  const page = target && refs[target.page]
  const dict = context.obj({
    Type: 'Annot',
    Subtype: 'Link',
    Rect: link.rect.map((value) => Math.round(value * 100) / 100),
    Border: [0, 0, 0],
    F: 4,
    StructParent: parent,
    Contents: PDFHexString.fromText(link.text),
  })
  if (target && page) dict.set(PDFName.of('Dest'), context.obj([page, 'XYZ', null, target.top, null]))
  else
    dict.set(
      PDFName.of('A'),
      context.obj({ Type: 'Action', S: 'URI', URI: PDFString.of(asciiUri(link.href)) }),
    )
  return dict
}

/** A URI in a PDF is seven-bit; brackets and backslashes would end the string it stands in. */
function asciiUri(href: string): string {
  // A lone surrogate has no UTF-8.
  return encodeURI(Buffer.from(href, 'utf8').toString())
    .replace(/%25(?=[0-9A-Fa-f]{2})/g, '%')
    .replace(/[()\\]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`)
}

/** What the document says of itself. */
export interface About {
  readonly name: string
  readonly headline: string
  readonly language: string
}

export function writeMetadata(pdf: PDFDocument, about: About, date: Date): void {
  const title = about.name === '' ? 'CV' : `${about.name} – CV`
  pdf.setTitle(title, { showInWindowTitleBar: true })
  if (about.name !== '') pdf.setAuthor(about.name)
  if (about.headline !== '') pdf.setSubject(about.headline)
  pdf.setCreator('public-cv')
  pdf.setProducer('public-cv (pdf-lib)')
  pdf.setCreationDate(date)
  pdf.setModificationDate(date)
  pdf.setLanguage(about.language)
}
