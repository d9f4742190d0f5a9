/**
 * 'Why was she fired?', 'How did he cope with the bankruptcy?': what befalls somebody is taken for granted, and no line
 * of the CV has a word of it. Whether it ever did is another question.
 */
import type { Facts } from '../facts/facts.ts'
import { YESNO } from '../question/question.ts'
import { PatternMap } from '../text/pattern-map.ts'

const SHE = '(?:s?he|they|you)'
/** 'them' are others, mostly. */
const HER = '(?:him|her|you)'
const HERS = '(?:his|her|their|your)'
const LATELY = '(?:\\p{L}+ly |ever |then |also |later ){0,2}'
/** 'was she', 'she was', 'did she get', 'being': before what was done to her. */
const BEEN = `(?:\\b(?:was|were|is|are) ${SHE}|\\b(?:has|have|had) ${SHE}(?: ever)? been|\\b${SHE} (?:was|were|got|gets|is|are|(?:has|have|had) been)|\\b(?:did|does|do) ${SHE} get|\\b(?:being|getting|been)) ${LATELY}`
/** 'fired her', and not 'fired her staff'. */
const ON_HER = `${HER}(?=\\W*$|,| (?:from|for|in|over|as|after|because|at|when|out|off)\\b)`
/** What was done with a thing is asked by a name or a noun before it. */
const DONE = `(?:\\b(?:was|were|been|being)\\b[^,?]{0,60}?)`

interface Event {
  readonly asked: RegExp
  /** Words of which a line that tells it has one; wide, for there is no harm in reading on. */
  readonly told: RegExp
}
const event = (asked: readonly string[], told: string): Event => ({
  asked: new RegExp(asked.join('|'), 'u'),
  told: new RegExp(`\\b(?:${told})`, 'i'),
})

const LICENCE = '(?:licen[cs]es?|registrations?|accreditations?|permits?|right to practi[sc]e)'
const CRIME =
  '(?:plagiari[sz]\\w*|falsif\\w+|fabricat\\w+|fraud\\w*|embezzl\\w+|brib\\w+|misconduct|harass\\w*|theft|stealing|cheating|doping|malpractice|negligence|insider trading|perjury|forg(?:ery|ing)|tax evasion|money laundering|leaking)'
const TOLD_CRIMES: readonly (readonly [string, string])[] = [
  ['plagiari', 'plagiar|copied|copying'],
  ['falsif|fabricat|forg', 'falsif|fabricat\\w* (?:of )?(?:data|results|evidence)|forg(?:ed|er)'],
  [
    'fraud|embezzl|launder|evasion|perjury|insider',
    'fraud|embezzl|misappropriat|launder|evasion|perjur|insider',
  ],
  ['brib', 'brib|kickback|corrupt'],
  ['misconduct|harass', 'misconduct|harass|bully|disciplin|complain'],
  ['theft|stealing', 'theft|thie[fv]|st[eo]l(?:e|en|ing)\\b|robb|pilfer'],
  ['cheating|doping', 'cheat|doping|doped'],
  ['malpractice|negligence', 'malpractice|negligen|complain|claims? against'],
  ['leaking', 'leak'],
]

