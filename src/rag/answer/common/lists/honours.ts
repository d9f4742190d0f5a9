/** Prizes, memberships and unpaid work: lists of their own, and lines that tell of one wherever they stand. */
import type { Facts } from '../../facts/facts.ts'
import { listKinds, type ListKind } from '../../lists/list-headings.ts'
import { piecesOf, type Piece } from '../../lists/list-pieces.ts'
import { isLost } from '../../lists/list-words.ts'
import { cuesOf } from './list-cues.ts'
import { gathered } from './gathered.ts'
import { listed } from './list-items.ts'
import { NOWHERE, listOf, planOf, type Overview } from '../planner.ts'
import { unpaidPosts } from '../unpaid-posts.ts'

const whole = ({ label, text, more }: Piece): string => [label ?? '', text, ...more].join(' ').trim()

const PRIZE =
  /(?<!\p{L})(?:(?:\p{Lu}|of the )[\p{L}'’-]*,? ){0,4}(?:Awards?|Prizes?|Medal)(?!\p{L})(?! (?:jury|committee|ceremony))|\b(?:of|for) the (?:Year|Quarter|Season)\b|\b[Dd]ean['’]s [Ll]ist\b|\b(?:took|taken|won|finished in|placed) (?:first|second|third)(?: place)?\b|\brunner-up\b|\b(?:[Ff]irst|[Ss]econd|[Tt]hird) prize\b|\b(?:won|received|awarded|given) (?:the |a |an |our |my |her |his )?(?:\p{L}+ ){0,4}(?:award|prize|medal)\b|\p{Lu}\p{Ll}+(?:preis|prijs)\b|\b(?:Prix|Premio|Premi) (?:d[eu']|\p{Lu})/u
const NO_PRIZE =
  /\b(?:jury|judged?|judge:|shadow(?:ed|s|ing)?|judges|committee|shortlist of|refused|rejected|nominate others|no (?:awards?|prizes?)|prize money|prize draw|award ceremony|award criteria|contract award|(?:case|event) of (?:an? |the )?(?:contract )?award|clients?|her students?|my students?|my pupils|trainee won)\b/i

/** 'Ann Poole (2021) won the faculty prize': a student's. */
const OTHERS_WON = /\p{Lu}\p{Ll}+ \p{Lu}[\p{L}'’-]+(?: \(\d{4}\))?,? (?:won|received|was awarded)/u

const isOfOthers = (text: string): boolean => NO_PRIZE.test(text) || OTHERS_WON.test(text)

/** 'Received' above several prizes, which are the list. */
const eachBelow = (piece: Piece): readonly Piece[] =>
  piece.form === 'heading' && piece.below.length > 1 && piece.below.every(({ form }) => form !== 'sentence')
    ? piece.below
    : [piece]

/** Does it stand below 'Nominated'? An item that says so itself may tell of a prize, too ('finalist in 2019 and winner in 2024'). */
const isOfLost = (folded: string, { form, label, text }: Piece): boolean =>
  isLost(folded, form === 'heading' ? text : (label ?? '')) ||
  (isLost(folded, text) && WENT_ELSEWHERE.test(text))
/** What says plainly that somebody else, or nobody, got it. */
const WENT_ELSEWHERE =
  /\b(?:went|awarded|given) to (?:\p{Lu}|another|somebody|someone|others)|\b(?:not (?:won|awarded)|did not win|didn['’]t win|nominated only|only nominated)\b|[:;,(–—] ?nominated\)?\.?$/u

/** Below 'Key achievements' stands what was done, and a prize only where it says so. */
const DEEDS = /\b(?:achievements?|accomplishments?|successes|highlights|results|impact|milestones)\b/i
const PRIZES = /\b(?:awards?|prizes?|honou?rs?|recognition|distinctions?|medals?)\b/i
function isDeed({ document }: Facts, piece: Piece): boolean {
  const heading = document.sections[piece.section]?.heading ?? ''
  return DEEDS.test(heading) && !PRIZES.test(heading) && !MAY_TELL_PRIZE.test(whole(piece))
}

/** 'Which prizes and grants has he received?' */
const GRANTS_TOO = /\b(?:grants?|scholarships?|bursar(?:y|ies)|stipends?|fellowships?)\b/

/** 'Has she won any awards?' */
export function planAwards(facts: Facts, folded: string): Overview {
  const asked: readonly ListKind[] = GRANTS_TOO.test(folded) ? ['awards', 'grants'] : ['awards']
  const found = listed(
    facts,
    'awards',
    (piece) => asked.some((kind) => cues(piece).has(kind)) && !isOfOthers(whole(piece)),
  )
  // where some were won the others are left out
  const won = found.pieces.filter((piece) => !isOfLost(folded, piece))
  const own = (won.length > 0 ? won : found.pieces)
    .flatMap(eachBelow)
    .filter((piece) => !isDeed(facts, piece))
  const pieces = own.length > 0 ? own : amongPrizes(facts)
  const sections = new Set([...found.sections, ...[...found.pieces, ...pieces].map(({ section }) => section)])
  return gathered(
    facts,
    { sections, pieces },
    (text) => PRIZE.test(text) && !NO_PRIZE.test(text) && !OTHERS_WON.test(text),
    ['certifications'],
    MAY_TELL_PRIZE,
  )
}

/** What may tell of a prize, or of something like one. */
const MAY_TELL_PRIZE =
  /\b(?:awards?|awarded|prizes?|medal(?:s|list)?|honou?rs?|honou?red|winners?|won|scholarships?|bursar(?:y|ies)|distinction|troph(?:y|ies)|champion\w*|of the (?:year|month|quarter|season)|(?:first|second|third|top|1st|2nd|3rd) (?:place|prize|out of|in)|recogni[sz]ed|recognition|shortlist\w*|nominat\w+|finalist|runner-?up|laureate|cum laude|best \p{L}+|michelin|stars?|ribbons?|rosettes?|certificate of merit|commend(?:ed|ation)|named (?:as )?(?:one|a|the)|prix|\p{L}{1,20}preis|preis)\b/iu
/** The same of work without pay. */
const MAY_TELL_UNPAID =
  /\b(?:volunt\w+|charit(?:y|ies|able)|unpaid|pro bono|trustees?|governors?|communit(?:y|ies)|parish|scouts?|refugees?|homeless|shelter|food ?bank|soup|foundation|ngo|non-?profit|aid|relief|without (?:pay|a fee|charge)|for free|free of charge|honorary|treasurer|secretary|chair(?:man|woman|ed|s)?|committee|rescue|lifeboat|red cross|fire brigade|prison|hospice|asylum|tutor(?:ing)?|tuition)\b/i

/** Below a heading of one's own making, 'Tin and ribbons', items that all tell of prizes. */
const amongPrizes = (facts: Facts): readonly Piece[] =>
  piecesOf(facts).flatMap((all, section) => {
    const { plain, vague } = listKinds(facts.document.sections[section]?.heading ?? '')
    const isOwn = facts.mainKinds[section] === 'awards' && plain.size + vague.size === 0
    const items = all.filter(({ form, below }) => form === 'item' && below.length === 0)
    const isPrize = (piece: Piece): boolean => cues(piece).has('awards') && !NO_PRIZE.test(whole(piece))
    return isOwn && items.length > 0 && items.length === all.length && items.every(isPrize) ? items : []
  })

const BELONGS =
  /\b(?:[Mm]ember(?:ship)?(?: since|,| of (?:the )?\p{Lu}[\p{L}'’.-]{0,30}|$)|,? member (?:since|no)|\p{Lu}{2,6} member|[Uu]nion member|[Ff]ellow of (?:the )?\p{Lu}[\p{L}'’.-]{0,30}|[Ff]ellow,|[Ff]reeman of|[Rr]egistered with|[Cc]hartered (?:member|\p{Lu}\p{Ll}+)|[Ee]lected to the)(?!\p{L})|(?<!\p{L})(?:on the (?:board|committee) of|[Bb]oard member of|[Tt]reasurer of|[Ss]ecretary of|[Cc]hair of|[Pp]resident of|[Tt]reasurer,|[Pp]resident,|[Cc]onvener of) (?:the )?(?:\p{L}+[ '’-]){0,5}(?:Association|Guild|Society|Union|Institute|Network|Federation|Chamber|Club|Group)/u
const NO_BELONGING =
  /\b(?:jury|team member|crew member|teams? of|family member|member of (?:the )?(?:team|staff|jury|crew|management|works council|board of examiners|project|programme|parole|failure|review)|parole|visiting fellow|research fellow|postdoctoral|no party|party membership|certified|no longer a member|wikimedia code|trained|guest|diploma|dissertation|certificate|[Bb]oard member,)\b/i
/** Where one belongs for other reasons than one's profession. */
const PRIVATE =
  /\b(?:allotment|tenants?|choir|club|rescue|fire|food bank|repair|rowing|ski|parents?|school governor|charity|tram|heritage|garden|orchestra|band|football|handball|self-help|trust(?:ee)?|mission|e\.?V\.?|refuge|lifeboat|swimming|cycling|tennis|boat|meetup|community)\b/i

export const planMemberships = (facts: Facts): Overview => memberships(facts, () => true)

/** A professional body is no club. */
export const planProfessionalBodies = (facts: Facts): Overview =>
  memberships(facts, (text) => !PRIVATE.test(text))

/** A trade union, under whatever name. */
const UNION =
  /\b(?:unions?|unioni[sz]ed|unionist|shop steward|works council|unison|unite|gmb|usdaw|nasuwt|neu|bectu|prospect|equity|rmt|aslef|cwu|ucu|fbu|rcn|bma|verdi|ver\.di|ig metall|fnv|cgt|cfdt|cgil|ugt|ccoo|afl-cio|teamsters|seiu|uaw|ibew)\b/i
/** What else has the word. */
const NO_UNION =
  /\b(?:students?|student['’]s|credit|european|rugby|soviet|african|customs|currency|monetary|banking|pan-european|telecommunication)['’]? unions?\b|\bin union with\b|\bin union\b(?! (?:rep|work|branch))|\bunion (?:jack|square|street|station)\b|\bprospect (?:house|street|road|park|theatre)\b|\bprivate equity\b/giu
/** An office in one, or membership that is said plainly. */
const IN_UNION =
  /\b(?:union (?:rep(?:resentative)?s?|steward|member|delegate|convenor|convener|secretary|official|organi[sz]er)|shop steward|(?:member|secretary|chair|delegate|rep(?:resentative)?|steward) (?:of|in|for|at) (?:an? |the |my |our )?(?:\p{L}+ ){0,3}union)\b/iu
/** 'NASUWT rep', 'branch secretary, UCU'. */
const NAMED_REP =
  /\b\p{Lu}{3,}(?:\/\p{Lu}+)? (?:(?:workplace|branch|site|school|local|health and safety|safety) )?(?:[Rr]ep(?:resentative)?|[Ss]teward|[Bb]ranch (?:[Ss]ecretary|[Cc]hair))(?!\p{L})|\b[Bb]ranch (?:[Ss]ecretary|[Cc]hair)(?:,| of| for)(?: the)? \p{Lu}{3,}(?!\p{L})/u
/** Most lines that tell of it. */
const MOST_UNION = 3

/** Those that tell of an office; nowhere where no line has a word for one; else the rankers look for it. */
export function planUnion(facts: Facts): Overview {
  const texts = facts.units.map(({ unit }) => ({ unit, text: unit.text.replace(NO_UNION, ' ') }))
  const held = texts.filter(
    ({ unit, text }) =>
      unit.kind !== 'heading' && ((IN_UNION.test(text) && !NEVER.test(text)) || NAMED_REP.test(text)),
  )
  if (held.length > 0 && held.length <= MOST_UNION)
    return planOf(held.map(({ unit }) => ({ text: unit.text, units: [unit.index] })))
  return texts.some(({ text }) => UNION.test(text)) ? null : NOWHERE
}
/** Whom one dealt with as an employer. */
const NEVER = /\b(?:negotiat\w*|bargain\w*|with (?:the |two |three |our )?(?:trade )?union)\b/i

function memberships(facts: Facts, fits: (text: string) => boolean): Overview {
  const belongs = (text: string): boolean => BELONGS.test(text) && !NO_BELONGING.test(text) && fits(text)
  const found = listed(
    facts,
    'memberships',
    (piece) =>
      (belongs(whole(piece)) || cues(piece).has('memberships')) &&
      !cues(piece).has('awards') &&
      fits(whole(piece)) &&
      !NO_BELONGING.test(whole(piece)),
  )
  const kept = { ...found, pieces: found.pieces.filter((piece) => fits(whole(piece))) }
  return gathered(facts, kept, belongs, ['awards', 'references', 'publications'])
}

const UNPAID =
  /(?<!\d )\b(?:[Vv]olunteer(?:s|ed|ing)? (?:at|for|in|with|as|on|by|on)\b|[Vv]olunteer(?:ed)?\b(?! (?:coordinat|manage|program|train|recruit))|[Vv]oluntary (?!redundan|liquidation|departure|severance|leave|exit|turnover)|[Pp]ro bono|[Tt]rustee|[Ss]chool governor|[Rr]epair [Cc]af[eé]|[Rr]epair [Ll]ibrary|(?:sit|sits|sat|serve|serves|been) on the (?:board|committee) of|[Mm]ountain [Rr]escue|lifeboat|night shelter|first responder|(?:[Hh]elp|[Ss]upport|[Ww]ork|[Tt]aught|[Tt]each)\p{L}*\b.{0,60}\bwithout (?:pay|a fee)|(?:took|take|takes|for) no (?:fee|pay)|[Ff]ood [Bb]ank|[Nn]on-profit|soup kitchen)(?!\p{L})|\b[Uu]npaid\b(?! (?:leave|invoices?|months?|overtime|breaks?|sabbatical|years?|pitch|internship|parental))|\bcharity (?:\p{Lu}|that|for)|(?:[Tt]reasurer|[Ss]ecretary|[Cc]hair|[Cc]ashier|[Oo]n the board|[Bb]oard member) (?:of|at|with) (?:the |a |an )?(?:\p{L}+[ '’-]){0,4}(?:association|society|club|garden|caf[eé]|trust|charity|network|group|[Ss]ociety|[Aa]ssociation|refuge)/u
const NO_VOLUNTEER =
  /\b(?:\d+ volunteers|volunteers (?:who|were|was|have|had)|by volunteers|(?:trained|led|managed|coordinated|with|of|by|\d) (?:\p{L}+ )?volunteers|voluntary redundancy|is a charity|no unpaid|not (?:do )?unpaid|hospital's charity|for a charity|charity (?:with|of)|trials on volunteers|unpaid (?:pitches|work is)|raised|seconded|donated|paid for by|parents' charity|principal investigator|(?:don['’]t|do not) (?:do |take )?unpaid|(?:took|months?|weeks|leave)\b[^.]{0,60}\bunpaid and|healthy volunteers|volunteer's|learn(?:ed|t)\b[^.]{0,90}\bunpaid)\b/iu

/** What is an honorary post where one tells of one's free time. */
const HONORARY =
  /\b(?:[Vv]ice-president|[Pp]resident|[Tt]reasurer|[Ss]ecretary|[Cc]hair(?:ed|s)?|[Gg]overnor|[Cc]oach(?:es)?|[Tt]rustee|[Mm]entor(?:s)?|[Hh]elper)\b(?: (?:at|of|the|for)\b|,)/

/** 'Does she do any voluntary work?' */
export function planVoluntaryWork(facts: Facts): Overview {
  const told = (text: string): boolean => UNPAID.test(text) && !NO_VOLUNTEER.test(text)
  const posts = unpaidPosts(facts, () => true)
  if (posts.length > 0) return listOf(posts)
  const found = listed(
    facts,
    'volunteering',
    (piece) => told(whole(piece)) || cues(piece).has('volunteering'),
  )
  return gathered(
    facts,
    found,
    told,
    ['awards', 'references', 'publications', 'skills', 'summary', 'languages'],
    MAY_TELL_UNPAID,
    HONORARY,
  )
}

const cues = (piece: Piece): Set<ListKind> => cuesOf([piece.text, ...piece.more].join(' '), piece.label)
