/** 'When did she pass the Tableau exam?', where the CV says that she is booked on it: a date of what is to come is no answer. */
import type { Facts, UnitFacts } from '../facts/facts.ts'
import { lineOf, type Candidate, type Reading } from '../ranking/reader.ts'
import { holdsTerm } from '../ranking/terms.ts'
import { inOrder } from '../text/in-order.ts'

/** Something that one has got at a time, or has not. */
const ASKED: readonly RegExp[] = [
  /^(?:and |so )?(?:when|(?:in |on )?(?:which|what) (?:year|month|date|day)|since when)\b/,
  /\b(?:did|was|were|has|have|had)\b/,
  /\b(?:pass(?:ed)?|g[eo]t|gain(?:ed)?|obtain(?:ed)?|achieved?|receive[d]?|earn(?:ed)?|award(?:ed)?|become|admitted|elected|qualif\w+|certified|chartered|accredited|complete[d]?|finish(?:ed)?|grant(?:ed)?|issued)\b/,
]
/** 'What did the trial find?' */
const RESULT_ASKED: readonly RegExp[] = [
  /^(?:and |so )?(?:what|how)\b/,
  /\b(?:results?|findings?|outcomes?|find|show|turn out|conclude)\b/,
]
const RESULT_TO_COME =
  /\b(?:results?|findings?|outcomes?|conclusions?|report) (?:are |is |to be |will be )?(?:still |now )*(?:due|pending|expected|outstanding|awaited|to follow|to come|published (?:next|later)|not (?:yet )?(?:out|in|known|published|available))\b|\b(?:still|currently) (?:recruiting|running|under way)\b/i
const GETTING =
  /^(?:result|find|found|outcom|conclud|show|turn|pass|get|got|gain|obtain|achiev|receiv|earn|award|becom|becam|admit|elect|qualif|complet|finish|grant|issu|year|month|date|dai|exam|test|titl|certif|final)/
const TO_COME =
  /\bnot (?:yet |been )?(?:yet )?(?:taken|sat|passed|awarded|granted|completed|finished|decided|received|admitted|issued|obtained)\b|\b(?:booked|registered|entered|signed up|down) (?:for|on|to (?:sit|take))\b|^\W*(?:booked|planned|pending|in progress|in preparation)\b|\bapplication (?:was )?(?:handed in|submitted|sent|made|pending|lodged|filed|in progress|under (?:way|review))\b|\b(?:decision|result|outcome|exam(?:ination)?) (?:is |are |still )*(?:due|pending|expected|outstanding)\b|\bapplied for\b|\bawaiting\b|\bstill to (?:sit|take|pass)\b/i
/** 'level A passed in 2022' */
const HAS_COME =
  /(?<!\bnot (?:yet |been ){0,2})\b(?:passed|qualified|won|became|made|graduated|certified|chartered|appointed|obtained|received|awarded|got|completed|finished|gained|taken|issued|admitted|elected|granted|joined|since)\b[^.;]{0,25}?\b(?:19|20)\d\d/i
const SAME = 0.8

/** Does the line that fits say that it is still to come, and no other line that it has come? */
export function asksNotYet(
  facts: Facts,
  { question, terms }: Pick<Reading, 'question' | 'terms'>,
  best: Pick<Candidate, 'unit' | 'group'> | undefined,
): boolean {
  const asksResult = inOrder(question.folded, RESULT_ASKED)
  if (!asksResult && !inOrder(question.folded, ASKED)) return false
  const toCome = asksResult ? RESULT_TO_COME : TO_COME
  const line = lineOf(facts, best)
  if (line === undefined || !toCome.test(line.unit.text)) return false
  if (HAS_COME.test(line.unit.text)) return false
  const thing = terms.filter(({ self, word }) => !self && !GETTING.test(word.stem))
  const holdsAll = ({ stems }: UnitFacts): boolean => thing.every((term) => holdsTerm(stems, term, SAME))
  return (
    thing.length > 0 &&
    holdsAll(line) &&
    !facts.units.some(
      (one) =>
        one !== line &&
        one.unit.kind !== 'heading' &&
        holdsAll(one) &&
        !toCome.test(one.unit.text) &&
        (asksResult || one.dates.length > 0),
    )
  )
}
