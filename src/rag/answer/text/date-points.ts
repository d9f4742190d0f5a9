/** Points in time as people write them: the patterns of their forms, and the months that they mean. */

/** A point in time that may be a month, a season or a whole year: first and last month it may mean. */
export interface DatePoint {
  readonly from: number
  readonly to: number
  /** Of the month, where it is told. */
  readonly day?: number
}

/** Their names, as an alternative of a pattern. */
export const MONTHS =
  'jan(?:uary)?|feb(?:r(?:uary)?)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?'
const MONTH = new RegExp(`^(?:${MONTHS})$`)
/** Is the folded word a month's name? */
export const isMonth = (word: string): boolean => MONTH.test(word)

const SEASONS =
  'michaelmas|lent|trinity|hilary|spring|summer|autumn|fall|winter|early|mid|late|end of|beginning of|start of|christmas|easter'
/** What stands for today. */
export const NOW =
  '(?:the )?present(?: day| time)?|now|today|heute|heden|till date|to date|date|current(?:ly)?|ongoing|onwards?|onward|still|until now|till now|to this day|continuing|this day'
const YEAR = '(?:19[3-9]\\d|20[0-7]\\d)'

const MM = '(?:0[1-9]|1[0-2])'

const POINT = [
  `(?<day>\\d{1,2})(?:st|nd|rd|th)?(?: of)? (?<dm>${MONTHS})\\.?,? (?<dy>${YEAR})`,
  `(?<mm>${MONTHS})\\.? (?<md>\\d{1,2})(?:st|nd|rd|th)?, (?<mdy>${YEAR})`,
  `(?:(?<part>early|mid|late) )?(?<m>${MONTHS})\\.?(?: of)?[ -/]'?(?<my>${YEAR})`,
  `(?<m2>${MONTHS})\\.? '(?<y2>\\d{2})(?!\\d)`,
  `(?<iy2>${YEAR})/(?<im2>${MM})(?:(?=\\s*(?:-|to|until|→|$|\\)|,))|(?<=${YEAR}/${MM}\\s*(?:-{1,3}|to|until|→)\\s*${YEAR}/${MM}))`,
  // '2014.09 – 2017.02', and not version 2014.09
  `(?<ky>${YEAR})\\.(?<km>${MM})(?:(?=\\s*(?:-|to\\b|until\\b|→|~))|(?<=${YEAR}\\.${MM}\\s*(?:-{1,3}|to|until|→|~)\\s*${YEAR}\\.${MM}))`,
  `[Qq](?<q>[1-4])[ /-]?(?<qy>${YEAR})`,
  `(?<iy>${YEAR})~(?<im>0[1-9]|1[0-2])(?:~(?<id>[0-3]\\d))?(?!\\d)`,
  `(?<dd>[0-3]?\\d)[./](?<dmo>0?[1-9]|1[0-2])[./](?<ddy>${YEAR})`,
  `(?<nm>0?[1-9]|1[0-2])[/.](?<ny>${YEAR})`,
  `(?<season>${SEASONS})[ -](?:term |semester |of )?(?<sy>${YEAR})(?:[/–-](?<sy2>\\d{2})(?!\\d))?`,
  // '2021 June - 2022 Aug', not 'in 2021 May 2019's report' nor 'in 2021 may'
  `(?<yfy>${YEAR}) (?<yfm>${MONTHS})\\.?(?=\\s*(?:[-:,;)|]|to\\b|until\\b|till\\b|→|$))`,
  // '2021, August → present', and behind such a mark '2021, July. Staff writer'
  `(?<ycy>${YEAR}), (?<ycm>${MONTHS})\\.?(?:(?=\\s*(?:-{1,3}|to\\b|until\\b|till\\b|→))|(?<=(?:[-→]|\\b(?:to|until|till)) ?${YEAR}, (?:${MONTHS})\\.?)(?![a-z]| \\d))`,
  // '2019 (Sept)'
  `(?<yby>${YEAR}) \\((?<ybm>${MONTHS})\\.?\\)`,
  `(?<y>${YEAR})(?!\\d|[.,]\\d{3})`,
]
const strip = (source: string, suffix: string): string => source.replace(/\(\?<(\w+)>/g, `(?<$1${suffix}>`)
/** A pattern of any form; the names of its groups end in `suffix`. */
export const point = (suffix: string): string => `(?:${POINT.map((p) => strip(p, suffix)).join('|')})`
/** A month whose year stands elsewhere, as group `bm`. */
export const BARE_MONTH = `(?<bm>${MONTHS})\\.?(?: \\d{1,2})?`

const MONTH_KEYS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
/** 0 for January. */
export const month = (name: string): number => MONTH_KEYS.indexOf(name.slice(0, 3).toLowerCase())
/** Months since year 0. */
export const at = (year: string | number, m: number): number => Number(year) * 12 + m

const SEASON_MONTHS: Readonly<Record<string, readonly [number, number]>> = {
  michaelmas: [8, 11],
  lent: [0, 3],
  hilary: [0, 3],
  trinity: [3, 6],
  spring: [2, 4],
  easter: [2, 3],
  summer: [5, 8],
  autumn: [8, 10],
  fall: [8, 10],
  winter: [0, 11],
  christmas: [11, 11],
  early: [0, 3],
  'beginning of': [0, 2],
  'start of': [0, 2],
  mid: [4, 7],
  late: [8, 11],
  'end of': [10, 11],
}

export type Groups = Readonly<Record<string, string | undefined>>

/** The group of the day beside that of its month. */
const DAYS: Readonly<Record<string, string>> = { dm: 'day', mm: 'md', im: 'id', dmo: 'dd' }

/** What the groups that end in `suffix` tell. */
export function readPoint(g: Groups, suffix: string): DatePoint | null {
  const get = (name: string): string | undefined => g[name + suffix]
  const one = (value: number, day?: string): DatePoint => ({
    from: value,
    to: value,
    ...(day === undefined ? {} : { day: Number(day) }),
  })
  const dayOf = (monthGroup: string): string | undefined => get(DAYS[monthGroup] ?? '')
  const pairs: readonly (readonly [string, string])[] = [
    ['dm', 'dy'],
    ['mm', 'mdy'],
    ['m', 'my'],
    ['yfm', 'yfy'],
    ['ycm', 'ycy'],
    ['ybm', 'yby'],
  ]
  for (const [m, y] of pairs) {
    const name = get(m)
    const year = get(y)
    if (name !== undefined && year !== undefined) return one(at(year, month(name)), dayOf(m))
  }
  const m2 = get('m2')
  const y2 = get('y2')
  if (m2 !== undefined && y2 !== undefined)
    return one(at(Number(y2) + (Number(y2) > 60 ? 1900 : 2000), month(m2)))
  const numeric: readonly (readonly [string, string])[] = [
    ['im', 'iy'],
    ['im2', 'iy2'],
    ['km', 'ky'],
    ['dmo', 'ddy'],
    ['nm', 'ny'],
  ]
  for (const [m, y] of numeric) {
    const number = get(m)
    const year = get(y)
    if (number !== undefined && year !== undefined) return one(at(year, Number(number) - 1), dayOf(m))
  }
  const quarter = get('q')
  const qy = get('qy')
  if (quarter !== undefined && qy !== undefined) {
    const from = at(qy, (Number(quarter) - 1) * 3)
    return { from, to: from + 2 }
  }
  const season = get('season')?.toLowerCase()
  const sy = get('sy')
  if (season !== undefined && sy !== undefined) {
    const [a, b] =
      get('sy2') !== undefined && season === 'winter' ? [10, 11] : (SEASON_MONTHS[season] ?? [0, 11])
    return { from: at(sy, a), to: at(sy, b) + (get('sy2') === undefined ? 0 : 3) }
  }
  const y = get('y')
  return y === undefined ? null : { from: at(y, 0), to: at(y, 11) }
}
