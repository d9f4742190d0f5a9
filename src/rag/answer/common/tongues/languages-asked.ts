/** Which languages one speaks and how well, and which is one's mother tongue: how recruiters ask for it. */
import { WHO, WHOSE } from '../../lexicon/frames.ts'
import { TOPICS } from '../../lexicon/topics.ts'
import { planLanguages, planLevel, planMotherTongue } from './plan-tongues.ts'
import type { Planners } from '../planner.ts'
import { asks, LIST, WHAT_IS } from '../wordings.ts'
import { planWorkingLanguages, WORKING_LANGUAGES } from './working-languages.ts'

const NATIVE =
  '(?:(?:mother|native) (?:tongues?|languages?)|first languages?|home languages?|native speaker|mothertongue)'
const TONGUE = TOPICS.find(({ name }) => name === 'language')?.ask.source ?? '(?!)'
const LANGUAGES =
  '(?:(?:spoken|foreign|other|modern|human|working|different) )*(?:languages?|language skills?|linguistic skills?|language (?:knowledge|abilities|proficienc(?:y|ies)))'
const SPEAK =
  '(?:speak|spoken|speaks|know|knows|understand|use|read|write|have|has|master|command|communicate in|converse in|work in|talk|be fluent in)'
/** Whoever it is said to: what is asked for are the languages. */
const ANYBODY =
  '(?:patients|clients?|customers?|colleagues?|guests|visitors|users|pupils|students|parents|people|families|others|suppliers|partners|tourists|passengers|residents|us)'
const SKILL =
  '(?:level|skills?|knowledge|proficiency|fluency|ability|abilities|command|language skills?|language level|language|level of fluency|proficiency level|speaking skills?)'

const MOTHER_TONGUE = asks(
  `(?:${WHAT_IS}|${LIST})?(?:${WHOSE} )*${NATIVE}`,
  `(?:what|which) (?:language|languages|tongue) (?:is|are) (?:${WHOSE} )+${NATIVE}`,
  `(?:what|which) ${NATIVE} (?:does|do|has|have) ${WHO} (?:have|speak|got)`,
  `(?:what|which|in (?:what|which)) (?:languages?|tongues?) (?:did|was|were|has|have) ${WHO} (?:grow up (?:with|speaking|in)|raised (?:in|with)|brought up (?:in|with)|learn first|speak (?:at home|as a child|natively))`,
  `(?:what|which) languages? (?:does|do|is|are) ${WHO} (?:speak natively|a native speaker of|native in|speak (?:as )?(?:a )?native(?:ly)?|speak at home)`,
)
/** A word where a language is named; that one is, is asked once of the whole: the names are many, and a pattern that
 * holds them a dozen times is slow to compile. */
const WORD = '[a-z]{3,14}(?: sign language)?'
const naming = (...wordings: string[]): RegExp =>
  new RegExp(`^(?=.{0,140}?(?:${TONGUE}))${asks(...wordings).source.slice(1)}`)
