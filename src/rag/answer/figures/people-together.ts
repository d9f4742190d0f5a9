/** 'How many people does she lead altogether?', where the line tells of four pharmacists and two technicians: six. */
import type { Facts } from '../facts/facts.ts'
import type { Plan } from '../plan/plan.ts'
import type { Candidate, Reading } from '../ranking/reader.ts'
import { saidBy, sayAsked } from '../saying/say-unit.ts'
import { capital } from '../text/text.ts'
import { numberWord, NUMBER_WORDS } from '../text/word-lists.ts'
import { ADDED } from './plan-sum.ts'

const ASKED =
  /\b(?:total )?number of people\b|\bhow (?:many (?:people|persons|staff|employees|colleagues|reports)|(?:big|large)\b.*\bteam)\b/
/** All whom one leads are asked for. */
const LED =
  /\b(?:lead|leads|led|head|heads|manages?|managed|looks? after|in charge of|responsible for|supervis\w+|report to (?:him|her|them|you)|(?:his|her|their|your) team)\b/
/** Those whom one taught, cured or spoke to are no team. */
const OTHERWISE =
  /\b(?:train|taught|teach|coach|mentor|tutor|instruct|treat|interview|examin|heard|hear|attend|listen|reach|serv|help)\p{L}*/u
const NUM = `(?:\\d{1,3}|${[...NUMBER_WORDS.keys()].join('|')})`
const ONE_MORE = `(?:${NUM}|an?)`
const PERSONS =
  '(?:[\\p{L}-]+ ){0,3}?(?:[\\p{L}-]{2,20}(?:ers|ors|ists|ians|ants|ees)|apprentices|nurses|postdocs|interns|analysts|students|men|women|staff|crew|manager|assistant|engineer|designer|analyst|technician|nurse|trainee|apprentice|intern|developer)'
/** 'One business support officer' */
const PERSON = '(?:[\\p{L}-]+ ){0,3}?[\\p{L}-]{2,20}(?:er|or|ist|ian|ant|ee)'
const RUN = new RegExp(
  `(?<!\\p{L})${NUM} ${PERSONS}(?:(?:, and |, | and )(?:${ONE_MORE} ${PERSONS}|(?:one|an?) ${PERSON}))+(?!\\p{L})`,
  'iu',
)
/** The line says the number itself. */
const TOLD = new RegExp(
  `(?<!\\p{L})${NUM} (?:people|persons|staff|employees|colleagues|direct reports)\\b|(?<!\\p{L})(?:team|unit|group|department|crew|staff|section|branch) of ${NUM}(?=[,;.(:]| of (?:whom|which|these|them)|$)`,
  'iu',
)

/** Null where the likeliest line does not count several kinds of people in a row, and nothing else. */
export function planPeopleTogether(
  facts: Facts,
  ranked: readonly Candidate[],
  reading: Reading,
): Plan | null {
  const { folded, yesno } = reading.question
  if (yesno || !ASKED.test(folded) || !(ADDED.test(folded) || LED.test(folded)) || OTHERWISE.test(folded))
    return null
  const [first] = ranked
  if (first === undefined) return null
  const units = first.unit === null ? (first.group?.items.flatMap((item) => item.units) ?? []) : [first.unit]
  const textOf = (unit: number): string => facts.units[unit]?.unit.text ?? ''
  const [line, ...others] = units.filter((unit) => RUN.test(textOf(unit)))
  const run = line === undefined ? undefined : RUN.exec(textOf(line))?.[0]
  if (line === undefined || run === undefined || others.length > 0 || TOLD.test(textOf(line))) return null
  const numbers = run.split(/, and |, | and /).map((part) => part.split(' ')[0] ?? '')
  const total = numbers.reduce((sum, said) => sum + valueOf(said.toLowerCase()), 0)
  return {
    lead: capital(numberWord(total)),
    parts: [{ text: sayAsked(facts, line, reading), units: saidBy(facts, line) }],
    list: false,
    chance: first.chance,
    fact: true,
  }
}

const valueOf = (said: string): number => (/^an?$/.test(said) ? 1 : (NUMBER_WORDS.get(said) ?? Number(said)))