const EVENTS: readonly Event[] = [
  event(
    [
      `${BEEN}(?:fired|sacked|dismissed|expelled|ousted|kicked (?:off|out)|thrown (?:off|out)|forced (?:out|to (?:resign|leave|quit))|given the boot|shown the door|removed from (?:${HERS}|the) (?:post|job|office|role))\\b`,
      `\\b(?:fire|fired|sack|sacked|dismiss|dismissed|expel|expelled|oust|ousted) ${ON_HER}`,
      `\\b(?:throw|threw|kick|kicked) ${HER} (?:out|off)\\b`,
      `\\b${HERS} (?:dismissal|sacking|firing|expulsion)\\b`,
    ],
    'fired\\b|sack(?:ed|ing)|dismiss|let go\\b|laid off|lay-?offs?\\b|redundan|expel|expulsion|ousted|thrown (?:out|off)|shown the door|the boot|probation|terminated|removed (?:me|from)|lost my (?:job|post)',
  ),
  event(
    [`${BEEN}(?:let go|laid off|made redundant)\\b`, `\\b(?:lay|laid) ${HER} off\\b`],
    'let go\\b|laid off|lay-?offs?\\b|redundan|dismiss|lost my|clos(?:ed|ure)|shut|sold|bought|insolven|bankrupt|liquidat|wound up|folded|cut\\b|cuts\\b|abolished|ended|expired|ran out|restructur|merge|terminated|funding|moved to',
  ),
  event([`${BEEN}demoted\\b`, `\\b${HERS} demotion\\b`], 'demot|stepped (?:down|back)|lower grade'),
  event(
    [
      `${BEEN}(?:struck off|disbarred|debarred|defrocked|deregistered|blacklisted|unfrocked|barred)\\b`,
      `\\bstr(?:ike|uck) ${HER} off\\b`,
    ],
    'struck off|disbar|debar|barred\\b|defrock|deregist|blacklist|off the (?:roll|register)|suspen',
  ),
  event(
    [
      `\\b(?:los(?:e|es|t|ing)|strip(?:ped)? of|surrender(?:ed)?) ${HERS} (?:\\p{L}+ )?${LICENCE}\\b`,
      `\\b${LICENCE} (?:\\p{L}+ ){0,3}?(?:revoked|suspended|withdrawn|taken away|cancelled)\\b`,
      `\\b(?:revoke|suspend|withdraw|take away|cancel)(?:ed)? ${HERS} (?:\\p{L}+ )?${LICENCE}\\b`,
    ],
    `(?:${LICENCE}|categor\\w+|[bcd]|permits?)\\b[^.;]{0,60}\\b(?:los[te]|revoke|suspend|withdraw|taken|cancel|laps|expire|ran out|not renew)|(?:los[te]|revoke|suspend|withdraw|took|cancel|gave up|handed (?:in|back))\\w* [^.;]{0,40}\\b${LICENCE}`,
  ),
  event(
    [`${BEEN}suspended\\b`, `\\b(?:suspend|suspended) ${ON_HER}`, `\\b${HERS} suspension\\b`],
    'suspen(?:ded|sion)|disciplin|sent home',
  ),
  event(
    [
      `${BEEN}(?:sued|taken to court)\\b`,
      `\\b(?:sue|sues|sued|suing) (?:${HER}|[^?]{1,40}\\b${HERS})(?!\\p{L})`,
      `\\b(?:lawsuit|law suit) (?:against|brought)\\b`,
    ],
    'su(?:e|ed|es|ing)\\b|lawsuit|law suit|legal|litigat|courts?\\b|tribunal|settle|claims?\\b|damages|injunction',
  ),
  event(
    [
      `${BEEN}(?:arrested|convicted|jailed|imprisoned|prosecuted|indicted|sentenced|charged with|found guilty|detained|deported)\\b`,
      `\\b(?:arrest|arrested|jail|jailed|prosecute|prosecuted|convict|convicted|deport|deported) ${ON_HER}`,
      `\\b${HERS} (?:arrest|conviction|prison sentence|time in (?:jail|prison))\\b`,
    ],
    'arrest|convict|jail|prison|prosecut|indict|charged|sentenc|court|police|crimin|custod|detain|deport|guilty',
  ),
  event(
    [
      `${DONE}\\bbann(?:ed)\\b`,
      `\\b(?:did|does|do|has|have|had) (?!${SHE}\\b)[^,?]{1,40}? (?:ban|banned|blacklist(?:ed)?|outlaw(?:ed)?)\\b`,
      `\\bthe ban on\\b`,
    ],
    'bans?\\b|banned|banning|prohibit|forb[ia]d|outlaw|blocked|blacklist|censor|barred\\b|not allowed|removed from|pulled by|taken down|took (?:it|them) down',
  ),
  event(
    [
      `\\b(?:${HERS}|the) (?:\\p{L}+ ){0,2}(?:bankruptcy|insolvency|liquidation)\\b`,
      // customers that do are others
      `(?<!\\b(?:who|that|which) (?:\\p{L}+ ){0,4})\\b(?:go|went|gone|going|declared?) (?:bankrupt|bust|insolvent|into (?:administration|liquidation|receivership))\\b`,
      `\\bbankruptcy\\b`,
    ],
    'bankrupt|insolven|bust\\b|went under|go(?:ing)? under|liquidat|receiver|(?:in|into|under) administration|administrators\\b|wound up|winding up|ceased trading|ran out of money|(?:firm|company|shop|studio|start-?up|business|house|employer|bank|chain|restaurant|parent)\\b[^.;]{0,30}\\b(?:closed|shut|folded|collapsed|failed|died)',
  ),
  event(
    [
      `\\b(?:papers?|articles?|thesis|study|book)\\b[^,?]{0,50}\\bretract(?:ed|ion)?\\b`,
      `\\bretract(?:ed)? ${HERS}\\b`,
    ],
    'retract|withdr|errat|correct(?:ion|ed)',
  ),
  event(
    [`\\bpatents?\\b[^,?]{0,50}\\b(?:revoked|invalidated|overturned|rejected|refused)\\b`],
    'revok|invalidat|overturn|reject|refus|oppos|lapsed|challeng|withdr',
  ),
  event(
    [
      `\\bturn(?:ed|ing)? (?:\\p{L}+ ){0,5}?down\\b[^?]{0,40}\\b(?:jobs?|offers?|posts?|positions?)\\b`,
      `\\bturn(?:ed|ing)? down (?:\\p{L}+ ){0,3}?(?:jobs?|offers?|posts?|positions?)\\b`,
      `\\b${SHE} (?:declined?|refused?|rejected?) (?:the|an?|${HERS}) (?:\\p{L}+ ){0,2}?(?:jobs?|offers?|posts?|positions?)\\b`,
    ],
    'offers? (?:of|from|by)\\b|offered|turn(?:ed|ing) [^.;]{0,30}down|declin|refus|said no|not (?:take|accept)|reject',
  ),
  event(
    [`${BEEN}divorced\\b`, `\\b${HERS} divorce\\b`, `\\bthe divorce\\b`],
    'divorc|separat|widow|ex-(?:wife|husband)|single (?:mother|father|parent)',
  ),
  ...TOLD_CRIMES.map(([crime, told]): Event =>
    event(
      [
        `\\b(?:accused|guilty|suspected|convicted|investigated|charged|caught|banned|fined|sued|fired|sacked|dismissed|arrested|suspended|punished|reprimanded|disciplined)\\b(?: (?:of|for|with|over|in))?(?: ${HERS})? (?:\\p{L}+ )?(?=${CRIME})(?:${crime})`,
        `\\b(?:ban|bans|fine|sue|fire|sack|dismiss|arrest|suspend|punish|investigate)\\b[^,?]{1,50}\\bfor (?=${CRIME})(?:${crime})`,
        `\\b(?:did|does) ${SHE} (?:commit|admit|confess)(?: to)? (?=${CRIME})(?:${crime})`,
        `\\b${HERS} (?=${CRIME})(?:${crime})\\p{L}* (?:case|scandal|affair|charge|conviction|trial)\\b`,
      ],
      told,
    ),
  ),
]

const TOLD_OF = new PatternMap(EVENTS.map(({ asked, told }) => [asked, told] as const))

/** Is such a thing taken for granted, of which no line has a word? */
export const presumesEvent = ({ units }: Facts, folded: string): boolean =>
  !YESNO.test(folded) &&
  TOLD_OF.matching(folded).some((told) => !units.some(({ unit }) => told.test(unit.text)))
