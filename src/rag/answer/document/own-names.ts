/** The person's name where a CV has it in its front matter alone: 'author: Ada Quill', 'title: Ada Quill – CV'. */
import type { CvDocument } from '../../types.ts'
import { looksLikeOrg, looksLikeTitle } from '../lexicon/names.ts'
import { kindsOfHeading } from './heading-kinds.ts'

export interface OwnName {
  readonly text: string
  readonly start: number
}

const KEYS = ['name', 'author', 'title']
const NAME =
  /^(?:(?:Dr|Prof|Mr|Mrs|Ms|Mx)\.? )*\p{Lu}[\p{L}'’.-]*(?: (?:(?:van|von|de|der|den|da|dos|di|del|la|le|el|bin|al|ter|zu|af|y|e) ){0,3}\p{Lu}[\p{L}'’.-]*){1,4}$/u
/** What a title has beside the name. */
const BESIDE =
  /^(?:curriculum vitae|cv|r[ée]sum[ée]|lebenslauf)(?: of|[\s:|·–—-])+ ?|(?:['’]s|[\s,:|·(–—-]+)\s*(?:curriculum vitae|cv|r[ée]sum[ée]|lebenslauf)\)?$/giu
/** Words of files and of themes that are written like names. */
const NO_NAME =
  /\b(?:curriculum|vitae|cv|r[ée]sum[ée]|lebenslauf|home|page|about|portfolio|template|theme|my|the)\b/iu

/** A heading that may be a name. */
export const namesPerson = ({ depth, heading }: { depth: number; heading: string }): boolean =>
  depth === 1 && kindsOfHeading(heading).size === 0

/** Null where a heading of the first rank may name the person ('# Positions' does not), or the front matter does not. */
export function nameInFrontmatter({ markdown, frontmatter, sections }: CvDocument): OwnName | null {
  if (sections.some(namesPerson)) return null
  const close = /^\uFEFF?---[ \t]*\r?\n[\s\S]*?\n---[ \t]*(?:\r?\n|$)/.exec(markdown)?.[0].length ?? 0
  for (const key of KEYS) {
    const value = frontmatter[key]
    const given: unknown = Array.isArray(value) ? value[0] : value
    const text = typeof given === 'string' ? given.replace(BESIDE, '').trim() : ''
    if (!NAME.test(text) || NO_NAME.test(text) || kindsOfHeading(text).size > 0) continue
    if (looksLikeTitle(text) || looksLikeOrg(text)) continue
    const line = new RegExp(`^${key}[ \\t]*:`, 'm').exec(markdown.slice(0, close))
    const start = line === null ? -1 : markdown.indexOf(text, line.index + line[0].length)
    if (start >= 0 && start + text.length <= close) return { text, start }
  }
  return null
}
