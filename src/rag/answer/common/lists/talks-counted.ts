/** 'How many talks has she given?': those of a list, told from the articles and the podcasts that stand in the same one. */
import type { Facts } from '../../facts/facts.ts'
import { exactly, WHO } from '../../lexicon/frames.ts'
import { listKinds } from '../../lists/list-headings.ts'
import { piecesOf, type Piece } from '../../lists/list-pieces.ts'
import { ONLY_SHOWN, REMARK, SELECTED } from '../../lists/list-words.ts'
import { capital } from '../../text/text.ts'
import { numberWord } from '../../text/word-lists.ts'
import { cuesOf, isTitleAlone } from './list-cues.ts'
import { isAttended } from './attended.ts'
import { listed } from './list-items.ts'
import { partsOf } from './list-parts.ts'
import { listOf, type Overview } from '../planner.ts'

const CV = '(?:(?:in|on|by) )?(?:(?:the|his|her|their|your|this) )?(?:cv|résumé|resume|list|page)'
export const TALKS_COUNTED = exactly(
  `(?:how many|(?:the )?(?:total )?(?:number|count) of) (?:(?:conference|public|different) )*talks(?: (?:${[
    `(?:that )?(?:(?:has|have|did|does|do) )?${WHO} (?:(?:has|have|actually) )*(?:given?|gave|list|listed|mention|mentioned|held|hold|delivered|have|had|name)`,
    `(?:are|were) (?:there|listed|mentioned|named|shown|given|recorded|on ${CV})`,
    `(?:listed|mentioned|named|given|held|shown)`,
    `(?:does|do) ${CV} (?:list|mention|name|show|have)`,
  ].join(
    '|',
  )}))?(?: (?:in (?:total|all)|altogether|so far|to date|on stage|at conferences|according to ${CV}|${CV}))?`,
)

/** Said in public, and no talk; with what follows, since a title may begin with such a word ('Video codecs in Rust'). */
const NO_TALK =
  /^\W*(?:(?:(?:podcasts?|newsletters?|column|interviews?|radio|video|blog|book|jury)(?: (?:guest|member|chair|interviews?|post|chapter|episodes?|appearances?|series|host|editor|programme|show))?|(?:co-)?organi[sz]ers?|(?:co-)?hosts?|judge|mentor)\s*(?:[:;,.(–—|-]|$)|(?:interview|column|newsletter|judge|mentor|jury(?: member)?|(?:co-)?organi[sz]er|(?:co-)?host|(?:podcast|radio) (?:guest|interview|appearance)) (?:with|in|for|on|by|of|at)\b)/i
/** What some call a talk. */
const WRITTEN = /\b(?:articles?|essays?|columns?|book|chapter|blog|guest post|paper)\b/i
const PERHAPS =
  /\b(?:workshops?|posters?|panels?|panell?ists?|moderat\w+|webinars?|guided|tours?|lessons?|demonstrations?|lecturer|repeated|again|refused|declined|cancelled|canceled|planned|accepted|forthcoming|invitation|podcast|talks|times)\b/i

/** Where it is not plain which of what is listed are talks, they are listed without a number; null where there is no list of them. */
export function planTalksCounted(facts: Facts, folded: string): Overview {
  const { pieces: found, sections } = listed(facts, 'talks', isTalk)
  const given = found.filter((piece) => !isAttended(facts, piece))
  const taken = given.flatMap((piece) =>
    piece.below.length > 0 && piece.form !== 'row' ? piece.below : [piece],
  )
  const all = [...sections].flatMap((section) => piecesOf(facts)[section] ?? [])
  const ofTalks = [...sections].every((section) => isOfTalks(facts, section))
  const pieces = taken.filter((piece) => (ofTalks ? !isNoTalk(piece) : !isOther(piece)))
  const left = all.filter((piece) => !found.includes(piece) && piece.form !== 'sentence')
  // a title with its year and nothing else may be of either, where both are listed
  const isPlain =
    pieces.every((piece) => isLine(piece) && (ofTalks || isTalk(piece) || isTitleAlone(whole(piece)))) &&
    left.every((piece) => isOther(piece))
  const isSure =
    isPlain &&
    !pieces.some(
      (piece) => PERHAPS.test(beside(piece)) || WRITTEN.test(beside(piece)) || REMARK.test(whole(piece)),
    )
  if (!isSure) {
    // where nothing shows that it is something else, all may be talks
    if (
      !isPlain &&
      !facts.document.sections.some(
        ({ index, heading }) =>
          listKinds(heading).plain.has('talks') &&
          (piecesOf(facts)[index] ?? []).some(
            (piece) =>
              isLine(piece) && (isOther(piece) || PERHAPS.test(beside(piece)) || REMARK.test(whole(piece))),
          ),
      )
    )
      return null
    const perhaps = sections.size > 0 ? [...pieces, ...left.filter((piece) => !isOther(piece))] : mixed(facts)
    return perhaps.length > 1 && perhaps.every(isLine) ? listOf(partsOf(perhaps, true)) : null
  }
  if (pieces.length < 2) return sections.size > 0 ? null : listOf(partsOf(mixed(facts), true))
  const around = [...sections].flatMap((section) => [
    facts.document.sections[section]?.heading ?? '',
    ...facts.units
      .filter(({ unit }) => unit.section === section && unit.kind === 'sentence')
      .map(({ unit }) => unit.text),
  ])
  if (!ONLY_SHOWN.test(folded) && around.some((text) => SELECTED.test(text))) return null
  return {
    lead: capital(numberWord(pieces.length)),
    parts: partsOf(pieces, true),
    list: true,
    chance: 0.9,
    fact: true,
  }
}

const whole = ({ label, text, more }: Piece): string =>
  [label === null ? '' : `${label}:`, text, ...more].join(' ').trim()
/** Without titles, whose words tell nothing of what they are titles of. */
const bare = (text: string): string => text.replace(/["“„«][^"“”„«»\n]{2,200}["”“»]/g, ' ')
const beside = (piece: Piece): string => bare(whole(piece))
const isLine = ({ form }: Piece): boolean => form === 'row' || form === 'item'
const isTalk = (piece: Piece): boolean =>
  cuesOf([piece.text, ...piece.more].join(' '), piece.label).has('talks')

/** None, though its list is of talks: where no quotation marks part a title from what it is, its first words may be either. */
const isNoTalk = (piece: Piece): boolean =>
  NO_TALK.test(beside(piece)) ||
  WRITTEN.test(beside(piece) === whole(piece) ? beside(piece).replace(/^[^,;:(–—]*/, '') : beside(piece))

/** Of lists that their headings share among talks and other things, all that may be a talk. */
const mixed = (facts: Facts): Piece[] =>
  facts.document.sections
    .filter(({ heading }) => listKinds(heading).plain.has('talks') && listKinds(heading).plain.size > 1)
    .flatMap(({ index }) => piecesOf(facts)[index] ?? [])
    .filter((piece) => isLine(piece) && !isOther(piece))

/** Something else, by what is said beside its title. */
function isOther(piece: Piece): boolean {
  if (NO_TALK.test(beside(piece))) return true
  const shown = cuesOf(beside(piece))
  return !isTalk(piece) && [...shown].some((kind) => kind !== 'certifications' && kind !== 'languages')
}

/** Does its heading name talks and nothing else? */
function isOfTalks({ document }: Facts, section: number): boolean {
  const { plain, vague } = listKinds(document.sections[section]?.heading ?? '')
  return plain.has('talks') && plain.size === 1 && vague.size === 0
}
