/** Whether a question is about somebody else than whose CV it is: a person whom that names, or one of the family. */
import type { Facts } from '../facts/facts.ts'
import { PERSON } from '../lexicon/names.ts'
import type { Question } from '../question/question.ts'
import { fold } from '../text/text.ts'

const KIN =
  '(?:mother|father|wife|husband|partner|daughters?|sons?|child(?:ren)?|brothers?|sisters?|cousin|uncle|aunt|parents?|boss|predecessor|successor|colleagues?|supervisor|team|students?|apprentices?|trainees?|recruits?)'
const VERBS = 'is are was were did does do has have had can could will would'.split(' ')
/** At the beginning of a question too. */
const VERB = `(?:${VERBS.map(([first = '', ...rest]) => `[${first.toUpperCase()}${first}]${rest.join('')}`).join('|')})`
const OF_KIN = new RegExp(`\\b${VERB} (?:his|her|their|your|my|the) (?:\\p{Ll}+ )?${KIN}\\b`, 'u')
const SUBJECT = new RegExp(
  `\\b${VERB} (?:(?:Dr|Prof|Mr|Mrs|Ms|Professor|Doctor)\\.? )?(${PERSON.source})`,
  'u',
)

const ALONE = new RegExp(`\\b${VERB} (\\p{Lu}\\p{L}+)`, 'u')

/** 'How long has Paula Svatek been a dietitian?', 'did her mother recover?': not the person whose CV it is. */
export function hasOtherSubject(facts: Facts, question: Question): boolean {
  if (OF_KIN.test(question.folded)) return true
  const name = SUBJECT.exec(question.text)?.[1]
  if (name !== undefined)
    return !fold(name)
      .split(' ')
      .some((part) => facts.name.has(part))
  const alone = ALONE.exec(question.text)?.[1]
  if (alone === undefined || facts.name.has(fold(alone))) return false
  const inFull = new RegExp(
    `(?<!\\p{L})\\p{Lu}\\p{L}{1,40} ${alone}(?!\\p{L})|(?<!\\p{L})${alone} \\p{Lu}\\p{Ll}`,
    'u',
  )
  return facts.units.some(({ unit }) => inFull.test(unit.text) && PERSON.test(unit.text))
}
