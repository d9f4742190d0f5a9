/** 'Who are her PhD students?', 'whom has she supervised?': those she guided, by name; who guided her is another. */
import type { Facts } from '../../facts/facts.ts'
import { exactly, WHO } from '../../lexicon/frames.ts'
import { looksLikeOrg } from '../../lexicon/names.ts'
import type { Plan } from '../../plan/plan.ts'
import { planOf } from '../planner.ts'
import { planStudentsListed } from './students-listed.ts'

const STATE = '(?:current|present|ongoing|former|past|previous|graduated|finished|successful|own)'
const STUDENTS = `(?:(?:${STATE} )?(?:phd|ph\\.d\\.?|doctoral|doctorate|research|graduate) (?:students?|candidates?|researchers?|supervisees?)|(?:${STATE} )?(?:doctorands?|supervisees))`
const HERS = '(?:(?:of )?(?:all )?(?:his|her|their|your|the) )'
const GUIDE =
  '(?:supervise|supervised|supervises|supervising|guide|guided|guiding|advise|advised|train|trained|see|seen|bring|brought|take|taken)'
const AIM =
  '(?: (?:(?:through |on |for |in |to |at |as )?(?:a |an |the |their |his |her )?(?:completed? |finished |successful )?(?:doctorates?|ph\\.?ds?|doctoral (?:degrees?|thes[ei]s)|completion|ph\\.?d thes[ei]s)))?'
const WHEN =
  '(?: (?:now|at present|currently|at the moment|today|so far|to date|in the past|until now|already))?'
const DOCTORATES =
  '(?:doctorates?|ph\\.?ds?|doctoral (?:thes[ei]s|dissertations?|degrees?)|ph\\.?d thes[ei]s)'
/** Asked of lists that say who has finished and who has not. */
const OF_LISTS = [
  `how many ${STUDENTS} (?:is|are|has|have|did|does|do) ${WHO} (?:been )?(?:currently |now |ever |already )?(?:have|had|${GUIDE})${AIM}${WHEN}`,
  `how many (?:of ${HERS})?${STUDENTS} (?:has |have )?(?:already )?(?:graduated|finished|completed)(?: (?:with|under) (?:${WHO}|(?:his|her|their|your) supervision))?${WHEN}`,
  `how many ${DOCTORATES} (?:has|have|did|is|are) ${WHO} (?:currently )?(?:seen through|${GUIDE})(?: (?:to (?:completion|the end)|so far))?${WHEN}`,
  `(?:who|(?:list|name)(?: all)? (?:the )?(?:people|those|students|everyone|everybody) (?:who|that)) (?:has |have )?(?:already )?(?:completed|finished|did|done|took|gained|got|earned) (?:an? |their |his |her )?${DOCTORATES} (?:with|under) (?:${WHO}|(?:his|her|their|your) (?:supervision|guidance))`,
  `(?:which|who) (?:was|is) the (?:latest|last|most recent|newest|first|earliest) of ${HERS}${STUDENTS}(?: to (?:finish|graduate|complete|defend)(?: (?:a |their )?${DOCTORATES})?)?`,
  `who (?:was|is) (?:his|her|their|your) (?:latest|last|most recent|first) ${STUDENTS} to (?:finish|graduate|complete|defend)`,
].join('|')
const ASKED_OF_LISTS = exactly(OF_LISTS)
export const STUDENTS_ASKED = exactly(
  [
    OF_LISTS,
    `whom? (?:has|have|did|does|do|is|are|was) ${WHO} (?:been )?(?:ever |currently |successfully )?${GUIDE}${AIM}${WHEN}`,
    `who (?:are|were|is) ${HERS}${STUDENTS}${WHEN}`,
    `(?:list|name)(?: me)? ${HERS}?${STUDENTS}(?: ${WHO} (?:has |have )?(?:been )?${GUIDE}${AIM})?${WHEN}`,
    `(?:which|what) ${STUDENTS} (?:has|have|did|does|do|is|are) ${WHO} (?:have|had|(?:been )?(?:currently )?${GUIDE}${AIM})${WHEN}`,
    `(?:which|who) of ${HERS}${STUDENTS} (?:has|have|did|are|is) (?:already |still )?(?:graduated?|finish(?:ed)?|completed?|defended|working|active|going on)${WHEN}`,
  ].join('|'),
)

const ASKS_OVER =
  /\b(?:complet\w+|finish\w+|graduated|successful\w*|former|past|previous|seen|brought|defended|already)\b/
const ASKS_NOW = /\b(?:current(?:ly)?|present|ongoing|now|at the moment|today|still|supervising|does|do)\b/

const GUIDED =
  /\b(?:(?:doctoral|ph\.?d|doctorate|research|graduate) (?:students?|candidates?|researchers?)|doctorands?|(?:i|we) (?:have |now |currently )?(?:supervis|guid)\w+|supervis(?:ed|ing|es?|ion of)\b(?! by)|graduated with me)/i
/** Whose student one was, and who examined what. */
const OTHERS =
  /^supervis(?:or|ed by)\b|\bsupervised by\b|\bmy (?:own )?supervisor|\bexamin(?:ed|er)\b|\bas a (?:doctoral|phd)\b/i
const NAMED =
  /(?<!^)(?<![.!?] )\p{Lu}[\p{L}'’.-]+ (?:(?:van|von|de|da|di|der|den|al|el|bin|ibn) )*\p{Lu}[\p{L}'’-]+/gu
const UNIVERSITY = /^Universit|^[ÉE]cole|^Hochschule/u
const OVER =
  /\b(?:graduated|completed|finished|defended|passed|alumn\w+|former|now (?:an? |at |in |with |head))/i
const GOES_ON =
  /\b(?:still|current(?:ly)?|ongoing|in progress|under way|at present|started|began|present|now supervis\w+|expected|the others? (?:is|are))\b/i

/** Null where no line names any: the rankers look. */
export function planStudents(facts: Facts, folded: string): Plan | null {
  const listed = planStudentsListed(facts, folded)
  if (listed !== null || ASKED_OF_LISTS.test(folded)) return listed
  const { units, mainKinds } = facts
  const told: { text: string; unit: number }[] = []
  let block: number | null = null
  for (const { unit } of units) {
    const kind = mainKinds[unit.section] ?? ''
    if (unit.kind === 'heading' || kind === 'references' || OTHERS.test(unit.text)) continue
    const goesOn = block !== null && unit.block === block && (OVER.test(unit.text) || GOES_ON.test(unit.text))
    const people = [...unit.text.matchAll(NAMED)].filter(
      ([name]) => !looksLikeOrg(name) && !UNIVERSITY.test(name),
    )
    if (people.length === 0 || !(GUIDED.test(unit.text) || goesOn)) continue
    block = unit.block
    told.push({ text: unit.text, unit: unit.index })
  }
  const over = ASKS_OVER.test(folded)
  const now = !over && ASKS_NOW.test(folded)
  const kept = told.filter(({ text }) =>
    over ? OVER.test(text) : !now || (GOES_ON.test(text) && !/\b(?:have|has) graduated\b/i.test(text)),
  )
  return planOf(kept.map(({ text, unit }) => ({ text, units: [unit] })))
}
