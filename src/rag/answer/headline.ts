/** The header of a post or a course of study as an answer says it. */
import { findDates } from './dates.ts'
import type { Entry } from './entry.ts'

/** Separators of a header as commas; the dashes of its dates stay. */
export function plainHeader(header: string): string {
  let out = ''
  let at = 0
  const tidy = (text: string): string =>
    text.replace(/\s*[|·•]\s*/g, ', ').replace(/(?<=[\p{L})])\s+[—–]\s+(?=\p{L})/gu, ', ')
  for (const date of findDates(header)) {
    out += tidy(header.slice(at, date.start)) + header.slice(date.start, date.end)
    at = date.end
  }
  return (out + tidy(header.slice(at))).replace(/^[\s,–—-]+|[\s,.;]+$/g, '')
}

/** The header as it stands, or its parts when it is long: 'Principal Data Engineer, Quillmark, Mar 2021 – present'. */
export function headline(entry: Entry): string {
  const text = plainHeader(entry.text)
  if (text.length <= 160) return text
  const parts = [entry.title, entry.org, entry.place].filter((p) => p !== null)
  return `${parts.join(', ')}${entry.dates === '' ? '' : ` (${entry.dates})`}`
}
