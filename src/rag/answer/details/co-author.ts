/**
 * 'Who co-authored her paper?', where the title is followed by 'Co-author Ann Other.' in a sentence of its own: told of
 * the work of the sentence before it, in the same paragraph or item.
 */
import type { Facts, UnitFacts } from '../facts/facts.ts'
import type { Plan } from '../plan/plan.ts'
import type { Draft } from '../ranking/reader.ts'
import type { Term } from '../ranking/terms.ts'

const ASKED =
  /^(?:and |so )?(?:who(?:m)?(?: else)? (?:has |had )?co-?(?:wrote|writ\w+|author\w*)\b|(?:who (?:was|is|were|are)|what (?:was|is|were|are) the names? of|name) (?:the |his |her |their |your |its )*co-?authors?\b)/
const AROUND = /^(?:co|coauthor|cowr|author|wrote|write|written|name|who|whom|el|els)/
/** What any text that came out may be called. */
const WORK = /^(?:paper|articl|publication|public|piec|text|work|titl)$/
const NAMED =
  '(?:(?:Dr|Prof)\\.? )?\\p{Lu}[\\p{L}.’-]* (?:(?:van|von|de|der|ten|du|la|le|al) )*\\p{Lu}[\\p{L}’-]'
const TOLD = new RegExp(
  `(?<!\\p{L})[Cc]o-?(?:(?:authors?|writers?)(?::| is| was| are| were)?|(?:authored|written|wrote)(?: it)?(?::| by| with)) ${NAMED}`,
  'u',
)
/** What is a title already needs none before it. */
const TITLED = /["“„«*_]\p{L}[^"”“»*_]{4,}["”“»*_]/u
/** So well does a word of the CV answer to one of the question's. */
const SAME = 0.85

/** Null where no line tells it of the work that is asked about, or several do. */
export function planCoAuthor(facts: Facts, { question, terms }: Draft): Plan | null {
  const { folded, yesno, counts } = question
  if (yesno || counts || !ASKED.test(folded)) return null
  const work = terms.filter((t) => !t.self && !AROUND.test(t.word.stem) && !WORK.test(t.word.stem))
  // all that one wrote with others may stand in other words elsewhere
  if (work.length === 0 && !terms.some((t) => WORK.test(t.word.stem))) return null
  const told = facts.units
    .filter(({ unit }) => unit.kind !== 'heading' && TOLD.test(unit.text))
    .map((line) => ({ line, title: titleOf(facts, line) }))
  const found = told.filter(({ line, title }) =>
    work.every((term) => holds(line, term) || (title !== null && holds(title, term))),
  )
  const [first] = found
  if (first === undefined || found.length > 1) return null
  const { line, title } = first
  const lines = title === null ? [line] : [title, line]
  return {
    parts: [
      {
        text: lines.map(({ unit }) => unit.text.replace(/[.;]\s*$/, '')).join('. '),
        units: lines.map(({ unit }) => unit.index),
      },
    ],
    list: false,
    chance: 0.9,
    fact: true,
  }
}

/** The sentence before it, where that has to say what it is told of. */
function titleOf({ units }: Facts, { unit }: UnitFacts): UnitFacts | null {
  const before = units[unit.index - 1]
  if (TITLED.test(unit.text.slice(0, TOLD.exec(unit.text)?.index)) || before === undefined) return null
  const isBeside =
    (unit.block !== null && before.unit.block === unit.block) ||
    unit.parents.includes(before.unit.block ?? -1)
  return isBeside && before.unit.kind !== 'heading' ? before : null
}

const holds = ({ stems }: UnitFacts, { matches }: Term): boolean =>
  [...matches].some(([key, value]) => value >= SAME && stems.has(key))
