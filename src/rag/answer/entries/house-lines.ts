/** The line that says with whom a post was, below a heading that tells the rest: '### Developer (2016 – 2020)', 'Quarrel Games, Leeds'. */
import type { Unit } from '../document/units.ts'
import { isProperName, looksLikeOrg, looksLikeTitle } from '../lexicon/names.ts'
import { findDates } from '../text/dates.ts'
import { oncePer } from '../text/once-per.ts'
import { headerParts, isPart } from './header-parts.ts'

/** Of so many posts alike, each is told as the others are. */
const ALIKE = 2
/** So many alike that no word of a house has to stand in them. */
const SURELY = 3
/** Characters of a house's name with its place. */
const NAME = 70
/** Terms of a contract, and labels of what follows, which name no house. */
export const NO_HOUSE =
  /\b(?:full|part|time|remote|hybrid|months?|years?|weeks?|contract|permanent|fixed|freelance|interim|temporary|self|key|main|achievements?|responsibilities|duties|tasks|highlights?|results?|stack|technolog\w+|tools)\b/i

/** Such lines, by the index of the heading. */
export const houseLines = oncePer(read)

/** 'Vale Hospitals — four hospitals, 1,850 beds': the name, before what is told of it. */
export const houseIn = (line: string): string =>
  (line.split(/ — /)[0] ?? line).replace(/(?<=\p{Ll}{4})\.$/u, '')

interface Line {
  readonly heading: number
  readonly line: Unit
  readonly names: readonly string[]
}

function read(units: readonly Unit[]): ReadonlyMap<number, Unit> {
  const posts = units.filter(tellsPost)
  const lines = posts.flatMap(({ index, section }): Line[] => {
    const line = units[index + 1]
    if (line?.section !== section || line.kind !== 'sentence') return []
    const isFirst = units[index + 2]?.block === line.block
    const name = houseIn(line.text)
    const isWhole = name === line.text || `${name}.` === line.text
    if (name.length > NAME || NO_HOUSE.test(name)) return []
    const names = headerParts(name, [])
    // more may stand behind the name of what surely is a house, and behind a sentence of its name and its place
    const goesOn = !isWhole || isFirst
    const isPlaced = isWhole && name !== line.text && names.length > 1
    if (goesOn && !isPlaced && !(line.text.startsWith(`${name} —`) && looksLikeOrg(names[0] ?? ''))) return []
    return names.length > 0 && names.every(isProperName) ? [{ heading: index, line, names }] : []
  })
  const isSure = ({ names: [name = ''] }: Line): boolean => looksLikeOrg(name)
  // 'Python, Kafka, AWS' is no house with its place: where all are alike, each is told as 'Name, Place'
  // a house is hardly told twice with a place, as tools are
  const firsts = new Set(lines.map(({ names }) => names[0]))
  const isEach = lines.length >= SURELY && firsts.size === lines.length
  const likely = lines.filter((one) => isSure(one) || (one.names[0]?.includes(' ') ?? false))
  const isAlike =
    lines.length >= ALIKE &&
    lines.length === posts.length &&
    lines.every(({ names }) => names.length === 2) &&
    (isEach || likely.length * 2 >= lines.length)
  return new Map(lines.filter((one) => isAlike || isSure(one)).map(({ heading, line }) => [heading, line]))
}

/** 'Developer (2016 – 2020)', 'Staff Nurse, Surgical Ward (2016 – 2020)': what one was and when, and no house. */
function tellsPost({ kind, text }: Unit): boolean {
  const dates = kind === 'heading' ? findDates(text) : []
  const parts = dates.length === 0 ? [] : headerParts(text, dates)
  const [title = '', part, more] = parts
  return (
    looksLikeTitle(title) && more === undefined && (part === undefined || isPart(part) || !looksLikeOrg(part))
  )
}
