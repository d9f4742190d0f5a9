/** Who tells a CV in sentences leaves 'I' out ('Joined Acme in 2006 as a clerk') or says 'she': read as if it stood there. */
import { findDates } from '../text/dates.ts'

/** 'In March 2015', 'From 2012 to 2017': what may stand before a verb that has no subject. */
const WHEN =
  '(?:(?:From|Since|In|Between|By|Until) (?:[^,;:()]{0,40}?[ –-])?\\d{4},? )?(?:[Tt]hen |[Ll]ater |[Nn]ext )?'
const DID =
  '[Jj]oined|[Ss]tarted|[Bb]egan|[Mm]oved|[Ww]ent|[Cc]ame(?! \\p{Lu})|[Ww]orked|[Ss]erved|[Bb]ecame|[Tt]ook (?:over|up)|[Ll]ived|[Ss]pent|[Rr]emained|[Tt]rained|[Ll]earn(?:ed|t)|[Hh]eld|[Ss]at|[Hh]eaded|[Mm]anaged|[Ll]ed|[Ff]ounded|[Ss]et up|[Oo]pened|[Ss]tayed|[Ll]eft|[Ss]witched|[Tt]ransferred|[Rr]eturned'
const WAS = '[Hh]ired|[Tt]aken on|[Rr]ecruited|[Pp]romoted|[Aa]ppointed|[Hh]eadhunted'
/** The verbs of a she or a he, with what an I says instead. */
const SHE =
  'has|is|serves|sits|holds|works|runs|leads|heads|manages|was|had|studied|read|attended|ran|taught|cooked|nursed|lectured'
const OF_I: ReadonlyMap<string, string> = new Map([
  ['has', 'have'],
  ['is', 'am'],
  ['works', 'work'],
  ['serves', 'serve'],
  ['sits', 'sit'],
  ['holds', 'hold'],
  ['runs', 'run'],
  ['leads', 'lead'],
  ['heads', 'head'],
  ['manages', 'manage'],
])
const BARE = new RegExp(`^(${WHEN})(?:(${WAS})|(${DID}))\\b(?=(?: \\p{L}| \\d))`, 'u')
/** 'Since 2021 runs operations at …' */
const BARE_NOW = /^(Since (?:[^,;:()]{0,40}?[ –-])?\d{4},? )(works|runs|leads|heads|manages)\b/u
const OTHER = new RegExp(
  `^((?:\\p{Lu}[^.;:!?]{0,80}? )??)(?:[Hh]e|[Ss]he) ((?:then |also |first |now )?)(${DID}|${SHE})\\b`,
  'u',
)
/** 'Assistant to Ellen Marsh while she was …' */
const OF_ANOTHER = /\b(?:while|when|before|until|who|whose|whom|because|and|that|under)\b/i
const OWN = /\b(?:I|[Mm]y|[Mm]e|[Ww]e|[Oo]ur)\b/
const QUOTED = /^["“„«]/

/**
 * The sentence as an 'I' would tell it; as it stands where it is of somebody else or tells of no work.
 * @param name the person's, whose first part or all may stand for 'she'
 */
export function inFirstPerson(text: string, name: string | null = null): string {
  if (OWN.test(text) || QUOTED.test(text)) return text
  const bare = BARE.exec(text)
  if (bare !== null) {
    const [whole, when = '', was, did = ''] = bare
    const verb = was === undefined ? did.toLowerCase() : `was ${was.toLowerCase()}`
    return `${when}I ${verb}${text.slice(whole.length)}`
  }
  const now = BARE_NOW.exec(text)
  if (now !== null) {
    const [whole, when = '', verb = ''] = now
    return `${when}I ${OF_I.get(verb) ?? verb}${text.slice(whole.length)}`
  }
  const other = OTHER.exec(withPronoun(text, name))
  if (other === null) return text
  const [whole, before = '', adverb = '', verb = ''] = other
  if (OF_ANOTHER.test(withoutTimes(before))) return text
  return `${before}I ${adverb}${OF_I.get(verb) ?? verb}${withPronoun(text, name).slice(whole.length)}`
}

const withoutTimes = (text: string): string =>
  findDates(text).reduceRight((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), text)

/** 'She joined' of 'Anna joined' and 'Anna Berg joined'. */
function withPronoun(text: string, name: string | null): string {
  const names = name?.split(' ') ?? []
  for (const own of name === null ? [] : [name, names[0] ?? '', names.at(-1) ?? ''])
    if (own !== '' && text.startsWith(`${own} `)) return `She${text.slice(own.length)}`
  return text
}
