/** 'What projects has she worked on?': those that the CV lists, else what was built or led in the posts. */
import { labelOf } from '../../document/item-labels.ts'
import { kindsOfLines } from '../../document/section-content.ts'
import type { Facts } from '../../facts/facts.ts'
import type { Group } from '../../facts/groups.ts'
import { listKinds } from '../../lists/list-headings.ts'
import { belowHeading, piecesOf, type Piece } from '../../lists/list-pieces.ts'
import { fold } from '../../text/text.ts'
import { cuesOf } from './list-cues.ts'
import { listed } from './list-items.ts'
import { partsOf } from './list-parts.ts'
import { NOWHERE, UNSAID, listOf, planOf, type Overview } from '../planner.ts'

/** What one says of a project, at the beginning of a line. */
const MADE =
  /^(?:I |She |He |We )?(?:co-)?(?:(?:then|also) )?(?:[Bb]uilt|[Dd]esigned|[Ll]ead|[Ll]ed|[Mm]igrated|[Rr]ewrote|[Ll]aunched|[Ii]ntroduced|[Ss]et up|[Dd]eveloped|[Cc]reated|[Rr]eplaced|[Mm]oved|[Bb]rought|[Ii]mplemented|[Dd]elivered|[Rr]estored|[Cc]onverted|[Oo]pened|[Ss]tarted|[Ff]ounded|[Ww]rote|[Pp]lanned|[Oo]rganised|[Oo]rganized|[Rr]an|[Cc]urated|[Cc]atalogued|[Pp]roduced|[Cc]onstructed|[Rr]edesigned|[Aa]utomated|[Pp]roject:?)\b/
const SORT = /\b(?:side|personal|private|open|research|selected)\b(?=.*\bprojects?\b)/
/** Lines of posts that are given where no list is. */
const MOST = 5

export function planProjects(facts: Facts, groups: readonly Group[], folded: string): Overview {
  if (OF_HERS.test(folded)) return planOwnTime(facts, folded)
  const listing = listed(facts, 'projects', isProjectIn(facts))
  const pieces = belowHeading(facts, listing.pieces, SORT.exec(folded)?.[0])
  if (pieces.length > 0) return listOf(partsOf(pieces))
  const own = OWN_TIME.test(folded) ? inOwnTime(facts) : []
  if (own.length > 0) return listOf(partsOf(own))
  const after = madeAfterWork(facts)
  if (after.length > 0) return listOf(partsOf(after))
  const column = groups.find(({ type, headingStems }) => type === 'column' && headingStems.has('project'))
  if (column) return listOf(column.items.map(({ label, units }) => ({ text: label, units })))
  const made = facts.units.filter(
    ({ unit, entry, isHeader }) =>
      unit.kind === 'item' &&
      unit.first &&
      !isHeader &&
      entry !== null &&
      facts.entries[entry]?.kind === 'experience' &&
      MADE.test(unit.text),
  )
  const parts = made.slice(0, MOST).map(({ unit }) => ({ text: labelOf(unit.text), units: [unit.index] }))
  return listOf(parts) ?? UNSAID
}

/** 'Any side projects?' */
const OF_HERS =
  /\b(?:side|personal|private|hobby|spare[- ]time)\b(?=.*\bprojects?\b)|\bprojects? (?:of (?:his|her|their|your) own|outside|on the side)\b/
/** What was made for others, and for money. */
const FOR_OTHERS =
  /[€£$]|\b(?:clients?|customers?|my (?:part|role)|for the (?:city|county|state|ministry|council)|budget|contractor|commissioned|tender|m²|square met)\b/i
const OWN_TIME_HEADING = /\b(?:own|side|personal|private|open[- ]?source|spare|free time|for fun|hobby)\b/i
const ANY_HEADING = /^(?:\d[\d.]* )?(?:(?:selected|some|key|my) )?projects?\W*$/i
/** Where a sentence may tell of one. */
const MAY_TELL =
  /\b(?:side[- ]projects?|open[- ]source|github|gitlab|(?:my|her|his) own (?:\p{L}+ ){0,2}(?:app|apps|project|library|tool|game|site|business|brand|label|podcast|blog|channel|studio|shop)|hobby|(?:spare|own|free) time|on the side|beside (?:my|the) (?:job|work)|for fun|tinker\w*|co-?founded)\b/iu

/** No work of one's posts: what stands below a heading for what is one's own, or below one for projects that tells of no client. */
function planOwnTime(facts: Facts, folded: string): Overview {
  const { pieces } = listed(facts, 'projects', isProjectIn(facts))
  const headingsOf = (section: number): string[] => [...(facts.document.sections[section]?.path ?? [])]
  const isPost = ({ units }: Piece): boolean =>
    units.some((unit) => facts.entries[facts.units[unit]?.entry ?? -1]?.kind === 'experience')
  const texts = pieces
    .flatMap((piece) => [piece, ...piece.below])
    .flatMap(({ text, more }) => [text, ...more])
  const isWork = texts.some((text) => FOR_OTHERS.test(text))
  const own = belowHeading(facts, pieces, SORT.exec(folded)?.[0]).filter((piece) => {
    const headings = headingsOf(piece.section)
    if (isPost(piece)) return false
    return headings.some(
      (one) => OWN_TIME_HEADING.test(one) || (!isWork && (OWN.test(one) || ANY_HEADING.test(one))),
    )
  })
  if (own.length > 0) return listOf(partsOf(own))
  const after = [...inOwnTime(facts), ...madeAfterWork(facts)]
  if (after.length > 0) return listOf(partsOf(after))
  const may = facts.units.some(
    ({ unit }) => facts.mainKinds[unit.section] !== 'references' && MAY_TELL.test(unit.text),
  )
  return may ? UNSAID : NOWHERE
}

