/** 'Does she play a musical instrument?': the lines that name one among what fills her free time, or say that she plays it. */
import type { Facts, UnitFacts } from '../../facts/facts.ts'
import { exactly, WHO } from '../../lexicon/frames.ts'
import { NOWHERE, planOf, type Overview } from '../planner.ts'

const AN_INSTRUMENT =
  '(?:(?:an?|any|the|some) )?(?:(?:kind|sort|type)s? of )?(?:musical )?instruments?(?: of any (?:kind|sort))?'
const PLAY =
  '(?:play(?:ed|ing)?|perform(?:ed)? on|practi[sc]ed?|make music on|learn(?:ed|t)?(?: to play)?|know how to play|mastered)'
/** Folded, with the person's own name as 'she'. */
export const INSTRUMENTS = exactly(
  [
    `(?:does|do|can|did|has|have|is|are) ${WHO} (?:ever |also |still |able to )*${PLAY} ${AN_INSTRUMENT}`,
    `(?:what|which) (?:(?:kind|sort|type)s? of )?(?:musical )?instruments? (?:does|do|can|did|has|have|is|are) ${WHO} (?:ever |able to )?${PLAY}`,
    `(?:is|are) ${WHO} (?:at all |in any way )?(?:musical|an? (?:hobby |amateur )?musician)(?: at all)?`,
  ].join('|'),
)

const PLAINLY =
  'piano|pianoforte|violin|viola|violoncello|cello|double bass|bass guitar|guitar|flute|clarinet|oboe|bassoon|saxophone|trumpet|trombone|cornet|euphonium|tuba|French horn|tenor horn|harpsichord|accordion|concertina|melodeon|ukulele|banjo|mandolin|fiddle|nyckelharpa|hardanger fiddle|bagpipes?|uilleann pipes|tin whistle|harmonica|sitar|tabla|oud|bouzouki|balalaika|kora|djembe|bodhr[áa]n|xylophone|marimba|vibraphone|drum kit|percussion|timpani|glockenspiel|handbells?|theremin|zither|lute'
/** Other things go by these names as well: an organ, a recorder, the bass of a choir. */
const ALSO = 'recorder|organ|horn|harp|drums?|bass|keyboards?|pipes|whistle|viol|bells'
const PLAYER =
  'pianist|violinist|violist|cellist|guitarist|bassist|drummer|percussionist|organist|flautist|flutist|clarinett?ist|oboist|saxophonist|trumpeter|trombonist|accordionist|fiddler|harpist|piper|bell-?ringer'

/** That one plays it. */
const PLAYS = new RegExp(
  `\\bplay(?:s|ed|ing)?\\b(?! an? (?:\\p{L}+ )?(?:part|role)\\b)(?:[^.;!?]{0,50}\\b(?:${PLAINLY})| (?:the |an? |some |my )?(?:[\\p{L}-]+ )?(?:${ALSO}))s?(?![\\p{L}-])|\\b(?:${PLAINLY}|${ALSO}) player\\b|\\b(?:amateur|hobby|keen|church|jazz|folk|classical|bad|decent|enthusiastic) (?:${PLAYER})\\b`,
  'iu',
)
const NAMES = new RegExp(`(?<!\\p{L})(?:${PLAINLY}|${ALSO}|${PLAYER})s?(?![\\p{L}-])`, 'iu')
/** What one makes, sells or hears is not what one plays. */
const NOT_PLAYED =
  /\b(?:repair|restor|mend|build|built|mak(?:e|es|ing)\b|tun(?:e|es|ing)\b|collect|sell|sold|teach|taught|lessons? (?:to|for)|concerts?\b|listen|donat|transplant|donor|stud(?:y|ies) of|children|son\b|daughter|wife|husband)/i
/** What one plays, by name: all that stands there. */
const LABEL = /^\W*(?:musical )?instruments?(?: (?:played|i play))?\W* /i
/** 'My daughter plays the harp.' */
const OF_OTHERS =
  /\b(?:my|his|her|their|our) (?:\p{L}+ )?(?:sons?|daughters?|wife|husband|partner|brother|sister|mother|father|children|kids)\b[^.;]{0,20}\b(?:play|learn|stud(?:y|ies)|practi[sc]e)/iu
const LEISURE = /^(?:hobb(?:y|ies)|interests?|music|leisure|free time|spare time|outside work|beside work)\b/i

/** Lines that are said; more than these are a musician's whole career. */
const MOST = 3

/** Null where no line names one: the rankers look. */
export function planInstruments(facts: Facts): Overview {
  const lines = facts.units.filter(({ unit }) => unit.kind !== 'heading' && NAMES.test(unit.text))
  const listed = lines.filter(({ unit }) => LABEL.test(unit.text))
  if (listed.length > 0) return planOf(listed.map(({ unit }) => ({ text: unit.text, units: [unit.index] })))
  const played = lines.filter(({ unit }) => PLAYS.test(unit.text) && !NOT_PLAYED.test(unit.text))
  const beside = lines.filter((one) => isOfLeisure(facts, one) && !NOT_PLAYED.test(one.unit.text))
  const found = facts.units.filter((one) => played.includes(one) || beside.includes(one))
  if (found.length > MOST) return null
  // another's alone
  if (found.length === 0 && lines.length > 0 && lines.every(({ unit }) => OF_OTHERS.test(unit.text)))
    return NOWHERE
  return planOf(found.map(({ unit }) => ({ text: unit.text, units: [unit.index] })))
}

const isOfLeisure = (facts: Facts, { unit, entry }: UnitFacts): boolean =>
  (entry === null || facts.entries[entry]?.kind !== 'experience') &&
  (facts.mainKinds[unit.section] === 'interests' || LEISURE.test(unit.text))
