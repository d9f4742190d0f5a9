/** 'Has she been self-employed?', 'freelance experience': posts and lines that say she worked on her own account. */
import { type Entry, isPost } from '../../entries/entry.ts'
import type { Facts } from '../../facts/facts.ts'
import { exactly, WHO, WHOSE } from '../../lexicon/frames.ts'
import type { PlanPart } from '../../plan/plan.ts'
import { headline } from '../../posts/headline.ts'
import { toldPart } from '../../posts/timeline-entries.ts'
import { linesOf, partsOfLines, type Line } from '../own-lines.ts'
import { listOf, planOf, UNSAID, type Overview } from '../planner.ts'
import { ANY, OPENING } from '../wordings.ts'

const FIRM =
  '(?:businesse?s?|compan(?:y|ies)|firms?|start-?ups?|enterprises?|studios?|workshops?|practices?|shops?|agenc(?:y|ies)|consultanc(?:y|ies))'
const FREELANCER =
  '(?:developer|programmer|designer|writer|journalist|editor|translator|interpreter|photographer|filmmaker|consultant|engineer|producer|director|teacher|tutor|trainer|artist|musician|architect|accountant|copywriter|illustrator|researcher|analyst|coach|chef|nurse|curator)'
const FREE = `(?:self[- ]?employed|freelance[rd]?s?|freelancing|an? (?:freelancer|entrepreneur|sole trader|contractor|business owner|independent (?:consultant|contractor)|founder|company founder|freelance ${FREELANCER})|entrepreneur|sole trader|contractor|independent|on (?:his|her|their) own account|for (?:him|her|them)self)`
export const OWN_BUSINESS = new RegExp(
  exactly(
    [
      `(?:has|have|had|did|does|do|is|are|was|were) ${WHO} (?:ever |also |currently |now |already )?(?:been |worked? |working |gone |be |work |been working |become )?(?:as )?${FREE}(?: work(?:er)?s?)?(?: before| now| at present)?`,
      `(?:has|have|had|did|does|do|is|are|was|were) ${WHO} (?:ever |also |currently |now |already )?(?:run|ran|running|had|have|own|owned|owning|found|founded|founding|started?|set up|built|managed|created?|launched|opened|led)(?: up)? (?:an? |any |the )?(?:(?:${WHOSE}) )?(?:own )?(?:small )?${FIRM}(?: of (?:${WHOSE} )?own)?(?: before)?`,
      `(?:has|have|had|does|do|did) ${WHO} (?:have |had |got |done |do |taken |take )?${ANY}(?:previous )?(?:freelanc(?:e|ing)|self[- ]employ(?:ment|ed)|entrepreneurial|contracting|contract|business owner) ?(?:experience|work|jobs?|projects?|clients?|background)?`,
      `(?:has|have|had|does|do|did) ${WHO} (?:have |had |got )?${ANY}experience (?:as an? |of |with |in )(?:freelancer|freelancing|freelance work|entrepreneur|self[- ]employ(?:ment|ed)|being self[- ]employed|(?:running|owning) (?:an? |her own |his own |their own |own )?${FIRM})`,
      `${OPENING}(?:freelanc(?:e|ing|er)|self[- ]employ(?:ment|ed)|entrepreneur(?:ial|ship)?|contracting)(?: (?:experience|work|jobs|projects|background|history|activit(?:y|ies)|career))?`,
      `${OPENING}own ${FIRM}`,
      `(?:what|which) (?:was |is |were |are )?(?:(?:${WHOSE}) )?(?:own )?${FIRM} (?:has|have|did|does|do) ${WHO} (?:ever )?(?:founded?|started?|set up|own(?:ed)?|run|built|created?)`,
      `is ${WHO} (?:an? )?(?:freelancer|self[- ]employed|business owner|entrepreneur|owner of (?:an? )?${FIRM})(?: or (?:employed|an employee))?`,
    ].join('|'),
  ).source,
  'u',
)
/** A business, not only work without an employer. */
const BUSINESS =
  /\b(?:business|compan|firm|start-?up|enterprise|entrepreneur|studio|workshop|practice|shop|agenc|found)/

