/** Posts that the sentences of a chapter tell of without a date: 'Three years later I moved to Acme', 'I then spent two years …'. */
import type { Unit } from '../document/units.ts'
import { studied } from '../entries/prose-header.ts'
import { findDates } from '../text/dates.ts'
import { NUMBER_WORDS } from '../text/word-lists.ts'
import type { Begins, Begun } from './told-beginnings.ts'
import type { Chapter } from './told-chapters.ts'
import { toldStart } from './told-starts.ts'

/** 'Three years later', 'I then spent two years': counted from what was told before. */
const LATER =
  /^(?:(?:About|Some|Almost|Nearly) )?(\p{L}{1,9}|\d{1,2}) (years?|months?) (?:later|after that|on)\b/iu
const LASTED = /\b(?:for|spent|stayed(?: on)? for|did) (?:the next )?(\p{L}{2,9}|\d{1,2}) (years|months)\b/iu

/** What came later is told behind it. */
const BEHIND =
  /(?:,? and |, )(?:by|from|since|in) (?:[^,;:()]{0,20}[ –-])?(?:19|20)\d\d\b|,? (?:where|which|who|and when|when|and then)\b/

/** A post that a sentence of a chapter tells of without a date of its own, or with that of its end. */
export function undatedIn(
  { range }: Chapter,
  { text: said, at, before, isHired }: Begins,
  last: Unit | undefined,
): Begun | null {
  // 'My first school was Acme Grammar, where I taught from 2008 to 2010'
  if (findDates(said).some(({ single }) => !single)) return null
  const behind = BEHIND.exec(said)
  const text = behind === null ? said : said.slice(0, behind.index)
  const [date, more] = findDates(text)
  const until = date !== undefined && /\b(?:until|till)(?: the end of)? $/i.test(text.slice(0, date.start))
  if (studied(text) || (date !== undefined && (!until || more !== undefined))) return null
  const post = toldStart(text, isHired)
  if (post === null) return null
  const here = before !== null && before.from >= range.from && before.from <= range.to ? before : null
  const later = LATER.exec(text)
  const [ended] =
    last === undefined
      ? []
      : findDates(last.text)
          .filter(({ single }) => single)
          .slice(-1)
  const known = later === null ? null : (here?.from ?? ended?.from ?? null)
  const steps = monthsOf(later)
  const stays = here !== null && here.to > here.from ? here : null
  const org = post.org ?? stays?.org ?? null
  if (org === null || (post.title === null && !post.begins && here !== null)) return null
  const then = /\bthen\b/.test(text) && here === null ? (ended?.from ?? null) : null
  const from =
    known !== null && steps !== null ? known + steps : (then ?? (here === null ? range.from : null))
  // 'for two years' of one that began when the chapter did, or when the one before it was over
  const begun = from ?? (here !== null && Number.isFinite(here.to) ? here.to : null)
  if (begun === null || begun > range.to) return null
  const lasted = monthsOf(LASTED.exec(text))
  if (until && date.to > begun)
    return {
      ...{ title: post.title, org, place: post.place, unit: at, entry: null, from: begun },
      ...{ to: date.to, exact: false, whole: true, units: [at] },
    }
  const to = lasted === null || later !== null ? Infinity : Math.min(range.to, begun + lasted)
  const place = post.place ?? (post.org === null ? (stays?.place ?? null) : null)
  return {
    ...{ title: post.title, org, place, unit: at, entry: null, from: begun, to, exact: false },
    ...{ whole: false, units: [at] },
  }
}

function monthsOf(found: RegExpExecArray | null): number | null {
  const [, number = '', unit = ''] = found ?? []
  const value = /^an?$/i.test(number)
    ? 1
    : /^\d+$/.test(number)
      ? Number(number)
      : NUMBER_WORDS.get(number.toLowerCase())
  return value === undefined ? null : unit.startsWith('y') ? value * 12 : value
}
