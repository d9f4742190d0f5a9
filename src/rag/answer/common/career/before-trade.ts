/** 'What did she do before she became a teacher?', 'before farriery': what one was before the present trade. */
import type { Facts } from '../../facts/facts.ts'
import { exactly, WHO, WHOSE } from '../../lexicon/frames.ts'
import type { PlanPart } from '../../plan/plan.ts'
import { mainPosts, type Held } from '../../posts/held.ts'
import { fold, words } from '../../text/text.ts'
import { linesOf, partsOfLines, type Line } from '../own-lines.ts'
import { planOf, type Overview } from '../planner.ts'

const TURNED =
  '(?:becoming|becam(?:e)?|became|becomes|turning (?:to|into)|turned (?:to|into)|going into|went into|getting into|got into|moving into|moved into|coming to|came to|entering|entered|taking up|took up|training as|trained as|starting (?:out )?(?:as|in)|started (?:out )?(?:as|in)|retraining as|retrained as|switching to|switched to|being|(?:was|were|being|working as|worked as)(?= an? ))'
const ONE = "(?!(?:at|in|with|on|from|made|promoted|there|here|this|that)(?!\\p{L}))\\p{L}[\\p{L}' -]{3,40}"
const DID =
  '(?:do|done|doing|work(?:ed|ing)?(?: as| in)?|be|been|was|earn (?:his|her|their|your) living)(?: for (?:a living|work))?'
const TURN = `before (?:${WHO} )?${TURNED} (?:an? |the |${WHOSE} )?`
/** 'Before farriery': an employer's name ends otherwise. */
const FIELD = '\\p{L}{3,}(?:ing|ry|cy|logy|ism|ics|cine|law|ture|ign|ance|sales)'
const BEFORE_TRADE = new RegExp(
  exactly(
    [
      `(?:what|as what) (?:did|has|have|had|was|were) ${WHO} (?:${DID} )?${TURN}${ONE}`,
      `(?:what|as what) (?:did|has|have|had|was|were) ${WHO} (?:${DID} )?before ${FIELD}`,
      `(?:was|were) ${WHO} (?:anything|something|somebody|someone)(?: else)? ${TURN}${ONE}`,
    ].join('|'),
  ).source,
  'u',
)
const BEFORE = new RegExp(`^.* before (?:(?:${WHO} )?${TURNED} (?:an? |the |${WHOSE} )?)?`, 'u')

/** Of a word what its kin share: 'farriery' and 'farrier', 'nursing' and 'nurse'. */
const rootOf = (word: string): string => word.slice(0, Math.max(4, Math.min(7, word.length - 3)))
/** 'She came to data from nursing', 'then a year of hairdressing'. */
const CAME =
  /\b(?:former(?:ly)?|used to be|(?:came|come|got) (?:to|into) [^.;]{2,60} from|turned from|ex-\p{Ll}|retrained|career chang\w+|changed careers?|second career|(?:after|before) (?:that,? )?(?:(?:an?|the|one|two|three|four|five|six|seven|eight|nine|ten|some|many|\d+) )(?:years?|months) (?:as|of|in|with|on)|previous(?:ly)? (?:an?|the|in|career|life)|first career|earlier (?:career|life)|by way of|(?:'s|’s) past|started (?:out )?as|began as|was an? \p{L}+ (?:first|before)|then (?:an?|one|two) years? (?:of|as|in))\b/iu
const EARLIER_HEAD =
  /\b(?:before(?: that)?|earlier|previous(?:ly)?|former|in another life|other lives|prior)\b/i
const MOST = 3

/** Null where neither posts nor sentences tell it: the rankers look. */
export function planBeforeTrade(facts: Facts, folded: string): Overview {
  if (!BEFORE_TRADE.test(folded)) return null
  const asked = folded.replace(BEFORE, '')
  const roots = words(asked)
    .filter(({ stop, text }) => !stop && text.length > 3)
    .map(({ text }) => rootOf(text))
  if (roots.length === 0) return null
  const isOf = (text: string): boolean => {
    const own = words(text)
    return roots.some((root) => own.some((word) => word.text.startsWith(root)))
  }
  const before = postsBefore(facts, isOf)
  const told = linesOf(facts).filter((line) => isTold(facts, line, roots))
  const taken = new Set(before.flatMap(({ units }) => units))
  const lines = partsOfLines(
    told.filter(({ unit }) => !taken.has(unit.unit.index)),
    before.length > 0 ? 1 : 2,
  )
  return planOf([...before, ...lines])
}

/** What ended before the first post of the trade began, the latest first. */
function postsBefore(facts: Facts, isOf: (text: string) => boolean): PlanPart[] {
  const posts = [...mainPosts(facts)].sort((a, b) => b.range.from - a.range.from)
  const titled = ({ entry }: Held): boolean => isOf(entry.title ?? entry.parts[0] ?? '')
  const first = Math.min(...posts.filter(titled).map(({ range }) => range.from))
  if (!Number.isFinite(first)) return []
  return posts
    .filter((post) => !titled(post) && post.range.from < first && post.range.to <= first + 12)
    .slice(0, MOST)
    .map(({ text, units }) => ({ text, units }))
}

function isTold(facts: Facts, { text, kind, unit }: Line, roots: readonly string[]): boolean {
  if (kind === 'references' || kind === 'publications' || kind === 'talks' || kind === 'practical')
    return false
  if (text.length > 320 || unit.isHeader) return false
  const heading = facts.document.sections[unit.unit.section]?.heading ?? ''
  const headed = EARLIER_HEAD.test(heading) && kind !== 'experience'
  return (
    CAME.test(text) &&
    (headed || kind === 'summary' || kind === null || roots.some((root) => fold(text).includes(root)))
  )
}
