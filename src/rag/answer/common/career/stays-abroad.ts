/** 'Has she lived abroad?', 'ever outside the UK?': posts and stays of every kind in other countries, studies too. */
import type { Facts } from '../../facts/facts.ts'
import { COUNTRY_NAME, COUNTRY_NAMES, countryOf } from '../../lexicon/countries.ts'
import { exactly, WHO } from '../../lexicon/frames.ts'
import { townsIn } from '../../places/plan-countries.ts'
import { countryIn, placesOf } from './countries-of-posts.ts'
import { linesOf, partOfLine, type Line } from '../own-lines.ts'
import { isPlan, NOWHERE, planOf, UNSAID, type Overview } from '../planner.ts'
import { planAbroad, postsAbroad } from './work-abroad.ts'
import { OPENING } from '../wordings.ts'

const OUTSIDE = `outside (?:of )?(?:the )?(?:${COUNTRY_NAMES})`
const AWAY = `(?:abroad|overseas|in (?:an(?:other|y other)|a foreign|other|foreign|different|several|more than one) countr(?:y|ies)|outside (?:of )?(?:(?:his|her|their|your|the) )?(?:own |home |native )*(?:country|homeland)|${OUTSIDE})`
const WORKING = '(?:work(?:ed|ing)?|employed|had (?:a job|jobs|a post|posts)|posted|stationed|sent)'
const BEING =
  '(?:liv(?:ed?|ing)|been|spent (?:any |some |much )?time|stay(?:ed)?|studied|study|gone|go|resided)'
const DOING = `(?:${BEING}|${WORKING})(?:(?:,| or| and| and/or) (?:${BEING}|${WORKING})){0,2}`
export const LIVED_ABROAD = exactly(
  [
    `(?:(?:has|have|had|did|does|do|was|were|is|are) ${WHO} )?(?:ever |also |already |previously )?(?:been )?${DOING} (?:for (?:some|any|a) time |anywhere )?${AWAY}(?: (?:for (?:work|study|studies|a job|a while)(?: or (?:work|study|studies))?|before|so far|at all))?`,
    `${OPENING}(?:(?:life|living|work|working|study|studies|jobs?|posts|experience|time|stays?|years|periods?|stints?)(?: (?:and|or) (?:work|working|living|study|studies|jobs?))? )(?:spent |gained )?${AWAY}`,
    `(?:has|have|does|do|did) ${WHO} (?:have |got |had |spent |spend )?(?:any |some |much )?(?:time|experience|stays?|periods?|stints?|years|months) (?:of )?(?:living |spent )?(?:or working |and working )?${AWAY}`,
    `(?:in )?(?:what|which) (?:other |foreign )?countries (?:has|have|did) ${WHO} (?:ever )?(?:live[d]?|been|stayed|resided)(?: (?:in|to))?`,
  ].join('|'),
)
/** Of work alone, studies are no answer. */
const OF_WORK = new RegExp(`\\b${WORKING}\\b`)
const OF_LIFE =
  /\b(?:liv(?:ed?|ing)|life|been|time|stay\w*|stud(?:y|ied|ies)|experience|years|months|gone?)\b/

/** Abroad by its name, wherever home is. */
const NAMED =
  /\b(?:[Ee]rasmus|(?:[Ee]xchange|[Ff]oreign|[Oo]verseas) (?:year|term|semester|student|stay|posting|assignment)|(?:[Tt]erm|[Ss]emester|[Ss]ummer|[Yy]ears?|months|[Ss]tudy|[Ss]tudied|studies|[Ll]ived|living|[Ww]orked|working|posted|[Tt]ime) (?:abroad|overseas)|on exchange|(?:[Yy]ear|[Tt]erm|[Ss]emester|[Ee]xchange) in \p{Lu})/u
const FOR_A_TIME =
  /\b(?:\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|eighteen|the|third|second|gap|both|early|spring|summer|autumn|winter|grew up|childhood|school|lived?|born and raised)\b[^.;]{0,30}\b(?:weeks?|months?|years?|summers?|winters?|seasons?|terms?|semesters?|spring|autumn|of (?:19|20)\d\d|in)\b/i
