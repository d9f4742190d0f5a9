/**
 * 'Which projects did she work on at the dockyard?', where the post there has sub-headings that each name one, or a label
 * for them above paragraphs that each begin with a name.
 */
import { kindsOfHeading } from '../document/heading-kinds.ts'
import { labelOf } from '../document/item-labels.ts'
import type { Entry } from '../entries/entry.ts'
import { isSetOff } from '../entries/entry-headers.ts'
import type { Facts } from '../facts/facts.ts'
import { looksLikeTitle } from '../lexicon/names.ts'
import type { Plan, PlanPart } from '../plan/plan.ts'
import { matchEntries } from '../posts/timeline-entries.ts'
import type { Draft } from '../ranking/reader.ts'
import { stem } from '../text/text.ts'
import { LOOSE, PARTED } from './plan-headed.ts'
import { AROUND } from './plan-named-items.ts'
import { thingsInLines } from './whole-lines.ts'

const PROJECTS = /^(?:projects|commissions|builds|campaigns|productions)$/
/** 'Jobs worth a mention' */
const LABEL = /\b(?:projects?|jobs|commissions|builds|campaigns|productions)\b/i
/** What projects may be called, and what is done with them. */
const ANY: ReadonlySet<string> = new Set(
  `notable main key important major significant selected biggest different interesting lead led leads deliver delivered run ran manage
  managed carry carried involved build built`
    .split(/\s+/)
    .map(stem),
)
/** How well the header of a post must name what is asked for. */
const NAMED = 0.9

export function planProjectsAt(facts: Facts, { question, terms }: Draft): Plan | null {
  const { folded, head, yesno, counts, time, order } = question
  if (yesno || counts || time !== null || order !== null || PARTED.test(folded)) return null
  const asks =
    question.lists ||
    /^(?:(?:which|what|list|name|any)\b|(?:\p{L}+ )?projects (?:at|for|with)\b)/u.test(folded)
  if (!asks || !head.some(({ text }) => PROJECTS.test(text))) return null
  const rest = terms.filter(
    ({ self, word }) =>
      !self && !PROJECTS.test(word.text) && ![LOOSE, AROUND, ANY].some((own) => own.has(word.stem)),
  )
  if (rest.length === 0) return null
  const posts = facts.entries.filter(({ kind }) => kind === 'experience')
  const named = matchEntries(facts, rest, posts).filter(({ score }) => score >= NAMED)
  // what stands below a heading may be read as posts of their own, with its header
  const heads = [...new Map(named.map(({ entry }) => [entry.header[0], entry])).values()]
  const lists = heads.map((entry) => projectsOf(facts, entry)).filter((parts) => parts.length > 0)
  const [parts, ...others] = lists
  return parts === undefined || others.length > 0 ? null : { parts, list: true, chance: 0.9, fact: true }
}

function projectsOf(facts: Facts, entry: Entry): readonly PlanPart[] {
  const header = facts.units[entry.header[0] ?? -1]?.unit
  if (header === undefined) return []
  const { sections } = facts.document
  const below = header.kind === 'heading' ? sections.filter(({ parent }) => parent === header.section) : []
  const isNone = below.some(({ heading }) => looksLikeTitle(heading) || kindsOfHeading(heading).size > 0)
  if (below.length > 1 && !isNone)
    return below
      .flatMap(({ index }) => facts.units.find(({ unit }) => unit.section === index) ?? [])
      .map(partOf(facts))
  const own = facts.units.filter(
    ({ unit }) => unit.section === header.section && unit.index > header.index && unit.kind !== 'heading',
  )
  const at = own.findIndex(
    ({ unit }) => LABEL.test(unit.text) && unit.text.length < 60 && isSetOff(facts.document, unit),
  )
  if (at < 0) return []
  const end = own.findIndex((one, i) => i > at && opensPost(facts, one))
  return thingsInLines(facts, own.slice(at + 1, end < 0 ? undefined : end)).flatMap(([lead]) =>
    lead === undefined ? [] : [partOf(facts)(lead)],
  )
}

/** A project with a year may be read as an entry as well: it has no title that somebody holds. */
const opensPost = ({ entries }: Facts, { isHeader, entry }: Facts['units'][number]): boolean =>
  isHeader && looksLikeTitle(entries[entry ?? -1]?.title ?? '')

/** What it is called, with the sentence behind it. */
const partOf =
  ({ units }: Facts) =>
  ({ unit }: Facts['units'][number]): PlanPart => {
    const next = units[unit.index + 1]?.unit
    const name = labelOf(unit.text).replace(/[.:]$/, '')
    const isTold =
      next !== undefined &&
      next.section === unit.section &&
      next.text.length <= 120 &&
      !next.text.endsWith(':')
    if (!isTold || next.kind === 'row') return { text: name, units: [unit.index] }
    return { text: `${name}: ${next.text.replace(/[.;]$/, '')}`, units: [unit.index, next.index] }
  }
