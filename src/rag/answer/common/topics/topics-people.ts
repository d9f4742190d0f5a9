/** People led and taught, money held, firms of one's own: asked of everybody, in any words. */
import type { Facts } from '../../facts/facts.ts'
import { wordSet } from '../asked-freely.ts'
import { planBudget } from '../career/budgets.ts'
import { planMentoring } from '../lists/mentoring.ts'
import { planOwnBusiness } from '../career/own-business.ts'
import { isPlan, NOWHERE, planOf, UNSAID, type Overview } from '../planner.ts'
import { postsNow } from '../career/post-now.ts'
import { planReports } from '../career/reports-asked.ts'
import { planLeadingStyle } from '../career/styles.ts'
import { OF_RECORD, ONE_OF_SEVERAL, plannedBy, topicOf, type Topic } from './topic.ts'

const and = (words: string): ReadonlySet<string> => new Set([...OF_RECORD, ...wordSet(words)])

const FIRM =
  '(?:business(?:es)?|compan(?:y|ies)|firms?|start-?ups?|enterprises?|studios?|practices?|shops?|restaurants?|agenc(?:y|ies)|consultanc(?:y|ies)|workshops?|caf[eé]s?|hotels?|bars?|clinics?|salons?|farms?|brand)'

/** Before those that are asked of work at one. */
const OWN_FIRM: Topic = plannedBy(
  {
    says: new RegExp(
      `\\b(?:(?:own(?:s|ed|ing)?|runs?|ran|running|(?:co-?)?found(?:s|ed|ing)?|start(?:s|ed|ing)?(?: up)?|set(?:ting)? up|built|builds?|had|has|have|open(?:ed)?|launch(?:ed)?) (?:(?:up|a|an|any|some|his|her|their|your|own|small|side|little|first|the) ){0,4}${FIRM}(?: of (?:his|her|their|your) own)?|own ${FIRM}|${FIRM} of (?:his|her|their|your) own|side[- ](?:business(?:es)?|hustles?)|freelanc\\w*|self-?employ\\w*|(?:on|for) (?:his|her|their) own account|entrepreneur\\w*|(?:co-?)?founders?|sole trader|business owners?|(?:own|self)-employed)\\b`,
      'g',
    ),
    beside: and(
      'business company firm start-up startup own side coaching consulting consultancy teaching herself himself freelance freelanced employed employee employment run running owned owner work job alongside clients contractor client independent independently limited ltd two',
    ),
    needs:
      /\b(?:own\w*|founde?\w*|found|co-found\w*|freelanc\w*|self-?employ\w*|entrepreneur\w*|founders?|sole trader|start(?:ed|ing)?|set up|side|runs?|ran|running|built|opened|launched|herself|himself|account)\b/,
    not: new RegExp(
      `${ONE_OF_SEVERAL.source}|\\b(?:budget|project|owned by|work(?:ed|ing)? (?:for|at|in) (?:a|any)|school trips?|rate|would|want|willing|prefer|accept|consider|take)\\b`,
    ),
  },
  planOwnFirm,
  {
    tells:
      /\b(?:own (?:\p{L}+ )?(?:business|company|firm|practice|studio|agency|shop|workshop|restaurant|account|label|brand|clients)|(?:co-?)?owner of|(?:co-?)?owned|(?:co-?)?found(?:er|ed)\b|self-employed|freelanc\w+|sole trader|proprietor|my (?:company|firm|business|studio|workshop|agency|practice)|(?:I|she|he) (?:set up|started|opened|own|owns) (?:an? |my |the )|entrepreneur\w*|on the side|sideline|limited company)\b/iu,
    not: /\b(?:product|process|service|task|data) owners?\b|\b(?:for|of|with) freelancers\b|\b(?:family|privately|state|employee|publicly|foreign|listed)[- ]owned\b|\bowned by\b|\bco-?founder,? (?:of )?\p{Lu}|, (?:co-?)?founder\b|\bfounded (?:in|by)\b|\b(?:the|two|three|their|its|our|with) (?:two |three )?(?:co-?)?founders?\b|\bfounded (?:and lead )?(?:the|a|an) (?:\p{L}+ ){0,3}(?:lab|group|orchestra|choir|club|society|network|association|meet-?up)\b|\bco-founder, \d{4}\b|\b(?:permanent|contracts) only\b|\bnot a (?:contractor|freelancer)\b/iu,
    never: ['references', 'education', 'publications', 'interests', 'volunteering', 'memberships'],
  },
)