const NATIVE_OF = naming(
  `(?:is|are) ${WORD} (?:${WHOSE} )*${NATIVE}`,
  `(?:is|are) (?:${WHOSE} )+${NATIVE} ${WORD}`,
  `(?:is|are) ${WHO} (?:an? )?(?:native ${WORD}(?: speaker)?|native speaker(?: of ${WORD})?|${WORD} native speaker)`,
  `(?:does|do) ${WHO} speak ${WORD} (?:natively|as (?:a |an )?(?:native|mother tongue|first language)(?: speaker)?)`,
)
const LEVEL_OF = naming(
  `how (?:good|well|fluent|strong|bad|proficient|advanced) (?:is|are|does|do|can) (?:${WHOSE} |${WHO} (?:speak |know |in |understand |at |write |read )?)(?:spoken |written )?${WORD}(?: ${SKILL})?`,
  `how (?:well|fluently|good) (?:does|do|can) ${WHO} (?:speak|know|understand|use|write|read|communicate in) ${WORD}`,
  `how (?:fluent|proficient|good) (?:is|are) ${WHO} (?:in|at|with) ${WORD}`,
  `how (?:is|are) (?:${WHOSE} )+(?:spoken |written )?${WORD}(?: ${SKILL})?`,
  `(?:${WHAT_IS})?(?:${WHOSE} )*(?:level|command|knowledge|proficiency|fluency) (?:of|in) (?:the )?(?:spoken |written )?${WORD}(?: language)?`,
  `(?:${WHAT_IS})?(?:${WHOSE} )*${WORD}(?: language)? ${SKILL}`,
  `(?:what|which) (?:level|level of proficiency|cefr level) (?:is|are|does|do|has|have) (?:${WHOSE} |${WHO} (?:have in |speak |in )?)${WORD}(?: at)?`,
  `(?:what|which) level of (?:spoken |written )?${WORD} (?:does|do|has|have) ${WHO} (?:have|speak|got)`,
  `at (?:what|which) level (?:does|do|can|is|are) (?:${WHO} speak |${WHOSE} )${WORD}`,
  `(?:does|do|can|could) ${WHO} (?:speak|know|understand|use|write|read|talk|communicate in|work in|have)(?: any| some| good| fluent)? ${WORD}(?: ${SKILL}| fluently| well)?`,
  `(?:is|are) ${WHO} (?:fluent|proficient|good|conversational|able to (?:speak|work|communicate)|comfortable) ?(?:in|at|with)? ${WORD}`,
  `(?:is|are) (?:${WHOSE} )+${WORD} (?:good|fluent|any good|ok|okay|sufficient|good enough)`,
)
const LANGUAGES_ALL = asks(
  `(?:${WHAT_IS}|${LIST})?(?:any )?(?:${WHOSE} )*${LANGUAGES}`,
  `(?:what|which|how many) ${LANGUAGES} (?:does|do|can|could|has|have|is|are) ${WHO} ${SPEAK}`,
  `(?:what|which) ${LANGUAGES} (?:does|do|is|are) ${WHO} (?:fluent in|able to speak|proficient in)`,
  `(?:what|which) (?:are|is) (?:${WHOSE} )+${LANGUAGES}`,
  `${LIST}?(?:the )?${LANGUAGES} (?:that )?${WHO} (?:can )?${SPEAK}`,
  `(?:does|do|can) ${WHO} ${SPEAK} (?:any|other|several|more than one|any other|foreign) ${LANGUAGES}`,
  `(?:in )?(?:what|which) ${LANGUAGES} (?:can|could|does|do|is|are) ${WHO} (?:able to )?(?:talk|speak|communicate|converse|write|work|deal|correspond) (?:to|with) (?:the |${WHOSE} )?${ANYBODY}(?: in)?`,
)
const LEVELS =
  '(?:(?:proficiency |skill |cefr |language )?levels?|proficienc(?:y|ies)|fluency|how (?:well|good|fluently|fluent)|(?:at|to) (?:what|which) (?:level|standard|degree|extent))'
const LANGUAGES_LEVELS = asks(
  `(?:${WHAT_IS}|${LIST})?(?:${WHOSE} )*${LANGUAGES},? (?:and|with|including|plus|&) (?:${WHOSE} |the |${WHOSE} respective |respective )?${LEVELS}(?: (?:in|of|for) (?:each|them|those|each one|each of them))?(?: ${WHO} (?:speaks?|knows?|masters?)(?: (?:them|each|each one|each of them))?)?`,
  `(?:what|which) ${LANGUAGES} (?:does|do|can|could|has|have|is|are) ${WHO} ${SPEAK},? (?:and )?${LEVELS}(?: (?:does ${WHO} speak|is ${WHO} in) (?:them|each|each one|each of them))?`,
  `how (?:well|fluently) (?:does|do|can) ${WHO} ${SPEAK} (?:each of |all )?(?:the |these |those |${WHOSE} )*(?:different |foreign |other )?languages`,
  `(?:${WHAT_IS}|${LIST})?(?:${WHOSE} )*(?:language levels|levels? (?:of|in|for) (?:each of )?(?:the |${WHOSE} )?(?:spoken |foreign )*languages?)`,
)

/** The mother tongue and single languages before all of them. */
export const LANGUAGES_ASKED: Planners = [
  [MOTHER_TONGUE, planMotherTongue],
  [NATIVE_OF, planMotherTongue],
  [LEVEL_OF, planLevel],
  [WORKING_LANGUAGES, (facts, _groups, _now, folded) => planWorkingLanguages(facts, folded)],
  [LANGUAGES_ALL, planLanguages],
  [LANGUAGES_LEVELS, planLanguages],
]