const rx = (source: string): RegExp => new RegExp(source, 'iu')
const OWN_THING =
  '(?:business|compan(?:y|ies)|firm|studio|workshop|practice|shop|yard|agency|consultancy|limited company|restaurant|café|cafe|bakery|farm|gallery|clinic|label|brand|garage|bench|boat|imprint|press|account|office|salon|surgery|atelier|import)'
/** In the header of a post. */
const HEADED = rx(
  `(?<![\\p{L}-])(?:freelanc(?:e|er|ing)|self-employed|self employed|sole trader|own ${OWN_THING}|(?<!product )(?<!process )(?<!service )(?<!team )(?:co-?)?owner|(?:co-?)?founder|founder(?: and|,|/)|proprietor|independent (?:consultant|contractor|practitioner)|on (?:my|his|her|their) own account|own account|entrepreneur|[@,(] ?self|self)(?![\\p{L}'’-])|(?<!\\p{L})(?:front-?end|back-?end|software|it|interim|independent|\\p{L}+) contractor(?!\\p{L})|^contractor(?!\\p{L})`,
)
const BUSINESS_HEAD = rx(
  `(?<!\\p{L})(?:own|owner|founder|co-?owner|co-?founder|founded|self-employed|self employed|sole trader|proprietor|company|ltd|limited)(?!\\p{L})`,
)
const HOBBY =
  /\b(?:meet-?up|choir|charity|society|club|league|reading|band|voices|conductor|treasurer|association|network|volunteer|unpaid|festival|orchestra|for owners?|owners? of|manager|contractors)\b/i
