/**
 * What other tools than a markdown reader would take out of a CV: attribute lists and comments of kramdown and pandoc,
 * page breaks of converters, what tools for notes hide. Blanks take their place, so that all else keeps its own.
 */
import { blank, isPageOfNotes, withoutHiddenNotes, withoutSignsOfNotes } from './document-notes.ts'
import { withoutPandoc } from './document-pandoc.ts'
import { MAY_BE_TABULAR, withoutTabulars } from './document-tabular.ts'

const TOKEN = String.raw`(?:[.#][\w:-]{1,60}|[\w:-]{1,40}=(?:"[^"\n]{0,120}"|'[^'\n]{0,120}'|[\w.%:/-]{1,60}))`
/** '{: .lead #top}', '{:.job}' of kramdown, anywhere; a name alone refers to a list of them. */
const KRAMDOWN = String.raw`\{:(?:[ \t]{0,4}${TOKEN}){1,12}[ \t]{0,4}\}|^\{:[ \t]{0,4}[\w-]{1,40}(?::[^\n{}]{0,200})?\}[ \t]*$`
/** '](photo.jpg){width=200px}', '## Skills {#skills}' of pandoc, right behind what they are of; ids of other tools hold any sign. */
const PANDOC = String.raw`(?<=[\])])\{[ \t]{0,4}${TOKEN}(?:[ \t]{1,4}${TOKEN}){0,12}[ \t]{0,4}\}|(?<=^#{1,6} [^\n]{1,200})[ \t]\{[ \t]{0,4}${TOKEN}(?:[ \t]{1,4}${TOKEN}){0,12}[ \t]{0,4}\}(?=[ \t]*$)|(?<=^#{1,6} [^\n]{1,200})[ \t]\{#[^\s{}]{1,200}\}(?=[ \t]*$)`
/** Other extensions of kramdown than comments, without what they hold. */
const EXTENSION = String.raw`\{:{1,2}\/?(?:nomarkdown|options|comment)?(?: [^{}\n]{0,200})?\/?\}`
/** A page break before the first line of a page, alone or not. */
const PAGE_BREAK = String.raw`\f|^\\(?:newpage|pagebreak|clearpage)(?![A-Za-z])`

const LEFTOVER = new RegExp(`${EXTENSION}|${KRAMDOWN}|${PANDOC}|${PAGE_BREAK}`, 'gm')
const MAY =
  /\{:|[\])]\{|\{[.#]|\{[\w-]+=|\f|\\(?:newpage|pagebreak|clearpage)|\[\[|==|::|%%|> ?\[!|^\|[^\n]*[^|\s][ \t]*\r?$|^(?:`{3}|~{3})|^[ \t]{0,8}:[A-Z_]{2,40}:/m
/** '| Mill Lane 4' below '| Ana Ruiz': lines of pandoc that stay lines. A table's end in a bar, or have more of them. */
const LINE_BLOCK = /(?:^\|[ \t][^|\n]{0,300}(?:\n|$)){2,40}/gm
const FENCE = /^ {0,3}(?:`{3,}|~{3,})/m

/** A string of the same length, with the same line breaks; the string itself where nothing is left over. */
export function withoutLeftovers(given: string): string {
  if (!MAY.test(given) && !MAY_BE_TABULAR.test(given)) return given
  const isNotes = isPageOfNotes(given)
  const markdown = withoutHiddenNotes(given)
  const blanked = (text: string): string =>
    withoutSignsOfNotes(
      linesBroken(withoutPandoc(withoutTabulars(withoutComments(text))).replace(LEFTOVER, blank)),
      isNotes,
    )
  // in code such signs may be meant
  if (!FENCE.test(markdown)) return blanked(markdown)
  let open = ''
  let outside = ''
  let out = ''
  for (const line of markdown.split(/(?<=\n)/)) {
    const fence = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1] ?? ''
    const inside = open !== ''
    if (!inside) open = fence
    else if (fence.startsWith(open) && /^[ \t`~]*\r?\n?$/.test(line)) open = ''
    if (!inside && fence === '') outside += line
    else {
      out += blanked(outside) + line
      outside = ''
    }
  }
  return out + blanked(outside)
}

/** The bar and the blank before a line become a break behind the one before it, which moves the end of that by one. */
function linesBroken(text: string): string {
  return text.replace(LINE_BLOCK, (lines) =>
    /^\|[ \t:|-]*$/m.test(lines)
      ? lines
      : lines.replace(/^\|[ \t]/, '  ').replace(/(\r?\n)\|[ \t]/g, '\\$1 '),
  )
}

const OPENS = '{::comment}'

/** Without comments of kramdown and what they hold; where one is not closed, none behind it is: nothing is read twice. */
function withoutComments(text: string): string {
  const closes = /\{:\/(?:comment)?\}/g
  let out = ''
  let at = 0
  for (let open = text.indexOf(OPENS); open >= 0; open = text.indexOf(OPENS, at)) {
    closes.lastIndex = open
    if (closes.exec(text) === null) break
    out += text.slice(at, open) + blank(text.slice(open, closes.lastIndex))
    at = closes.lastIndex
  }
  return out + text.slice(at)
}
