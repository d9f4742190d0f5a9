/**
 * A sentence of which the house is the subject: 'Acme, a maker of lifts, took me on as a fitter in 2006', 'Acme was my
 * first employer'. It is read as if the person said 'I joined Acme as a fitter in 2006'.
 */
import { findDates } from '../text/dates.ts'

const NAME =
  "((?:[Tt]he )?\\p{Lu}[\\p{L}\\d&'’.-]*(?: (?:(?:of|the|and|for|de|der|den|van|von|du|la|le|&) ){0,2}[\\p{Lu}\\d][\\p{L}\\d&'’.-]*){0,7})"
/** 'in Shrewsbury', ', a house of forty,' */
const ASIDE =
  "((?: in \\p{Lu}[\\p{L}'’-]+(?: \\p{Lu}[\\p{L}'’-]+)?)?)(?:, [^,;:.()]{3,80},| \\([^()]{3,80}\\))?"
const WHEN =
  '((?:In|From|Since) (?:[^,;:()]{0,40}?[ –-])?\\d{4},? |Then |Later |Next |[^.;:]{3,100}?(?:19|20)\\d\\d,? when )?'
const ME = '(?:me|her|him)'
const HIRED = new RegExp(
  `^${WHEN}${NAME}${ASIDE} (?:then |first |next )?(?:(?:hired|employed|engaged|recruited|appointed|headhunted) ${ME}|took ${ME} on|(?:gave|offered) ${ME}(?= .{1,90}\\b(?:job|post|position|contract)\\b)|made ${ME}(?= (?:an?|their|its|the) ))`,
  'u',
)
/** 'I was taken on by Acme', what came before it put behind. */
const BY = new RegExp(
  `^((?:[^.;:]{3,90} )?)\\bI (?:was|got) (?:then |later |first )?(?:hired|taken on|recruited|employed|engaged|headhunted|appointed) by ${NAME}`,
  'u',
)
const EMPLOYER =
  '(?:first |next |second |third |last |new |only |present |current )?(?:employers?|job|post|school|ward|kitchen|newspaper|paper|firm|ship|hospital|parish|theatre|laboratory|office)'
const WAS_MINE = new RegExp(`^${NAME}${ASIDE} (?:was|is|became) (?:my|her|his) ${EMPLOYER}\\b`, 'u')
const MINE_WAS = new RegExp(
  `^(?:[Mm]y|[Hh]er|[Hh]is) ${EMPLOYER} (?:was|is) (?:(?:(?:that )?(?:of|as) )?(?:an? |the )?([^,.;:()]{3,60}?) (?:with|at|for|by) (?=\\p{Lu}|the \\p{Lu})|(?:with |at |for |by )?(?=\\p{Lu}|the \\p{Lu}))${NAME}${ASIDE}`,
  'u',
)
/** 'I spent two years in Bristol as a trainee with Acme' */
const SPENT =
  /\bI ((?:then |next |first |also )?)(?:spent|did|stayed(?: on)?(?: for)?) ((?:the next |about |some |almost |nearly |over )?\S{2,9}(?:[ -]\S{2,9})? (?:years?|months?|winters?|seasons?))((?: in \p{Lu}[\p{L}-]+)?) as (?=an? |the |\p{Ll})/u
/** 'I left school in 1992 and joined …': what came first ends with its date. */
const AND_THEN =
  /^I (?:left|finished|graduated|took|passed|qualified|studied|read|gained|got|completed)\b[^.;:]{3,110}?,? and (?:then )?(?=(?:joined|started|began|worked|became|moved to|went to work)\b)/
/** 'At Acme I began as a clerk', 'I came to Acme as a clerk' */
const AT_FIRST = new RegExp(
  `^At ${NAME}${ASIDE},? I ((?:then |first )?(?:began|started|worked|was))(?= as | an? | for )`,
  'u',
)
const CAME_TO = new RegExp(
  `\\bI (?:then )?(?:came|went|moved|changed|switched) to ${NAME}(?=(?: in \\p{Lu}[\\p{L}'’-]+)?,? as (?:an? |the )?\\p{Ll})(?!.* (?:at|with) (?:the )?\\p{Lu})`,
  'u',
)
/** 'I came back in May as a cook' */
const CAME_BACK = /\bI (?:returned|came back|went back)\b(?=[^.;:]{0,60} as an? )/
/** 'and from 2011 the post of deputy': what came later. */
const LATER = /,? and (?:from|since|later|by|in|after) .*$/s
/** 'The years 2010 to 2014 belong to Acme, where I was a clerk', 'Next came Acme: a clerk, …', 'Two years at Acme followed, as a clerk' */
const BELONGS = new RegExp(
  `^(?:(?:[Tt]he )?(?:(?:next|following|last|first) )?(?:\\p{Ll}+ )?(?:years?|time|months|seasons) ([^;:.]{0,60}?) ?(?:belong(?:ed|s)? to|were spent (?:at|with)|I spent (?:at|with)|went to)|(?:[Nn]ext|[Tt]hen|[Aa]fterwards|[Aa]fter that|[Ll]ater)(?: it)? (?:came|followed|was)|(?:[Tt]his|[Tt]hat|[Ii]t) was followed by) ${NAME}${ASIDE},?`,
  'u',
)
const FOLLOWED = new RegExp(
  `^(?:[Ss]ome|[Aa]|[Tt]wo|[Tt]hree|[Ff]our|[Ff]ive|[Ss]ix|[Ss]even|[Ss]everal|\\d{1,2}|[Aa]nother \\p{Ll}+) (?:\\p{Ll}+ )?(?:years?|months|seasons|winters)(?: each)? (?:at|with|for) ${NAME}${ASIDE},? (?:then )?followed`,
  'u',
)
/** What is given is no post. */
const GIFT =
  /\b(?:grant|scholarship|bursary|prize|award|stipend|degree|licen[cs]e|diploma|master|bachelor|loan|idea|chance to (?:study|learn))\b/i

