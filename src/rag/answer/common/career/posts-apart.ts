/**
 * Posts told apart by when they were: the second of them, those held during a degree, and at which of two houses one was
 * longer.
 */
import type { Facts } from '../../facts/facts.ts'
import { exactly, WHO, WHOSE } from '../../lexicon/frames.ts'
import type { PlanPart } from '../../plan/plan.ts'
import { mainPosts, type Held } from '../../posts/held.ts'
import { dated, monthsIn, partOf, timeline, toldPart } from '../../posts/timeline-entries.ts'
import { degreesIn } from '../../ranking/apart.ts'
import { fold, words } from '../../text/text.ts'
import { ORDINALS } from '../../text/word-lists.ts'
import { JOB } from '../asked-posts.ts'
import { entriesNamed } from '../named-entry.ts'
import { planOf, type Overview } from '../planner.ts'

export const planPostsApart = (facts: Facts, now: number, asked: string): Overview =>
  planNth(facts, asked) ?? planDuring(facts, asked) ?? planLonger(facts, now, asked)

const NTH = '(?<nth>second|third|fourth|fifth|sixth|penultimate|second (?:to )?last|last but one)'
const NTH_POST = new RegExp(
  `^(?:(?:what|which|who|where) was )?(?:(?:the|${WHOSE}) )*${NTH} (?<what>${JOB})(?: (?:of )?${WHOSE} career)?$`,
)

/** 'What was her second job?': in the order in which they began; of employers each counts once. */
function planNth(facts: Facts, asked: string): Overview {
  const { nth, what = '' } = NTH_POST.exec(asked)?.groups ?? {}
  if (nth === undefined) return null
  const isOfHouse = /^(?:employer|company|firm|organi)/.test(what)
  const seen = new Set<string>()
  const all = [...mainPosts(facts)]
    .sort((a, b) => a.range.from - b.range.from)
    .filter(({ entry: { org } }) => {
      const isAgain = isOfHouse && org !== null && seen.has(org)
      if (org !== null) seen.add(org)
      return !isAgain
    })
  const place = ORDINALS.get(nth)
  const post = place === undefined ? all.at(-2) : all[place - 1]
  // two that began together are in no order
  const isSure = post !== undefined && all.filter(({ range }) => range.from === post.range.from).length === 1
  return isSure ? planOf([partOfHeld(facts, post)]) : null
}

const partOfHeld = (facts: Facts, { entry, text, units }: Held): PlanPart =>
  units === entry.header ? toldPart(facts, entry) : { text, units }

const DURING = new RegExp(
  `^(?:(?:where|as what|for whom|(?:what|which) ${JOB}|who) (?:did|was|were|has|had) |(?:what|which) (?:was|were) (?:${WHOSE} )*${JOB}s? |${WHO}).{0,40}?\\b(?:during|alongside|beside|parallel to|at the time of|while (?:doing|taking|studying (?:for|towards)|working on|reading for|completing)) (?:his|her|their|your|the|an?) (?<degree>.{2,40})$`,
)
const WORKS = /\b(?:work\w*|jobs?|employ\w*|posts?|positions?|roles?|compan\w+|firm)\b/

/** 'What was his job during his MBA?': posts that went on in the years of that degree. */
function planDuring(facts: Facts, asked: string): Overview {
  const degree = DURING.exec(asked)?.groups?.['degree']
  if (degree === undefined || !WORKS.test(asked.slice(0, -degree.length))) return null
  const [kind, ...others] = degreesIn(`${degree} degree`)
  if (kind === undefined || others.length > 0) return null
  const all = timeline(facts, ['education']).filter(
    ({ range, text }) => !range.single && degreesIn(text).includes(kind),
  )
  const said = new Set(words(degree).map(({ stem }) => stem))
  const named = all.filter(({ text }) => words(text).some(({ stem, stop }) => !stop && said.has(stem)))
  const studies = named.length > 0 ? named : all
  const [study] = studies
  if (study === undefined || studies.length > 1) return null
  const shared = ({ range }: Pick<Held, 'range'>): number =>
    Math.min(range.to, study.range.to) - Math.max(range.from, study.range.from) + 1
  // one that ends in the month in which the studies begin was before them
  const held = mainPosts(facts)
    .filter((post) => !post.range.single && shared(post) > 1)
    .sort((a, b) => a.range.from - b.range.from)
  return planOf(held.slice(0, MOST).map((post) => partOfHeld(facts, post)))
}
const MOST = 4

const LONGER = exactly(
  [
    `(?:has|have|did|was|were) ${WHO} (?:been |stay(?:ed)? |work(?:ed)? |employed |spen[dt] )?(?:longer|more time) (?:at|with|for|in) (?:the )?(?<a1>.{2,50}?) or (?:(?:at|with|for|in) )?(?:the )?(?<b1>.{2,50})`,
    `where (?:has|have|did|was|were) ${WHO} (?:been |stay(?:ed)? |work(?:ed)? |employed |spen[dt] )?(?:longer|more time)[,:]? (?:(?:at|with|for|in) )?(?:the )?(?<a2>.{2,50}?) or (?:(?:at|with|for|in) )?(?:the )?(?<b2>.{2,50})`,
  ].join('|'),
)
/** Months by which the one must be longer than the other, for that to be said. */
const SURELY = 2

/** 'Was she longer at Acme or at Bolt?' */
function planLonger(facts: Facts, now: number, asked: string): Overview {
  const found = LONGER.exec(asked)?.groups
  if (found === undefined) return null
  const [one, other] = [found['a1'] ?? found['a2'] ?? '', found['b1'] ?? found['b2'] ?? ''].map((name) =>
    entriesNamed(facts, fold(name), ['experience', 'teaching', 'volunteering']).filter(dated),
  )
  if (!one?.length || !other?.length || one.some((entry) => other.includes(entry))) return null
  const [months, others] = [monthsIn(one, now), monthsIn(other, now)]
  const [longer, shorter] = months >= others ? [one, other] : [other, one]
  const plan = planOf([...longer, ...shorter].map(partOf))
  const house = longer.at(-1)?.org ?? null
  return plan === null || house === null || Math.abs(months - others) < SURELY
    ? plan
    : { ...plan, lead: `Longer at ${house}` }
}
