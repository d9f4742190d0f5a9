/** 'How many people are in her present team?': what the post that is held now says of it, or what is said of no post. */
import type { Facts } from '../../facts/facts.ts'
import { exactly, WHO, WHOSE } from '../../lexicon/frames.ts'
import { AT_PRESENT, NOW } from '../asked-posts.ts'
import { linesOf, partsOfLines, type Line } from '../own-lines.ts'
import { PEOPLE_COUNTED } from './people-asked.ts'
import { planPeopleLed, tellsHowMany } from './people-led.ts'
import { isPlan, planOf, UNSAID, type Overview } from '../planner.ts'
import { postsNow } from './post-now.ts'

const TEAM = '(?:teams?|group|department|staff|crew)'
const PEOPLE = '(?:people|persons|staff|employees|colleagues|members|engineers|developers)'
export const TEAM_NOW = exactly(
  [
    `how many (?:${PEOPLE} )?(?:are|is|work|does) (?:there )?(?:in |on )?(?:${WHOSE} )*${NOW} ${TEAM}(?: (?:have|count|comprise))?`,
    `how many (?:${PEOPLE} )?(?:are|is|work) (?:there )?(?:in|on) (?:${WHOSE} )*${TEAM} ${AT_PRESENT}`,
    `how (?:big|large) (?:is|are) (?:${WHOSE} )*(?:${NOW} ${TEAM}|${TEAM} ${AT_PRESENT})`,
    `(?:what (?:is|are) )?(?:the )?(?:size of (?:${WHOSE} )*${NOW} ${TEAM}|(?:${WHOSE} )*${NOW} team size)`,
    `how many (?:people|staff|employees|colleagues) (?:does|do) ${WHO} (?:currently |presently |now )?(?:lead|manage|head|supervise) ${AT_PRESENT}`,
    `how many (?:people|staff|employees|colleagues) (?:does|do) ${WHO} (?:currently|presently|now) (?:lead|manage|head|supervise)`,
  ].join('|'),
)
const PAST = /\b(?:led|managed|headed|supervised|ran|was|had|took over|grew|until|former)\b/i
const MOST = 2

export function planTeamNow(facts: Facts, now: number, folded: string): Overview {
  const entries = new Set(postsNow(facts, now).map(({ entry }) => entry.index))
  const lines = linesOf(facts).filter(tellsHowMany)
  const inPost = lines.filter(({ entry }) => entry !== null && entries.has(entry.index))
  const present = inPost.filter(isPresent)
  const own = present.length > 0 ? present : inPost
  const found =
    own.length > 0 ? own : lines.filter((line) => line.entry === null && isSummary(line) && isPresent(line))
  if (found.length > 0) return planOf(partsOfLines(found, MOST))
  const ever = planPeopleLed(facts, true)
  // what is told of a post that is over is no answer where another is held now
  const isOver = (at: number): boolean => {
    const entry = facts.units[at]?.entry ?? null
    return entries.size > 0 && entry !== null && !entries.has(entry)
  }
  if (isPlan(ever) && ever.parts.some(({ units }) => units.some(isOver))) return UNSAID
  return isPlan(ever) || PEOPLE_COUNTED.test(folded) ? ever : null
}

const isPresent = ({ text }: Line): boolean => !PAST.test(text)
const isSummary = ({ kind }: Line): boolean => kind === 'summary' || kind === null
