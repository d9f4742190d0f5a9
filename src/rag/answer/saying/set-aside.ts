/**
 * What a heading or a label sets aside is said with it: 'Night shifts' below 'Not for me' would say the contrary by
 * itself, and 'PRINCE2' below 'Lapsed' or 'Want to learn' more than is true.
 */
import { termOf } from '../document/definitions.ts'
import { isBareLabel } from '../document/run-in-labels.ts'
import { allBelow } from '../facts/below-label.ts'
import type { Facts } from '../facts/facts.ts'
import type { Plan, PlanPart } from '../plan/plan.ts'
import { oncePer } from '../text/once-per.ts'
import { fold } from '../text/text.ts'

/** Characters of what sets aside; something longer is a sentence that tells something of its own. */
const LONGEST = 80
/** 'Not for me', 'No-gos', 'Things I have never done', 'What you don't get' */
const DENIES =
  /^(?:\P{L}*)(?:(?:and|but) )?(?:(?:would|will|do|did|have|had|has|am) )?(?:(?:rather|still|definitely|deliberately) )?(?:not|never|none|neither|cannot|(?:ca|wo|do|have|did)n['’]ts?|no(?:-| )(?:gos?|go areas?|thanks|thank you|longer|experience|knowledge))\b|\b(?:i|he|she|we|you|they|that|which|has|have|had|am|is|are|was|were|do|does|did|will|would|can|could)(?:['’](?:ve|m|d|ll|s|re))? (?:(?:rather|really|deliberately|simply|still|also|just|have|had) )?(?:not|never)\b|(?:ca|wo|do|does|did|have|has|had|is|are|was|were|would|could)n['’]t\b|\bcannot\b|\bn(?:ot|ever) (?:yet|my|mine|for me|anymore|any more|held|done|known|used)\b/u
/** Nothing is set aside by what tells when, or what one is to keep apart: 'When I am not working', 'You won't find on …'. */
const OTHERWISE =
  /^(?:when|while|whenever|if|where|why)\b|\bnot (?:only|just|to)\b|n['’o]t (?:find|see|read|miss|forget|know about)\b|(?:,|\/|&|(?<=\S )(?:and|or)) (?:[\p{L}]+ )?(?:not|never|\p{L}+n['’]t)\b/u
const OVER =
  /\b(?:lapsed|expired|given up|gave up|abandoned|unfinished|uncompleted|rejected|unsuccessful|refus(?:e|es|ed)|turn(?:s|ed)? (?:it )?down|say(?:s)? no to|avoids?|steer clear of|stay away from|leave (?:it |that |these )?to others|pass on to others|used to|rusty|forgotten|put behind)\b/
const TO_COME =
  /\b(?:planned|wish ?list|bucket list|to[- ]do list|(?:wants?|would like) to (?:learn|do|try|get|take|study|pick up|add)|hopes? to|in progress|(?:now|currently|still) learning|learning (?:now|at the moment|next)|(?:some|one) day)\b/
