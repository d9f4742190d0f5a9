/** 'How old is she?', 'Is she married?', 'Does she have children?' */
import { titleSection } from '../../facts/about-person.ts'
import type { Facts } from '../../facts/facts.ts'
import { exactly, WHO, WHOSE } from '../../lexicon/frames.ts'
import { findDates } from '../../text/dates.ts'
import type { Piece } from '../pieces.ts'
import { NOWHERE, planOf, UNSAID, type Overview } from '../planner.ts'
import { find, say, type Way } from '../told.ts'
import { ageInHead } from './age-in-head.ts'

const IS = `(?:what(?:['’]?s| is| are| about) |any )?(?:${WHOSE} |an? )*`
/** Folded, with the person's own name as 'she'. */
export const AGE = exactly(
  [
    `${IS}(?:current |exact )?(?:age|date of birth|birth ?date|birth ?day|dob|d\\.o\\.b|year of birth|birth year)`,
    `how old(?: (?:is|are|might|would) ${WHO}(?: be)?(?: now| today| currently)?)?`,
    `(?:when|in (?:what|which) year|what year|on (?:what|which) (?:day|date)) (?:is|was|were|are) ${WHO} born`,
    `when is ${WHOSE} birthday`,
  ].join('|'),
)
const SPOUSE = '(?:husband|wife|spouse|partner|boyfriend|girlfriend|significant other)'
export const MARRIED = exactly(
  [
    `${IS}(?:marital|civil|relationship|marriage) status`,
    `(?:is|are|was|has) ${WHO} (?:currently |already |been |ever |still )*(?:married|single|divorced|engaged|widowed|in a relationship|got married)(?: or (?:married|single|divorced))?(?: (?:himself|herself|themselves|themself|yourself))?`,
    `(?:does|do|has|have) ${WHO} (?:have |got )?(?:an? )?${SPOUSE}(?: or ${SPOUSE})?`,
    `(?:who is )?(?:${WHOSE} )+${SPOUSE}`,
  ].join('|'),
)
const CHILDREN = '(?:children|kids?|a child|sons?(?: or daughters?)?|daughters?|offspring)'
export const PARENT = exactly(
  [
    `(?:any )?(?:${WHOSE} )*(?:number of )?${CHILDREN}`,
    `(?:does|do|has|have|did) ${WHO} (?:have |got |had )?(?:any |young |small |an? )*${CHILDREN}`,
    `how many ${CHILDREN} (?:does|do|has|have) ${WHO}(?: have| got)?`,
    `(?:is|are) ${WHO} an? (?:mother|father|mum|dad|parent)`,
  ].join('|'),
)
export const FAMILY = exactly(
  `${IS}(?:family(?: status| situation| life)?|personal status)|(?:does|do|has|have) ${WHO} (?:have |got )?(?:a )?family`,
)
/** 'Which pronouns does he use?' */
export const PRONOUNS = exactly(
  [
    `${IS}(?:preferred |gender |personal )*(?:pronouns?|form of address)`,
    `(?:what|which) (?:preferred |gender |personal )*pronouns? (?:does|do|should|is|are) (?:${WHO}|i|we|one) (?:use|prefer|go by|have|using)(?: for ${WHO})?`,
    `how (?:should|do|shall|can|may|would) (?:i|we|one|people) (?:address|refer to) ${WHO}`,
    `how (?:does|do|would) ${WHO} (?:like|prefer|want|wish) to be (?:addressed|referred to)`,
  ].join('|'),
)

const KIN =
  /\b(?:(?:my|our|his|her|the) (?:\p{L}+ ){0,2}(?:sons?|daughters?|child)(?! of (?:an?|the|two)\b)|(?:my|our|his|her|the) (?:\p{L}+ ){0,2}(?:twins|children|baby|brother|sister|mother|father)|twins|daughters?,? born|sons?,? born|birth of|by birth|from birth|births?\b.*midwi|portuguese-born)\b/iu
