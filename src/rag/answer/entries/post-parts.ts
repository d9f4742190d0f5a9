/** Lines within a post that look like the header of one: '**Key achievements**', '**Tools:** Go', '*Project: Quiet Rooms (2021 – 2022)*'. */
import type { CvDocument } from '../../types.ts'
import type { Unit } from '../document/units.ts'
import { looksLikeOrg, looksLikeTitle } from '../lexicon/names.ts'
import { findDates, type DateRange } from '../text/dates.ts'
import { headerParts } from './header-parts.ts'

/** '*Project: Quiet Rooms (2022 – 2023).*' tells of a part of a post. */
const WORK =
  /^(?:key |main |selected |side |special |notable )?(?:projects?|cases?|campaigns?|products?|highlights?|achievements?|examples?|programmes?|results?)\b[^:.]{0,24}:/i

/** What gathers lines of a post, as a label or by itself. */
const GATHERS =
  /^(?:(?:my|key|main|selected|major|notable|special|typical|some|other|core|top|daily|personal|technical) )*(?:achievements?|accomplishments?|responsibilit(?:y|ies)|duties|tasks|activities|highlights?|results?|impact|outcomes?|success(?:es)?|contributions?|deliverables|projects?|focus|scope|remit|reasons?|tools?|technolog(?:y|ies)|tech(?: stack)?|stack|environment|methods?|skills|software|systems|equipment|clients?|customers?|products?|notes?|what i (?:did|do|learn(?:ed|t)|built|achieved|liked?))(?: ?(?:[/&,]|and|used|there|here|held|of note|for leaving)(?: ?\p{L}+){0,2})?:?$/iu

/** Characters of a label. */
const LABEL = 40

/** Does it tell of a part of a post, or label what is said of one? */
export function tellsPart(document: CvDocument, unit: Unit): boolean {
  if (WORK.test(unit.text)) return true
  const block = unit.block === null ? undefined : document.blocks[unit.block]
  const bold = block?.marks.find(({ kind, start }) => kind === 'strong' && start <= unit.from + 2)
  if (block === undefined || bold === undefined || !unit.first || block.cells !== undefined) return false
  const label = block.text.slice(bold.start, bold.end)
  if (label.length > LABEL || looksLikeTitle(label) || looksLikeOrg(label) || findDates(label).length > 0)
    return false
  const rest = block.text.slice(bold.end, unit.to)
  const isLabel = /:\s*$/.test(label) || rest.startsWith(':')
  if (GATHERS.test(label.trim())) return isLabel || !/[\p{L}\d]/u.test(rest)
  return isLabel && findDates(unit.text).length === 0 && !headerParts(rest, []).some(looksLikeTitle)
}

/** '**Key Achievements:**' alone on its line: a label of what stands below it, whatever stands above. */
export function isLabelAlone(document: CvDocument, unit: Unit): boolean {
  const block = unit.block === null ? undefined : document.blocks[unit.block]
  if (block === undefined || unit.kind !== 'sentence' || !unit.line || unit.text.length > LABEL) return false
  const isStrong = block.marks.some(
    ({ kind, start, end }) => kind === 'strong' && start <= unit.from && end >= unit.to - 1,
  )
  return (isStrong || unit.text.endsWith(':')) && GATHERS.test(unit.text)
}

/** Items that tell what was done in the time of the post above: '- **Fleet tool** (2018): a dashboard'. */
export function tellsWithin(unit: Unit, post: DateRange): boolean {
  const dates = findDates(unit.text)
  const end = Math.max(0, ...dates.map((date) => date.end))
  const first = dates[0]?.end ?? 0
  // 'Shift plan, 2022–23. 410 operators moved …': what is told behind the full stop is nobody's title
  const said = /^[)\]]?\.\s/.test(unit.text.slice(first)) ? unit.text.slice(0, first) : unit.text
  return (
    unit.kind === 'item' &&
    dates.length > 0 &&
    dates.every(({ from, to }) => from >= post.from && to <= post.to) &&
    (dates.every(({ single }) => single) || unit.text.length - end > MORE) &&
    !headerParts(said, findDates(said)).some((part) => looksLikeTitle(part))
  )
}

/** Characters behind the dates that tell more than a place. */
const MORE = 30