/** Less than the thing by itself would say: 'Only as a reader', 'Watched, not done', 'Basics'. */
const LESS =
  /^(?:\P{L}*)(?:only\b|(?:in )?theory only|on paper only|reading (?:knowledge|only)|(?:the )?basics? (?:of|only|knowledge|level)\b|beginner(?:s|['’]s)?\b|a little\b|a bit of\b|some knowledge|shallow\b|superficial|from (?:books|courses|afar)|watched\b|observed\b|shadowed\b|with help|under (?:supervision|guidance)|need(?:s|ing)? a (?:reminder|refresher)|used to\b|long ago\b|dusty\b)|\b(?:need(?:s|ing)? a (?:reminder|refresher|brush)|brush(?:ing)? up)\b/u
/** What tells of itself how it is. */
const TELLS = /\b(?:i|i'm|i've|my|me|we|no|not|never|none|nobody)\b|n['’]t\b/
/** Behind a clause: '; I don't', ', but never in production', ' – not myself' */
const DENIED_BEHIND =
  /^(?:[;,]| [–—-]) (?:(?:but|though|although|only|yet|and) )?(?:(?:i|he|she|we|they) (?:myself |himself |herself )?(?:(?:do|did|have|had|was|were|am|ca)(?: not|n['’]t)|cannot|never)|not|never|no longer|nobody|none)\b[^.;!?]{0,60}/i
/** 'Not spoken: German' */
const OWN_LABEL = new RegExp(`^(?:\\P{L}{0,3})([^:.!?\\n]{2,${LONGEST}}):\\s`, 'u')
const END = /[\s:.?–—-]+$/

interface Label {
  readonly text: string
  /** The unit that it stands in. */
  readonly unit: number
}

export function setsAside(text: string): boolean {
  if (text.length > LONGEST) return false
  const folded = fold(text)
  if (OTHERWISE.test(folded)) return false
  return DENIES.test(folded) || OVER.test(folded) || TO_COME.test(folded) || LESS.test(folded)
}

/** The plan with what sets parts of it aside before them; in a list these come last. */
export function withWhatIsSetAside(facts: Facts, plan: Plan): Plan {
  if (plan.lead !== undefined) return plan
  const found = plan.parts.map((whole) => {
    const part = withoutOthers(facts, whole)
    return {
      part: withOwnLabel(facts, withDenial(facts, part, plan.parts)),
      by: settingAside(facts, part, plan.list),
    }
  })
  const ordered = plan.list ? [...found].sort((a, b) => (a.by?.unit ?? -1) - (b.by?.unit ?? -1)) : found
  const parts = ordered.map(({ part, by }, i): PlanPart => {
    // of items of one list the first says it for all
    if (by === null || (plan.list && i > 0 && ordered[i - 1]?.by === by)) return part
    return { text: `${by.text.replace(END, '')}: ${part.text}`, units: [...part.units, by.unit] }
  })
  return { ...plan, parts }
}

/** Of things from here and there in one part, those that nothing sets aside. */
function withoutOthers(facts: Facts, part: PlanPart): PlanPart {
  const pieces = part.text.split('; ')
  const kept = part.units.map((unit) => above(facts, unit) === null)
  if (pieces.length !== kept.length || !kept.includes(true) || !kept.includes(false)) return part
  return {
    text: pieces.filter((_, i) => kept[i]).join('; '),
    units: part.units.filter((_, i) => kept[i]),
  }
}

/** With the label that its line begins with, where that sets it aside and was left out. */
function withOwnLabel(facts: Facts, part: PlanPart): PlanPart {
  const [unit, ...others] = part.units
  const text = facts.units[unit ?? -1]?.unit.text ?? ''
  const label = OWN_LABEL.exec(text)?.[1]
  if (label === undefined || others.length > 0 || !setsAside(label) || says(part, label)) return part
  return { ...part, text: `${label}: ${part.text}` }
}

/** 'My husband speaks Polish' of 'My husband speaks Polish; I don't': with what denies it in the same sentence. */
function withDenial(facts: Facts, part: PlanPart, all: readonly PlanPart[]): PlanPart {
  const [unit, ...others] = part.units
  const text = facts.units[unit ?? -1]?.unit.text ?? ''
  const at = others.length > 0 || part.text === '' ? -1 : text.indexOf(part.text)
  const denial = at < 0 ? undefined : DENIED_BEHIND.exec(text.slice(at + part.text.length))?.[0]
  const isSaid = all.some(
    (one) => one !== part && one.text !== '' && denial?.includes(one.text.replace(END, '')),
  )
  return denial === undefined || isSaid ? part : { ...part, text: part.text + denial.trimEnd() }
}

const says = ({ text }: PlanPart, label: string): boolean => fold(text).includes(fold(label.replace(END, '')))

/** What sets aside all that a part is taken from, and that it does not say itself. */
function settingAside(facts: Facts, part: PlanPart, isItem: boolean): Label | null {
  const [first, ...others] = part.units.map((unit) => above(facts, unit))
  if (!first || others.some((other) => other !== first)) return null
  if (!isItem && TELLS.test(fold(part.text))) return null
  return says(part, first.text) ? null : first
}

function above(facts: Facts, unit: number): Label | null {
  const label = labels(facts).get(unit)
  if (label !== undefined) return label
  let section = facts.units[unit]?.unit.section ?? null
  while (section !== null) {
    const heading = headings(facts).get(section)
    if (heading !== undefined) return heading
    section = facts.document.sections[section]?.parent ?? null
  }
  return null
}

/** Headings that set aside what is below them, by their section. A post's own header is none: 'Doctors without Borders'. */
const headings = oncePer(
  ({ units, entries }: Facts): ReadonlyMap<number, Label> =>
    new Map(
      units
        .filter(
          ({ unit, isHeader, entry }) =>
            unit.kind === 'heading' &&
            !(isHeader && entries[entry ?? -1]?.range != null) &&
            setsAside(unit.text),
        )
        .map(({ unit }) => [unit.section, { text: unit.text, unit: unit.index }]),
    ),
)

/** Labels that do, by what they set aside: above a list, run into the line behind them, or defined by several lines. */
const labels = oncePer((facts: Facts): ReadonlyMap<number, Label> => {
  const found = new Map<number, Label>()
  facts.units.forEach(({ unit }, at) => {
    if (unit.kind === 'heading') return
    const next = facts.units[at + 1]?.unit
    if (setsAside(unit.text)) {
      const below = isBareLabel(facts.document, unit, next)
        ? [at + 1]
        : [...allBelow(facts, at), ...indented(facts, at)]
      for (const one of below) found.set(one, { text: unit.text, unit: at })
    }
    const block = facts.document.blocks[unit.block ?? -1]
    const term = unit.first && next?.block === unit.block && block ? termOf(block) : null
    if (term === null || !setsAside(term)) return
    for (let one = at + 1; facts.units[one]?.unit.block === unit.block; one++)
      found.set(one, { text: term, unit: at })
  })
  return found
})

/** What is indented below an item. */
function indented({ units }: Facts, at: number): number[] {
  const block = units[at]?.unit.block ?? null
  const below: number[] = []
  for (let next = at + 1; block !== null && units[next]?.unit.parents.includes(block) === true; next++)
    below.push(next)
  return below
}