/** Projects that are nobody's but one's own. */
const OWN_TIME = /\b(?:personal|private|side|own|hobby|open[- ]source|spare[- ]time)\b/
/** Headings of the time when one is not at work, folded. */
const AFTER_WORK =
  /^(?:(?:built|made|done|coded|things i (?:build|make|built|made)) )?(?:on|in) (?:my|his|her) (?:own|free|spare) time$|^(?:after hours|evenings and weekends|nights and weekends|off the clock|for (?:fun|myself)|outside (?:of )?work|(?:[a-z] is for )?on the side)$/u

/** What stands as a list below 'After hours', where its lines are those of projects rather than of pastimes. */
function madeAfterWork(facts: Facts): Piece[] {
  const { sections } = facts.document
  return sections.flatMap(({ index, heading }): readonly Piece[] => {
    if (!AFTER_WORK.test(fold(heading).replace(/[.:!]+$/, ''))) return []
    const own = (piecesOf(facts)[index] ?? []).filter(({ form }) => form === 'item' || form === 'row')
    const chances = kindsOfLines(
      own.map(({ label, text, more }) => [label ?? '', text, ...more].join(' ').trim()),
      index / sections.length,
    )
    const [most, least] = [chances.get('projects') ?? 0, chances.get('interests') ?? 0]
    return own.length > 1 && most > least && own.every(isProject) ? own : []
  })
}

/** 'Firefly' and 'csv-mend' below 'In my own time', a sub-heading each with what it is: no pastimes, but projects. */
function inOwnTime(facts: Facts): Piece[] {
  const { sections } = facts.document
  return sections.flatMap(({ index, heading, parent }): Piece[] => {
    if (parent === null || !AFTER_WORK.test(fold(sections[parent]?.heading ?? '').replace(/[.:!]+$/, '')))
      return []
    const { plain, vague } = listKinds(heading)
    const body = piecesOf(facts)[index] ?? []
    const unit = facts.units.find((one) => one.unit.section === index && one.unit.kind === 'heading')?.unit
    if (plain.size + vague.size > 0 || unit === undefined || body.length === 0) return []
    const units = [unit.index, ...(body[0]?.units.slice(0, 1) ?? [])]
    return [
      {
        label: null,
        text: heading,
        more: body.slice(0, 1).map(({ text }) => text),
        units,
        form: 'heading',
        section: index,
        below: [],
      },
    ]
  })
}

/** Headings of what one made on one's own account. */
const OWN =
  /\b(?:own|my|side|personal|private|open[- ]?source|released?|maintain\w*|code|made|built|apps|software|tools|spare time|free time)\b/i

/** 'Which open-source tools has she created herself?': what stands under a heading for such; else the rankers look. */
export function planOwnWorks(facts: Facts): Overview {
  const { pieces, sections } = listed(facts, 'projects', isProjectIn(facts))
  const { document } = facts
  const own = new Set([...sections].filter((section) => OWN.test(document.sections[section]?.heading ?? '')))
  const stands = ({ section }: Piece): boolean =>
    own.has(section) || own.has(document.sections[section]?.parent ?? -1)
  const isPost = ({ units }: Piece): boolean =>
    units.some((unit) => facts.entries[facts.units[unit]?.entry ?? -1]?.kind === 'experience')
  // a studio's game among one's own: which are which is not known
  return pieces.every(stands) && !pieces.some(isPost) ? listOf(partsOf(pieces)) : null
}

/** What a heading for projects alone heads is one, whatever it is: a guide in two languages, a book. */
const isProjectIn =
  ({ document: { sections } }: Facts) =>
  (piece: Piece): boolean => {
    const own = sections[piece.section]
    const above = sections[own?.parent ?? -1]
    return [own, above].some((one) => one !== undefined && ANY_HEADING.test(one.heading)) || isProject(piece)
  }

function isProject(piece: Piece): boolean {
  const shown = cuesOf([piece.text, ...piece.more].join(' '), piece.label)
  return (['talks', 'publications', 'patents', 'awards', 'languages'] as const).every(
    (kind) => !shown.has(kind),
  )
}

const BIGGEST =
  /\b(?:biggest|largest|most (?:ambitious|important|complex|difficult))\b.{0,50}\b(?:projects?|job|build|site|contract|commission|deal|case|campaign|production|programme|so far|to date)\b|\b(?:projects?|commission|contract|programme)\b.{0,40}\b(?:biggest|largest)\b/i

/** 'What was her biggest project?' is answered where the CV calls one so. */
export function planBiggest(facts: Facts): Overview {
  const told = piecesOf(facts)
    .flat()
    .flatMap((piece) => [piece, ...piece.below])
    .find(({ text }) => BIGGEST.test(text))
  return told === undefined ? UNSAID : planOf(partsOf([told], true))
}