const BORN =
  /(?:(?:^|\b(?:was|am|is) |[,;|·•–—] )(?:[Bb]orn|b\.|[Dd]ate of birth|[Yy]ear of birth|[Bb]irth date|DOB|[Gg]eboren|[Gg]eb\.|[Gg]eburtsdatum|[Nn]ée?|[Dd]ate de naissance)(?: (?:on|in|am|le))? ?:? (?:(?!since\b).){0,40}?(?:\b(?:19|20)\d\d\b|['’]\d\d\b|\b\d{1,2}[./]\d{1,2}[./]\d{2,4}))/u
const NUMBER = '(?:twenty|thirty|forty|fifty|sixty)(?:-(?:one|two|three|four|five|six|seven|eight|nine))?'
const AGES: readonly Way[] = [
  {
    label:
      /^(?:(?:date|year) of birth|born(?: on)?|birth ?date|dob|birth ?day|age|geboren(?: am)?|geburts(?:datum|tag|jahr)|alter|date de naissance|nee?(?: le)?)$/,
    text: BORN,
    not: KIN,
  },
  {
    text: new RegExp(
      `\\b(?:\\d\\d|${NUMBER}) years old\\b|(?:^|, )(?:[Aa]ged |[Aa]ge )?(?:${NUMBER})(?:,|$)|^[Aa]ged? \\d\\d\\b|\\b(?:I|[Ss]?[Hh]e) [^.;]{2,60} (?:in (?:19|20)\\d\\d,? (?:at the age of|aged) \\d\\d|(?:at the age of|aged) \\d\\d,? in (?:19|20)\\d\\d)\\b|\\b(?:I am|I'm|[Ss]he is|[Hh]e is) (?:\\d\\d|${NUMBER})(?: years old)?(?:,|\\.|$| and)`,
    ),
    not: /\b(?:children|boys|girls|pupils|building|house|firm|company)\b/i,
    kinds: ['contact', 'summary', 'practical', null],
  },
]
/** A date, or a number: 'Born: in Graz' says where. */
const dated = ({ text }: Piece): boolean =>
  findDates(text).length > 0 || /\d|['’]\d\d\b/.test(text) || new RegExp(NUMBER, 'i').test(text)

const WEDDED: readonly Way[] = [
  {
    label:
      /^(?:marital status|civil status|family(?: status)?|status|personal|are you married\?|familienstand|zivilstand|situation (?:familiale|de famille)|etat civil)$/,
  },
]
const STATUS =
  /\b(?:married|single|divorced|widow(?:er|ed)?|separated|civil partnership|engaged to|verheiratet|ledig|geschieden|verwitwet|c[ée]libataire|pacs[ée]e?)\b|\b(?:mari|divorc)[ée]/i
const WORK =
  /\b(?:single[- ](?:handed|page|cell|engine|crystal|page|use|file|header|source|malt|patient|biggest|largest|trips?|market)|families|clients|divorced? (?:cases?|couples|law))\b/i
const OWN: Way['kinds'] = [
  'projects',
  'awards',
  'volunteering',
  'memberships',
  'teaching',
  'practical',
  'contact',
  'summary',
  'interests',
  'languages',
  'skills',
  'certifications',
  'education',
  'experience',
  null,
]
const SPOUSES: readonly Way[] = [
  {
    text: /(?:^|[,;] |\b(?:am|is|I'm|got|status:) )(?:[Mm]arried|[Ss]ingle|[Dd]ivorced|[Ww]idowed|[Ww]idower|[Ss]eparated)(?: (?:with|to|since|for|and)\b|,|\.|$)|\bcivil partnership\b/,
    not: WORK,
    kinds: OWN,
  },
  {
    text: /\b(?:my|his|her|our) (?:late |ex-?)?(?:husband|wife|spouse|mother-in-law|father-in-law|in-laws)\b|\bhusband and\b|\bwife and\b/i,
    within: true,
    not: /\bwhose\b/i,
  },
  { text: /\b(?:years of|by a|by|my) marriage\b/i, kinds: OWN },
  {
    text: /\b(?:my|his|her) partner(?: \p{Lu}\p{L}+)?(?: and (?:I|one|two|a|our)| runs| lives| is | has | works|'s (?:job|work)| and a)|\bwith (?:my|his|her) partner\b|\b[Pp]artner and (?:one|two|three|an?) (?:child|toddler|baby|son|daughter|twins)/u,
    not: /\b(?:firm|law|business|clinic|refer)\b/i,
    kinds: OWN,
  },
]
const SOME = '(?:an?|one|two|three|four|five|\\d)'
const ADJECTIVE =
  '(?:small |young |younger |elder |eldest |little |teenage |grown(?:-up)? |newborn |adult |twin |first |second |third |own |school-age )*'
const PARENTS: readonly Way[] = [
  { label: /^(?:children|kids|family(?: status)?|do you have children\?|kinder|enfants)$/ },
  {
    text: new RegExp(
      `(?:^|\\b(?:[Mm]arried|single|divorced|and|with|have|has|of)\\b,? |[,:] )${SOME} ${ADJECTIVE}(?:sons?|daughters?|children|child|kids?|toddlers?|baby|babies)(?:,|\\.|$| (?:who|born|at|and|aged|of school|in school|under|both|\\()|\\)|:)`,
      'i',
    ),
    not: /\b(?:for (?:an?|one|two|three) child|with \w+ children (?:in|at|of) (?:the|care|school|a)|in the house|pupils|centre|class|group of|runs a)\b/i,
    kinds: OWN,
  },
  {
    text: new RegExp(
      `\\b(?:my|his|her|our) (?:${SOME} )?${ADJECTIVE}(?:\\p{L}+ )?(?:sons?|daughters?|twins|kids?|boys|girls)\\b|\\b(?:my|his|her) (?:of )?${ADJECTIVE}(?:two |three )?child(?:ren)?\\b|\\bour children\\b|\\bour (?:first|second|third|fourth|fifth|youngest|eldest|oldest|only) (?:child|baby)\\b|\\b(?:the )?(?:kids?|children)(?:['’]s) school\\b|\\b(?:kid|child|son|daughter|twins) (?:at|in|started|finish(?:es)?|starts?) (?:at )?(?:school|kindergarten)|\\bthe (?:girls|boys|twins|children|kids) (?:are (?:at|in) |have started |started |finish |leave |start )(?:school)?|\\b(?:of|with) my ${ADJECTIVE}(?:son|daughter)`,
      'iu',
    ),
    not: /\b(?:each of|all) our children|\bour children (?:learn|read|by name)|patients?|clients?|pupils?|works? with children|\bour (?:boys|girls|youngest pupils)\b/i,
    kinds: OWN,
  },
  {
    text: new RegExp(
      `\\b(?:birth of|after|when|since) (?:my|his|her|a|an|our|the) ?${ADJECTIVE}(?:\\p{L}+ )?(?:sons?|daughters?|twins|child|children|kids?)\\b|\\b(?:my|his|her|our) ${ADJECTIVE}(?:sons?|daughters?|twins|child|children)\\b`,
      'iu',
    ),
    not: /\b(?:patients?|clients?|pupils?|works? with|each of|by name|a child (?:was|is|died))\b/i,
    within: true,
  },
  {
    text: /\b(?:parental|maternity|paternity|adoption) leave\b/i,
    not: /\b(?:cover|covered|covering|policy|replac|law|rights)\b/i,
    within: true,
  },
]

const PAIR =
  '(?:he|she|they|[zx]e)\\s?\\/\\s?(?:he|she|they|him|hers?|his|them|theirs?|[hzx]ir|any)(?:\\s?\\/\\s?(?:hers?|his|theirs?|[hzx]irs?))?'
/** Said to be one's own, or alone between the signs that part a line. */
const THEIR_PRONOUNS = new RegExp(
  `(?:^|[|·•;,(–—])\\s*(?:(?:preferred |my )?pronouns(?: are|:)? )?${PAIR}(?: pronouns)?\\s*(?:$|[|·•;,.)–—])|(?:^|[|·•;,(–—]\\s*)(?:preferred |my )?pronouns(?:: ?| are )\\p{L}|\\b(?:i|she|he|they) (?:uses?|goe?s? by) (?:the pronouns )?${PAIR}`,
  'iu',
)
const BARE_PAIR = new RegExp(`(?<![\\p{L}/])${PAIR}\\W*$`, 'iu')
/** Among the lines below the name, which may run into one. */
const PAIR_WITHIN = new RegExp(`(?<![\\p{L}/])${PAIR}(?![\\p{L}/])`, 'iu')

/** They stand beside the name mostly, in the title; of others' no word is said here. */
export const planPronouns = (facts: Facts): Overview => {
  const isTitle = ({ section, kind }: (typeof facts.units)[number]['unit']): boolean =>
    section === 0 && kind === 'heading'
  const own = titleSection(facts)
  const told = (
    facts.units.find(
      ({ unit }) => THEIR_PRONOUNS.test(unit.text) || (isTitle(unit) && BARE_PAIR.test(unit.text)),
    ) ?? facts.units.find(({ unit }) => unit.section === own && PAIR_WITHIN.test(unit.text))
  )?.unit
  return told === undefined ? UNSAID : planOf([{ text: told.text, units: [told.index] }])
}

export function planAge(facts: Facts): Overview {
  return planOf(say(facts, find(facts, AGES).filter(dated))) ?? planOf(ageInHead(facts)) ?? UNSAID
}

const statusOf = (facts: Facts): Piece[] => {
  const labelled = find(facts, WEDDED).filter(({ text }) => STATUS.test(text))
  return labelled.length > 0 ? labelled : find(facts, SPOUSES)
}

/** Any word of one's own life: without one, patients who are children and divorces one pleaded are no answer. */
const OF_MARRIAGE =
  /\b(?:husband|wife|spouse|partner|fianc\p{L}+|marri\p{L}+|wedding|single|divorced|separated|widow\p{L}*|ex-\p{L}+|in-laws?)(?!\p{L})/iu
const OF_PARENT =
  /\b(?:(?:grand|step|god|foster)?(?:mother|father|mum|mom|dad|parents?|sons?|daughters?)|twins|triplets|toddler|bab(?:y|ies)|(?:my|our|own|young|his|her) (?:\w+ )?(?:family|child|children|kids?|boys?|girls?)|(?:the|two|three|four) (?:children|kids|boys|girls)|children:|school-age|schoolchild(?:ren)?)(?!\p{L})/iu
const silentOn = ({ units }: Facts, words: RegExp): Overview =>
  units.some(({ unit }) => words.test(unit.text)) ? UNSAID : NOWHERE

export const planMarried = (facts: Facts): Overview =>
  planOf(say(facts, statusOf(facts))) ?? silentOn(facts, OF_MARRIAGE)
/** Somebody who had leave for a child has one at least; of how many that says nothing. */
export const planParent = (facts: Facts, folded = ''): Overview => {
  const counts = /\b(?:how many|number of)\b/.test(folded)
  const found = find(facts, counts ? PARENTS.slice(0, -1) : PARENTS)
  // 'while my children are at school' says nothing of how many
  return (
    planOf(say(facts, counts ? found.filter(({ text }) => COUNTED.test(text)) : found)) ??
    silentOn(facts, OF_PARENT)
  )
}
const CHILD = '(?:sons?|daughters?|child(?:ren)?|kids?|twins|triplets|boys|girls|bab(?:y|ies)|toddlers?)'
const COUNTED = new RegExp(
  `(?:\\d|\\b(?:an?|one|two|three|four|five|six|both|only|eldest|youngest|first|second|third)) (?:\\S+ ){0,3}${CHILD}\\b|\\b(?:son|daughter|baby|toddler|twins|triplets)\\b|\\b(?:children|kids): |\\bno (?:own )?(?:children|kids)\\b|^(?:\\d|none|no\\W*$|one|two|three|four|five)\\b`,
  'i',
)

export function planFamily(facts: Facts): Overview {
  const parts = [...say(facts, statusOf(facts)), ...say(facts, find(facts, PARENTS))]
  return (
    planOf(parts.filter(({ text }, i) => parts.findIndex((other) => other.text === text) === i)) ?? UNSAID
  )
}
