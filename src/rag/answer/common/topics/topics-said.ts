/** What others say of one, what drives one, how one bears stress, what one is studying now, and where one is heard or read. */
import type { Facts } from '../../facts/facts.ts'
import type { PlanPart } from '../../plan/plan.ts'
import { wordSet } from '../asked-freely.ts'
import { linesOf, partOfLine, type Line } from '../own-lines.ts'
import { planOf, UNSAID, type Overview } from '../planner.ts'
import { studyRecords, type StudyRecord } from '../studies/study-records.ts'
import { OF_RECORD, ONE_OF_SEVERAL, plannedBy, topicOf, type Telling, type Topic } from './topic.ts'

const and = (words: string): ReadonlySet<string> => new Set([...OF_RECORD, ...wordSet(words)])
/** No line tells it for sure: the rankers look among those that have a word of it. */
const amongst = (asking: Topic['asking'], telling: Telling): Topic => plannedBy(asking, () => UNSAID, telling)

const OTHERS =
  '(?:team|colleagues|co-?workers|boss(?:es)?|managers?|employers?|clients|customers|superiors?|staff|students|pupils|patients|peers|former (?:boss|colleagues|employers?))'
const FEEDBACK: Topic = amongst(
  {
    says: new RegExp(
      `\\b${OTHERS} (?:say|says|think|thinks|criticise|criticize|complain|describe|describes)\\b|\\b(?:say|think) (?:about|of) (?:him|her|them|you)\\b|\\bfeedback (?:do|does|did|from|by)\\b|\\bfeedback\\b`,
      'g',
    ),
    beside: and(
      'team colleagues boss bosses manager managers employers clients customers students pupils say says think feedback describe former positive negative get gets give gives given criticise criticize about',
    ),
    not: /\b(?:style|weakness\w*|weak|strengths?|reference|referees?)\b/,
  },
  {
    tells:
      /\b(?:known (?:for|as)|(?:colleagues|people|they|clients|pupils|students|patients|the team|others|my boss) (?:say|says|call|calls|come|trust|ask|tell|would say)|described (?:as|by)|feedback|evaluation\w*|appraisal|rated|rating by|review(?:ed)? by|voted|complain\w*|praised?|nickname\w*|too (?:strict|fast|direct|slow|quiet)|reputation)\b|[“"][^”"]{15,}[”"]/i,
    never: ['publications', 'education', 'talks', 'languages', 'certifications'],
  },
)

const STRESS: Topic = amongst(
  {
    says: /\b(?:stress(?:ful)?|pressure|tight deadlines|hectic)\b/g,
    beside: and(
      'cope copes coping deal deals dealing handle handles situations under resilient resilience react reacts calm',
    ),
    not: new RegExp(`${ONE_OF_SEVERAL.source}|\\b(?:blood|water|test|tests)\\b`),
  },
  {
    tells:
      /\b(?:stress(?:ed|ful)?(?! test)|pressure(?! (?:vessel|pump|wash|test|sensor|gauge))|calm|deadlines|unflappable|nerves|cool head|hectic|composure|resilien\w+|when things get)\b/i,
    not: /\b(?:low|high|blood|water|air|oil|steam|tyre)[- ]pressure\b/i,
    never: ['publications', 'education', 'talks', 'languages'],
  },
)

const MOTIVES: Topic = amongst(
  {
    says: /\b(?:motivat(?:es?|ed|ion|ions)|drives|driving force|passionate|passions?|enjoys?(?: most)?|(?:like|love)s? (?:most|best) about)\b/g,
    beside: and('most about job work profession get out bed morning makes him her tick like likes best'),
    needs: /\b(?:motivat\w+|drives|driving force|passion\w*|about|most)\b/,
    not: /\b(?:car|licen[cs]e|lorry|free time|outside|hobb\w+|leave|leaving|change|apply|applied|join)\b/,
  },
  {
    tells:
      /\b(?:motivat\w+|I (?:also )?(?:love|like|enjoy|believe|care)|I am (?:happiest|at my best)|happiest|what drives|passion\w*|the best part|favou?rite part|joy|what keeps|matters? to me|the point of|likes?|loves?|enjoys?)\b/i,
    never: ['publications', 'education', 'talks', 'languages', 'certifications', 'interests', 'practical'],
  },
)

const WHY_THIS: Topic = amongst(
  {
    says: /\b(?:cho(?:ose|se|sen)|go into|went into|gone into|pick(?:ed)?|end(?:ed)? up in|enter(?:ed)?) (?:this|that|his|her|their|your|the) (?:profession|career|field|trade|line of work|industry|occupation|job)\b/g,
    beside: and('why profession career field trade'),
    needs: /^(?:why|what made|how come|how did)\b/,
  },
  {
    tells:
      /\b(?:because|became|why I|came (?:late )?to|wanted to (?:be|become)|since (?:I was|childhood)|as a (?:child|boy|girl)|grew up|chose|by (?:accident|chance)|drawn|my (?:father|mother|grand\w+|uncle|aunt)|instead of|fell into|before that)\b/i,
    not: /\bleft because\b|\breasons? for leaving\b|\bI left\b|\bbecause of the (?:children|school)\b/i,
    never: ['publications', 'talks', 'languages', 'certifications', 'practical'],
  },
)

const STUDIES_NOW: Topic = plannedBy(
  {
    says: /\b(?:stud(?:y|ies|ying)|(?:doing|taking|on) (?:a|any) (?:course|degree|training)|in training|enrolled|courses? in progress|learning anything)\b/g,
    beside: and(
      'studying study course degree training anything something part-time evening besides beside alongside working towards qualification exam',
    ),
    needs:
      /\b(?:now|at the moment|currently|at present|present|moment|these days|in progress|still)\b|^(?:what|which course|which degree|is|are) (?:(?:is|are|he|she|they|you) ){1,2}(?:studying|enrolled|learning)/,
    not: ONE_OF_SEVERAL,
  },
  planStudiesNow,
  {
    tells:
      /\b(?:in progress|expected|started|since|due to|booked|to be (?:finished|completed|taken)|under ?way|current(?:ly)?|begun|began|beg?ins?|enrolled|so far|ends|ongoing|stud(?:y|ying)|working towards|at present|now|present|today|to date|part done|of \d+ (?:credits|courses|modules)|\w+ of \w+ (?:courses|modules|terms)|202[6-9])\b/i,
    not: /\b(?:dropped|g[ai]ven? (?:it )?up|left after|abandoned|broken off|stopped|paused|never (?:finished|sat)|given \d+ times|lecturer|teach\w*|tutor)\b/i,
    never: [
      'publications',
      'talks',
      'interests',
      'volunteering',
      'teaching',
      'memberships',
      'awards',
      'practical',
      'experience',
      'skills',
      'projects',
    ],
  },
)

/** What was begun, goes on and is not broken off. */
const GOES_ON =
  /\b(?:in progress|expected|started|begun|began|due (?:to|in)|so far|under ?way|booked|enrolled|currently|ongoing|since|\d+ (?:of|out of) \d+|(?:two|three|four|five|six|seven|eight) of (?:three|four|five|six|seven|eight|nine|ten|twelve) (?:modules|courses|units|papers|terms))\b/i
/** Until when a paper is good is no time of studying. */
const OF_VALIDITY =
  /\b(?:valid|good|in force) (?:until|till|to|for)\b|\b(?:expir\w+|renew\w*|lapse\w*|licen[cs]e|permit)\b/i
function planStudiesNow(facts: Facts, _folded: string, now: number): Overview {
  const open = studyRecords(facts, now).filter(({ text, unfinished, dates, all }) => {
    const whole = [text, ...all.map((at) => facts.units[at]?.unit.text ?? '')].join(' ')
    if (OF_VALIDITY.test(whole) || BROKEN_OFF.test(whole)) return false
    const isAhead = dates.some(({ to }) => to > now)
    const isLate = dates.length === 0 || dates.some(({ to }) => to >= now - LATELY)
    // begun, and it says how far one has come: whenever that was
    const isUnderWay = SO_FAR.test(whole) && !OVER.test(whole)
    return isUnderWay || (isAhead && !STATED.test(whole)) || (unfinished && isLate && GOES_ON.test(whole))
  })
  const seen = new Set(open.flatMap(({ units }) => units))
  const told = linesOf(facts).filter(
    ({ text, kind, unit }) =>
      !OF_OTHERS.has(kind) &&
      !seen.has(unit.unit.index) &&
      TAKEN_NOW.test(text) &&
      !BROKEN_OFF.test(text) &&
      text.length <= LINE,
  )
  return planOf([...open.map((one) => partWithName(facts, one)), ...told.map(partOfLine)])
}
const SO_FAR = /\b(?:so far|expected (?:to|in|for)|to be finished)\b/i
const OVER = /\b(?:graduated|awarded|passed in|completed in|diploma (?:in|of) \d{4})\b/i
/** 'Renewed 2024, since 2016' goes on, and nobody studies for it. */
const STATED = /\bin good standing\b|\bmember\b|\bno\. ?\d/i
/** What a course is called, where that stands in the line above what is told of it. */
function partWithName(facts: Facts, { text, units }: StudyRecord): PlanPart {
  const [first = 0] = units
  const above = facts.units[first - 1]?.unit
  const own = facts.units[first]?.unit
  const isBelow =
    above !== undefined &&
    above.kind !== 'heading' &&
    above.block === own?.block &&
    above.block !== null &&
    BEGUN.test(text)
  return isBelow
    ? { text: `${above.text.replace(/[.:]$/, '')}: ${text}`, units: [above.index, ...units] }
    : { text, units }
}
const BEGUN = /^(?:started|begun|began|enrolled|since|in progress|due|expected)\b/i
/** An exam or a course in a line on whatever: 'Part 3 exam in progress', 'studying for the bar'. */
const TAKEN_NOW =
  /\b(?:exams?|course|degree|diploma|certificate|qualification|modules?|level \d|apprenticeship|thesis|doctorate|ph\.?d|m\.?sc|mba)\b[^.;]{0,40}\b(?:in progress|under ?way|ongoing)\b|\b(?:studying|reading|training|working) (?:for|towards) (?:an?|the|my)\b|\bcurrently (?:studying|enrolled|taking)\b/i
const LINE = 200
const OF_OTHERS: ReadonlySet<Line['kind']> = new Set(['references', 'teaching', 'publications', 'projects'])
/** Months in which what was begun may go on. */
const LATELY = 24
const BROKEN_OFF =
  /\b(?:dropped|g[ai]ven? (?:it )?up|left (?:it )?(?:after|when)|abandoned|broken off|broke (?:it )?off|stopped|paused|never (?:finished|sat|taken)|cancelled|not (?:completed|finished)|put (?:it )?down)\b/i

const ON_LINE: Topic = topicOf(
  {
    says: /\b(?:blogs?|podcasts?|youtube(?: channel)?|newsletters?|vlog)\b/g,
    beside: and('write writes writing host hosts run runs blog podcast channel own'),
    not: ONE_OF_SEVERAL,
  },
  {
    tells:
      /\b(?:blogs?|blogg\w+|podcasts?|youtube|newsletters?|columnist|column in|substack|video channel)\b/i,
  },
)

const IN_PRESS: Topic = topicOf(
  {
    says: /\b(?:in the (?:press|media|news|newspapers?|papers)|(?:media|press|tv|radio|television) (?:appearances?|experience|coverage|work|interviews?|mentions?)|on (?:tv|television|the radio)|interviewed)\b/g,
    beside: and('press media tv radio newspaper featured appeared quoted mentioned interviewed'),
    not: new RegExp(`${ONE_OF_SEVERAL.source}|\\b(?:social|interviewed (?:for|by us))\\b`),
  },
  {
    tells:
      /\b(?:(?:in|by|to) the (?:local )?(?:press|media|newspapers?)|(?:on|for) (?:the )?(?:radio|tv|television)|radio (?:interview|programme|guest)|(?:tv|television|press|newspaper|magazine) (?:interviews?|features?|profile|appearances?|programme)|interviewed (?:by|in|on)|(?:tv|television|radio) (?:series|shows?|programmes?|episodes?)|(?:guest|judge|host(?:ed)?|presente[rd]|panel(?:list)?|expert|appear\w+|contestant|episodes?|interview\w*|talk\w*)\b.{1,60}\b(?:tv|television|radio)\b|(?:programmes?|episodes?) (?:in|of) the|on channel|featured in|media (?:appearances?|training|spokes\w+|interviews?)|spokes(?:person|man|woman)|quoted in|documentary about|profile[d]? in)\b/i,
    never: ['education', 'languages', 'skills'],
  },
)

export const SAID: readonly Topic[] = [FEEDBACK, STRESS, MOTIVES, WHY_THIS, STUDIES_NOW, ON_LINE, IN_PRESS]
