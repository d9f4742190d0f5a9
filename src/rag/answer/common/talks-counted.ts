/** 'How many talks has she given?': those of a list, told from the articles and the podcasts that stand in the same one. */
import type { Facts } from '../facts.ts'
import { exactly, WHO } from '../lexicon/frames.ts'
import { numberWord } from '../lexicon/words.ts'
import { capital } from '../text.ts'
import { cuesOf } from './list-cues.ts'
import { listKinds } from './list-headings.ts'
import { listed } from './list-items.ts'
import { partsOf } from './list-parts.ts'
import { piecesOf, type Piece } from './list-pieces.ts'
import type { Overview } from './planner.ts'

const CV = '(?:(?:in|on|by) )?(?:(?:the|his|her|their|your|this) )?(?:cv|résumé|resume|list|page)'
export const TALKS_COUNTED = exactly(
  `(?:how many|(?:the )?(?:total )?(?:number|count) of) (?:(?:conference|public|different) )*talks(?: (?:${[
    `(?:that )?(?:(?:has|have|did|does|do) )?${WHO} (?:(?:has|have|actually) )*(?:given?|gave|list|listed|mention|mentioned|held|hold|delivered|have|had|name)`,
    `(?:are|were) (?:there|listed|mentioned|named|shown|given|on ${CV})`,
    `(?:listed|mentioned|named|given|held|shown)`,
    `(?:does|do) ${CV} (?:list|mention|name|show|have)`,
  ].join(
    '|',
  )}))?(?: (?:in (?:total|all)|altogether|so far|to date|on stage|at conferences|according to ${CV}|${CV}))?`,
)

/** Then how many there are is told, or is not told by the list. */
const SELECTED =
  /\b(?:selected|selection|recent|some|main|among (?:them|others)|e\.g\.|for example|such as|\d+ (?:in all|in total|altogether)|(?:of|from) (?:\d+|\p{L}+teen|\p{L}+ty)\b|in all\b|(?:full|complete) list)/iu
const SHOWN = /\b(?:list|listed|mention|mentioned|name|named|shown|cv|resume|page)\b/
/** Said in public, and no talk; and what some call a talk. */
const NO_TALK =
  /^\W*(?:podcast|newsletter|column|interview|radio|blog|video|book|jury|judge|mentor|organi[sz]er|co-organi[sz]er|host)/i
const WRITTEN = /\b(?:articles?|essays?|columns?|book|chapter|blog|guest post|paper)\b/i
const PERHAPS =
  /\b(?:workshops?|posters?|panels?|panell?ists?|moderat\w+|webinars?|guided|tours?|lessons?|demonstrations?|lecturer|repeated|again|refused|declined|cancelled|canceled|planned|accepted|forthcoming|invitation|podcast|talks|times)\b/i

/** Null where it is not plain which of what is listed are talks: the rankers look for others. */
export function planTalksCounted(facts: Facts, folded: string): Overview {
  const { pieces: given, sections } = listed(facts, 'talks', isTalk)
  const taken = given.flatMap((piece) =>
    piece.below.length > 0 && piece.form !== 'row' ? piece.below : [piece],
  )
  const ofTalks = [...sections].every((section) => isOfTalks(facts, section))
  const pieces = taken.filter((piece) =>
    ofTalks ? !NO_TALK.test(whole(piece)) && !WRITTEN.test(bare(whole(piece))) : !isOther(piece),
  )
  const left = [...sections]
    .flatMap((section) => piecesOf(facts)[section] ?? [])
    .filter((piece) => !given.includes(piece) && piece.form !== 'sentence')
  // a title with its year and nothing else may be of either, where both are listed
  const isPlain =
    pieces.every((piece) => (piece.form === 'row' || piece.form === 'item') && (ofTalks || isTalk(piece))) &&
    left.every((piece) => isOther(piece))
  if (pieces.length < 2 || !isPlain || pieces.some((piece) => PERHAPS.test(bare(whole(piece))))) return null
  const around = [...sections].flatMap((section) => [
    facts.document.sections[section]?.heading ?? '',
    ...facts.units
      .filter(({ unit }) => unit.section === section && unit.kind === 'sentence')
      .map(({ unit }) => unit.text),
  ])
  if (!SHOWN.test(folded) && around.some((text) => SELECTED.test(text))) return null
  return {
    lead: capital(numberWord(pieces.length)),
    parts: partsOf(pieces, true),
    list: true,
    chance: 0.9,
    fact: true,
  }
}

const whole = ({ label, text, more }: Piece): string => [label ?? '', text, ...more].join(' ').trim()
/** Without titles, whose words tell nothing of what they are titles of. */
const bare = (text: string): string => text.replace(/["“„«][^"“”„«»\n]{2,200}["”“»]/g, ' ')
const isTalk = (piece: Piece): boolean =>
  cuesOf([piece.text, ...piece.more].join(' '), piece.label).has('talks')

/** Something else, by what is said beside its title. */
function isOther(piece: Piece): boolean {
  if (NO_TALK.test(whole(piece))) return true
  const shown = cuesOf(bare(whole(piece)))
  return !isTalk(piece) && [...shown].some((kind) => kind !== 'certifications' && kind !== 'languages')
}

/** Does its heading name talks and nothing else? */
function isOfTalks({ document }: Facts, section: number): boolean {
  const { plain, vague } = listKinds(document.sections[section]?.heading ?? '')
  return plain.has('talks') && plain.size === 1 && vague.size === 0
}
