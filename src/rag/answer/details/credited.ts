/** 'Who choreographed Tall Grass?', where its line says 'Chor. Ida Blom': the one who is credited with it. */
import { cellsOf } from '../document/row-cells.ts'
import type { Facts, UnitFacts } from '../facts/facts.ts'
import { CREDITS, type Credit } from '../lexicon/credits.ts'
import type { Plan, PlanPart } from '../plan/plan.ts'
import type { Draft } from '../ranking/reader.ts'
import { holdsTerm, type Term } from '../ranking/terms.ts'
import { textOf } from '../saying/say-unit.ts'
import { PatternMap } from '../text/pattern-map.ts'
import { words } from '../text/text.ts'
import { SCOPES } from './detail-scopes.ts'

/** So well does a word of a work's name answer to one of the question's. */
const SAME = 0.85
/** Works of one name, each with its own people, that are said. */
const MOST = 3
/** What a work is called besides its name, where a question has no capitals that would show the name. */
const KIND =
  /^(?:play|show|film|movie|piec|ballet|opera|product|concert|album|book|novel|anthologi|documentari|seri|work|stage|version|record|name|call|who|whom|which)/

interface Asked {
  readonly role: Credit
  readonly work: readonly Term[]
}

/** Each of them by what asks who it was. */
const ASKS = new PatternMap(
  CREDITS.map((role): readonly [RegExp, Credit] => {
    const { noun, verb } = role
    return [
      new RegExp(
        [
          `^(?:and |so )?who(?: has| had| was it that| was it who)? (?:co-)?${verb} `,
          `^(?:and |so )?(?:who(?: is| was|['’]s)|(?:what (?:is|was) )?the name of) (?:the |its )?${noun} (?:of|on|for|behind) `,
          `^(?:by whom|who) (?:is|was|were) .{2,80} (?:co-)?${verb}(?: by)?\\W*$`,
          `^(?:identify |name )?(?:the )?${noun} (?:of|for|on) `,
          `^(?:with )?(?:which|what) ${noun} (?:did|has|was|worked|made|is)\\b.* (?:on|in|for|of|behind) `,
        ].join('|'),
      ),
      role,
    ]
  }),
)

function askedIn({ question, terms }: Draft): Asked | null {
  const { folded, text, yesno, counts } = question
  if (yesno || counts) return null
  const role = ASKS.first(folded)
  if (role === undefined) return null
  const said = new RegExp(`^(?:${role.noun}|${role.verb})$`)
  const others = terms.filter(
    (t) => !said.test(t.word.text) && !/^(?:director|photographi)/.test(t.word.stem),
  )
  const isCapital = ({ word }: Term): boolean => word.start > 0 && /^[\p{Lu}\d]/u.test(word.raw)
  // what is written small beside a name says what it is of
  const isCased = /^.+\p{Lu}/u.test(text)
  const work = others.filter((t) => (isCased ? isCapital(t) : !t.self && !KIND.test(t.word.stem)))
  return work.length === 0 ? null : { role, work }
}

/** Lines that hold the work's name. */
const linesOf = ({ units }: Facts, work: readonly Term[]): UnitFacts[] =>
  units.filter(({ stems }) => work.every((term) => holdsTerm(stems, term, SAME)))

interface Told {
  readonly credit: Credit
  readonly name: string
  readonly start: number
  readonly end: number
}

/** All credits of a text, in their order. */
const creditsIn = (text: string): Told[] =>
  CREDITS.flatMap((credit) =>
    [...text.matchAll(credit.told)].map(({ 0: whole, index, groups }) => ({
      credit,
      name: groups?.name ?? groups?.first ?? '',
      start: index,
      end: index + whole.length,
    })),
  ).sort((a, b) => a.start - b.start)

/** What stands between two credits of one work: 'Revival 2020', 'episode 5', a place or a company behind 'at'. */
const SAME_WORK =
  /\b(?:revival|revived|remount(?:ed)?|restag(?:ed|ing)|tour|season|series|episodes?|part|act|version|transfer(?:red)?|recast|second|first|later|then|again|also|with|and)\b|\b(?:at|in|for|by) (?:the )?\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*){0,3}/giu
/** A title of another work: a name, or something in quotation marks. */
const namesOther = (between: string): boolean =>
  /["“„«‘]|\p{Lu}\p{L}/u.test(
    between.replace(SAME_WORK, ' ').replace(/\b(?:D[Oo]P|DP|Dir|Prod|Chor|Cond|Ed)\b/g, ' '),
  )

/** Those of the work that is named first in a text: up to where the same is told of another, with its title before it. */
function ofWork(text: string, work: readonly Term[]): Told[] {
  const named = words(text).filter((word) =>
    work.some(({ matches }) => (matches.get(word.stem) ?? 0) >= SAME),
  )
  const from = named[0]?.start ?? 0
  const all = creditsIn(text)
  const behind = all.filter(({ start }) => start >= from)
  const own = behind.length > 0 ? behind : all
  const again = own.findIndex(({ credit, start }, i) => {
    const before = own.slice(0, i).findLast((other) => other.credit === credit)
    return before !== undefined && namesOther(withoutCredits(text, before.end, start, own))
  })
  return again < 0 ? own : own.slice(0, again)
}

