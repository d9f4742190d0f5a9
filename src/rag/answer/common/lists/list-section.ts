/** The pieces of a list's section with what its sub-headings hold, without the foot of the CV. */
import type { CvDocument } from '../../../types.ts'
import type { Facts } from '../../facts/facts.ts'
import { headingsOf } from '../../facts/lines-by.ts'
import { divides } from '../../lexicon/dividers.ts'
import { listKinds, type ListKind } from '../../lists/list-headings.ts'
import type { Piece } from '../../lists/list-pieces.ts'
import { isDateAlone } from '../../text/dates.ts'

/** Words of a heading that names a part of a list rather than a list of its own. */
export const HEADING_WORDS = 4

/** The pieces of a section, and for each sub-heading one that holds what is below it. */
export function withParts(
  facts: Facts,
  section: number,
  all: readonly (readonly Piece[])[],
  taken: Set<number>,
): Piece[] {
  taken.add(section)
  const parts = facts.document.sections
    .filter(({ parent, index }) => parent === section && isPart(facts, index))
    .map(({ index, heading }): Piece => {
      const below = withParts(facts, index, all, taken)
      const unit = headingsOf(facts, index)[0]
      return {
        label: null,
        text: heading,
        more: below.slice(0, 2).map(({ text, label }) => (label === null ? text : `${label}: ${text}`)),
        units: [...(unit ? [unit.unit.index] : []), ...below.slice(0, 2).flatMap(({ units }) => units)],
        form: 'heading',
        section: index,
        below,
      }
    })
  return [...(all[section] ?? []).filter((piece) => !isFoot(facts, piece)), ...parts]
}

/** 'Recent' and 'Earlier', '2019', 'Those worth naming': what stands below them, with the time of those below a year. */
export function undivided(piece: Piece): readonly Piece[] {
  if (piece.form === 'row' || piece.below.length === 0 || !divides(piece.text)) return [piece]
  const time = isDateAlone(piece.text) ? piece.text : null
  return piece.below.flatMap(undivided).map((one) => ({ ...one, label: one.label ?? time }))
}

/** 'No prizes yet'; but 'No Frills, a short film'. */
const NONE =
  /^(?:no (?:\p{Ll}+ ?){1,3}(?:[.,;]|$)|none\b|nothing\b|never\b|not yet\b|(?:I|she|he) (?:do|does|have|has) not\b)/iu

/** '[^1]: Live recording.': what a note says elsewhere. */
function isFootnote({ units, document }: Facts, at: number | undefined): boolean {
  const start = units[at ?? -1]?.unit.span.start ?? 0
  return /\[\^[^\]\s]{1,40}\]:[ \t]{0,8}$/.test(document.markdown.slice(Math.max(0, start - 56), start))
}

/** 'Berlin, 2 May 2026', the name as a signature: the end of a CV, not of its last section. */
function isFoot(facts: Facts, { text, form, label, below, units }: Piece): boolean {
  if (below.length === 0 && (NONE.test(text) || (form === 'sentence' && /:$/.test(text)))) return true
  if (form !== 'sentence' || label !== null) return false
  return (
    isFootnote(facts, units[0]) ||
    (facts.person !== null && text.replace(/[.,]$/, '') === facts.person.text) ||
    /^(?:\p{Lu}[\p{L}'’-]+,? ){0,3}(?:\d{1,2}[. ]{1,2}(?:\d{1,2}[. ]{1,2}|\p{L}{3,9} )\d{4}|(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\p{Ll}{0,6} \d{4})\.?$/u.test(
      text,
    ) ||
    /^(?:last (?:updated|changed)|updated|as of|¹|\[\^|\*)/i.test(text)
  )
}

/** Is it a sub-heading that names one thing of the list above, not a list of its own? */
export function isPart(facts: Facts, section: number): boolean {
  const found = facts.document.sections[section]
  const above =
    found?.parent === null || found === undefined ? undefined : facts.document.sections[found.parent]
  if (found === undefined || above === undefined || above.heading === '') return false
  const around = listKinds(above.heading)
  // below a heading of one's own making they name things of the kind that it is taken for
  if (around.plain.size === 0 && around.vague.size === 0)
    return (
      [...NAMED].includes(facts.mainKinds[above.index] as ListKind) &&
      listKinds(found.heading).plain.size === 0
    )
  const own = listKinds(found.heading)
  return (
    (own.plain.size === 0 && !isBesideList(facts, found, around)) ||
    divides(found.heading) ||
    namesOne(found.heading, own, around) ||
    isOneOfThings(facts, found, own, around) ||
    found.heading.split(' ').length > HEADING_WORDS ||
    /\d/.test(found.heading.replace(/^[\d.\s]+/, ''))
  )
}

/** 'Exhibitions' beside 'Prizes', both below 'Recognition': where one is the list itself, the other is another list. */
function isBesideList(
  { document }: Facts,
  { index, parent }: CvDocument['sections'][number],
  around: ReturnType<typeof listKinds>,
): boolean {
  return document.sections.some(({ heading, index: at, parent: above }) => {
    if (above !== parent || at === index || (heading.match(/\p{L}{2,}/gu) ?? []).length !== 1) return false
    return [...listKinds(heading).plain.keys()].some((kind) => around.plain.has(kind))
  })
}

/** Lists of things that have names of their own, in which words for other lists may stand. */
const NAMED: ReadonlySet<ListKind> = new Set<ListKind>([
  'publications',
  'talks',
  'awards',
  'certifications',
  'projects',
  'memberships',
  'volunteering',
])

/** 'Selected talks': a list, and no name. */
const QUALIFIED =
  /^(?:other|selected|main|key|my|own|past|recent|professional|personal|technical|public|invited|further|peer|academic|scientific|popular)\b/i

/** 'Safety of machines' below 'Courses', 'The Kin Book' below 'Projects', where others are named that are no lists: no machines of hers. */
function isOneOfThings(
  { document }: Facts,
  { heading, index, parent }: CvDocument['sections'][number],
  own: ReturnType<typeof listKinds>,
  around: ReturnType<typeof listKinds>,
): boolean {
  const above = [...around.plain.keys()]
  const names = (heading.match(/\p{L}{3,}/gu) ?? []).filter(
    (word) => !/^(?:the|and|for|our|with)$/i.test(word),
  )
  if (!above.some((kind) => NAMED.has(kind)) || above.some((kind) => own.plain.has(kind))) return false
  if (names.length < 2 || names.every((word) => listKinds(word).plain.size > 0)) return false
  if (QUALIFIED.test(heading)) return false
  const others = document.sections.filter((one) => one.parent === parent && one.index !== index)
  return others.filter((one) => listKinds(one.heading).plain.size === 0).length * 2 > others.length
}

/** 'Young Engineer Prize' below 'Awards'. */
const ONE =
  /.\b(?:award|prize|medal|trophy|scholarship|fellowship|grant|honou?r|distinction|licen[cs]e|certificate|ticket|permit|card|badge|patent|society|association|guild|club)(?:$|, )|\b(?:award|prize|medal|certificate|licen[cs]e|society|association|guild|institute|club) (?:of|for|in) ./i

/** Does it name one thing of the kind that the heading above it lists? */
function namesOne(
  heading: string,
  own: ReturnType<typeof listKinds>,
  around: ReturnType<typeof listKinds>,
): boolean {
  const name = heading.replace(/\s*\([^()]*\)\s*$/, '')
  return ONE.test(name) && [...own.plain.keys()].some((kind) => around.plain.has(kind))
}
