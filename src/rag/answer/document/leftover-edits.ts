/**
 * What is left in a CV by the tool it was made with, and says nothing of the person: places of a template that were
 * never filled in, codes of pictures, letters as typesetters join them, properties of a page of notes.
 */
import { isDateAlone, isPeriodAlone } from '../text/dates.ts'
import type { Edit, EditedText } from './text-edits.ts'

/** '[Company Name]', '[Insert link]', '[Month Year]', with what sets it apart from what stands before it. */
const SLOT =
  '(?:company|employer|organi[sz]ation|job|position|role|city|town|state|country|location|dates?|start|end|month|year|university|school|college|institution|degree|field|major|phone|e-?mail|address|name|first|last|full|number|url|link|title|skills?|language|level|certification|hobby|project|website|portfolio|linkedin|github|profile|here|of|study|\\d|mm|yyyy)'
const PLACEHOLDER = /\[[^[\]\n]{3,70}\](?!\()/gu
const FILL = new RegExp(
  `^\\[(?:(?:insert|add|enter|type|specify|include|describe|your|any other) [^\\]]{2,60}|${SLOT}(?:[ /,&-]{1,3}${SLOT}){0,4})\\]$`,
  'i',
)
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
/** What a machine that wrote it says to whom it wrote it for. */
const CHATTER =
  /(?<=^|\n)(?:let me know if you(?:['’]d| would) like (?:me|any|this|it)|would you like me to|feel free to (?:customi[sz]e|adjust|modify|tailor|replace|edit))\b[^\n]{0,200}(?=\n|$)/giu
/** 'startDate: 2019-04-01', 'studyType: …': labels as files of data have them, which are words run together. */
const RUN_TOGETHER =
  /(?<=^|\n|;\s)\p{Ll}{2,12}(?:Of(?=\p{Lu}))?(?:Date|Type|Name|Title|Study|Modified|Number|Level|Code|Url|Status|Time|Period|Start|End|Licen[cs]e|Permit|Salary|Rate|Address|Place|City|Year|Grade|Role|Company)(?=\s?:\s)|(?<=^|\n)\p{Ll}{2,14}(?:_\p{Ll}{2,12}){1,3}(?=\s?:\s)/gu
/** 'tools: [Go, "Vue"],', 'name: "Ada",': what a line of data in code holds. */
const HELD =
  /(?<=(?:^|\n)[ \t]{0,8}["']?[\p{L}_ ]{2,30}["']? ?: )(?:\[[^[\]\n]{2,200}\]|"[^"\n]{1,200}"|'[^'\n]{1,200}'),?(?=\s*(?:\n|$))/gu
/** '[ 01/2014 – 03/2018 ]' at the beginning of a line, as forms put a time in brackets. */
const BRACKETED = /(?<=^|\n)\[ ?([^[\]\n]{4,44}?) ?\](?: ?[–—-]?(?= \S))?/gu
/** 'City: Oslo | Country: Norway | Sector: …' of such a form: a place, in a line of its own. */
const TOWN_FIELDS = /(?<=^|\n)(City: )[^|:\n]{2,40}?( \| Country: )[^|:\n]{2,40}?( \| (?=\p{Lu})|(?=\n|$))/gu
/** What adorns the beginning of a line by itself; lines that begin so below each other are items (bulleted-lines.ts). */
const ADORNS = /^(?:[✅☑▶▸►➔➜❖◆◇□▫⁃]\uFE0F? ?){1,3}(?=(?!.*\n)[\p{L}\p{N}"“„(])/gu
const MAY =
  /\b(?:let me know|would you|feel free)\b|\| Country:|[[:\uFB00-\uFB06\u00AD\u200B\u2060\uFEFF/✅☑▶▸►➔➜❖◆◇□▫⁃]/iu
/** Separators before a gap that nothing follows. */
const BEFORE_GAP = /(?:(?:^|\s*[,;|·•–—-])\s*(?:[^\p{L}\p{N}\s]{0,6} ?\p{L}[\p{L} ]{1,20}:)?)?\s*$/u
const AFTER_GAP = /^\s*(?:[,;|·•–—-]\s+)?/u
/** Spaces that do not break, or wide ones, in a row: what stands behind them was set at the right. */
const SET_RIGHT = /(?<=[\p{L}\p{N}.)\]"”’']) ?[\u00A0\u2002\u2003]{2,80} ?(?=[\p{L}\p{N}("“])/gu

export function leftoverEdits({ text, endsLine, isCode, isCell, isGap }: EditedText): Edit[] {
  if (!MAY.test(text))
    return isGap === undefined ? setRight(text) : [...gapEdits(text, isGap), ...setRight(text)]
  // a line that a line break of the markdown ends is one, too
  const lines = text.replace(/ /g, (space: string, at: number) => (endsLine(at) ? '\n' : space))
  const gaps = [
    ...[...text.matchAll(PLACEHOLDER)].filter(({ 0: found }) => FILL.test(found)),
    ...text.matchAll(NOBODYS),
  ].map(({ 0: found, index }): Edit => {
    const from =
      index -
      (BEFORE_GAP.exec(lines.slice(Math.max(0, index - 40), index).replace(/^[^]*\n/, ''))?.[0].length ?? 0)
    const end = index + found.length
    // at the beginning of a line what parts it from the rest goes with it
    const begins = from === 0 || lines[from - 1] === '\n'
    return {
      from,
      to: end + (begins ? (AFTER_GAP.exec(lines.slice(end).replace(/\n[^]*$/, ''))?.[0].length ?? 0) : 0),
      as: '',
    }
  })
  const codes = [...text.matchAll(CODE)].map(({ 0: found, index }): Edit => {
    const to = index + found.length
    return { from: index, to: text[to] === ' ' && !endsLine(to) ? to + 1 : to, as: '' }
  })
  // a row whose colons stand in the cells of what they part
  const colon: Edit[] =
    isCell === true && /^:\s+\S/.test(text)
      ? [{ from: 0, to: /^:\s+/.exec(text)?.[0].length ?? 0, as: '' }]
      : []
  const wide = [...(isGap === undefined ? [] : gapEdits(text, isGap)), ...setRight(text)]
  const signs = [...text.matchAll(SIGNS)].map(({ 0: sign, index }): Edit => ({
    from: index,
    to: index + sign.length,
    as: LIGATURES[sign] ?? '',
  }))
  const whole = [PROPERTY, CHATTER, ADORNS].flatMap((pattern) =>
    [...lines.matchAll(pattern)].map(({ 0: found, index }): Edit => ({
      from: index,
      to: index + found.length,
      as: '',
    })),
  )
  const labels = [...lines.matchAll(RUN_TOGETHER)]
    // 'tide_tables: …' in a list may be what a thing is called
    .filter(({ 0: label, index }) => !label.includes('_') || isCode(index))
    .map(({ 0: label, index }): Edit => ({
      from: index,
      to: index + label.length,
      as: label.replace(/_/g, ' ').replace(/\p{Lu}/gu, (letter) => ` ${letter.toLowerCase()}`),
    }))
  const held = [...text.matchAll(HELD)]
    .filter(({ index }) => isCode(index))
    .map(({ 0: found, index }): Edit => ({
      from: index,
      to: index + found.length,
      as: found.replace(/^\[\s*|[[\]"'`]|,$/g, ''),
    }))
  const data = new Set([...labels, ...held].map(({ from }) => from))
  const times = [...lines.matchAll(BRACKETED)].flatMap(({ 0: all, 1: held = '', index }): Edit[] => {
    // '[2014] The long tide' numbers what it stands before
    if (!isDateAlone(held) || (!all.startsWith('[ ') && !isPeriodAlone(held))) return []
    const [from, to] = [index + all.indexOf(held), index + all.length]
    // a line of several that tell one post parts them by its brackets
    if (lines[to] === '\n') return []
    return [
      { from: index, to: from, as: '' },
      { from: from + held.length, to, as: to === text.length ? '' : ',' },
    ]
  })
  const towns = [...lines.matchAll(TOWN_FIELDS)].flatMap(
    ({ 0: all, 1: town = '', 2: country = '', 3: end = '', index }): Edit[] => {
      const at = index + all.indexOf(country)
      const to = index + all.length
      return [
        // the name of the town stands with its label, which is quoted with it
        { from: index, to: index + town.length + 1, as: all.charAt(town.length) },
        { from: at, to: at + country.length, as: ', ' },
        ...(end === '' ? [] : [{ from: to - end.length, to, as: '\n' }]),
      ]
    },
  )
  let at = 0
  return [...times, ...towns, ...gaps, ...labels, ...held, ...codes, ...signs, ...whole, ...colon, ...wide]
    .sort((a, b) => a.from - b.from || b.to - a.to)
    .filter(({ from, to }) => {
      if (from < at || (isCode(from) && !data.has(from))) return false
      at = to
      return true
    })
}

/** 'Born: 1990        Phone: …', 'Potter        Cork, Ireland': columns of one line. */
function gapEdits(text: string, isGap: (at: number) => boolean): Edit[] {
  return [...text.matchAll(/ (?=\p{Lu}[\p{L} .'’-]{1,28}(?::\s|, \p{Lu}[\p{L} ]{2,25}$))/gu)]
    .filter(
      ({ index }) =>
        isGap(index) && /\p{L}/u.test(text.slice(0, index)) && !/[|·•:]$/u.test(text.slice(0, index)),
    )
    .map(({ index }) => ({ from: index, to: index + 1, as: ' | ' }))
}

/** 'Harrow Deep Robotics&nbsp;&nbsp;&nbsp;Leith', as templates with the places and times at the right come out. */
const setRight = (text: string): Edit[] =>
  [...text.matchAll(SET_RIGHT)].map(({ 0: gap, index }) => ({
    from: index,
    to: index + gap.length,
    as: ' | ',
  }))