/** Of a house of one kind that is asked for, no other kind tells. */
const KIND_OF_HOUSE =
  /\b(?:restaurant|shop|caf[eé]|hotel|bar|clinic|salon|farm|agency|studio|workshop)(?=s?\b)/
function planOwnFirm(...[facts, folded]: Parameters<typeof planOwnBusiness>): Overview {
  const plan = planOwnBusiness(facts, folded)
  const [kind] = KIND_OF_HOUSE.exec(folded) ?? []
  if (kind === undefined || !isPlan(plan)) return plan
  const parts = plan.parts.filter(({ text }) => text.toLowerCase().includes(kind))
  return parts.length > 0 ? { ...plan, parts } : NOWHERE
}

const START_UP: Topic = topicOf(
  {
    says: /\b(?:start-?ups?|scale-?ups?)\b/g,
    beside: and(
      'environment environments company companies firm firms early-stage early stage young growing scene culture startup startups',
    ),
    not: new RegExp(`${ONE_OF_SEVERAL.source}|\\b(?:found|founded|founding|own|set up)\\b`),
  },
  {
    tells:
      /\b(?:start-?ups?|scale-?ups?|founding (?:team|member|engineer|employee)|(?:first|second|third|fourth|fifth|\d+(?:st|nd|rd|th)) (?:employee|hire)(?: (?:of|at|in)|[.,;])|early[- ]stage|seed[- ]stage|(?:employee|hire) (?:no\.?|number) ?\d|(?:one of the )?first (?:\p{L}+ )?(?:employees|hires|engineers))\b/iu,
    never: ['education', 'publications', 'interests', 'talks'],
  },
)

const HELD =
  /\b(?:budgets?|budgetary|p ?& ?l|profit and loss|profit cent(?:re|er)s?|cost cent(?:re|er)s?|(?:annual|yearly|purchasing|procurement|marketing|media|category) (?:spend|spending|volume)|financial (?:control|responsib\w+|planning))\b/i
/** How a thing came out, or a budget of something else than money; a budgeting app. */
const CAME_OUT =
  /\b(?:under|below|over|within|on|inside) (?:(?:the|its|their|a) )?(?:revised )?budget\b(?! of)|\b(?:memory|error|carbon|time|weight|performance|calorie) budgets?\b|\bbudgeting\b|\bparticipatory\b|\bof its budget\b|\blow[- ]budget\b|\bbudget (?:phones?|airline|hotel|committee|clinic)\b|\bown the (?:\p{L}+ ){0,3}budgets module/iu
const BUDGET: Topic = {
  ...plannedBy(
    {
      says: /\b(?:budgets?|budgetary|p ?(?:&|and) ?l|profit[- ]and[- ]loss|profit & loss|cost cent(?:re|er)s?|(?:financial|cost) (?:responsibility|responsibilities|authority|accountability|control))\b/g,
      beside: and(
        'department departmental team own size sizes big large annual yearly biggest held owns owned own holds managed manages managing controls controlled controlling control authority spend spending expense expenses marketing advertising purchasing travel project projects accountable accountability approve approves signing signed managed million millions over under euros pounds dollars runs run ran looked after look oversees oversaw worked handles handled handling ownership holder planning plan planned draw sets set money total volume ever operating firm studio practice shop unit business area division p&l loss profit full management experience',
      ),
      not: /\b(?:on|within|under|over) (?:the |a )?budget\b|\bwhy\b|\b(?:first|last|latest|next)\b/,
    },
    (facts, folded, now) =>
      ofNow(facts, folded, now, OF_ONE.test(folded) ? ofOneBudget(facts, folded) : planBudget(facts, folded)),
    { tells: HELD, not: CAME_OUT, never: ['references', 'education', 'publications', 'interests', 'skills'] },
  ),
}

/** 'The budget of her department', 'P&L responsibility': no sum of a project. */
const OF_ONE =
  /\b(?:department\w*|own(?:s|ed)?|team|unit|division|marketing|expenses?|travel|advertising|holds?|p ?(?:&|and) ?l|profit[- ](?:and|&)[- ]loss|profit & loss|cost cent(?:re|er))\b/
