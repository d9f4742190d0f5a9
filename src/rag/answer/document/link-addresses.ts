/** Addresses that a reader of the page gets by clicking: '[GitHub](https://git.example/ines)' reads 'GitHub'. */
import { behindRedirect } from '../../redirects.ts'
import type { CvDocument } from '../../types.ts'
import type { Unit } from './units.ts'

export interface LinkAddress {
  /** What is to be clicked, white space single. */
  readonly label: string
  /** As it stands in the markdown, without 'mailto:' and 'tel:'. */
  readonly address: string
}

const SCHEME = /^(?:https?:\/\/|mailto:|tel:)/i
const CALLS = /^(?:mailto:|tel:)/i
/** Characters of an address that is worth saying. */
const LONGEST = 200

const bare = (text: string): string =>
  text
    .toLowerCase()
    .replace(SCHEME, '')
    .replace(/^www\.|[/\s]+$|[ ()-]/g, '')

/** Of a unit, those whose label does not show the address. */
export function hiddenAddresses(document: CvDocument, unit: Unit): LinkAddress[] {
  const block = unit.block === null ? undefined : document.blocks[unit.block]
  if (!block) return []
  return block.marks.flatMap(({ kind, start, end, href }): LinkAddress[] => {
    if (kind !== 'link' || start < unit.from || end > unit.to) return []
    if (href === undefined || !SCHEME.test(href) || href.length > LONGEST) return []
    const label = block.text.slice(start, end).replace(/\s+/g, ' ').trim()
    const address = behindRedirect(href).replace(CALLS, '')
    return label === '' || bare(label).includes(bare(address)) ? [] : [{ label, address }]
  })
}

/** The unit's text with them in brackets: 'GitHub (https://git.example/ines)'. */
export function withAddresses(document: CvDocument, unit: Unit): string {
  let text = unit.text
  let from = 0
  for (const { label, address } of hiddenAddresses(document, unit)) {
    const at = text.indexOf(label, from)
    if (at < 0) continue
    from = at + label.length
    text = `${text.slice(0, from)} (${address})${text.slice(from)}`
  }
  return text
}
