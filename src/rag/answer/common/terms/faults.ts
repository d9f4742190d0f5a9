/** 'What is her greatest weakness?', 'Tell me about a failure': what one says of one's own faults, in words for them. */
import type { Facts } from '../../facts/facts.ts'
import { wordSet, type Asking } from '../asked-freely.ts'
import { OF_TERMS, planTerm } from '../own-terms.ts'
import { UNSAID, type Overview } from '../planner.ts'
import type { Way } from '../told.ts'

const OF_FAULTS = wordSet(
  'own greatest biggest main worst chief professional personal professionally greatest most serious regard regards name names admit admits describe describes call calls learn learned learnt example handle handled made make makes happened talk main area areas points key self-confessed honest so been worst-ever been career date life worked work',
)
export const WEAKNESS_ASKED: Asking = {
  says: /\b(?:weak(?:ness(?:es)?|[- ](?:points?|spots?|sides?|suits?|areas?))?|shortcomings?|failings|flaws?|faults?|(?:areas?|room|scope|points?) (?:for|of|to) (?:improvement|improve|development|develop|growth)|development (?:areas?|needs?)|(?:improve|work|develop)(?: (?:up)?on)? (?:himself|herself|themselves|yourself)|(?:bad|worst|poor|not (?:so )?good|least good|weakest|not great|less good) at|(?:find|finds) (?:difficult|hard)|struggles?(?: with)?|not (?:his|her|their|your) (?:strength|strong (?:point|suit))|drawbacks?|downsides?)\b/g,
  beside: OF_FAULTS,
  not: /\b(?:building|system|paper|study|product|method|project|company's|firm's)\b/,
}
export const FAILURE_ASKED: Asking = {
  says: /\b(?:failures?|fail(?:ed)?(?: at| in)?|mistakes?|errors?|setbacks?|regrets?|(?:go|went|gone) wrong|blunders?|(?:got|get) (?:it |something )?wrong|disappointments?|flops?)\b/g,
  beside: OF_FAULTS,
  needs:
    /\b(?:biggest|greatest|worst|any|a|her|his|their|your|ever|failures?|mistakes?|regrets?|setbacks?)\b/,
}

const WEAKNESSES: readonly Way[] = [
  {
    label:
      /^(?:(?:my|greatest|biggest|main|worst) )*(?:weak(?:ness(?:es)?|er|[- ](?:points?|spots?|sides?|at|on))?|faults?|flaws|shortcomings|could be better|to improve|room for improvement|areas? (?:for|of) (?:improvement|development)|development (?:areas?|needs?)|bad at|not (?:so )?good at|less good at|still learning)$/,
    text: /\b(?:(?:my|his|her) (?:own |greatest |biggest |main |worst |chief )*(?:weakness(?:es)?|weak (?:point|spot|side)s?|faults?|failings?|flaws?|shortcomings?)|(?:I am|I['’]m|she is|he is|am|^) ?(?:still |rather |a bit |often |sometimes |too |not (?:so |very |at all |especially )?|less |only )+(?:good|weak|bad|poor|impatient|slow|untidy|stubborn|strong|patient|direct|quick|comfortable|natural) ?(?:at|in|with|on|about|when|to)?\b|(?:bad|terrible|hopeless|useless|weak) (?:at|in|on|with) |weak(?:er)? (?:on|in|at)\b|weak spots?\b|strong (?:at|in|on) [^;]{3,80}; weak|not my (?:strength|forte|strong (?:point|suit)))/i,
    not: /\b(?:sorry|signal|market|economy|points of|material|acid|hand|heart|eyes|pump|modem|kill)\b/i,
    kinds: [...OF_TERMS, 'skills', 'interests', 'languages'],
  },
]
/** Words of one's own faults. */
export const WEAK =
  /\b(?:less (?:useful|good|strong|sure|at home)|weak\w*|shortcomings?|faults?|flaws?|limitations|not (?:yet )?(?:so |very |too |my |a |an |the |at )?(?:good|strong|strength|best|great|patient|natural|fluent|able|comfortable)|bad at|poor(?:ly)? at|terrible at|hopeless|clumsy|struggl\w+|hard(?:est)? for me|difficult for me|still learning|(?:i am|i['’]m|she is|he is|can be|sometimes|often) too \p{L}+|impatien\w+|perfectionis\w+|stubborn\w*|untidy|i (?:cannot|can['’]t|forget|lack|tend to|find it (?:hard|difficult))|room for improvement)\b/iu
export const planWeakness = (facts: Facts): Overview => planTerm(facts, { ways: WEAKNESSES, open: WEAK })

/** One is told anywhere, and in its own words: 'Pricked a mare; owned up on the spot'. */
const FAILED =
  /\b(?:my (?:own |only |biggest |worst |greatest |first )*(?:failures?|mistakes?|regrets?|blunder|error|worst|fault)|i (?:also |once )?(?:failed|made (?:a |the )?mistakes?|regret|misjudged|got (?:it|that|this) wrong|underestimated|should have)|(?:failure|mistake)s? i|one (?:failure|mistake))\b/i
/** With a word of one's own the rankers find which. */
export const planFailure = ({ units }: Facts): Overview =>
  units.some(({ unit }) => FAILED.test(unit.text)) ? null : UNSAID
