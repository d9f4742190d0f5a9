/** The sentences of a CV, one at a time, that tell of the person: what is asked of a whole career stands in any of them. */
import { cellsOf } from '../document/row-cells.ts'
import { runInOf } from '../document/run-in-labels.ts'
import type { Entry } from '../entries/entry.ts'
import type { Facts, UnitFacts } from '../facts/facts.ts'
import type { Kind } from '../lexicon/kinds.ts'
import type { PlanPart } from '../plan/plan.ts'
import { oncePer } from '../text/once-per.ts'

export interface Line {
  /** A sentence, or what stands in a line or in a cell of a table. */
  readonly text: string
  readonly unit: UnitFacts
  readonly entry: Entry | null
  /** Of its section. */
  readonly kind: Kind | null
}

/** Between sentences; not behind an initial or an abbreviation. */
const SENTENCES = /(?<=(?:[\p{Ll}\d)\]%”"’]{2}|\d)[.!?…]["”’)]?)\s+(?=["“‘(]?[\p{Lu}\d£$€])|\n+/u
const ABBREVIATED =
  /\b(?:dr|prof|mr|mrs|ms|st|no|nr|vol|approx|ca|incl|excl|etc|inc|ltd|co|dept|fig|vs|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|jr|sr|ing|dipl|mgr|resp)\.$/i
/** A saying of somebody else. */
const QUOTE = /^["“„«][^"”“»]{20,}["”“»]/u
const OWN = /\b(?:I|me|my|mine)\b/

/** In reading order. */
export const linesOf = oncePer((facts: Facts): readonly Line[] => read(facts))

function read(facts: Facts): Line[] {
  return facts.units.flatMap((unit): Line[] => {
    if (unit.unit.kind === 'heading') return []
    const kind = facts.mainKinds[unit.unit.section] ?? null
    const { text } = unit.unit
    if (QUOTE.test(text) || (kind === 'references' && !OWN.test(text))) return []
    const cells = cellsOf(facts.document, unit.unit)
    const entry = unit.entry === null ? null : (facts.entries[unit.entry] ?? null)
    const texts = cells ? cells.map((cell) => cell.text) : [text]
    const label = runInOf(facts.document, unit.unit, facts.units[unit.unit.index + 1]?.unit)?.label
    const said = texts.flatMap(sentencesOf)
    // the label of what stands behind it says nothing
    if (label !== undefined && said[0] === `${label}.`) said.shift()
    return said.map((one): Line => ({ text: one, unit, entry, kind }))
  })
}

function sentencesOf(text: string): string[] {
  const out: string[] = []
  for (const said of text.split(SENTENCES)) {
    const last = out.at(-1)
    if (last !== undefined && ABBREVIATED.test(last)) out[out.length - 1] = `${last} ${said}`
    else out.push(said)
  }
  return out.map((said) => said.trim()).filter((said) => /[\p{L}\d]{2}/u.test(said))
}

/** Characters of a sentence that is said whole. */
const LONGEST = 260

/** A line as an answer says it: what stands behind a semicolon or after a long clause goes without saying. */
export function partOfLine({ text, unit }: Line): PlanPart {
  const plain = text.replace(/\s*[|·•]\s*/g, ', ')
  return { text: plain.length > LONGEST ? shortened(plain) : plain, units: [unit.unit.index] }
}

function shortened(text: string): string {
  const cut = text.slice(0, LONGEST)
  const at = Math.max(cut.lastIndexOf('; '), cut.lastIndexOf(', '), cut.lastIndexOf(' ('))
  return at > LONGEST / 2 ? cut.slice(0, at) : text
}

/** Each line once, at most so many. */
export function partsOfLines(lines: readonly Line[], most: number): PlanPart[] {
  const texts = new Set<string>()
  const parts: PlanPart[] = []
  for (const line of lines) {
    const part = partOfLine(line)
    if (texts.has(part.text)) continue
    texts.add(part.text)
    parts.push(part)
  }
  return parts.slice(0, most)
}
