/** Details that are told in numbers: how many stars, copies or visitors a thing had, how large a team was. */
import { NUMBER_WORDS } from '../text/word-lists.ts'
import type { Detail } from './detail.ts'

const SMALL = [...NUMBER_WORDS.keys()].filter((word) => word !== 'one' && word !== 'zero').join('|')
/** A number that is no year. */
const NUMBER = `(?:(?<![\\d.,/])(?!(?:19|20)\\d\\d(?![\\d.,]))\\d[\\d.,]*|\\b(?:${SMALL}|dozens?|hundreds?|thousands?|millions?|half|none|nobody|no)\\b)`
const near = (noun: string): RegExp =>
  new RegExp(`${NUMBER}[^.;!?]{0,40}\\b(?:${noun})|\\b(?:${noun})[^.;!?]{0,30}${NUMBER}`, 'i')

const quantity = (asked: string, told = asked): Detail => ({
  asked: new RegExp(
    `\\b(?:how many|number of|how much|total|count of) (?:\\w+ ){0,2}(?:${asked})\\b|^(?:${asked})\\b(?! (?:are|were|is|was|do|did|does|have|has)\\b)|\\b(?:${asked})$`,
  ),
  around: new RegExp(
    `^(?:${asked.replaceAll('\\w+', '\\w*')}|number|count|total|mani|much|have|has|get|got|gain|receiv|sold|sell|came|come|reach|see|saw|seen|print|went|collect|attract|earn|draw|drew|garner|gather)`,
  ),
  told: [near(told)],
  within: 'entry',
})

export const COUNT_DETAILS: readonly Detail[] = [
  quantity('stars?'),
  quantity('downloads?|downloaded', 'download\\w*|install\\w*'),
  quantity(
    '(?:\\w+ )?users?',
    'users?|people|used|in use|teams?|firms?|companies|customers?|clients?|laboratories|schools|hospitals',
  ),
  quantity('copies|sold', 'copies|sold|print\\w*|edition'),
  quantity('pages', 'pages?|pp|p'),
  quantity('contributors', 'contribut\\w*|maintain\\w*|developers|people'),
  // citations
  {
    asked: /\bhow (?:often|many times) (?:has|have|was|were|is) .*\bcited\b|\b(?:citations|times cited)\b/,
    around: /^(?:cit|time|often|been|paper|articl|many|number)/,
    told: [/\bcit(?:ed|ations?)\b/i],
    within: 'entry',
  },
  quantity(
    'visitors?|viewers|listeners?|audience|guests|attendance|attendees|spectators|participants|readers|followers|subscribers|views|delegates',
    'visit\\w*|view\\w*|seen|listen\\w*|audience|guests?|attend\\w*|spectators|participants|read\\w*|followers|subscri\\w*|watched|played|people|tickets|delegates|seats|came|heard|plays?|streams?|hearers',
  ),
  // team
  {
    asked:
      /\b(?:how (?:big|large) (?:was|is|were|are) (?:\w+ )?(?:\w+ )?(?:team|crew|staff|department|group)|(?:size|head ?count) of (?:\w+ ){0,3}(?:team|crew|staff|department)|team size)\b/,
    around:
      /^(?:team|size|big|larg|crew|staff|depart|group|head|count|mani|when|as|work|lead|led|manag|own|run|ran)/,
    told: [
      near(
        'team|crew|staff|people|engineers?|developers?|nurses?|colleagues|employees|technicians?|analysts?|led|lead|leads|leading|manag\\w+|supervis\\w+|report\\w*|in charge|head\\w*|members?|hired|assistants?|strong|persons?|men|women|cooks|teachers|designers?|officers|workers|run|ran|of us',
      ),
    ],
    within: 'entry',
  },
]
