/**
 * What is left in a CV by the tool it was made with, and says nothing of the person: places of a template that were
 * never filled in, codes of pictures, letters as typesetters join them, properties of a page of notes.
 */
import type { Edit, EditedText } from './text-edits.ts'

/** '[Company Name]', '[Insert link]', '[Month Year]', with what sets it apart from what stands before it. */
const TO_FILL_IN =
  '(?:(?:insert|add|enter|type|specify|include|replace|fill in|describe) |your |(?:any|an)?other |e\\.g\\. ?|(?:company|employer|organi[sz]ation|job|position|role|city|town|state|country|location|date|start|end|month|year|university|school|college|institution|degree|field|major|phone|email|e-mail|address|name|first|last|full|number|url|link|title|skill|language|certification|hobby|project|website|portfolio|linkedin|github)(?:[ \\]/,&-]|s?$))'
const PLACEHOLDER = /\[[^[\]\n]{3,70}\](?!\()/gu
const FILL = new RegExp(`^\\[${TO_FILL_IN}`, 'i')
/** An address of nobody: 'linkedin.com/in/your-profile'. */
const NOBODYS =
  /\[?(?:https?:\/\/)?(?:www\.)?[\w.-]{3,60}\/(?:[\w-]{1,20}\/)?(?:your|my)-?_?(?:profile|user-?name|name|handle|link|url)\b\/?\]?/giu
/** ':telephone:', ':round_pushpin:', apart from words; a time has figures. */
const CODE = /(?<![\p{L}\p{N}:]):[a-z][a-z0-9_+-]{2,30}:(?![\p{L}\p{N}:])/gu
const LIGATURES: Readonly<Record<string, string>> = {
  '\uFB00': 'ff',
  '\uFB01': 'fi',
  '\uFB02': 'fl',
  '\uFB03': 'ffi',
  '\uFB04': 'ffl',
  '\uFB05': 'st',
  '\uFB06': 'st',
}
/** Letters that are one sign, hyphens that show only at the end of a line, spaces without width. */
const SIGNS = /[\uFB00-\uFB06\u00AD\u200B\u2060\uFEFF]/g
/** A page of notes says when it was made: 'Last edited time: March 4, 2024 10:12 AM'. */
const PROPERTY =
  /(?<=^|\n)(?:created(?: time)?|last edited(?: time)?|last updated time|date created|created by|last edited by)\s*:[^\n]{0,60}?(?:\d{1,2}:\d{2}(?: ?[ap]m)?|\d{4})(?=\n|$)/giu
/** What adorns the beginning of a line. */
const ADORNS = /(?<=^|\n)(?:[✅☑✔▶▸►➤➔➜→❖◆◇■□▪▫●○‣⁃]\uFE0F? ?)+(?=[\p{L}\p{N}"“„(])/gu
const MAY = /[[:\uFB00-\uFB06\u00AD\u200B\u2060\uFEFF/✅☑✔▶▸►➤➔➜→❖◆◇■□▪▫●○‣⁃]/u
/** Separators before a gap that nothing follows. */
const BEFORE_GAP = /(?:\s*[,;|·•–—-])?\s*$/u

export function leftoverEdits({ text, endsLine, isCode }: EditedText): Edit[] {
  if (!MAY.test(text)) return []
  // a line that a line break of the markdown ends is one, too
  const lines = text.replace(/ /g, (space: string, at: number) => (endsLine(at) ? '\n' : space))
  const gaps = [
    ...[...text.matchAll(PLACEHOLDER)].filter(({ 0: found }) => FILL.test(found)),
    ...text.matchAll(NOBODYS),
  ].map(({ 0: found, index }): Edit => {
    const from =
      index -
      (BEFORE_GAP.exec(lines.slice(Math.max(0, index - 6), index).replace(/^[^]*\n/, ''))?.[0].length ?? 0)
    return { from, to: index + found.length, as: '' }
  })
  const codes = [...text.matchAll(CODE)].map(({ 0: found, index }): Edit => {
    const to = index + found.length
    return { from: index, to: text[to] === ' ' && !endsLine(to) ? to + 1 : to, as: '' }
  })
  const signs = [...text.matchAll(SIGNS)].map(({ 0: sign, index }): Edit => ({
    from: index,
    to: index + sign.length,
    as: LIGATURES[sign] ?? '',
  }))
  const whole = [PROPERTY, ADORNS].flatMap((pattern) =>
    [...lines.matchAll(pattern)].map(({ 0: found, index }): Edit => ({
      from: index,
      to: index + found.length,
      as: '',
    })),
  )
  let at = 0
  return [...gaps, ...codes, ...signs, ...whole]
    .sort((a, b) => a.from - b.from || b.to - a.to)
    .filter(({ from, to }) => {
      if (from < at || isCode(from)) return false
      at = to
      return true
    })
}
