/** Which line breaks of a paragraph part lines of their own (an address, 'Phone: …'), and which only wrap its prose. */
import type { Block, CvDocument } from '../../types.ts'
import { MONTHS } from '../text/date-points.ts'
import { findDates } from '../text/dates.ts'
import { isWrapped } from './wrapped-items.ts'

/** Characters from which on a line may have been broken for its length, and beyond which no editor breaks one. */
const [WIDTH, WIDEST] = [76, 125]
/** What ends a line, or parts it, that is one of several alike. */
const RECORD = / \| |\b(?:19|20)\d\d\)?$/

/** Lines that tell a period each are records, however long. */
const hasRange = (line: string): boolean => findDates(line).some(({ single }) => !single)
/** 'Baker, Mill Lane Bread, May 2020 – today': prose does not end a line so. */
const endsInRange = (line: string): boolean => {
  const last = findDates(line).at(-1)
  return last !== undefined && !last.single && last.end >= line.length - 1
}
/** '2019  Golden Helmet', '03/2019 – 05/2021: Fitter'. */
const DATED = /^(?:\d{1,2}[./]|\p{Lu}\p{Ll}{2,8}\.? )?(?:19|20)\d\d(?!\d)/u

/** Offsets in the block's text of breaks that part lines. */
export function lineBreaks(document: CvDocument, block: Block): number[] {
  const hard: number[] = []
  const soft: number[] = []
  for (let i = 0; i < block.text.length; i++) {
    if (block.text[i] === '\n') hard.push(i)
    else if (block.text[i] === ' ' && /[\r\n]/.test(document.markdown[block.offsets[i] ?? -1] ?? ''))
      soft.push(i)
  }
  const parting = soft.filter((at) => !isWrapped(document, block, at))
  if (soft.length === 0) return hard
  const bounds = [-1, ...soft, block.text.length]
  const lines = bounds.slice(1).map((end, i) => block.text.slice((bounds[i] ?? -1) + 1, end))
  if (lines.length >= FEW && lines.every(isOfColumns)) return [...hard, ...parting].sort((a, b) => a - b)
  const width = Math.max(...lines.map((line) => line.length))
  const wrapped = lines.slice(1).filter((line, i) => goesOn(lines[i] ?? '', line, width)).length
  return wrapped * 2 > soft.length ? hard : [...hard, ...parting].sort((a, b) => a - b)
}

/** Lines that are alike, at least. */
const FEW = 3
/** 'Harness redesign – 2020 to 2022 – with a saddler in Meru': prose that is wrapped does not begin and go on so line by line. */
const isOfColumns = (line: string): boolean => /^[\p{Lu}\d"“«‘']/u.test(line) && / [–—·•|] \S/.test(line)

/** 'since April 2020', below a short line */
const SINCE = /^since (?:\p{L}{3,9}\.? )?(?:\d{1,2}[./])?\d{4}$/u

/** 'Fellow, Institute of Rivers, 2021–': it goes on, where the next line does not say until when. */
const OPEN = /\b(?:19|20)\d\d ?[–-]$/
const NOW = /^(?:present|now|today|current|ongoing|date)\b/i

/** 'end: present' below 'start: 2020-02': fields of a page of notes, whose names are often written small. */
const FIELD = /^\p{Ll}[\p{L} _-]{1,24}: \S/u

/** A word that nothing ends with. */
const GOES_ON =
  /\p{L}.* (?:and|or|of|the|an?|with|for|to|from|between|into|und|oder|von|der|die|das|mit|et|ou|du|des|avec|y|el|los|las)$/u

/** 'ana@post.example', 'www.post.example/ana': prose hardly goes on with an address. */
const ADDRESS =
  /^(?:https?:\/\/|www\.|[\w.+-]{1,60}@[\w-]{1,60}\.|[\w-]{2,60}(?:\.[\w-]{2,60}){1,3}(?:\/\S{0,120})?(?: \(\p{Lu}[\p{L} ]{2,20}\))?$)/u

/** 'dated 12 March', above '2024. My …' */
const MONTH_LAST = new RegExp(`\\p{Ll} (?:\\d{1,2} )?(?:${MONTHS})$`, 'iu')
const YEAR_FIRST = /^(?:19|20)\d\d[.,;)]/

const MEANS = /^: \S/

/** @param width characters of the longest line of the paragraph */
function goesOn(before: string, line: string, width: number): boolean {
  if (MONTH_LAST.test(before) && YEAR_FIRST.test(line)) return true
  const isSince = before.length <= WIDTH && SINCE.test(line)
  if (OPEN.test(before) && /^\p{Lu}/u.test(line) && !NOW.test(line)) return false
  if (before.length <= WIDTH && FIELD.test(before) && FIELD.test(line)) return false
  if (before.length <= WIDTH && ADDRESS.test(line) && !/[,–-]$/.test(before) && !GOES_ON.test(before))
    return false
  if ((/^[\p{Ll}(]/u.test(line) && !isSince) || /[,–-]$/.test(before) || GOES_ON.test(before)) return true
  // a definition below its term
  if (MEANS.test(line)) return false
  if (before.length <= WIDTH || RECORD.test(before) || endsInRange(before)) return false
  if ((hasRange(before) && hasRange(line)) || (DATED.test(before) && DATED.test(line))) return false
  // where prose is wrapped, the next word had no room
  const [word = ''] = line.split(' ')
  return width <= WIDEST ? before.length + 1 + word.length > width : !/[.!?:;)]$/.test(before)
}
