/**
 * What an advert asks for: 'at least five years of Python?', 'Kafka: 3+ years'. It is answered by how many years there
 * are, which whoever asks can hold against his number.
 */
import { NUMBER_WORDS } from '../text/word-lists.ts'

const NUMBER = `(?:\\d{1,2}|${[...NUMBER_WORDS.keys()].join('|')})`
const LEAST =
  '(?:at least|at a minimum|a minimum of|minimum(?: of)?|min\\.?|no (?:less|fewer) than|not (?:less|fewer) than|more than|over|upwards? of)'
const YEARS = "(?:years?|yrs?|decades?|winters?|summers?|seasons?)\\.?['’]?"
const MORE = '(?: or more| minimum| min\\.?| at least| plus)'
/** A number of years that is enough, and says so. */
const ENOUGH = `(?:(?:${LEAST} (?:an?|${NUMBER})\\+?(?: or more)?|${NUMBER} ?\\+|${NUMBER}(?: or more| plus|-plus))(?: full| whole)? ${YEARS}${MORE}?|(?:an? |${NUMBER} )(?:full |whole )?${YEARS}${MORE})`
/** The same where nothing else is said: 'ten years in the wind industry' */
const SOLE = `(?:an?(?= full| whole)|${NUMBER})(?: full| whole)? ${YEARS}(?= (?:of|in|as|with|on|around|behind|using)\\b)`
const WHO = '(?:s?he|they|you|the (?:candidate|person|applicant)|this (?:candidate|person))'
const EXPERIENCE =
  '(?:(?:professional|hands-on|practical|relevant|solid|proven|commercial|work(?:ing)?|total) )*experience'

/** 'Does she have at least 5 years of …', 'at least 5 years of …' */
const FIRST = new RegExp(
  `^(?:(?:does|do|did|has|have|had) (${WHO}) (?:(?:have|has|got|had|bring|brought) )?|(?:is|are|was|were) there )?(?:${ENOUGH}|${SOLE}|(?<=\\b(?:does|do|has|have) .{2,30} )${NUMBER} years['’]?) ?(?:of )?(.*?)(?:${MORE}|,? (?:required|needed|please))?[\\s?.!]*$`,
  'iu',
)
/** 'Python - at least 3 years', 'Kafka, 2+ years of experience' */
const LAST = new RegExp(
  `^([^,:;?]{2,60}?)(?: ?[,:;–—]| -) ?(?:with )?${ENOUGH}(?: of)?(?: ${EXPERIENCE})?(?: required| needed| please)?[\\s?.!]*$`,
  'iu',
)
/** 'Python, how many years?' */
const COUNTED = new RegExp(
  `^([^,:;?]{2,60}?)(?: ?[,:;–—]| -) ?how many years['’]?(?: (?:of )?(?:use|practice|${EXPERIENCE}))?[\\s?.!]*$`,
  'iu',
)
/** 'Has she worked in rail for at least four years?' */
const SPENT = new RegExp(
  `^(?:has|have) (${WHO}) ((?:been |worked |taught |led |managed |used |practi[sc]ed |run |had )[^?]{2,60}?) (?:for )?${ENOUGH}[\\s?.!]*$`,
  'iu',
)
/** '10 yrs PQE' */
const OF_LETTERS = /^(\d{1,2}) (?:years?|yrs?)['’]? (?=\p{Lu}{2,6}(?:[\s?.!]*$| ))/u
const AS = new RegExp(`^(?:${EXPERIENCE} )?(?:working |employed )?as (?:an? |the )?(.+)$`, 'iu')
const WITH = new RegExp(
  `^(?:${EXPERIENCE} )?(?:(?:working |employed )?(?:in|with|using|on|at|of|around|behind) )?(?:the )?(?:years of )?(.+?)(?: (?:industry|sector|field|business|trade|environment|role|roles|position))?(?: ${EXPERIENCE})?$`,
  'iu',
)

/** Every pattern above needs one of these, and most questions have none. */
const SOME_TIME = /years?|yrs?|decade|winter|summer|season/i

/** As a question for the years; as it is where it asks for none. */
export function leastAsHowLong(asked: string): string {
  if (!SOME_TIME.test(asked)) return asked
  const text = asked.replace(OF_LETTERS, '$1 years of ')
  const spent = SPENT.exec(text)
  if (spent) return `How long has ${spent[1] ?? 'she'} ${spent[2] ?? ''}?`
  const last = LAST.exec(text) ?? COUNTED.exec(text)
  if (last) return yearsOf('she', last[1] ?? '')
  const first = FIRST.exec(text)
  if (!first) return text
  const [, who = 'she', rest = ''] = first
  return yearsOf(who, rest.replace(/[\s?.!]+$/, ''))
}

function yearsOf(who: string, asked: string): string {
  const [does, has] = /^(?:they|you)$/i.test(who) ? ['do', 'have'] : ['does', 'has']
  if (new RegExp(`^(?:${EXPERIENCE})?$`, 'iu').test(asked))
    return `How many years of experience ${does} ${who} have?`
  const role = AS.exec(asked)?.[1]
  if (role !== undefined) return `How long ${has} ${who} been a ${role}?`
  return `How many years of ${WITH.exec(asked)?.[1] ?? asked} experience ${does} ${who} have?`
}