/** What one does there for a time. */
const STAYED =
  /\b(?:lived|living|grew up|stud(?:ied|ying)|semester|term|exchange|placement|internship|volunteer\w*|taught|worked|working|spent|stayed|secondment|seconded|mission|clinic|fieldwork|season|(?:weeks?|months?|years?|summer|winter|spring|autumn)(?: of (?:19|20)\d\d)? (?:in|with|at|on|for|as))\b/i
const NO_STAY =
  /\b(?:customers?|clients?|holiday|walked|cycled|sailed|climbed|conference|congress|talk|poster|prize|award|published|exported?|looking|would|want\w*|willing|open to|permit|citizen\w*|passport|national\w*|native|suppliers?|team in|offices? (?:in|of)|partner|closure|opened in|shops? in|project (?:for|in)|programme in|delivered|translated|novel|film|married in|certificate|visa|referees?|reference)\b/i
/** 'Mumbai and Leeds; on secondment to Leeds in 2013' */
const SENT = /\b(?:second(?:ed|ment)|lent to|posted to|on loan to)\b/i
/** Where a CV tells of it in places that are not known, or by other names. */
const MAY_TELL =
  /\b(?:abroad|overseas|[Ff]oreign|[Ee]rasmus|[Ee]xchange (?:year|term|semester|student)|[Ss]econd(?:ed|ment)|posted to|posting|expat\w*|emigrat\w*|immigrat\w*|lived in|grew up|moved (?:to|from|here|back)|came (?:to|from)|(?:weeks?|months?|years?|summer|winter|season) (?:in \p{Lu}|of (?:19|20)\d\d))/u
const KINDS: readonly Line['kind'][] = [
  'experience',
  'volunteering',
  'teaching',
  'education',
  'practical',
  'summary',
  'languages',
  'projects',
  'interests',
  null,
]
const MOST = 4
const LONGEST = 300

export function planLivedAbroad(facts: Facts, now: number, folded: string): Overview {
  const named = COUNTRY_IN.exec(folded)?.[1]
  const home = (named === undefined ? null : countryOf(named)) ?? placesOf(facts, now).home
  const onlyWork = OF_WORK.test(folded) && !OF_LIFE.test(folded)
  if (onlyWork && named === undefined) return planAbroad(facts, now)
  const ever = named === undefined ? planAbroad(facts, now) : null
  const posts = named === undefined ? (isPlan(ever) ? ever.parts : []) : postsAbroad(facts, now, home)
  const taken = new Set(posts.flatMap(({ units }) => units))
  const lines = staysIn(facts, home, onlyWork).filter(({ unit }) => !taken.has(unit.unit.index))
  const parts = [...posts, ...lines.map(partOfLine)].slice(0, MOST)
  if (parts.length > 0) return planOf(parts)
  // of a CV that names no such stay, nor a place that is not known, nothing near is told
  const others = facts.units.some(
    ({ unit }) =>
      unit.kind !== 'heading' && facts.mainKinds[unit.section] !== 'references' && MAY_TELL.test(unit.text),
  )
  return others ? UNSAID : NOWHERE
}

const COUNTRY_IN = new RegExp(`outside (?:of )?(?:the )?(${COUNTRY_NAMES})`)

/** One after the other, the sentences that tell of a time in another country. */
function staysIn(facts: Facts, home: string | null, onlyWork: boolean): Line[] {
  const towns = townsIn(facts)
  return linesOf(facts).filter(({ text, kind, unit }) => {
    if (!KINDS.includes(kind) || text.length > LONGEST || NO_STAY.test(text)) return false
    if (!onlyWork && NAMED.test(text)) return home === null || !isAtHome(text, home)
    if (unit.isHeader && kind !== 'education' && !SENT.test(text)) return false
    if (!SENT.test(text) && !(STAYED.test(text) && FOR_A_TIME.test(text))) return false
    if (onlyWork && kind === 'education') return false
    // of a CV that does not say where home is, a country that it names
    if (home === null) return [...text.matchAll(COUNTRY_NAME)].length > 0
    return countryIn(text, towns, home) !== null && !isAtHome(text, home)
  })
}

/** Is the first country that it names the home? */
function isAtHome(text: string, home: string): boolean {
  const [first] = [...text.matchAll(COUNTRY_NAME)]
    .map(([name]) => countryOf(name))
    .filter((one) => one !== null)
  return first === home
}
