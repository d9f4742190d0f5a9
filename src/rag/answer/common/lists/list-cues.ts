/** What an item of a mixed list is, by its own words: a talk, an article, a prize; and what tells of one anywhere in a CV. */
import { isCited } from '../../lexicon/citations.ts'
import type { ListKind } from '../../lists/list-headings.ts'

const QUOTED = /["“„«][^"“”„«»\n]{2,200}["”“»]/gu
const TALK =
  /\b(?:talks?|keynotes?|lectures?|(?:guest|invited|public) lecture|panels?|panell?ists?|posters?|presentations?|presented|webinars?|speaker|spoke|speech|lightning|podcast|interview(?:ed)?|demonstrations?|on stage|audience|listeners|conference|congress|meetup|evening|guided walk|tour|moderat\w+)\b/i
/** 'Rhine Data Days', 'Open Health Forum': where one speaks. */
const EVENT =
  /(?<!\p{L})(?:\p{Lu}[\p{L}'’&-]+ ){0,5}\p{Lu}[\p{L}'’-]*? ?(?:Days?|Week|Forum|Summit|Conference|Congress|Symposium|Meetup|Conf|Convention|Colloquium|Festival|Gathering|Workshop)(?!\p{L})/u
/** '"Two taps", Northern Officers, Bergen, 06/2022': who met, where and when. */
const AT_PLACE =
  /["“”„«»],? (?:[–—-] )?[^,]{3,50}, (?!(?:January|February|March|April|May|June|July|August|September|October|November|December|Spring|Summer|Autumn|Winter) )\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)?,? (?:\p{L}+ )?(?:\d{1,2}\/)?\d{4}|^\d{4}, \p{Lu}\p{L}+, [^:]{3,60}: ["“„«]/u
/** '2024: "Two taps", Northern Officers, Bergen': the year leads. */
const YEAR_AT_PLACE =
  /^(?:\p{L}{3,9} )?\d{4}(?: ?[:,.]| [–—-]) ["“„«][^"“”„«»]{2,160}["”“»],? [^,]{3,50}, \p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)?\.?$/u
/** '2024 · "Two taps" · Northern Officers, Bergen': marks between them. */
const PARTED =
  /^(?:\p{L}{3,9} )?\d{4} ?[·|] ?["“„«][^"“”„«»]{2,160}["”“»] ?[·|] ?[^,·|]{3,50}(?:,| ?[·|]) ?\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)?\.?$/u
/** '2024-05, Bergen: "Two taps" (…)': when and where lead. */
const PLACE_LEADS =
  /^(?:(?:\d{1,2}[./])?\d{4}(?:-\d\d){0,2}|\p{L}{3,9}\.? \d{4})(?:[,:]| [–—|·-]) \p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)?(?:, \p{Lu}[\p{L}’'-]+)?: ["“„«]/u
const WORK =
  /\b(?:articles?|essays?|columns?|columnist|(?<!\b(?:seam[ae]n|seafarer|discharge|service|log|pass|work|record|vaccination|passport)(?:['’]?s)?['’]?[ -])books?|cookbook|handbook|textbook|chapters?|blogs?|newsletter|pamphlet|leaflet|booklet|guide|preprint|monograph|co-?authors?|author of|edited|editor of|papers?|fanzine|translat(?:ed|ion)|report|reviews? of|manual|self-published|short stor(?:y|ies)|poems?|picture book)\b/i
const PERIODICAL =
  /\b(?:Journal|Magazine|Quarterly|Review|Letters|Gazette|Proceedings|Annals|Bulletin|Monthly|Weekly|Transactions|Notes|Press|Verlag|Books|Publishers|appeared in|published|pp\.|vol\.|doi|isbn|arxiv|(?<!\bdate of )issue \d|[Ii]n press|under review|pages|edition)\b/
const PATENT =
  /^(?:granted |pending )?(?:EP|US|DE|WO|AU|FI|GB|FR|CN|JP|KR|CA|NL|SE|DK|NO)[ -]?\d{2,}|\bpatents?\b|\butility model\b/i
const AWARD =
  /\b(?:awards?|awarded|prizes?|medal(?:list)?s?|winner|won|runner[- ]up|shortlisted|(?:of|for) the (?:year|quarter|month|season)|(?:first|second|third|1st|2nd|3rd) (?:place|prize)|commended|commendation|mention|finalist|nominated|nomination|bronze(?! age)|silver(?! card)|gold(?! card)|laureate|trophy|cup|distinction|prix|preis|premio|honou?red|best|champion|scholarship|vouchers?|dean['’]s list)\b|\p{L}(?:preis|prijs)\b|[🏆🥇🥈🥉]/iu
const NO_AWARD = /\b(?:jury|judge|refused|rejected|turned down|not (?:won|awarded|funded|granted))\b/i
const GRANT =
  /\b(?:grants?|funding|funded|refused|principal investigator|co-investigator|travel money)\b|[€$£] ?\d/i
const MEMBER =
  /\b(?:member(?:ship)?|fellow(?!ship)|freeman|chartered|registered (?:with|as)|guild|institut(?:e|ion) of|society|association|union|chamber|order of|council|convener|federation|academy)\b/i
const NO_MEMBER =
  /\b(?:jury member|team members?|crew member|family members?|members'|other members|members of (?:the )?(?:public|staff|team)|staff member|founding member of the team|faculty member|trained|examiner|reviewer|editor|consultant of the year)\b/i
const TEACH =
  /\b(?:tutor|lecturer|teach(?:es|ing)?|taught|supervis\w+|mentor(?:s|ed|ing)?|coach|trainer|instructor|evening class|course|classes|students?|pupils|apprentices?|thes[ei]s|workshop|master ?class|seminar|lectures?)\b/i
/** 'Visiting lecturer at …, "Cold frames", since 2019': what stands in marks there is a course, and no work. */
const AS_TEACHER =
  /^(?:(?:external|visiting|guest|associate|assistant|adjunct|honorary|part-time|senior|university|occasional|regular) ){0,2}(?:lecturer|tutor|teacher|instructor|teaching (?:assistant|fellow)|docent|professor)\b/i
const CERT =
  /\b(?:certif\w+|licen[cs]ed?|valid (?:until|to|till|through)|expir\w+|lapsed|renewed|no expiry|does not expire|passed|exam(?:ination)?|first aid|level \d|badge|training)\b/i
const VOLUNTEER =
  /(?<!\d )\b(?:volunteer(?:ed|ing|s at|s for|s in)?|voluntar(?:y|ily)(?! (?:redundan|liquidation|departure|severance|leave|exit))|unpaid(?! (?:leave|invoice|month|overtime|break|sabbatical|year|pitch|internship))|pro bono|without (?:pay|fee)|took no fee|for no (?:pay|fee)|trustee|school governor|food ?bank|soup kitchen|repair caf[eé]|befriend\w*|(?:mountain )?rescue team|lifeboat|night shelter|animal shelter|homework (?:club|helper)|blood donor|refugees?|(?:volunteer|retained) fire|first responder|samaritans|non-profit|allotment|community (?:garden|kitchen|workshop|choir)|parents' (?:association|council)|tenants' association|charity|parish|scouts?|youth (?:club|team)|under-(?:\p{L}+|\d+)s?|honorary)(?!\p{L})/iu
const LANGUAGE =
  /\b(?:native|mother tongue|fluent|[abc][12]|conversational|bilingual|without an interpreter)\b|^(?:English|French|German|Spanish|Italian|Portuguese|Dutch|Polish|Arabic|Russian|Swedish|Welsh|Irish|Yoruba|Hindi|Urdu|Turkish|Greek|Czech|Danish|Norwegian|Finnish|Hungarian|Romanian|Japanese|Mandarin|Chinese)\b/i

/** What a piece of text is, of what mixed lists hold. */
export function cuesOf(whole: string, label: string | null = null): Set<ListKind> {
  const text = label === null ? whole : `${label}: ${whole}`
  const bare = text.replace(QUOTED, ' ')
  const titled = bare.length < text.length
  const found = new Set<ListKind>()
  if (PATENT.test(bare)) found.add('patents')
  const talk = TALK.exec(bare)
  const work = WORK.exec(bare)
  const said = talk !== null && (work === null || talk.index < work.index)
  if (said) found.add('talks')
  else if (work !== null || isCited(text)) found.add('publications')
  else if (EVENT.test(bare)) found.add('talks')
  else if (PERIODICAL.test(bare)) found.add('publications')
  else if (isPlaced(text)) found.add('talks')
  else if (titled && /\d{4}/.test(bare) && !CERT.test(bare) && !AS_TEACHER.test(bare))
    found.add('publications')
  if (AWARD.test(bare) && !NO_AWARD.test(bare)) found.add('awards')
  if (GRANT.test(bare)) found.add('grants')
  if (MEMBER.test(bare) && !NO_MEMBER.test(bare)) found.add('memberships')
  if (TEACH.test(bare)) found.add('teaching')
  if (CERT.test(bare)) found.add('certifications')
  if (VOLUNTEER.test(bare)) found.add('volunteering')
  if (LANGUAGE.test(bare)) found.add('languages')
  return found
}

/** A title and a year, with nothing that tells a talk from an article. */
export function isTitleAlone(text: string): boolean {
  const bare = text.replace(QUOTED, ' ')
  return (
    bare.length < text.length &&
    !isCited(text) &&
    ![TALK, WORK, EVENT, PERIODICAL].some((cue) => cue.test(bare)) &&
    !isPlaced(text)
  )
}

/** Does a title stand with where somebody spoke on it? */
const isPlaced = (text: string): boolean =>
  AT_PLACE.test(text) || YEAR_AT_PLACE.test(text) || PARTED.test(text) || PLACE_LEADS.test(text)

/** Says that there is none: 'None so far', 'not yet', 'no prizes'. */
export const NEGATED =
  /^(?:not?\b|none\b|never\b|nothing\b|formerly\b|used to\b|no longer\b|unknown\b|faded\b|given up\b|forgotten\b|long ago\b|once\b|in the past\b|less good\b|weak\b|poor\b|hardly\b|seldom\b|rusty\b|.*\(rusty\)|i do not\b|not (?:mine|used|offered|covered|done|yet)\b|what i (?:have not|do not|don't|cannot)\b)|\b(?:not (?:yet|mine|for me|for (?:her|him)|used|offered|covered|my field|in the)|never (?:done|used)|used to|have not done|do not do|cannot|can not|can't|no longer|forgotten|unknown to|faded|not done|given up)\b/i
