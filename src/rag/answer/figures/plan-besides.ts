/** 'How many citations has he besides those of the shutter paper?': a total that is told, less what is told of one. */
import type { Facts } from '../facts/facts.ts'
import type { Plan } from '../plan/plan.ts'
import type { Draft } from '../ranking/reader.ts'
import { written } from '../text/amounts.ts'
import { figuresOf, isHeld, type Figure } from './figures-of-things.ts'

const BESIDES =
  /\b(?:besides|apart from|aside from|not counting|other than|excluding|leaving out|without)(?: (?:those|the ones|that|what))?(?: (?:of|from|for|in|at|to))? /
/** What says of a number that it is of all. */
const OF_ALL = /\b(?:in all|in total|altogether|all told|overall|total(?:s|led)?)\b/i
/** A word that the CV has, wherever that is. */
const TOLD = 0.8
/** Characters around a number that say what it is of. */
const NEAR = 24

/** Null unless one such total is told, and one figure of what is left out. */
export function planBesides(facts: Facts, { question, terms }: Draft): Plan | null {
  const { folded, counts, yesno } = question
  const besides = BESIDES.exec(folded)
  const head = question.head.at(-1)
  const term = terms.find(({ word }) => word.start === head?.start)
  if (besides === null || !counts || yesno || term === undefined || term.word.start > besides.index)
    return null
  const from = besides.index + besides[0].length
  const left = terms.filter(({ word, self }) => !self && word.start >= from)
  const figures = figuresOf(facts, { term, money: false, currency: null, units: [] })
  const totals = figures.filter(isTotal)
  const others = figures.filter((figure) => !totals.includes(figure))
  const known = left.filter((one) => others.some(({ of }) => isHeld(facts, of, one)))
  if (known.length === 0 || left.some((one) => (one.named || one.known >= TOLD) && !known.includes(one)))
    return null
  const ofOne = others.filter(({ of }) => known.every((one) => isHeld(facts, of, one)))
  const [total, part] = [totals[0], ofOne[0]]
  if (!total || !part || totals.length > 1 || ofOne.length > 1 || !total.fit || !part.fit) return null
  const rest = total.amount.value - part.amount.value
  const lead = rest > 0 && total.of !== part.of ? written([total.amount, part.amount], rest, 3) : null
  if (lead === null) return null
  const parts = [total, part].map(({ of }) => ({
    text: of.unit.text.replace(/[.;]$/, ''),
    units: [of.unit.index],
  }))
  return { lead, parts, list: true, chance: 0.9, fact: true }
}

const isTotal = ({ of, start, end }: Figure): boolean =>
  OF_ALL.test(of.unit.text.slice(Math.max(0, start - NEAR), start)) ||
  OF_ALL.test(/^[^.,;()]*/.exec(of.unit.text.slice(end, end + NEAR + NEAR))?.[0] ?? '')