/** A stretch of a text without who did what. */
const withoutCredits = (text: string, from: number, to: number, told: readonly Told[]): string =>
  told
    .filter(({ start, end }) => start >= from && end <= to)
    .reduceRight(
      (rest, one) => rest.slice(0, one.start - from) + rest.slice(one.end - from),
      text.slice(from, to),
    )

/** The cells of a row below heads that say so: 'Dir.', 'Director / choreographer'. */
const ofCells = (facts: Facts, { unit }: UnitFacts): { credit: Credit; name: string }[] =>
  (cellsOf(facts.document, unit) ?? []).flatMap(({ header, text }) =>
    header.split(/ ?[/,&+] ?| and /).flatMap((head) => {
      const told = creditsIn(`${head.trim()} Ann Other`)[0]
      return told === undefined ? [] : [{ credit: told.credit, name: text }]
    }),
  )

interface Found {
  /** Null where others of the work are credited, and nobody with this. */
  readonly part: PlanPart | null
}

/** What the lines of the work say of it, each with those beside it. */
function foundIn(facts: Facts, { role, work }: Asked): Found[] {
  const lines = linesOf(facts, work)
  if (lines.length === 0) return []
  const scopes = SCOPES.line(facts)
  return lines.flatMap((line): Found[] => {
    const cells = ofCells(facts, line)
    if (cells.length > 0) {
      const isTold = cells.some(({ credit, name }) => credit === role && name !== '')
      return [{ part: isTold ? { text: textOf(facts, line.unit.index), units: [line.unit.index] } : null }]
    }
    const own = ofWork(line.unit.text, work)
    const told = own.filter(({ credit }) => credit === role)
    if (told.length > 0) {
      const part = inLine(facts, line, told, work)
      // a sentence that goes on with the same work: 'Revival 2020, dir. Jane Roe'
      const next = (scopes[line.unit.index]?.beside ?? []).find(
        ({ unit }) => unit.index === line.unit.index + 1,
      )
      const again = next && creditsIn(next.unit.text).find(({ credit }) => credit === role)
      if (next === undefined || again === undefined) return [{ part }]
      if (lines.includes(next) || namesOther(next.unit.text.slice(0, again.start))) return [{ part }]
      const at = next.unit.index
      return [
        {
          part: { text: `${part.text.replace(/\.$/, '')}. ${textOf(facts, at)}`, units: [...part.units, at] },
        },
      ]
    }
    const beside = (scopes[line.unit.index]?.beside ?? []).filter(
      (one) => one.unit.index > line.unit.index && !lines.includes(one),
    )
    const credited = beside.filter(({ unit }) => creditsIn(unit.text).length > 0)
    const below = credited.find(({ unit }) => creditsIn(unit.text).some(({ credit }) => credit === role))
    if (below !== undefined) {
      const units = [line.unit.index, below.unit.index]
      return [{ part: { text: units.map((at) => textOf(facts, at).replace(/\.$/, '')).join('. '), units } }]
    }
    return own.length + credited.length === 0 ? [] : [{ part: null }]
  })
}

/** The line; of one that tells the same of several works what it tells of this. */
function inLine(facts: Facts, { unit }: UnitFacts, told: readonly Told[], work: readonly Term[]): PlanPart {
  const [first, last] = [told[0], told.at(-1)]
  const same = creditsIn(unit.text).filter(({ credit }) => credit === first?.credit)
  if (first === undefined || last === undefined || same.length === told.length)
    return { text: textOf(facts, unit.index), units: [unit.index] }
  const named = words(unit.text).find((word) =>
    work.some(({ matches }) => (matches.get(word.stem) ?? 0) >= SAME),
  )
  const from = Math.min(named?.start ?? first.start, first.start)
  const said = unit.text.slice(from, last.end)
  return { text: said.includes('(') && !said.includes(')') ? `${said})` : said, units: [unit.index] }
}

export function planCredited(facts: Facts, draft: Draft): Plan | null {
  const asked = askedIn(draft)
  if (asked === null) return null
  const parts = foundIn(facts, asked).flatMap(({ part }) => part ?? [])
  if (parts.length === 0 || parts.length > MOST) return null
  return { parts, list: parts.length > 1, chance: 0.9, fact: true }
}

/** Are others credited with the work that is asked about, and nobody with this? What one does oneself is told above. */
export function lacksCredit(facts: Facts, draft: Draft): boolean {
  const asked = askedIn(draft)
  if (asked === null) return false
  const found = foundIn(facts, asked)
  if (found.length === 0 || found.some(({ part }) => part !== null)) return false
  const own = new RegExp(`\\b(?:${asked.role.noun}|${asked.role.verb.replace(/e?d\b/g, '')})`, 'i')
  const lines = linesOf(facts, asked.work)
  return !facts.units.some(
    (one) =>
      (one.unit.kind === 'heading' || one.unit.section === 0 || lines.includes(one)) &&
      own.test(one.unit.text),
  )
}
