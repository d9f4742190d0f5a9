/** 'May we ring her present employer?', 'Does her boss know?': what is said of those who may not know of it yet. */
import type { Facts } from '../../facts/facts.ts'
import { exactly, WHO, WHOSE } from '../../lexicon/frames.ts'
import { planOf, type Overview } from '../planner.ts'

const PRESENT = '(?:current|present|existing|latest)'
const THEM =
  '(?:boss|employer|manager|line manager|supervisor|superior|company|firm|workplace|place of work|head)(?: or colleagues)?'
export const ASK =
  '(?:call(?: up)?|ring(?: up)?|phone|contact|ask|approach|write to|e-?mail|get in touch with|speak (?:to|with)|talk (?:to|with)|reach out to)'
export const LATER = `(?: (?:now|already|yet|at once|straight away|right away|right now|immediately|directly|for (?:a )?references?|about ${WHO}|before (?:an?|the|making an?) (?:interview|offer|contract)))*`
const KNOW =
  '(?:know|knows|aware|informed|been (?:told|informed)|have (?:any|an) idea|know anything|in the know)'
const POST = '(?:a|an|another|a new) (?:job|post|position|role|employer)'
const OF_IT = `(?:(?:of|about) (?:it|this|that|(?:${WHOSE} )?(?:application|applications|plans|job search|search|wish to leave))|(?:(?:that|if|whether) )?${WHO} (?:is|are|has|have|wants?|plans?) (?:been )?(?:looking|searching|applying|leaving|on the market|on the move|to leave|to move on|thinking of leaving)(?: (?:around|elsewhere|for (?:${POST}|work|jobs)|for something else|here))?)`
export const PRESENT_BOSS_ASKED = exactly(
  [
    `(?:may|can|could|might|should|are|would it be (?:ok|okay|all right|fine) (?:to|if)) (?:(?:i|we|one) )?(?:allowed to )?${ASK} (?:${WHOSE} )?${PRESENT} ${THEM}${LATER}`,
    `(?:may|can|could|might|should) (?:${WHOSE} )?${PRESENT} ${THEM} be (?:called|rung|phoned|contacted|asked|approached|written to)${LATER}`,
    `when (?:may|can|could|might|should) (?:i|we|one) ${ASK} (?:${WHOSE} )?${PRESENT} ${THEM}`,
    `(?:do|does|is|are|has|have) (?:${WHOSE} )(?:${PRESENT} )?${THEM} (?:already )?${KNOW}(?: ${OF_IT})?`,
  ].join('|'),
)

/** Who it is about. */
const OF_THEM =
  /\b(?:present|current)\b[^.;]{0,40}\b(?:boss|employer|manager|supervisor|head|director|chief|company|firm|colleagues?|superior)\b|\bmy (?:employer|boss|line manager)\b(?! (?:in|at|from|until|when|for)\b)/i
/** Under which condition, or that nothing speaks against it. */
export const ON_CONDITION =
  /\bnot (?:(?:to be (?:approached|contacted|called|asked) )?(?:yet|before|until|till|unless|without)|at (?:this|the present) (?:stage|time|moment))|\b(?:only|but) (?:after|once|when|with)\b|\b(?:please )?(?:do not|don['’]t|never) (?:call|ring|phone|contact|approach|ask|write)|\b(?:does(?: not|n['’]t)|do(?: not|n['’]t)) know\b|\b(?:knows?|aware) (?:of|about|that)\b|\b(?:after|before|once) (?:an?|the|a written|a firm) (?:written |firm |signed )?(?:offer|contract|interview)\b|\bobjections? to (?:our|us|you|the)\b|\bspeak to me first\b|\b(?:ask|tell|warn) me (?:first|before)\b|\bat any time\b/i

/** Null where no line says it of them: then it may stand in other words. */
export function planPresentBoss(facts: Facts): Overview {
  const said = facts.units.filter(
    ({ unit }) =>
      unit.kind !== 'heading' && ON_CONDITION.test(unit.text) && !/\bpatients?|clients?\b/i.test(unit.text),
  )
  const plainly = said.filter(({ unit }) => OF_THEM.test(unit.text))
  const among = said.filter(({ unit }) => facts.mainKinds[unit.section] === 'references')
  const lines = plainly.length > 0 ? plainly : among.length === 1 ? among : []
  return lines.length === 0 || lines.length > 2
    ? null
    : planOf(lines.map(({ unit }) => ({ text: unit.text, units: [unit.index] })))
}
