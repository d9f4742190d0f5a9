/** 'Has she mentored anybody?', 'trained apprentices?': the lines that tell whom one guided; who guided her is another. */
import type { Facts } from '../../facts/facts.ts'
import { exactly, OWN, WHO } from '../../lexicon/frames.ts'
import { linesOf, partsOfLines, type Line } from '../own-lines.ts'
import { NOWHERE, planOf, UNSAID, type Overview } from '../planner.ts'
import { OPENING } from '../wordings.ts'

const GUIDE =
  '(?:mentor(?:s|ed|ing)?|coach(?:es|ed|ing)?|train(?:s|ed|ing)?(?: up)?|supervis(?:e|es|ed|ing)|guid(?:e|es|ed|ing)|taken on|take on|takes on|taking on|brought on|bring on|bringing on|onboard(?:ed|ing)?|induct(?:ed|ing)?|advis(?:ed|es|e|ing)|look(?:ed)? after|teach(?:es|ing)?|taught|develop(?:ed|ing)?|had|have)'
const GUIDED = `${GUIDE}(?:(?:,| or| and| and/or) ${GUIDE}){0,2}`
const KIND =
  "(?:students?|(?:master|phd|doctoral|graduate|undergraduate|research|placement|msc|bsc)(?:[’']?s)? students?|pupils|apprentices?|trainees?|interns?|juniors?|graduates?|newcomers?|new (?:staff|starters?|hires?|colleagues|people|recruits|joiners|employees)|beginners|mentees?|learners|residents|theses)"
const ANYONE =
  '(?:(?:junior|younger|less experienced|other|new|fellow) (?:colleagues?|staff|people|developers|engineers|nurses|doctors|teachers|chefs|cooks|members of staff|employees|team members|others)|others|other people|anyone(?: else)?|anybody|someone|somebody|people|staff|colleagues|team members|employees|members of staff)'
const WHOM = `(?:(?:any|an?|some|many|own|${OWN}) )*(?:${KIND}|${ANYONE})(?:(?:,| or| and) (?:${KIND}|${ANYONE})){0,2}`
const MENTORING =
  '(?:(?:mentoring|mentorship|coaching|supervision|supervising)(?:(?:,| or| and|/| /) ?(?:mentoring|mentorship|coaching|supervision|supervising|training|teaching)){0,2})'
export const MENTORING_ASKED = exactly(
  [
    `(?:has|have|had|does|do|did|is|are) ${WHO} (?:ever |also |already |still |currently )?(?:been )?(?:${GUIDED}|experienced (?:in|at) ${GUIDE}) ${WHOM}(?: (?:of|on) (?:his|her|their|your) own)?(?: (?:before|so far|now|at work|too))?`,
    `(?:has|have|had|does|do|did) ${WHO} (?:ever |also )?(?:mentor(?:ed)?|coach(?:ed)?|supervised|done (?:any |some )?(?:mentoring|coaching))`,
    `whom? (?:has|have|did|does|do|is|are) ${WHO} (?:ever |currently )?(?:been )?${'(?:mentor(?:ed|ing)?|coach(?:ed|ing)?|train(?:ed|ing)?)'}(?: (?:so far|now|before))?`,
    `${OPENING}(?:experience|practice) (?:in |of |with |as an? )?(?:${MENTORING}|mentor|trainer)(?: ${WHOM})?`,
    `${OPENING}(?:mentoring|mentorship|coaching)(?:(?:,| or| and|/| /) ?(?:mentoring|mentorship|coaching|training|supervision))?(?: (?:experience|roles?|work|activities|record|of others|others|juniors))?`,
    `${OPENING}(?:training|supervision|supervising|coaching|mentoring) (?:of )?${WHOM}`,
    `(?:does|do|has|have) ${WHO} (?:have |got |had )?(?:any |some |much )?(?:(?:mentoring|coaching|mentorship|supervisory|training)(?: or (?:mentoring|coaching|training))? experience|experience (?:in |of |with |as an? )?(?:${GUIDE}|mentor|trainer|coach)(?: ${WHOM})?)`,
    `(?:is|are|was|were|has|have) ${WHO} (?:ever )?(?:been )?(?:an? )?(?:mentor|coach)(?: (?:to|of|for) (?:anyone|anybody|someone|others|juniors|students))?`,
    `${OPENING}(?:${KIND})(?: (?:supervised|trained|mentored|guided|taught))`,
  ].join('|'),
)

