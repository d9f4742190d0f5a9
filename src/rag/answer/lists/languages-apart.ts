/** 'Which languages does she speak besides English?': all but the one, as the section or the lines on languages say. */
import type { Facts } from '../facts/facts.ts'
import type { Group } from '../facts/groups.ts'
import { exactly, WHO, WHOSE } from '../lexicon/frames.ts'
import { TOPICS } from '../lexicon/topics.ts'
import type { Plan } from '../plan/plan.ts'
import { fold } from '../text/text.ts'
import { planSectionList } from './section-list.ts'

const LANGUAGES = '(?:(?:other|spoken|foreign|more) )?languages'
const USE =
  '(?:speak|use|know|understand|have|master|read|write|talk|work in|communicate in|converse in|get by in)'
/** 'She knows' */
const USES = USE.replace(/\b(speak|use|know|understand|master|read|write)\b/g, '$1s?').replace(
  'have',
  'has|have',
)
const ASKS = [
  `(?:what|which) ${LANGUAGES} (?:(?:does|do|did|has|have|can|could) ${WHO} ${USE}(?: in)?|(?:are|is) (?:${WHO} )?(?:fluent in|able to (?:speak|use)|spoken)|are (?:${WHOSE} )?${LANGUAGES})`,
  `(?:what|which) ${LANGUAGES}`,
  `(?:(?:list|name) )?(?:${WHOSE} )*${LANGUAGES}(?: ${WHO} (?:can )?${USES})?`,
  `(?:does|do|can|could) ${WHO} ${USE} any (?:other )?${LANGUAGES}`,
  `(?:any )?${LANGUAGES}`,
].join('|')
const ONES = '(?:(?:his|her|their|your) (?:native |own )?)?(?:\\p{L}{3,20})(?: and \\p{L}{3,20})?'
const LEFT_OUT = `(?:(?:besides|beside|apart from|other than|except(?:ing)?(?: for)?|aside from|in addition to|as well as|beyond|on top of|not counting|not including|leaving out|leaving aside|without|excluding|but not) ${ONES}|${ONES} (?:aside|apart|excepted|excluded|left out|not counted|not included))`
/** 'All of her languages but English' */
const BUT = `(?:(?:list|name) )?(?:all|every|each)(?: of)? (?:(?:his|her|their|your|the) )?languages?(?: (?:that )?${WHO} ${USES})? but ${ONES}`
/** 'Which languages besides English can she use?' */
const AMID = `(?:what|which) ${LANGUAGES},? ${LEFT_OUT},? (?:does|do|did|has|have|can|could) ${WHO} ${USE}(?: in)?`
const WHOLE = `(?:${LEFT_OUT},? (?:${ASKS})|(?:${ASKS}),? ${LEFT_OUT}|${BUT}|${AMID})`
/** Folded, with the person's own name as 'she'. */
export const LANGUAGES_APART = new RegExp(exactly(WHOLE).source, 'u')

/** Each language that a text names. */
const TONGUES = new RegExp(TOPICS.find(({ name }) => name === 'language')?.ask.source ?? '(?!)', 'g')
const tongues = (text: string): string[] => fold(text).match(TONGUES) ?? []

/** 'Polish: I understand it and answer in Czech' tells of the first; 'English: C1, French: B2' of both. */
function toldOf(text: string): string[] {
  const label = /^[^:.;]{3,40}: /.exec(text)?.[0] ?? ''
  const first = tongues(label)
  if (first.length === 0) return tongues(text)
  const others = Array.from(fold(text.slice(label.length)).matchAll(TONGUES))
  return [
    ...first,
    ...others.flatMap((found) =>
      /(?:^|[,;.|/·]\s?|\band )$/.test(found.input.slice(0, found.index)) ? found[0] : [],
    ),
  ]
}

export function planLanguagesApart(facts: Facts, groups: readonly Group[], folded: string): Plan | null {
  const left = new Set(tongues(folded))
  if (left.size === 0) return null
  const plan = planSectionList(facts, groups, 'languages')
  if (plan === null) return null
  const parts = plan.parts.filter(({ text }) => {
    const named = toldOf(text)
    return named.length === 0 || named.some((one) => !left.has(one))
  })
  return parts.length === 0 ? null : { ...plan, parts }
}
