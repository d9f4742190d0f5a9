/** 'How many people has she managed?', 'leadership experience': the lines that tell whom one led. */
import { type Entry, isPost } from '../../entries/entry.ts'
import type { Facts } from '../../facts/facts.ts'
import { headline } from '../../posts/headline.ts'
import { planHeadedLed } from './headed-led.ts'
import { linesOf, partsOfLines, type Line } from '../own-lines.ts'
import { OF_REPORTS } from './people-asked.ts'
import { oncePer } from '../../text/once-per.ts'
import { listOf, NOWHERE, planOf, UNSAID, type Overview } from '../planner.ts'
import { staffFields } from './staff-fields.ts'

const NUM =
  '(?:\\d{1,3}(?!\\d|[.,]\\d)|(?:some |about |up to |around |over |c\\. ?)?(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:-\\p{L}+)?|a dozen|a hundred))'
/** What is counted so is led by nobody as its boss, or is no person. */
const NOT_LED =
  '(?:numbers?|papers|beers|rollers|covers|orders|servers|clusters|containers|users|customers|consumers|readers|learners|attendees|participants|quarters|members(?! of (?:the )?staff)|letters|offers|chapters|towers|trailers|cruisers|printers|computers|students|patients|clients|residents|tenants|visitors|listeners|subscribers|elements|documents|apartments|departments|accounts|events|tournaments|plants|restaurants|grants|sensors|motors|tractors|vendors|suppliers|agreements|projects|cent|percent|newsletters|posters|freighters|tankers|liters|meters|metres|litres|centers|centres|chambers|theatres|theaters|farmers|shareholders|passengers|walkers|children|pupils|masters|others|makers|borders|winters|summers|parents|moments|answers|entries|data centres|fermenters|transformers|converters|boilers|routers|lockers|trackers|lasers|fasteners|filters|boosters|breweries|bottlers|beginners|treatments|payments|investments|instruments|statements|experiments|components|patents|talents|incidents|accidents|contents|colors|colours|floors|doors|monitors|factors|errors|actors|years?|months|weeks|days|hours|minutes|times)'
/** 'Five people for six years' counts people: the years are those of the leading. */
const AT_LENGTH = '(?!for (?:[\\p{L}\\d-]+ ){1,2}(?:years?|months|weeks|days|hours)(?!\\p{L}))'
const PERSONS = `(?!(?:${AT_LENGTH}[\\p{L}’'-]+ ){0,3}?${NOT_LED}(?![\\p{L}]))(?:[\\p{L}’'-]+ ){0,3}?(?:people|persons|staff|employees|colleagues|workers|(?:direct |line )reports|men|women|nurses|postdocs|sailors|apprentices?|trainees?|interns?|cooks|chefs|clerks|crew|fte|hands|whole-time|full-time|associates|officials|professionals|fellows|recruits|graduates|candidates|partners|juniors|freelancers|assistants|pickers|guards|pilots|drivers|(?:[\\p{L}-]{2,20}(?:ers|ors|ists|ians|ants|ents|ees|men|women|people|eers|wives|guides|chemists|analysts|tects)))(?![\\p{L}])`
const GROUP =
  '(?:teams?|groups?|staff|crew|department|unit|desk|section|brigade|kitchen|office|squad|branch|laboratory|lab|shift|division|guild|panel|workforce|pool)'
/** Where a verb has the person for its subject. */
const SUBJECT =
  '(?<=^|[,;:–—(-] |(?:^|[^\\p{L}])(?:I|she|he|they|and|also|now|then|to|or|have|has|still|currently|again|later|am|was|is|been|are|who:|then|from \\d{4}|team|group|technical|tech|shift|as|made|became|acting|interim|deputy|line) )'
