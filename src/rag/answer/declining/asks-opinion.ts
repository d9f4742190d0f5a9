/**
 * 'What does she think of open offices?', 'Does he want to move into sales?': opinions and wishes, of which a line that
 * merely has the words tells nothing.
 */
import type { Facts, UnitFacts } from '../facts/facts.ts'
import type { Question } from '../question/question.ts'
import type { Reading } from '../ranking/reader.ts'
import { holdsTerm, type Term } from '../ranking/terms.ts'
import { words } from '../text/text.ts'

const SHE = '(?:s?he|they|you)'
const HERS = '(?:his|her|their|your)'
const OPINION: readonly RegExp[] = [
  new RegExp(
    `^(?:and |so )?(?:what|how) (?:does|do|did|would) ${SHE} (?:think|feel) (?:of|about) (?<thing>.{3,80})$`,
  ),
  new RegExp(
    `^(?:and |so )?what (?:is|are|was|were) ${HERS} (?:own |personal )?(?:opinions?|views?|stance|position|thoughts|feelings?) (?:of|on|about|towards) (?<thing>.{3,80})$`,
  ),
  new RegExp(
    `^(?:and |so )?(?:does|do|is|are) ${SHE} (?:approve of|agree with|oppose|object to|in favou?r of|for or against|against) (?<thing>.{3,80})$`,
  ),
]
/** Somebody's own judgement, or that what is asked about is done or wanted at all. */
const JUDGES =
  /\b(?:i|i['’]m|i['’]d|me|my|prefer\w*|lik(?:e|es|ed)|lov(?:e|es|ed)|enjoy\w*|hat(?:e|es|ed)|dislik\w+|believ\w+|th(?:ink|inks|ought)|opinions?|views?|favou?r\w*|oppos\w+|object\w*|against|support\w*|campaign\w*|critic\w*|convinced|agree\w*|best|worst|better|worse|need\w*|want\w*|would|happy|fine|glad|please|welcome|suits?|only|never|always|no|not|rather|sceptic\w*|skeptic\w*|wish\w*|should|must|ought)\b/i

const WISH = new RegExp(
  `^(?:and |so )?(?:does|do|would|did) ${SHE} (?:want|wish|hope|like|plan|intend|aim|expect) to (?:move|go|get|switch|change|step|progress|transfer)(?: up| over)? into (?<thing>(?:an? )?[\\p{L}-]{4,20}(?: (?:post|role|position|job|work))?)$`,
  'u',
)
const WISHES =
  /\b(?:want\w*|would|['’]d|wish\w*|hop(?:e|es|ing)|look(?:s|ing)? (?:for|to)|seek\w*|plan\w*|aim\w*|next|ambition\w*|goals?|interest\w*|prefer\w*|like to|open to|ready|intend\w*|towards?|after|wanted|willing|move|step|no (?:longer|more)|rather)\b/i
/** An opinion may be told in words that are only like those asked about. */
const ALIKE = 0.6

/** Is an opinion or a wish asked for, and does no line that has what it is about judge or wish? */
export function asksOpinion(facts: Facts, { question, terms }: Pick<Reading, 'question' | 'terms'>): boolean {
  const folded = question.folded.replace(/[?.!\s]+$/, '')
  const wish = WISH.exec(folded)?.groups?.['thing']
  if (wish !== undefined)
    return !lines(facts, termsOf(terms, wish), 1).some(({ unit }) => WISHES.test(unit.text))
  const thing = OPINION.map((asked) => asked.exec(folded)?.groups?.['thing']).find((found) => found)
  if (thing === undefined || isOfPerson(thing)) return false
  const named = termsOf(terms, thing)
  // half of the words, since an opinion may be told in other ones
  return !lines(facts, named, Math.ceil(named.length / 2)).some(({ unit }) => JUDGES.test(unit.text))
}

/** Of herself or her work the whole CV speaks. */
const isOfPerson = (thing: string): boolean =>
  /^(?:(?:his|her|their|your|the) )?(?:own |new |present |current |last |former )*(?:work|job|career|jobs|profession|trade|calling|self|himself|herself|themselves|strengths?|boss|employer|team|moving|relocating|future|next step)\b/.test(
    thing,
  )

function termsOf(terms: readonly Term[], thing: string): Term[] {
  const stems = new Set(words(thing).flatMap((word) => (word.stop ? [] : [word.stem])))
  return terms.filter(({ self, word }) => !self && stems.has(word.stem))
}

/** Lines that hold so many of the words. */
const lines = ({ units }: Facts, named: readonly Term[], least: number): UnitFacts[] =>
  units.filter(
    ({ stems, unit }) =>
      unit.kind !== 'heading' &&
      least > 0 &&
      named.filter((term) => holdsTerm(stems, term, ALIKE)).length >= least,
  )

const WEAKNESS =
  /^(?:and |so )?(?:what (?:is|are|was|were|would be) |what (?:does|do|did|would) \p{L}+ (?:consider|call|see as|name as|give as|say (?:is|are|was)|think (?:is|are)) )(?:(?:his|her|their|your|the) )?(?:(?:own|greatest|biggest|main|worst|chief|professional|personal|two|three) )*weak(?:ness|nesses|points?| points?| spots?)\b[^,]{0,30}$/u
const WEAK =
  /\b(?:weak(?:ness(?:es)?|er)?|shortcomings?|(?:my|own|main|worst) faults?|flaws?|limitations|not (?:yet )?(?:so |very |too |my |a |an |the |at )?(?:good|strong|strength|best|great|patient|natural|fluent|able|comfortable|for me)|bad at|poor(?:ly)? at|terrible at|hopeless|clumsy|i struggl\w+|hard(?:est)? for me|difficult for me|still (?:learning|have to|need to)|need(?:s|ed)? help|(?:i am|i['’]m|she is|he is|can be|sometimes|often|a bit|a little|rather|perhaps|work|talk|talks?|reads?) too \p{L}+|impatien\w+|perfectionis\w+|stubborn\w*|untidy|i (?:cannot|can['’]t|forget|lack|tend to|avoid|find it (?:hard|difficult))|only (?:basic|a little)|beginner|patchy|room for improvement)\b/iu

/** Are weaknesses asked for, and has no line a word of any? */
export const asksWeakness = ({ units }: Facts, { folded }: Pick<Question, 'folded'>): boolean =>
  WEAKNESS.test(folded.replace(/[?.!\s]+$/, '')) && !units.some(({ unit }) => WEAK.test(unit.text))
