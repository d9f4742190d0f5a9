/** Plain text of phrasing content with, for each UTF-16 unit of it, the place in the markdown it comes from. */
import type { Nodes } from 'mdast'
import type { Block } from './types.ts'
import { align, type Mode } from './document-align.ts'
import { hidesContent, tagOf } from './document-html.ts'
import { NOTHING } from './document-notes.ts'
import { isNextInRow, isRowOfPictures } from './document-runs.ts'
import { altOf } from './document-shown.ts'

type Mark = Block['marks'][number]

export interface InlineText {
  readonly text: string
  readonly offsets: Uint32Array
  readonly marks: readonly Mark[]
}

/** Collects text; `source` is what the parser read, `original` gives back the characters it was not shown. */
export class TextBuilder {
  private chars: string[] = []
  private places: number[] = []
  private marks: Mark[] = []
  private end = 0
  private hidden = ''
  private hiddenDepth = 0
  private readonly source: string
  private readonly original: string
  private readonly definitions: ReadonlyMap<string, string>

  constructor(source: string, original: string, definitions: ReadonlyMap<string, string>) {
    this.source = source
    this.original = original
    this.definitions = definitions
  }

  get length(): number {
    return this.chars.length
  }

  /** Adds the visible text of a phrasing node and of all below it. */
  add(node: Nodes): void {
    const start = node.position?.start.offset ?? 0
    const end = node.position?.end.offset ?? start
    if (node.type === 'html') return this.html(node.value)
    if (this.hidden !== '') return
    switch (node.type) {
      case 'text': {
        // the text of an address that stood for itself within an HTML link: nothing in it is escaped
        const isRaw = node.value === this.source.slice(start, end)
        return this.align(node.value, start, end, isRaw ? 'code' : 'text')
      }
      case 'inlineCode': {
        let from = start
        while (this.source[from] === '`') from++
        const at = this.chars.length
        this.align(node.value, from, end, 'code')
        return this.mark('code', at)
      }
      case 'link':
        // An address that stands for itself, bare or in <>: references in it are not decoded.
        if (/^(?:\[|<a\s)/i.test(this.original.slice(start, start + 3))) return this.addParent(node)
        for (const child of node.children) {
          const at = this.chars.length
          if (child.type === 'text') this.align(child.value, start, end, 'code')
          this.mark('link', at, node.url)
        }
        return
      case 'break':
        return this.push('\n', start, end)
      case 'image':
      case 'imageReference':
        return this.align(node.alt ?? '', start + 2, end, 'text')
      case 'footnoteReference':
        return
      default:
        if ('children' in node) this.addParent(node)
    }
  }

  /** Adds nodes that stand beside each other, with commas between badges and between links that have none. */
  addAll(nodes: readonly Nodes[]): void {
    const pictures = isRowOfPictures(nodes)
    nodes.forEach((node, at) => {
      const place = node.position?.start.offset ?? this.end
      if (this.hidden === '' && isNextInRow(nodes, at)) this.comma(place)
      if (pictures && node.type === 'html' && this.hidden === '') {
        const alt = altOf(node.value)
        if (alt !== null)
          this.align(node.value.slice(alt.from, alt.to), place + alt.from, place + alt.to, 'code')
      }
      this.add(node)
    })
  }

  /** Adds literal lines, as those of a code block, whose line breaks stay. */
  addLiteral(value: string, start: number, end: number): void {
    this.align(value, start, end, 'literal')
  }

  /** Puts `separator` between two cells; each unit of it stands at `place`. */
  separate(separator: string, place: number): void {
    for (const char of separator) this.push(char, place, place)
  }

  /** The text with white space trimmed, and what belongs to it. */
  finish(): InlineText {
    let from = 0
    let to = this.chars.length
    while (from < to && /\s/.test(this.chars[from] ?? '')) from++
    while (to > from && /\s/.test(this.chars[to - 1] ?? '')) to--
    const offsets = new Uint32Array(to - from + 1)
    for (let i = from; i < to; i++) offsets[i - from] = this.places[i] ?? 0
    offsets[to - from] = to < this.chars.length ? (this.places[to] ?? 0) : this.end
    const marks: Mark[] = []
    for (const mark of this.marks) {
      const start = Math.max(mark.start, from) - from
      const end = Math.min(mark.end, to) - from
      if (end > start) marks.push({ ...mark, start, end })
    }
    return { text: this.chars.slice(from, to).join(''), offsets, marks }
  }

  private addParent(node: Nodes & { children: Nodes[] }): void {
    const at = this.chars.length
    this.addAll(node.children)
    if (node.type === 'strong') this.mark('strong', at)
    else if (node.type === 'emphasis') this.mark('em', at)
    else if (node.type === 'link') this.mark('link', at, node.url)
    else if (node.type === 'linkReference') this.mark('link', at, this.definitions.get(node.identifier))
  }

  /** A comma behind what is there; none at the beginning of a line. */
  private comma(place: number): void {
    const last = this.chars.at(-1)
    if (last === undefined || last === '\n') return
    const spaced = /\s/.test(last)
    this.chars.splice(-1, 1, ...(spaced ? [',', ' '] : [last, ',', ' ']))
    const own = this.places.at(-1) ?? place
    this.places.push(...(spaced ? [own] : [place, place]))
  }

  private mark(kind: Mark['kind'], start: number, href?: string): void {
    const end = this.chars.length
    if (end > start) this.marks.push(href === undefined ? { kind, start, end } : { kind, start, end, href })
  }

  /** Leaves the tag out, and all up to its end tag when the element hides what it holds. */
  private html(value: string): void {
    const tag = tagOf(value)
    if (!tag) return
    if (this.hidden === '') {
      if (!tag.closing && !tag.selfClosing && hidesContent(value, tag.name)) {
        this.hidden = tag.name
        this.hiddenDepth = 1
      } else if (tag.name === 'br' && this.chars.length > 0) this.push('\n', this.end, this.end)
    } else if (tag.name === this.hidden && !tag.selfClosing) {
      this.hiddenDepth += tag.closing ? -1 : 1
      if (this.hiddenDepth === 0) this.hidden = ''
    }
  }

  private push(char: string, place: number, end: number): void {
    if (char === ' ' && /[ \n]/.test(this.chars.at(-1) ?? '')) return
    if (char === '\n' && this.chars.at(-1) === ' ') {
      this.chars.pop()
      this.places.pop()
    }
    this.chars.push(char)
    this.places.push(place)
    this.end = end
  }

  private align(value: string, start: number, end: number, mode: Mode): void {
    align(value, this.source, start, end, mode, (char, place, to) => this.emit(char, place, to, mode))
  }

  private emit(char: string, place: number, end: number, mode: Mode): void {
    const shown = this.source[place] === char ? (this.original[place] ?? char) : char
    if (shown === NOTHING) return
    if (mode !== 'literal' && (shown === '\t' || shown === ' ')) this.push(' ', place, end)
    else {
      this.chars.push(shown)
      this.places.push(place)
      this.end = end
    }
  }
}
