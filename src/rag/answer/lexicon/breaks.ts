/** Headers between posts that name no post: a career break, parental leave, a search for work. General English only. */
import { looksLikeOrg, looksLikeTitle } from './names.ts'

const LEAVE =
  "(?:parental|maternity|paternity|adoption|family|child ?care|child|baby|carer'?s?|sick|medical|compassionate|bereavement|unpaid|paid|personal|extended)"
const CHILDREN =
  '(?:child(?:ren)?|kids?|sons?|daughters?|twins|family|baby|babies|toddlers?|boys?|girls?|home|house(?:hold)?)'
const KIN = `(?:${CHILDREN}|mother|mum|father|dad|parents?|grand(?:mother|father|parents?)|husband|wife|partner|brother|sister|relatives?|uncle|aunt)`
const OWN =
  '(?:(?:an?|my|his|her|their|our|the|sick|ill|elderly|ageing|aging|dying|disabled|young|small|little|newborn|two|three|four|of) )'
const WORK =
  '(?:(?:an? |the )?(?:new |next |suitable |first |permanent |paid )?(?:work|jobs?|posts?|positions?|roles?|employment|opportunit(?:y|ies)|challenges?|employers?))'

/** Says by itself that there was no post. */
const SURE = [
  `(?:career|employment|work|professional|family|parental|maternity|paternity|study|health|gap|longer|creative|planned|voluntary)[ -](?:break|gap|pause|interruption|time[ -]?out)s?`,
  `(?:break|gap|pause|time (?:off|out|away)|leave|year off|year out) (?:from|in|of) (?:my |his |her |their |the )?(?:career|cv|employment|work(?:ing)?|paid work|teaching|flying|practice|business|absence)`,
  `${LEAVE}(?:(?: and| or|,| /)? ${LEAVE})?[ -]leave`,
  'leave of absence',
  'sabbatical(?: (?:leave|year|term|semester|months?))?',
  'gap (?:year|months?|semester)',
  '(?:year|months?|time|term|semester|summer|winter) (?:off|out|away)(?: (?:from )?work)?',
  `(?:looking|searching|search|hunting|applying) for ${WORK}`,
  `seeking ${WORK}`,
  '(?:job|work)[ -]?(?:search|seeking|hunt(?:ing)?|seeker)',
  'unemploy(?:ed|ment)',
  'no (?:paid |regular |formal )?(?:employment|employer|work|job)',
  'not (?:employed|working|in (?:paid )?(?:work|employment))',
  'out of (?:work|a job|employment)',
  '(?:in )?between (?:jobs|posts|positions|roles|contracts|employers|engagements|missions|things)',
  '(?:made )?redundan(?:t|cy)',
  '(?:full[ -]time|stay[ -]at[ -]home) (?:parent(?:hood|ing)?|mother(?:hood)?|mum|mom|dad|father(?:hood)?)',
  'home ?maker|house ?wife|house ?husband',
  `(?:raising|bringing up|raised|brought up|looking after|looked after|caring for|cared for|care of|care for|nursing|at home with) ${OWN}{0,3}${KIN}`,
  'family (?:care|time|reasons?|duties|commitments|responsibilities)',
  '(?:recover(?:y|ing)|convalescence|rehabilitation|illness|long illness)',
  '(?:world|round[ -]the[ -]world|around[ -]the[ -]world) (?:trip|travels?|tour by \\w+)',
  'backpacking',
].join('|')
/** May also be somebody's name or field: only where nothing else in the header is a title or an employer. */
const WEAK =
  'breaks?|gaps?|maternity|paternity|parenthood|motherhood|fatherhood|twins|pause|interval|between|leave|time|travel(?:s|ling|ing|led|ed)?|relocation|relocat(?:ed|ing)|illness|family|private reasons|personal (?:time|reasons|development)|rest|(?:two|three|four|five|six|our|my) (?:(?:small|young|little) )?(?:children|kids|sons|daughters|babies)'

const LEAD =
  '(?:on|taking|took|in|of|an?|my|his|her|their|the|short|long|longer|brief|extended|voluntary|unpaid|paid|planned|first|second|third|another|personal|full[ -]time|part[ -]time|actively|temporarily|currently|one|two|three|six|nine|twelve|\\d{1,2}|years?|months?|weeks?)'
/** What may follow: the reason, the place, the company; not the noun of a post ('… cover teacher', '… officer'). */
const ON =
  '(?=$|[,;:.(/&+]|[ ][(]|[ ](?:and|or|to|in|for|with|after|due|because|from|of|at|as|while|whilst|when|following|through|throughout|across|around|round|on|by|during|between|within|before|until|since|caring|looking|travelling|traveling|plus|then|alone|abroad|my|his|her|their|our|the|sick|owing|without|via|overland|[-–—])(?![\\w]))'
const START = `^(?:${LEAD}[ -]){0,4}`
const SURELY = new RegExp(`${START}(?:${SURE})${ON}`, 'i')
const PERHAPS = new RegExp(`${START}(?:${WEAK})${ON}`, 'i')
const LONG = 160

/** @param parts of an entry's header, without its dates */
export function isBreak(parts: readonly string[]): boolean {
  const plain = parts.map((part) => part.slice(0, LONG).replace(/[’‘]/g, "'").replace(/\s+/g, ' '))
  const at = plain.findIndex((part) => SURELY.test(part))
  const others = plain.filter((_, i) => i !== at)
  if (at >= 0) {
    const titled = others.some((part) => looksLikeTitle(part))
    // a post that is interrupted names itself first; what follows a break explains it
    return at === 0 ? !(titled && others.some(isEmployer)) : !titled && !others.some(looksLikeOrg)
  }
  const [first = '', ...rest] = plain
  return (
    // a house has a capital: 'I stayed at home'
    PERHAPS.test(first) &&
    !rest.some(
      (part) => !TELLS.test(part) && (looksLikeTitle(part) || (/\p{Lu}/u.test(part) && looksLikeOrg(part))),
    )
  )
}

/** A sentence of what was done meanwhile. */
const TELLS = /^(?:(?:and|also) )?(?:I|we|who|my|our)\b/i

const isEmployer = (part: string): boolean => looksLikeOrg(part) && !looksLikeTitle(part)

const PERSONAL =
  /^(?:born|geboren|geburts(?:datum|tag|ort)|staats(?:angehörigkeit|bürgerschaft)|familienstand|zivilstand|née?|date de naissance|lieu de naissance|nationalité|situation familiale|état civil|date of birth|birth ?date|birthday|place of birth|dob|age|nationality|citizenship|marital status|married|widow(?:er|ed)?|divorced|single|civil status|gender|sex|religion|personal (?:details|data|information))(?=$|[ :,.(/])/i

/** A header made of what a person is, not of what one did: 'Born 9 August 1987', 'Nationality: German'. */
export function isPersonal(parts: readonly string[]): boolean {
  const [first = ''] = parts
  return (
    PERSONAL.test(first) ||
    (/^personal$/i.test(first) && !parts.some((part) => looksLikeTitle(part) || looksLikeOrg(part)))
  )
}
