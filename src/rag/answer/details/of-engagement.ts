/** 'Who was the client of the Lantern Walk?', 'her role at it in 2024', 'by how much did its audience grow?': a field of what is named. */
import type { Engagement, FieldAt } from '../entries/engagements.ts'
import type { Facts } from '../facts/facts.ts'
import { differenceOf, pairsIn } from '../figures/changes.ts'
import type { Plan, PlanPart } from '../plan/plan.ts'
import { engagementsOf, fieldsOf, headOf, holds, isIn, stemsIn } from '../posts/engaged.ts'
import type { Draft } from '../ranking/reader.ts'

interface Detail {
  readonly asked: RegExp
  readonly label: RegExp
}

const WAS = '(?:is|was|were|are|did|has|have)'
const DETAILS: readonly Detail[] = [
  {
    asked: new RegExp(
      `\\b(?:who|which|what) ${WAS} (?:the |her |his |their |your )?(?:client|customer)s?\\b|\\b(?:which|what) (?:client|customer)\\b|\\bfor whom\\b|\\bwho commissioned\\b|\\bthe client (?:of|for|at)\\b`,
    ),
    label: /^(?:clients?|customers?|commissioned by|commissioner)$/,
  },
  {
    asked: new RegExp(
      `\\b(?:what|which) ${WAS} (?:her|his|their|your|the)(?: exact)? (?:role|function|job|position)\\b|\\bin (?:what|which) (?:role|capacity|function)\\b|\\b(?:what|which) role ${WAS}\\b|\\bas what (?:did|was)\\b`,
    ),
    label: /^(?:(?:my |her |his )?role|function|position|job)$/,
  },
  {
    asked: new RegExp(
      `\\bwhere (?:was|were|did|is)\\b.*|\\b(?:what|which) (?:was|were|is) the (?:venue|location)\\b|\\b(?:at|in) (?:what|which) (?:venue|hall)\\b`,
    ),
    label: /^(?:venues?|sites?|place|location)$/,
  },
  {
    asked:
      /\bhow many (?:people|visitors|guests|delegates|spectators|attendees|participants)\b(?!.*\b(?:work|employ|manag|led|serv|help|hire|report|crew|staff))|\bhow (?:big|large) (?:was|were) the (?:audience|crowd)\b|\baudience\b|\battendance\b/,
    label: /^(?:audience|attendance|visitors|guests|delegates|participants)$/,
  },
  { asked: /\bbudgets?\b/, label: /^budget$/ },
  {
    asked: /\b(?:contract |project |construction )?value\b|\bhow much was\b.*\bworth\b/,
    label: /^(?:(?:contract|project|construction) )?value$/,
  },
]
const AROUND = stemsIn(
  `client clients customer customers commission commissioned role function job position capacity venue location hall held hold take took place happen staged
  people visitors guests delegates spectators attendees participants attend attended come came go went big large audience crowd attendance
  budget budgets value contract project construction worth much many event events production show work worked do did serve served have had be
  grow grew grown rise rose risen fall fell fallen increase increased decrease decreased change changed drop dropped differ difference year years`,
)
const CHANGE =
  /\bby how (?:much|many)\b|^how (?:much|many) (?:more|fewer|less|bigger|larger|smaller|higher|lower)\b|\bdifference (?:in|between)\b/
/** As many of one name may be meant. */
const MOST = 3

export function planOfEngagement(facts: Facts, { question, terms }: Draft): Plan | null {
  const { folded, time, order, yesno, lists, counts, expects } = question
  const all = engagementsOf(facts)
  if (all.length === 0 || yesno || order !== null || expects.has('reason')) return null
  const details = DETAILS.filter(({ asked }) => asked.test(folded))
  if (details.length === 0 || (lists && !counts)) return null
  const thing = terms.filter(({ self, word }) => !self && !AROUND.has(word.stem) && !/^\d+$/.test(word.text))
  const found = named(all, thing, details).filter((one) => time === null || isIn(one, time))
  if (found.length === 0 || found.length > MOST) return null
  const told = found.map((one) => details.map(({ label }) => fieldsOf(one, label)[0]))
  if (CHANGE.test(folded)) return changed(found, told, folded)
  const parts = found.flatMap((one, i) =>
    (told[i] ?? []).flatMap((field) => (field === undefined ? [] : partOf(one, field, found.length > 1))),
  )
  // of one of several, or of one of two details, nothing is told: the line that is likeliest may tell it
  if (parts.length < found.length * details.length) return null
  return { parts, list: false, chance: 0.9, fact: true }
}

/** Those whose name all that is said of the thing stands in; what else is said may stand in the field that is asked for. */
function named(
  all: readonly Engagement[],
  thing: Draft['terms'],
  details: readonly Detail[],
): readonly Engagement[] {
  return all.filter((one) => {
    const values = details.flatMap(({ label }) => fieldsOf(one, label)).map(({ text }) => text)
    const own = thing.filter((term) => holds(one.name, term))
    return (
      own.some(({ named: isName, proper }) => isName || proper) &&
      thing.every((term) => own.includes(term) || (!term.proper && values.some((text) => holds(text, term))))
    )
  })
}

function partOf(one: Engagement, { header, text, unit }: FieldAt, isOneOf: boolean): PlanPart {
  const said = `${header}: ${text}`
  const name = one.when === '' ? one.name : `${one.name} (${one.when})`
  return { text: isOneOf ? `${name}, ${said}` : said, units: [unit, ...headOf(one)] }
}

/** A number at the head of a value, and what stands behind it: '18,500 a day'. */
const NUMBER = /^((?:[€£$] ?)?\d[\d,.]*(?: ?(?:k|m|bn|thousand|million|billion)\b)?)(.*)$/i

const ROSE = /\b(?:gr[eo]w\w*|ris\w+|rose|increas\w+|more|bigger|larger|higher|gain\w*)\b/
const FELL = /\b(?:fall\w*|fell|drop\w*|decreas\w+|shr[aiu]nk\w*|fewer|less|smaller|lower|lost)\b/

/** From one time to the other. */
function changed(
  found: readonly Engagement[],
  told: readonly (readonly (FieldAt | undefined)[])[],
  folded: string,
): Plan | null {
  const both = found
    .flatMap((one, i) => {
      const [field, more] = told[i] ?? []
      const [, number, behind = ''] = NUMBER.exec(field?.text ?? '') ?? []
      return field === undefined || more !== undefined || number === undefined || one.range === null
        ? []
        : [{ one, field, number, behind: behind.trim(), from: one.range.from }]
    })
    .sort((a, b) => a.from - b.from)
  const [first, last, ...others] = both
  if (first === undefined || last === undefined || others.length > 0 || found.length !== 2) return null
  if (first.behind !== last.behind || first.from === last.from) return null
  const [pair] = pairsIn(`from ${first.number} to ${last.number}`)
  // asked how much it grew, where it fell: the two figures say so
  if (pair === undefined || (pair.to.value < pair.from.value ? ROSE : FELL).test(folded)) return null
  const lead = differenceOf(pair, 'amount')
  if (lead === null) return null
  const parts = [first, last].map(({ one, field }) => partOf(one, field, true))
  return { lead: `${lead} ${first.behind}`.trim(), parts, list: false, chance: 0.9, fact: true }
}
