/** The header of a post or a course of study as an answer says it. */
import type { Entry } from '../entries/entry.ts'
import { withoutArrows } from '../entries/header-parts.ts'
import { findDates } from '../text/dates.ts'

/** Characters of a header that is said as it stands. */
const LONGEST = 160

/** Separators of a header as commas; the dashes of its dates stay. */
export function plainHeader(header: string): string {
  let out = ''
  let at = 0
  const tidy = (text: string): string =>
    withoutArrows(text)
      .replace(/\s*[|·•]\s*/g, ', ')
      .replace(/(?<=[\p{L})])\s+[—–]\s+(?=\p{L})/gu, ', ')
  for (const date of findDates(header)) {
    out += tidy(header.slice(at, date.start)) + header.slice(date.start, date.end)
    at = date.end
  }
  return (out + tidy(header.slice(at))).replace(/^[\s,–—-]+|[\s,.;]+$/g, '')
}

/** The header as it stands, or its parts when it is long: 'Principal Data Engineer, Quillmark, Mar 2021 – present'. */
export function headline(entry: Entry): string {
  const text = plainHeader(entry.text)
  if (text.length <= LONGEST) return text
  const parts = [entry.title, entry.org, entry.place].filter((p) => p !== null)
  if (parts.length === 0) return beginning(text)
  return `${parts.join(', ')}${entry.dates === '' ? '' : ` (${entry.dates})`}`
}

/** The first sentences of a long header whose parts cannot be told apart. */
function beginning(text: string): string {
  let out = ''
  for (const said of text.split(/(?<=\p{L}{3}[.!?])\s+/u)) {
    if (out !== '' && out.length + said.length > LONGEST) break
    out = out === '' ? said : `${out} ${said}`
  }
  return out
}