/** Which of them are asked for, where it is one kind, and what a CV calls them. */
const KINDS: readonly (readonly [RegExp, RegExp])[] = [
  [/\bapprentices?\b/, /\b(?:apprentic\w+|trainees?|improvers?)\b/i],
  [
    /\btrainees?\b/,
    /\b(?:apprentic\w+|trainees?|registrars|residents|pre-registration|newcomers?|new \p{L}+)\b/iu,
  ],
  [
    /\binterns?\b/,
    /\b(?:interns?|working students?|student workers?|students on placement|placement students)\b/i,
  ],
  [
    /\b(?:students?|pupils|theses)\b/,
    /\b(?:students?|pupils|thes[ei]s|dissertations?|ph\.?ds?|m\.?sc|doctor(?:ates?|al)|doctorands?|candidates|mentees?|learners|interns?)\b/i,
  ],
]

const PERSON =
  '(?:[\\p{L}-]{0,20}(?:students?|apprentices?|trainees?|interns?|juniors?|graduates?|newcomers?|starters?|colleagues?|staff|people|volunteers?|mentees?|residents?|registrars?|nurses?|midwives|teachers?|others|learners?|pupils?|joiners?|recruits?|hires?|beginners?|candidates?|theses|thesis|researchers?|doctorands?|postdocs?|members|teams?|lads|women|men|hands|attendants?|returners?|practitioners?|[\\p{L}-]{3,20}(?:ers|ors|ists|ians|ants|chefs|cooks|analysts)))(?!\\p{L})'