/** What came to nothing. */
const REFUSED =
  /\b(?:declined|refused|(?:turned|turning) (?:it |that |them |this |which )?down|which I turned down|said no|fell through|was to (?:be|have been)|before I (?:began|started)|never (?:took|began|started))\b/i

/** Does the house take one on in it? */
export const isHiring = (text: string): boolean =>
  !REFUSED.test(text) &&
  (BY.test(text) || (HIRED.test(text) && !GIFT.test(text)) || WAS_MINE.test(text) || MINE_WAS.test(text))

/** 'My first employer was Acme': of what was told before, when it stands behind other posts. */
export const looksBack = (text: string): boolean =>
  /\bfirst\b/i.test(text) && (WAS_MINE.test(text) || MINE_WAS.test(text))

/** The sentence as it stands where the person is its subject. */
export function asJoined(text: string): string {
  if (REFUSED.test(text)) return text
  const by = BY.exec(text)
  if (by !== null) {
    const [whole, before = '', name = ''] = by
    const rest = `I joined ${name}${text.slice(whole.length)}`
    return before === '' ? rest : `${rest.replace(/[.!]$/, '')}, ${before.trim().replace(/,$/, '')}.`
  }
  const hired = HIRED.exec(text)
  if (hired !== null && !GIFT.test(text)) {
    const [whole, when = '', name = '', place = ''] = hired
    const behind = text.slice(whole.length)
    const title = /^ (?:(?:an?|my|the) )?(?:first |second )?(?:job|post|position) (?:of|as) /.exec(behind)
    if (/\b(?:gave|offered) \S+$/.test(whole) && title === null)
      return `${when}I joined ${name}${place}, ${behind.trim().replace(LATER, '.')}`
    const as =
      title !== null
        ? ` as ${behind.slice(title[0].length)}`
        : /\bmade \S+$/.test(whole)
          ? ` as${behind}`
          : behind
    return `${when}I joined ${name}${place}${as}`
  }
  const mine = WAS_MINE.exec(text)
  if (mine !== null) return `I joined ${mine[1] ?? ''}${mine[2] ?? ''}${text.slice(mine[0].length)}`
  const was = MINE_WAS.exec(text)
  if (was !== null) {
    const [whole, title, name = '', place = ''] = was
    return `I joined ${name}${place}${title === undefined ? '' : ` as a ${title}`}${text.slice(whole.length)}`
  }
  const belongs = BELONGS.exec(text)
  if (belongs !== null) {
    const [whole, when, name = '', place = ''] = belongs
    const behind = text
      .slice(whole.length)
      .replace(/^,? (\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?): /u, ' in $1, ')
    const where = /^ where (?:I|she|he) (?:was|worked as) /.exec(behind)
    const as =
      where !== null
        ? ` as ${behind.slice(where[0].length)}`
        : behind.replace(/^((?: in [^,;:.]+)?)(?:: |, | )(?:as )?(?=an? )/, '$1 as ')
    return `I joined ${name}${place}${when === undefined || when === '' ? as : `${as.replace(/[.!]$/, '')}, ${when}.`}`
  }
  const followed = FOLLOWED.exec(text)
  if (followed !== null)
    return `I joined ${followed[1] ?? ''}${followed[2] ?? ''}${text.slice(followed[0].length)}`
  const and = AND_THEN.exec(text)
  if (and !== null) {
    const rest = text.slice(and[0].length)
    const [date] = findDates(rest).length > 0 ? [] : findDates(and[0]).slice(-1)
    return `I ${rest.replace(/[.!]$/, '').replace(/^worked\b/, 'began working')}${date === undefined ? '' : ` in ${and[0].slice(date.start, date.end)}`}.`
  }
  const at = AT_FIRST.exec(text)
  if (at !== null)
    return `I ${at[3] ?? ''}${text.slice(at[0].length).replace(/^( as (?:an? )?[^,.;:()]{3,40}?)(?= and | by | in |[,.;:(]|$)/, `$1 at ${at[1] ?? ''}`)}`
  return text
    .replace(CAME_TO, 'I joined $1')
    .replace(SPENT, 'I $1worked$3 for $2 as ')
    .replace(CAME_BACK, 'I came')
}