function ofOneBudget(...[facts, folded]: Parameters<typeof planBudget>): ReturnType<typeof planBudget> {
  const plan = planBudget(facts, folded)
  if (!isPlan(plan)) return plan
  const asked = /\bp ?(?:&|and) ?l\b|\bprofit\b/.test(folded) ? OF_PROFIT : HELD
  const parts = plan.parts.filter(({ text }) => asked.test(text.replace(CAME_OUT, ' ')))
  return planOf(parts) ?? UNSAID
}
/** Where it is asked of the present, what is told of a post that is over is left out. */
function ofNow(facts: Facts, folded: string, now: number, plan: Overview): Overview {
  if (!isPlan(plan) || !AT_PRESENT.test(folded)) return plan
  const held = new Set(postsNow(facts, now).map(({ entry }) => entry.index))
  const parts = plan.parts.filter(({ units: [at = -1] }) => {
    const entry = facts.units[at]?.entry ?? null
    return entry === null || held.has(entry)
  })
  return parts.length > 0 ? { ...plan, parts } : plan
}
const AT_PRESENT = /\b(?:now|today|at present|currently|current|present)\b/
const OF_PROFIT =
  /\b(?:p ?& ?l|profit and loss|profits?|profit cent(?:re|er)s?|results? of the|operating result|margin|responsible for (?:the )?(?:turnover|revenue|sales)|(?:turnover|revenue)\b|budgets?)\b/i

const TEACHING =
  '(?:mentor(?:s|ed|ing|ship)?|coach(?:es|ed|ing)?|train(?:s|ed|ing)?(?: up)?|teach(?:es|ing)?|taught|supervis(?:e|es|ed|ing|ion)|guid(?:e|es|ed|ing|ance)|develop(?:s|ed|ing)?|induct(?:s|ed|ing)?|on-?board(?:s|ed|ing)?|brought on|bring(?:s|ing)? on|taken on|tutor(?:s|ed|ing)?|support(?:s|ed|ing)?|help(?:s|ed|ing)?)'
const LEARNERS =
  '(?:juniors?|apprentices?|trainees?|interns?|newcomers?|new (?:staff|starters?|hires?|colleagues|people|recruits|joiners|employees|teachers|nurses|developers|engineers)|others|other people|(?:younger|junior|less experienced|new|fellow|other|trainee|early[- ]career) (?:\\p{L}+ ){0,2}\\p{L}+|colleagues|staff|people|anyone|anybody|somebody|someone|team members|members of (?:the )?(?:staff|team)|graduates?|students|mentees?|beginners|career starters)'
const MENTOR: Topic = plannedBy(
  {
    says: new RegExp(
      `\\b(?:(?:${TEACHING}(?:(?:,| or| and|/| /) ?${TEACHING}){0,3}) (?:of |with )?(?:any )?${LEARNERS}|mentor(?:s|ed|ing|ship)?|coach(?:es|ed|ing)|${LEARNERS} (?:trained|mentored|supervised|taught|guided|coached)|train(?:er|ing) of (?:trainers|others))\\b`,
      'gu',
    ),
    beside: and(
      'mentor mentors mentored mentoring mentorship coach coaching coached training train trained trains teach teaches teaching taught supervise supervises supervised supervision apprentices apprentice trainees interns juniors junior younger colleagues newcomers graduates staff people members team teams others anyone anybody somebody someone new student students exams exam qualification chartership registration towards development developing skills formal scheme programme program department',
    ),
    not: new RegExp(
      `${ONE_OF_SEVERAL.source}|\\b(?:who (?:mentored|trained|taught)|(?:her|his|their|your) (?:mentor|coach|trainer)|certified|licen[cs]ed|supervis\\w+ (?:other|people|staff|teams?|anyone|anybody)|football|rugby|sports?|swimming|dog|by)\\b|^(?!.*\\b(?:mentor|coach|train)).*\\b(?:taught|teach\\w*) (?:any )?(?:students|pupils|people|others|anyone|anybody|somebody)\\b`,
    ),
  },
  (facts, folded) => planMentoring(facts, folded),
  {
    tells:
      /\b(?:mentor(?:s|ed|ing|ship)?|mentees?|coach(?:es|ed|ing)?|supervis(?:es?|ed|ing|ion)|train(?:ed|s) (?!as\b|at\b|in\b|by\b|for\b|with\b|under\b)|taught|teach(?:es|ing)?|tutor(?:ed|ing|s)?|(?:took on|look(?:s|ed|ing)? after|brought on|in charge of|responsible for)\b[^.;]{0,40}\b(?:apprentices?|interns?|trainees?|juniors?|graduates?|students?|early[- ]career|newly qualified|new (?:starters?|joiners?|teachers?|nurses?))|(?:my|our|their|for|of|the|\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|several) (?:\p{L}+ )?(?:apprentices|trainees|interns|juniors)|(?:vocational|train-the-)? ?trainer(?: course| licence| certificate)?|examiner (?:for|of))\b/iu,
    not: /\b(?:supervised by|mentored by|thesis|dissertation|trained (?:as|at|in|by)|coach(?:es)? (?:from|station)|would like|by coach)\b/i,
    never: ['references', 'education', 'awards', 'publications', 'skills', 'languages', 'interests'],
  },
  null,
)

