/**
 * What undoes a thing is said with it, though it stands behind it: 'BSc Physics, Leeds.' and 'Two modules left.' in the
 * next sentence, 'PMP' above 'Expired in March', 'Chartered surveyor?' before 'Not me.'
 */
import { termOf } from '../document/definitions.ts'
import { cellsOf } from '../document/row-cells.ts'
import type { Facts, UnitFacts } from '../facts/facts.ts'
import type { Plan, PlanPart } from '../plan/plan.ts'
import { fold } from '../text/text.ts'

/** Characters of what undoes; something longer tells of its own. */
const LONGEST = 110
/** A name alone, of which nothing is said yet: 'German.'; and the next of such. */
const NAME_ALONE = /^\p{Lu}\p{L}{2,20}\.?$/u
const NAMED = /^\p{Lu}\p{L}{2,20}(?:[.:,]|$| [(–—-]| to \p{L}| \p{Lu})/u
/** Characters of a part that has room for more. */
const ROOM = 480
/** Sentences, lines or items looked at behind a thing. */
const NEAR = 2

const COUNT = '(?:\\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|half|some|all)'
const UNIT =
  '(?:modules?|papers?|units?|exams?|essays?|credits|ects|semesters?|terms?|years?|hours|tests?|parts?)'
/** It was left, ended, refused or put off. */
const ENDED =
  '(?:expired|lapsed|failed|withdr[ae]w\\w*|deferred|pending|applied for|application (?:filed|made|sent|in|pending|returned)|resigned|retired|interrupted|cancell?ed|outstanding|incomplete|unfinished|suspended|paused|postponed|on hold|broken off|abandoned|dropped|given up|gave (?:it )?up|turned (?:it )?down|declined|refused|rejected|revoked|superseded|surrendered|stood down|stepped down|audited|ran out|run out|runs out|expires?|ended|booked|enrolled|in progress|(?<=\\d, )valid|valid (?:for|until|till|to)|to begin|to be (?:taken|sat|renewed|finished|completed|resat))'
const PAPER =
  '(?:(?:the|my|its|final|last|written|practical|oral) )*(?:exams?|examinations?|thesis|dissertation|project|assessment|theory|registration|membership|validity|licen[cs]e|certificate|renewal|entry|place|coursework)'
/** It begins with that, or with what of it is still to do: no subject but the thing before it. */
const UNDOES = new RegExp(
  `^(?:(?:(?!i |we |he |she )\\p{L}+|\\d{4})[, ]+)?(?:${ENDED})\\b|^(?:not|never|no longer|only)\\b(?! (?:an?|the|just|only)\\b)|^no (?:diploma|degree|certificate|award|exams?|qualification|papers?|longer)\\b|^${COUNT} (?:out )?of ${COUNT} ${UNIT}\\b|^${COUNT} (?:${UNIT} )?(?:left|missing|to go|short|out of|still|outstanding)\\b|^${PAPER} (?:\\p{L}+ ){0,3}?(?:not|never|still to|yet to|${ENDED})\\b|^all (?:exams|papers|modules|courses) [^.]{3,30}[;,] .{0,30}\\bnot\\b|^left (?:in|after|before|without|when)\\b`,
  'u',
)
/** Behind a sentence: that it came to nothing or is so no more. */
const CAME_TO_NOTHING =
  /^(?:(?:we|i|she|he) (?:did not|didn['’]t) (?:win|qualify|get|pass|finish|make it|go)\b|(?:but |though |however |alas |sadly |later )?(?:it|this|that|these|they|both|all) (?:(?:was|were|is|are|has|have|had) (?:since |later |then |been )*(?:\p{L}+ly )?(?:(?:not|never) (?:\p{L}+ )?(?:used|built|published|finished|completed|renewed|funded|taken|kept|adopted|released|approved|signed|paid|put|carried)|cancell?ed|stopped|withdrawn|closed|dropped|reversed|scrapped|abandoned|shelved|rejected|turned down|no longer)|(?:never|did not|does not|no longer)\b)|not (?:used|in use|any ?more|mine|published|built|finished)\b|no longer\b|never (?:used|built|published|finished|worked|done|held)\b|(?:from|since|as of) (?:\p{L}+ )?(?:19|20)\d\d\b.{0,40}\b(?:moved|handed|taken|passed|given|went|closed|merged) )/u

/** 'Travel in Ireland; Britain if the ferry is paid; no flights': each clause behind the first ties it to something. */
const TIED =
  /^; (?:[^;.]{0,50}\b(?:if|unless|no|not|only|never|except|provided)\b[^;.]{0,50}(?:; |\.|$)){2,3}$/
/** 'Obtained 2012, renewed 2022' on the line below a name of a paper. */
const DETAIL =
  /^(?:\d|(?:jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)\w{0,6}\.? (?:19|20)\d\d\b|(?:first |last |re-?)?(?:obtained|passed|issued|renewed|valid|taken|completed|gained|awarded|held|registered|granted|admitted|started|begun|since|until|from|in)\b)/i
const PLAIN_NAME = /^[^\d.:;!?]{3,60}$/
/** 'Never did – a degree': a line of its own. */
const LABELLED = /^[^.;]{2,30}(?: [–—]|:) /
/** Sections whose lines are titles and papers: what stands behind one of these says how it is with it. */
const OF_PAPERS: ReadonlySet<string> = new Set(['education', 'certifications', 'memberships'])
/** 'German: B1; I can follow a talk but not give one': what stands behind the level limits it, and begins nothing else. */
const CLAUSE = /^(?:;|,| [–—-]) (?:I\b|\p{Ll})(?:[^.;,]|,(?! \p{Lu})){3,100}/u
const LIMITS = /\b(?:but|not|never|only|no longer|cannot|can['’]t|don['’]t|hardly|barely|except|unless)\b/i
const LIMITED: ReadonlySet<string> = new Set([...OF_PAPERS, 'languages', 'skills'])
/** A column that says until when, or how it is. */
const STATE = /\b(?:expir\p{L}*|valid\p{L}*|until|renew\p{L}*|state|status)\b/iu
/** Things said beside which there is room for more on each. */
const FEW = 2
const END = /[\s.,;:–—-]+$/
const LEAD = /^[\s.,;:–—(-]+/

/** @param folded a sentence or a line */
export const undoes = (folded: string): boolean => UNDOES.test(folded) || CAME_TO_NOTHING.test(folded)

/** The plan with what undoes its parts behind them. */
export function withTails(facts: Facts, plan: Plan): Plan {
  // what is computed stands for all of it
  if (plan.lead !== undefined && !plan.list) return plan
  const said = fold(plan.parts.map(({ text }) => text).join(' '))
  const isSaid = (text: string): boolean => said.includes(fold(text.replace(END, '').replace(LEAD, '')))
  const isFew = plan.parts.length <= FEW
  return { ...plan, parts: plan.parts.map((part) => withTail(facts, part, isSaid, isFew)) }
}

function withTail(facts: Facts, part: PlanPart, isSaid: (text: string) => boolean, isFew: boolean): PlanPart {
  const own = lastOf(facts, part)
  if (own === undefined || part.text === '' || part.text.length > ROOM) return part
  const rest = restOf(facts, own, part, isFew)
  const text = rest === null || isSaid(rest) ? part.text : part.text.replace(END, '') + rest
  const tails = behind(facts, own).filter(
    ({ unit }) => !part.units.includes(unit.index) && !isSaid(unit.text),
  )
  if (tails.length === 0) return { ...part, text }
  return {
    text: [text, ...tails.map(({ unit }) => unit.text)].map((one) => one.replace(END, '')).join('. '),
    units: [...part.units, ...tails.map(({ unit }) => unit.index)],
  }
}

/** The last unit that a part is taken from; a heading stands above it. */
const lastOf = ({ units }: Facts, part: PlanPart): UnitFacts | undefined =>
  units[Math.max(-1, ...part.units.filter((at) => units[at]?.unit.kind !== 'heading'))]

/** What of the unit itself was left out behind the last of it that is said. */
function restOf(facts: Facts, { unit }: UnitFacts, part: PlanPart, isFew: boolean): string | null {
  if (unit.kind === 'row') return cellLeft(facts, unit.index, part, isFew)
  const whole = part.text.replace(END, '')
  const last = whole.split(/[,;:] /).at(-1) ?? ''
  // 'A2' may stand anywhere
  const piece = last.length < 3 ? whole : last
  const at = piece.length < 3 ? -1 : unit.text.lastIndexOf(piece)
  const rest = at < 0 ? '' : unit.text.slice(at + piece.length)
  if (rest.length <= 3 || rest.length > LONGEST) return null
  const folded = fold(rest)
  if (piece.endsWith('?') || TIED.test(folded)) return rest.trimEnd()
  if (LEAD.test(rest) && UNDOES.test(folded.replace(LEAD, ''))) return rest.trimEnd()
  const clause =
    isFew && LIMITED.has(facts.mainKinds[unit.section] ?? '') ? CLAUSE.exec(rest)?.[0] : undefined
  return clause !== undefined && LIMITS.test(clause) ? clause.trimEnd() : null
}

/** Of a row what undoes it; where little is said, also until when it is valid, or how it stands with it. */
function cellLeft(facts: Facts, at: number, part: PlanPart, isFew: boolean): string | null {
  if (!isOfPapers(facts, at)) return null
  const left = (cellsOf(facts.document, facts.units[at]?.unit) ?? []).flatMap(({ header, text }) => {
    if (text.length > LONGEST || part.text.includes(text)) return []
    if (UNDOES.test(fold(text))) return [text]
    return isFew && STATE.test(header) && /[\p{L}\d]/u.test(text) ? [`${header}: ${text}`] : []
  })
  return left.length === 0 ? null : `, ${left.join(', ')}`
}

/** What stands behind a unit and undoes it. */
function behind(facts: Facts, own: UnitFacts): readonly UnitFacts[] {
  const kind = facts.mainKinds[own.unit.section] ?? null
  const next = goesOn(facts, own)
  if (kind === 'languages' && NAME_ALONE.test(own.unit.text)) {
    const other = next.findIndex(({ unit }) => unit.block !== own.unit.block || NAMED.test(unit.text))
    return other < 0 ? next : next.slice(0, other)
  }
  const [below] = next
  if (below !== undefined && isOfPapers(facts, own.unit.index) && tellsOf(facts, own, below)) return [below]
  const undoing = next.find(({ unit }) => {
    const folded = fold(unit.text)
    const isAside = unit.block === own.unit.block && CAME_TO_NOTHING.test(folded)
    return (
      unit.text.length <= LONGEST &&
      !LABELLED.test(unit.text) &&
      (isAside || (isOfPapers(facts, own.unit.index) && UNDOES.test(folded)))
    )
  })
  return undoing === undefined ? [] : [undoing]
}

/** What is defined, or a bare name of a paper with a line on it. */
function tellsOf(facts: Facts, { unit }: UnitFacts, below: UnitFacts): boolean {
  const block = facts.document.blocks[unit.block ?? -1]
  if (below.unit.block !== unit.block || block === undefined || below.unit.text.length > LONGEST) return false
  const isTerm = unit.first && termOf(block) !== null
  return (
    isTerm || (unit.line && below.unit.line && PLAIN_NAME.test(unit.text) && DETAIL.test(below.unit.text))
  )
}

/**
 * What belongs to the same thing behind a unit: the next of its block, and what is indented below it. Of the lines of a
 * paragraph the next may belong to it; the one after that is of something else.
 */
function goesOn(facts: Facts, { unit }: UnitFacts): readonly UnitFacts[] {
  if (unit.block === null) return []
  const near = facts.units.slice(unit.index + 1, unit.index + 1 + NEAR)
  const end = near.findIndex(
    (next, i) =>
      (next.unit.block === unit.block ? i > 0 && next.unit.line : next.unit.parents.at(-1) !== unit.block) ||
      (i > 0 && near[0]?.unit.block === unit.block && near[0].unit.line) ||
      next.isHeader ||
      next.unit.kind === 'row',
  )
  return end < 0 ? near : near.slice(0, end)
}

function isOfPapers({ units, mainKinds }: Facts, at: number): boolean {
  const kind = mainKinds[units[at]?.unit.section ?? -1]
  return kind != null && OF_PAPERS.has(kind)
}