/** In a sentence of her own. */
const TOLD = [
  rx(
    "(?<!\\p{L})(?:I|she|he|they)(?:[’']ve|[’']m)? (?:have |has |had |am |is |was |were )?(?:been |went |became |turned |worked |work |works |also work |also worked )?(?:as an? )?(?:again |mostly |always |then )?(?:as an? )?(?:freelance[rd]?|self-employed|sole trader)(?!\\p{L})",
  ),
  rx(
    "^(?:[\\p{L}\\d’'–/.]+ ){0,4}(?:freelance|freelancer|self-employed|sole trader)(?: (?:again|since|from|for|on|in|UK)|,|$|\\.)",
  ),
  rx(
    '(?<!\\p{L})(?:freelanced|freelancing (?:since|from|for|on)|freelance (?:since|from|for|map-maker|reviewer|instructor|interviewer|translator|writer|editor|consultant|photographer|designer|developer)|(?:three|two|four|five|some|small|several)(?: small)? freelance (?:projects?|jobs?|clients)|done (?:some )?freelanc(?:e|ing)|stopped freelancing|gave up (?:my|her|his) freelance|registered as (?:a )?(?:self-employed|freelance)|freelance year|freelance:)(?!\\p{L})',
  ),
  rx(
    `^(?:my |his |her )?own ${OWN_THING}(?!\\p{L})|(?<!\\p{L})my own ${OWN_THING}(?!\\p{L})|^(?:she|he) (?:has |had )?(?:runs?|ran|opened|started|set up|founded|has|had) (?:his|her) own ${OWN_THING}(?!\\p{L})|(?<!\\p{L})I opened my (?:\\p{L}+ )?${OWN_THING}(?!\\p{L})`,
  ),
  rx(
    '(?<!\\p{L})(?:I|she|he) (?:co-)?(?:founded|set up|started|opened) (?:an? |the |my |her |his )?(?!for )(?:(?!for |with )\\p{L}+ ){0,3}(?:company|business|firm|practice|studio|agency|shop|workshop|ltd|limited|gmbh)(?!\\p{L})',
  ),
  rx(
    '(?<!\\p{L})(?:sole trader|trades? as|own limited company|majority owner|on (?:my|his|her) own account|(?:my|his|her) own business|I own \\d)(?!\\p{L})',
  ),
  rx('(?:^|[,;] )self-employed(?!\\p{L}| \\p{L}+er)'),
  rx('^(?:profession|status|employment)[^.]{0,60}self-employed'),
  rx('^(?:co-)?founder(?:,| and | ·)'),
]
const NOT =
  /\b(?:no|not|never|without|none|nor|n't|permanent only|looking for|looks? for|open to|would|to go freelance|want\w*|wish\w*|clients are|prefers?|rather|or freelance|whom|hire[sd]?|managed? \d+ freelance|steers?|pool of|alongside the|other side|freelance (?:guides?|budget|contracts?|designers and))\b/i
const KINDS: readonly Line['kind'][] = [
  'experience',
  'summary',
  'practical',
  'contact',
  'projects',
  'skills',
  'teaching',
  null,
]
const MOST = 3

export function planOwnBusiness(facts: Facts, folded: string): Overview {
  const posts = facts.entries.filter(
    (entry) =>
      isHeld(entry) &&
      HEADED.test(entry.text) &&
      !HOBBY.test(entry.text) &&
      !NOT.test(withoutLimits(entry.text)),
  )
  const run = BUSINESS.test(folded) ? posts.filter((post) => BUSINESS_HEAD.test(post.text)) : posts
  const chosen = run.length > 0 ? run : posts
  if (chosen.length > 0) return listOf(chosen.map((post) => said(facts, post))) ?? UNSAID
  const lines = linesOf(facts).filter(
    ({ text, kind, unit }) =>
      KINDS.includes(kind) &&
      !HOBBY.test(text) &&
      (!unit.isHeader || text.length < 100) &&
      (!NOT.test(text) || PAST.test(text)) &&
      TOLD.some((one) => one.test(text)),
  )
  return planOf(partsOfLines(lines, MOST)) ?? UNSAID
}

const OWN_HEADING =
  /\bon (?:my|her|his|their) own\b|\bown (?:business|company|firm|practice|studio|workshop)\b|\bself-employed\b|\bfreelance\b/i
/** 'I have run Ferris & Son, a workshop' */
const RUNS = rx(
  `(?<!\\p{L})(?:I|she|he) (?:have |has )?(?:run|ran|founded|set up|started|opened) (?:my own|her own|his own|(?:(?:\\p{Lu}[\\p{L}’'.-]*|&|and) ?){1,5},? (?:an?|my|the) (?:\\p{L}+ ){0,2}${OWN_THING})(?!\\p{L})`,
)

/** Is the post one without an employer, by its header or the heading above it? */
export function isOwnAccount(facts: Facts, entry: Entry): boolean {
  if (!isPost(entry) && entry.kind !== 'experience') return false
  if (HOBBY.test(entry.text) || NOT.test(withoutLimits(entry.text))) return false
  if (HEADED.test(entry.text) || RUNS.test(entry.text) || TOLD.some((one) => one.test(entry.text)))
    return true
  const section = facts.units[entry.header[0] ?? -1]?.unit.section
  const heading = section === undefined ? '' : (facts.document.sections[section]?.heading ?? '')
  return OWN_HEADING.test(heading)
}

/** 'No more than 20 days a year', 'stopped for good', 'evenings': how much it was, which denies nothing. */
const withoutLimits = (text: string): string => text.replace(/\b(?:no|not) more than\b/gi, '')

/** Told in spite of a word that denies: 'permanent only: I stopped freelancing in 2014'. */
const PAST =
  /\b(?:stopped freelancing|gave up (?:my|her|his) freelance|have done freelanc\w+|took no freelance work since)\b/i

const isHeld = (entry: Entry): boolean => isPost(entry) || entry.kind === 'projects'

const said = (facts: Facts, post: Entry): PlanPart => {
  const part = post.range === null ? toldPart(facts, post) : { text: headline(post), units: post.header }
  return { ...part, text: part.text.replace(/\.$/, '') }
}
