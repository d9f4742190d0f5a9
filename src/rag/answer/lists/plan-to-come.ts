/** 'How many exams has she yet to sit?', where a line says 'Still to come: tax, audit': what stands behind the label. */
import { splitParts } from '../document/item-labels.ts'
import { kindsOfHeading } from '../document/heading-kinds.ts'
import type { Facts } from '../facts/facts.ts'
import { KINDS_BY_NOUN } from '../lexicon/nouns.ts'
import type { Plan } from '../plan/plan.ts'
import type { Draft } from '../ranking/reader.ts'
import { capital, words } from '../text/text.ts'
import { numberWord } from '../text/word-lists.ts'
import { piecesOf } from './list-pieces.ts'
import { NUMBERED } from './plan-labelled.ts'

const AHEAD =
  /\b(?:yet to (?:be )?\p{L}+|(?:still|left) to (?:be )?\p{L}+|still (?:has|have|needs?) to|remain(?:s|ing)?|outstanding|still (?:missing|ahead|open|left|to come)|are left)\b/u
/** Labels of what is not done yet, folded. */
const LABEL =
  /^(?:(?:still|yet) (?:to (?:come|do|sit|take|pass|be taken|be passed)|missing|open|ahead|outstanding|left)|to (?:come|do|sit|take)|remaining(?: \p{L}+){0,2}|outstanding(?: \p{L}+)?|left(?: to do)?|not (?:yet )?(?:taken|sat|passed|done)(?: yet)?)$/iu

/** Null unless one label alone says so, in a section of what is asked for. */
export function planToCome(facts: Facts, { question }: Draft): Plan | null {
  const { counts, lists, folded, head, yesno, time } = question
  const asks = counts || lists || /^(?:which|what)\b/.test(folded)
  if (!asks || yesno || time !== null || !AHEAD.test(folded) || head.length === 0) return null
  const said = piecesOf(facts)
    .flat()
    .filter(({ label, section }) => label !== null && LABEL.test(label) && isOf(facts, section, head))
  const [piece, ...more] = said
  if (piece === undefined || more.length > 0 || NUMBERED.test(piece.text)) return null
  const items = splitParts(piece.text.replace(/\.$/, ''))
  const parts = items.map((text) => ({ text, units: piece.units.slice(0, 1) }))
  const plan = { parts, list: true, chance: 0.9, fact: true }
  return counts ? { ...plan, lead: capital(numberWord(items.length)) } : plan
}

/** Does the heading say what is asked for, or what kind of thing it is? */
function isOf({ document }: Facts, section: number, head: Draft['question']['head']): boolean {
  const heading = document.sections[section]?.heading ?? ''
  const own = words(heading)
  const kinds = kindsOfHeading(heading)
  return head.some(
    ({ stem }) =>
      own.some((word) => word.stem === stem) ||
      (KINDS_BY_NOUN.get(stem) ?? []).some(
        ([kind, weight]) => weight >= 0.9 && (kinds.get(kind) ?? 0) >= 0.9,
      ),
  )
}
