/** 'Which jobs has she had, and when?', 'List his degrees with years': the list without its end, where it tells the dates. */
import { isPlan, type Overview } from './planner.ts'

const WITH_DATES =
  /[,;]? (?:and(?: also)?(?: (?:in|from|since|for))?|(?:along |together )?with|including|incl\.?) (?:(?:the|their|its|his|her|exact|start|end|starting|ending|respective|relevant|and|of) ){0,6}(?:when|which years?|what years?|dates?|years?|periods?)(?: (?:(?:for|of|to|in) )?(?:each(?: (?:one|of them))?|them|all))?[?.!\s]*$/i
const YEAR = /\b(?:19|20)\d\d\b/

/** Null where the list is no common question, or where some of its items would go without a date. */
export function overviewWithDates(text: string, overviewOf: (asked: string) => Overview): Overview {
  const asked = text.replace(WITH_DATES, '')
  if (asked === text || asked.trim() === '') return null
  const plan = overviewOf(asked)
  return isPlan(plan) && plan.parts.every((part) => YEAR.test(part.text)) ? plan : null
}