const MID = '(?:[^.;!?:(]{0,60}?[\\s(])?'
const rx = (source: string): RegExp => new RegExp(source, 'iu')
/** She is who does it: no 'trained by', no 'trained at'. */
const TELLS: readonly RegExp[] = [
  rx(
    `(?<![\\p{L}-])(?:mentor(?:s|ed|ing)?|coach(?:es|ed|ing)?|supervis(?:es?|ed|ing)|supervision of|train(?:s|ed|ing)?|induct(?:s|ed|ing)?|on-?board(?:s|ed|ing)?|tutor(?:s|ed|ing)?)(?! (?:by|at|as|with|supervisor)(?!\\p{L})) ${MID}${PERSON}`,
  ),
  rx(
    `(?<![\\p{L}-])(?:mentor|coach|supervisor|trainer|preceptor|sponsor|tutor|assessor|(?:practice|clinical) (?:educator|coach|teacher|supervisor))(?:s)? ?(?:to|of|for|in|at|with|since|on|\\()(?!\\p{L})`,
  ),
  rx(
    `(?<!\\p{L})(?:took|take|takes|taken|taking|brought|bring|brings|had|have|has|teach|teaches|taught|showed|guided?|line[- ]manage[sd]?|manages?|look(?:s|ed)? after|assess(?:es|ed)?|signed? off|saw|advised?|employ(?:s|ed)?) ${MID}(?:apprentices?|trainees?|interns?|juniors?|graduates?|mentees?|newcomers?|new (?:lads|starters|staff|colleagues)|(?:phd|doctoral|master|msc|research|placement) students?|theses)(?!\\p{L})`,
  ),
  rx(
    '(?<![\\p{L}-])(?:mentor|coach|supervisor|trainer|tutor|assessor|educator)(?!\\p{L})[^.]{0,80}(?<!\\p{L})(?:so far|passed|qualified|students|registrars|trainees|apprentices)(?!\\p{L})',
  ),
  rx(
    '(?:^|(?<!\\p{L})(?:I|she|he|and) )(?:trained|coached|mentored) (?:\\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) new \\p{L}+s(?!\\p{L})',
  ),
  rx('(?<!\\p{L})(?:trained|qualified|learn(?:ed|t)) (?:with|under) me(?!\\p{L})'),
  rx('(?<!\\p{L})mentees?(?!\\p{L})|(?<!\\p{L})students on placement(?!\\p{L})'),
  rx(
    '(?<!\\p{L})(?:mentoring|apprenticeship|trainee|graduate) (?:circle|scheme|programme|program)(?!\\p{L})',
  ),
  // 'MSc: four theses completed, 2021–2026'
  rx('^(?:ph\\.?d|m\\.?sc|b\\.?sc|doctoral|master)[^:]{0,20}: .*(?:theses|students?|supervis|advis)'),
  rx('(?<!\\p{L})(?:theses|dissertations|doctorates|phds?) (?:supervised|completed|seen through|under way)'),
  rx(
    '(?<!\\p{L})(?:apprentices?|trainees?|juniors?|interns?)(?!\\p{L})[^.;]{0,60}(?:passed|qualified|promoted|since stayed|still with (?:us|me)|under me|with me)(?!\\p{L})',
  ),
  rx('(?<!\\p{L})train(?:ed|s)? (?:newcomers|the others|everyone|new \\p{L}+)'),
]
/** One was guided oneself; or no people are. */
const NOT_HERS =
  /\b(?:supervis(?:ed|ion|or)?:? (?:by|prof|dr)\b|supervisors? (?:was|is|prof|dr)\b|(?:under|with|by|from) (?:the )?(?:supervision|guidance|my (?:mentor|supervisor|own supervisor))|my (?:own )?(?:mentor|coach|supervisor)|mentored by|coached by|trained (?:by|at|as|in|with|under|on)\b(?! me)|thesis\b[^.]{0,80}\bsupervis|dissertation\b[^.]{0,80}\bsupervis|(?:coach|bus|train) (?:from|station|journey|drivers?)|(?:bus|train) to|my (?:daughter|son|children|kids)|by train|the sponsor|supervised by|as (?:an? )?(?:apprentice|trainee|intern|student)|first aid|examin(?:ed|er)\b|would like|looking for|want(?:s|ed)? to|hoping|retrained|train(?:ed|ing) (?:the )?(?:model|network|detector|classifier))\b/iu
const STUDY: readonly Line['kind'][] = [
  'education',
  'certifications',
  'awards',
  'publications',
  'references',
  'skills',
  'languages',
]
const MAY_TELL =
  /\b(?:mentor\w*|coach\w*|supervis\w+|apprentic\w+|trainees?|train(?:ed|s|ing)|interns?|juniors?|students?|teach\w*|taught|tutor\w*)\b/i
const MOST = 3
const LONGEST = 320

export function planMentoring(facts: Facts, folded: string): Overview {
  const one = KINDS.find(([asked]) => asked.test(folded))?.[1]
  const lines = linesOf(facts)
  const told = lines.filter(
    ({ text, kind, unit }) =>
      !STUDY.includes(kind) &&
      text.length <= LONGEST &&
      !(unit.isHeader && kind !== 'teaching' && text.length > 120) &&
      !NOT_HERS.test(text) &&
      (one === undefined || one.test(text)) &&
      TELLS.some((tells) => tells.test(text)),
  )
  // a children's team is coached in one's free time
  const atWork = told.filter(({ kind }) => kind !== 'interests')
  const plan = planOf(partsOfLines(atWork.length > 0 ? atWork : told, MOST))
  if (plan !== null) return plan
  return lines.some(({ text, kind }) => !STUDY.includes(kind) && (one ?? MAY_TELL).test(text))
    ? UNSAID
    : NOWHERE
}
