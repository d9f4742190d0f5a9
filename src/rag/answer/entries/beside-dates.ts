/** A place told with the time, apart from what one was and with whom: '2016 – 2020, York — Developer, Quarrel Games'. */
import { isProperName, looksLikeOrg, looksLikeTitle } from '../lexicon/names.ts'
import type { DateRange } from '../text/dates.ts'

/** Where the time stands at most that a header begins with. */
const FIRST = 3
/** What sets apart more than a comma does. */
const APART = /\s*(?:\s[–—|·•-]|[:|·•—])\s+/u
/** 'York', 'Cork, Ireland': no more than a place and its country. */
const PLACE = 2

/**
 * The house behind what one was, where the time stands first and with it, before what sets both apart, a name that
 * may be a place; null where that name is more likely the house, or nothing stands behind what one was.
 */
export function houseBesideTitle(text: string, [first]: readonly DateRange[], title: string): string | null {
  if (first === undefined || first.start > FIRST) return null
  const told = text.slice(first.end)
  const gap = APART.exec(told)
  if (gap === null || !/^\s?[,(]\s?\p{Lu}/u.test(told)) return null
  const beside = told
    .slice(0, gap.index)
    .split(/[,()]\s?/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const rest = told.slice(gap.index + gap[0].length)
  if (beside.length === 0 || beside.length > PLACE || !rest.startsWith(title)) return null
  const [, house = ''] = /^(?:,| at| @| with| for) ([^,;:|·()–—]{2,60})/u.exec(rest.slice(title.length)) ?? []
  const name = house.trim().replace(/\.$/, '')
  if (!isProperName(name) || looksLikeTitle(name) || !beside.every(isProperName)) return null
  if (beside.some((part) => looksLikeTitle(part))) return null
  const isFirm = beside.some((part) => looksLikeOrg(part))
  if (isFirm || looksLikeOrg(name)) return looksLikeOrg(name) && !isFirm ? name : null
  // 'Quarrel Games' is hardly a town where 'York' is told as well
  const isNamed = beside.length === 1 && (beside[0] ?? '').includes(' ') && !name.includes(' ')
  return isNamed ? null : name
}