const REPORTS: Topic = plannedBy(
  {
    says: /\b(?:direct reports?|line reports?|(?:\p{L}+s|people|staff) (?:report|reports|reported|answer|answered) (?:directly )?to (?:him|her|them|you)|(?:people|staff|employees) (?:working )?(?:under|below) (?:him|her|them|you)|subordinates)\b/gu,
    beside: and('present current number today staff people job team total reports report'),
    not: /\b(?:where|when|which|why|biggest|largest|would|want|wants)\b/,
  },
  planReports,
  {
    tells:
      /\b(?:lead|leads|led|manag(?:e|es|ed|ing)|head(?:s|ed)? (?:of|the|a)|team of|staff of|in charge of|responsible for|supervis\w+|report(?:s|ed)? (?:directly )?to me|(?:direct|line) reports|under me|employs?|my (?:team|staff|people)|people responsibility)\b/i,
    not: /\breports? to (?!me\b)/i,
    never: ['references', 'education', 'publications', 'awards', 'interests', 'volunteering', 'skills'],
  },
)

const STYLE: Topic = plannedBy(
  {
    says: /\b(?:(?:people )?(?:leadership|management|managerial|leading|managing)[- ](?:style|approach|philosophy|principles|culture|qualities)|how (?:does|do|did|would) (?:he|she|they|you) (?:lead|manage|run)|(?:kind|sort|type) of (?:a |an )?(?:leader|manager|boss|superior|chief)|(?:as|like) (?:a |an )?(?:leader|manager|boss|superior|line manager)|style of (?:leadership|management|leading|managing))\b/g,
    beside: and(
      'describe describes described colleagues staff people team teams others own former lead leads manage manages run leader manager boss like style approach would your kind',
    ),
    not: /\b(?:years|long|experience|experienced|work(?:ed|ing)? as|first|last|when|where|which|since)\b/,
  },
  (facts) => planLeadingStyle(facts),
  {
    tells:
      /\b(?:(?:I|she|he) (?:lead|leads|manage|manages|run|runs) (?:(?:people|a team|my team|teams|others|the team|staff) )?(?:by|through|with|without|from the front)(?! \d)|(?:leadership|management|leading) (?:style|approach|philosophy)|servant leader\w*|hands-on (?:manager|leader|boss)|delegat(?:e|es|ing)|open[- ]door|(?:my|the) team (?:says?|knows?|calls?|would)|leading (?:means|without|by)|people who work (?:for|with) me|as a (?:boss|manager|leader)|(?:calm|fair|strict|patient|demanding|approachable) (?:boss|manager|leader)|don['’]t shout|never shout|one[- ]to[- ]ones?|I (?:trust|expect|let|give|ask) (?:my|people|the team|everyone|everybody))\b/i,
    never: ['references', 'education', 'publications', 'talks', 'certifications'],
  },
)

export const PEOPLE: readonly Topic[] = [REPORTS, OWN_FIRM, START_UP, BUDGET, MENTOR, STYLE]