const LEADS =
  '(?:leads?|led|leading|line-managed?s?|steers?|manages?|managed|managing|heads?|headed|heading|runs?|ran|running|directs?|directed|oversees?|oversaw|overseeing|coordinates?|coordinated|supervises?|supervised|in charge of|responsible for|answers? for|answered for|took over|take over|guides?|head(?: of|,)|lead of|leader(?: of|,)|line manager of|foreman,?|grew|employs?|employed|supervisor,?|manager (?:of|with)|lead,? with|director,? with|coordinator of)'
const TEACHES =
  '(?:supervis(?:e|es|ed|ing)|mentor(?:s|ed|ing)?|mentor (?:of|to)|train(?:s|ed|ing)?|coach(?:es|ed|ing)?|took on|take on)'
const MID = '(?:(?:[^.;!?(]|\\.(?=\\d)){0,70}?[\\s(])?'
const rx = (source: string): RegExp => new RegExp(source, 'iu')
/** What every pattern of a number needs, 'seven' within 'seventeen' too. */
const SOME_NUMBER = rx(
  '\\d|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fifteen|twenty|thirty|forty|fifty|a dozen|a hundred',
)

const COUNTED = [
  rx(`${SUBJECT}${LEADS} ${MID}${NUM} ${PERSONS}`),
  rx(
    `${SUBJECT}${LEADS} ${MID}(?<!-)${GROUP} (?:\\p{L}+ ){0,3}?(?:of|has|with) (?:\\p{L}+ ){0,1}?${NUM}(?![\\d%])`,
  ),
  rx(
    `${SUBJECT}${LEADS} ${MID}(?:team|group|staff|crew|department|unit|section|panel)[^.;]{0,20}\\(${NUM} ${PERSONS}`,
  ),
  rx(
    `(?<!\\p{L})(?:head|lead|leader|manager|chief|foreman|supervisor|in charge) (?:of|over|for) ${NUM}(?=[ ,.;]|$)(?! (?:per cent|percent|${NOT_LED}))`,
  ),
  rx(`(?:^|[;:,–—.] )team of ${NUM} \\((?:${NUM}|one|a) `),
  rx(`(?<!\\p{L})my (?:own )?(?:\\p{L}+ )?${GROUP} (?:of|has) ${NUM}`),
  rx(
    `(?:^|[.;,] )(?:(?:I|and|she|he) )?(?:have|has|had|there,? with) an? (?:(?!friend)\\p{L}+ )?${GROUP} of ${NUM}(?!\\p{L})`,
  ),
  rx(
    `(?<!\\p{L})(?:${NUM} ${PERSONS}|${NUM})[^.;]{0,60}? reports?(?:ed|ing)? (?:directly )?to (?:me|him|her|them)(?!\\p{L})`,
  ),
  rx(
    `^team (?:size )?(?:today|now)?:? ?\\d{1,3}\\b|^team: ${NUM} ${PERSONS}|^(?:direct reports|reports|headcount|staff|people|team size)(?: today| now)?:? ?${NUM}(?!\\p{L}| years)`,
  ),
  rx(`(?:^|[,;] (?:and )?)(?:${NUM} direct reports|one direct report)(?!\\p{L})`),
  rx(
    `(?<!\\p{L})(?:responsible for|in charge of|manages?|runs?|heads?|direct)(?!\\p{L})(?:[^.;]|\\.(?=\\d)){0,120}[ ,]with an? (?:staff|team|crew) of ${NUM}(?!\\p{L})`,
  ),
  rx(`(?<!\\p{L})over an? (?:team|crew|staff) of ${NUM}(?!\\p{L})`),
  rx(
    `(?<!\\p{L})(?:looks?|looked) after (?:(?:[^.;]|\\.(?=\\d)){0,80} and )?(?:an? (?:team|staff|crew|group) of ${NUM}|${NUM} (?:direct reports|people|employees|colleagues)(?= |$|[.,;:]))(?! on )`,
  ),
  rx(
    `(?<!\\p{L})(?:team|group|shift|section) (?:lead|leader)(?!\\p{L})[^.;]{0,40}[ ,]${NUM} (?:students|volunteers|${PERSONS})`,
  ),
  rx(`(?<!\\p{L})(?:in charge of|responsible for) ${MID}${NUM} ${PERSONS}`),
  rx(`(?<!\\p{L})(?:shift|team|group|section) lead(?:er)?(?!\\p{L})[^.;]{0,40} with ${NUM} ${PERSONS}`),
  rx(`(?<!\\p{L})head of (?:the )?team(?!\\p{L})[^.]{0,80}[, ]${NUM} (?:colleagues|people)`),
  rx(`(?<!\\p{L})(?:manager|director|head)(?!\\p{L})[^.;]{0,60} team of ${NUM}(?!\\p{L})`),
  rx(
    `(?<!\\p{L})(?:head|lead|leader|manager|director|coordinator)(?!\\p{L})[^.;]{0,70}(?:team|group|unit|department|expedition|head)(?!\\p{L})[^.;]{0,70}: ${NUM} ${PERSONS}`,
  ),
  rx(`^(?:today |now )?we are (?:now )?${NUM}(?=:|,| people| in all)`),
  rx(`(?<!\\p{L})team of ${NUM} that I (?:put together|hired|built|chose)`),
  rx(`^(?:my|our) (?:own )?${GROUP}: ${NUM}(?!\\p{L})`),
  rx(`(?<!\\p{L})interim head of [^.;]{2,40} with ${NUM} staff`),
  rx(`(?<!\\p{L})${NUM} (?:people|others|colleagues) in (?:the|my) team (?:beside|besides|under|below) me`),
  rx(`(?<!\\p{L})${NUM} (?:whole|full)-time equivalents`),
  // '52 employees, nine of them apprentices'
  rx(
    `^${NUM} (?:employees|staff|colleagues|people|members of staff), (?:${NUM}|half|most) of (?:them|whom) ${PERSONS}`,
  ),
  // 'Two employees: …', who they are
  rx(`^(?:${NUM}|one) (?:employees?|members? of staff): (?=\\p{Lu}|\\p{L}+ \\p{Lu})`),
  rx(
    `(?<!\\p{L})${NUM} ${PERSONS} in (?:my|her|his) (?:own )?(?:team|group|section|department|unit)(?!\\p{L})`,
  ),
  rx(`(?<!\\p{L})with ${NUM} ${PERSONS} (?:in my (?:team|group|section|department)|under me|below me)`),
  rx(`(?<!\\p{L})(?:head of|leader|lead)\\b[^.;]{0,70}\\(${NUM} ${PERSONS}`),
]
/** Of one post what the title says: 'Team of five.' below a head. */
const SIZE = rx(
  `^(?:an? )?(?:my )?${GROUP} of (?:${NUM}(?=[.,;:(]| from | in | at |$)|${NUM} ${PERSONS})|^${NUM} (?:staff|people)(?=[.,;]|$)|^(?:opened|ran|run|budget|\\d+ (?:covers|beds|rooms|children))(?:[^.]|\\.(?=\\d)){0,90}[;,] ${NUM} staff(?=[.,;]|$)`,
)
/** 'Team: six, across data and fieldwork.' */
const TEAM = rx(`^(?:my |our )?team(?: size)?: ${NUM}(?!\\p{L})`)
/** Of what is her own: 'Two employees and one apprentice.' */
const HIRED = rx(
  `^(?:${NUM}|one) (?:employees|staff|people|apprentices?)(?= and |$|[.,;])|(?<!\\p{L})has ${NUM} [^.;]{0,60}(?:on yearly contracts|employees|technicians|staff)`,
)
const OWNER = /\b(?:own|self|founder|owner|workshop|studio|yard|artistic director)\b/i
/** 'Seven developers, one tester': a team that is told by what it is made of. */
const MADE_UP = rx(
  `^\\d{1,2} ${PERSONS}, \\d{1,2} \\p{L}|^${NUM} ${PERSONS}, (?:one|two|three|four|five|six) \\p{L}`,
)
const HEAD =
  /\b(?:head|lead|leader|manager|director|chief|supervisor|foreman|forewoman|principal|officer in charge|coordinator|captain|chef de|head chef|c[eoft]o|owner|founder|(?<!scrum )master(?! of| in|['’]s)|matron|dean|chair)\b(?! nurse)/i
const OTHERS =
  /\b(?:none of (?:them|these|those|whom)|under (?:the |my )?\p{Lu}|led by|managed by|headed by|supervised by|my (?:manager|boss|head)|joined (?:a|the)|as (?:one|part) of (?:a|the)|member of (?:a|the)|who (?:leads?|runs?|managed?|headed)|in a team of|alone|guests|evacuat\w+|inquiry|expires?|runs? out|ran out|ran from|used (?:by|daily)|cohort|follow-up|workshops?|drills?|evenings|sessions|payroll for|supplies|key worker|trial (?:with|of)|(?:charity|firm|company|agency|bank|start-?up|newsroom|group) (?:with|of) (?:\d|some|about)|artists|apprentice scheme|inspection|per year|referrals)\b/iu
const WISH =
  /\b(?:looking for|want\w*|would|(?<!own )wish\w*|prefer\w*|seek\w*|open to|ideal\w*|team to lead|next (?:post|job|role)|no more than|more than (?:five|six|ten)|hoping|should like|not interested|post at|'s post)\b/i
const TAUGHT = [
  rx(`(?<!\\p{L})${TEACHES} ${MID}${NUM} (?:${PERSONS}|(?:\\p{L}+ ){0,3}(?:students|pupils|candidates))`),
]
const TRAINED = rx(
  `(?<!\\p{L})(?:train|teach|supervis|take|took)(?:s|ed|es|ing| on)? ${NUM} (?:apprentices|trainees)(?!\\p{L})`,
)
/** Led, without a number. */
const UNCOUNTED = [
  rx(
    `(?:^|(?<!\\p{L})(?:I|she|he|they|and|then|,) )(?:also |still |now )?(?:lead|leads|led|manages?|managed|heads?|headed|run|runs|ran|supervises?|supervised|oversees?|oversaw|coordinates?|coordinated|directs?|directed) (?:the |an? |my |its |their |our |his |her |this |both |two |three |several )(?:\\p{L}+[ -]){0,3}?(?:teams?|groups?|departments?|units?|sections?|staff|crews?|brigade|branch|laborator(?:y|ies)|shifts?|squad|divisions?|guild|colleagues|assistants|apprentices)(?!\\p{L}| (?:meeting|day|lunch|inquiry))`,
  ),
  rx(
    '(?<!\\p{L})(?:acting|deputy|interim) (?:head|manager|leader|director)(?!\\p{L})|^head of (?:the )?(?:section|department|team|group|unit|ward|school)(?!\\p{L})|(?<!\\p{L})(?:shift|team|group) lead(?:er)?(?= |$|[.,;:])',
  ),
]
/** Who leads one: 'I report to the Deputy Head'. */
const BOSS = /\breport(?:s|ed|ing)? (?:directly )?to [^.;,]*/gi
const NONE_LED =
  /\b(?:no|not|never|n't|without|zero)\b[^.;]{0,50}\b(?:line management|people management|people responsibility|people manager|personnel responsibility|direct reports|management post|managing people|manag(?:e|ed|ing) (?:any(?:one|body)|people|staff|a team)|line manager|line reports|(?<=no )reports)\b|\bline manager of nobody\b|\bindividual contributor by choice\b/i
const TITLES =
  /\b(?:head of|team lead(?:er)?|(?:group|section|shift|squad|crew) lead(?:er)?|supervisor|foreman|forewoman|director|manager of|general manager|managing|matron|ward manager|head(?:teacher|master|mistress)|head (?:chef|nurse|librarian|teacher|waiter|gardener)|c[etfo]o|chief \p{L}+ officer|captain|engineering manager|department manager|(?:restaurant|branch|store|shop|site|plant|office|hotel|operations|production) manager)\b/iu
const MOST = 3
const LONG = 300

/** @param number whether it is asked how many */
export function planPeopleLed(facts: Facts, number: boolean, folded = ''): Overview {
  const ofReports = OF_REPORTS.test(folded)
  const fields = number ? staffFields(facts) : []
  if (fields.length > 0) return planOf(fields) ?? UNSAID
  const posts = facts.entries.filter((entry) => isPost(entry) && entry.text.length <= 160)
  const { own, counted, none, helped, trained, uncounted } = linesThatTell(facts)
  const further = uncounted.filter(
    (line) => !(ofReports && /\bguild\b/i.test(line.text)) && !counted.includes(line),
  )
  const found = number ? first(counted, helped, none, trained) : first([...counted, ...further], helped, none)
  if (found.length > 0) return planOf(partsOfLines(found, MOST)) ?? UNSAID
  if (number) return UNSAID
  const titled = posts.filter(({ title, text }) => TITLES.test(title ?? text))
  if (titled.length > 0)
    return listOf(titled.map((post) => ({ text: saidOf(post), units: post.header }))) ?? UNSAID
  const taught = own.filter(({ text }) => TAUGHT.some((one) => one.test(text)))
  if (taught.length > 0 && !ofReports) return planOf(partsOfLines(taught, 1)) ?? UNSAID
  return planHeadedLed(facts) ?? (ofReports ? NOWHERE : UNSAID)
}

/** Looked for once: by whom a number is said, none, or whom one leads without a number. */
const linesThatTell = oncePer((facts: Facts) => {
  const lines = linesOf(facts).filter(({ text }) => !WISH.test(text))
  const own = lines.filter(({ text, kind }) => isTold(kind) && !OTHERS.test(text))
  return {
    own,
    counted: own.filter((line) => isCounted(line) || isSize(line)),
    none: lines.filter(({ text }) => text.length <= LONG && NONE_LED.test(text)),
    helped: lines.filter((line) => line.kind === 'volunteering' && isCounted(line)),
    trained: own.filter(({ text }) => TRAINED.test(text)),
    uncounted: lines.filter(
      ({ text, kind }) =>
        !OTHERS.test(text) &&
        (isTold(kind) || kind === 'practical') &&
        UNCOUNTED.some((one) => one.test(text.replace(BOSS, ' '))),
    ),
  }
})

const isTold = (kind: Line['kind']): boolean =>
  kind !== 'references' &&
  kind !== 'awards' &&
  kind !== 'publications' &&
  kind !== 'certifications' &&
  kind !== 'interests' &&
  kind !== 'practical' &&
  kind !== 'volunteering'

/** Does the line say how many people one leads? */
export const tellsHowMany = oncePer(
  (line: Line): boolean =>
    SOME_NUMBER.test(line.text) &&
    !OTHERS.test(line.text) &&
    !WISH.test(line.text) &&
    (isCounted(line) || isSize(line) || TEAM.test(line.text)),
)

/** Of most lines it is plain before the patterns are run. */
const isCounted = ({ text }: Line): boolean => SOME_NUMBER.test(text) && COUNTED.some((one) => one.test(text))

const isSize = ({ text, entry, unit }: Line): boolean =>
  (SIZE.test(text) && HEAD.test(entry?.text ?? unit.contextText)) ||
  (entry !== null && MADE_UP.test(text)) ||
  (HIRED.test(text) && OWNER.test(entry?.text ?? unit.contextText))

const saidOf = (post: Entry): string =>
  post.title === null || post.org === null || post.text.length <= 90
    ? headline(post)
    : `${post.title}, ${post.org}${post.dates === '' ? '' : ` (${post.dates})`}`

const first = (...choices: readonly (readonly Line[])[]): readonly Line[] =>
  choices.find((lines) => lines.length > 0) ?? []
