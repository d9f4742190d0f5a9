/** Where sentences end, which abbreviations, numbers and titles in quotation marks do not. */

const ABBREVIATION =
  /(?:^|[\s("'])(?:dra?|drs|profa?|dott|doc|hab|ing|mgr|dipl|lic|rer|phil|nat|rev|capt|sgt|mr|mrs|ms|st|mt|jr|sr|vs|vol|no|nr|pp|p|ed|eds|etc|e\.g|i\.e|approx|ca|cf|dept|inc|ltd|co|corp|fig|al|ph\.d|m\.sc|b\.sc|excl|incl|exp|resp|avg|asst|assoc|intl|natl|univ|hons|proc|conf|symp|trans|lett|phys|chem|biol|appl|comput|bull|acad|soc|adv|ann|int|rs|pvt|pte|pty|sdn|bhd|mfg|bros|dist|govt|engg|messrs|smt|shri|sri|mme|mlle|b\.tech|m\.tech|b\.com|m\.com|[a-z])\.$/i

/** What is short only before a number: 'max. 12', 'Mar. 2009'; 'within 20 min. The rest …', 'Mirador del Mar. I …' are ends. */
const BEFORE_NUMBER =
  /(?:^|[\s("'–-])(?:max|min|tel|ext|est|str|blvd|ave|pl|ste|bldg|ch|sec|art|apt|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\.$|\p{L}str\.$/iu

/** 'U.S. Forest Service', 'E.U. law': letters with points. */
const LETTERS = /(?:^|[^\p{L}\p{N}.])(?:\p{L}\.){2,5}$/u
/** What begins a sentence rather than a name, which may stand behind such letters. */
const BEGINS =
  /^\s+(?:he|she|i|we|they|it|the|this|these|that|an?|in|at|on|my|his|her|their|our|since|from|after|before|then|there|when|where|while|now|later|also|and|but)\s/i

/** What is short only before a name: 'Dir. Jane Roe'. */
const BEFORE_NAME = /(?:^|[\s("'])(?:dir|chor|choreo|cond|prod|comp|illus|arr)\.$/i

/** Ranks of ships, forces and crews: 'Ch. Off. Roe', '2nd Eng. on tugs'. */
const RANK =
  /(?:^|[\s("'])(?:ch|chf|(?:ch|chf|jr|sr|extra|\d(?:st|nd|rd|th))\.? (?:off|eng|engr|mate|elec))\.$/i

/** A title in quotation marks, which may hold what ends a sentence: '"Who may assume what? Role chains"'. */
const QUOTED = /(?<=^|[\s(])(?:"[^"\n]{3,160}"|“[^”\n]{3,160}”|„[^“”\n]{3,160}[“”]|«[^»\n]{3,160}»)/gu

/** What a form prints, and what was ticked: 'Have you any dependents? NO'. */
const TICKED = /^\s+(?:yes|no|none|nil|never|n\/a|not applicable)(?=\s*(?:$|[.,;:(–—-]|\d{1,3}[.)]\s))/i
/** 'Chartered surveyor? Not me.', 'Governor? Not any more, stood down in 2025.': what somebody asks and answers in one breath. */
const ASKED = 60
const REPLIED =
  /^\s+(?:yes|no|not|never|none|nobody|nothing|nearly|almost|only|was|were|used to|until|till|since|yet)(?![\p{L}’'])/iu
/** 'Forklift? No. Crane? Yes.' */
const NO = /\? no\.$/i
/** A line of a form whose fields are numbered: '4. Born in: Graz 5. Nationality: Austrian'. */
const NUMBERED = /^\W{0,4}\d{1,3}[.)]\s/
const ITEM_NUMBER = /\s\d{1,3}\.$/
const FIELD_BEHIND = /^\s+\p{Lu}[\p{L} ,/()'’-]{1,60}[:?]/u

/** A run of marks is taken whole: tried from each mark of it, thousands of dots in a row take hours. */
const END = /(?<![.!?…])[.!?…]+["'”’»)\]]*(?=\s+["'“‘«(\[]?[\p{Lu}\p{N}€£$])/gu

/** Ends of sentences in a text, as offsets of the first character after each. */
export function sentenceEnds(text: string): number[] {
  const ends: number[] = []
  const isNumbered = NUMBERED.test(text)
  const quoted = Array.from(text.matchAll(QUOTED), ({ index, 0: title }) => [index, index + title.length])
  let near = 0
  for (const match of text.matchAll(END)) {
    const end = match.index + match[0].length
    while ((quoted[near]?.[1] ?? Infinity) <= match.index) near++
    const [from = Infinity, to = 0] = quoted[near] ?? []
    if (match.index > from && end < to) continue
    // '2018-02 .. 2022-04': from the one to the other; 'Safe lifting ... 2020': dots that lead to it
    if (match[0] === '..' || (/^\.{3,}$/.test(match[0]) && text[match.index - 1] === ' ')) continue
    const before = text.slice(Math.max(0, end - 14), end)
    if (match[0] === '.' && ABBREVIATION.test(before) && !NO.test(before)) continue
    if (match[0] === '.' && RANK.test(before) && !BEGINS.test(text.slice(end, end + 12))) continue
    if (match[0] === '.' && LETTERS.test(before) && !BEGINS.test(text.slice(end, end + 12))) continue
    if (match[0] === '.' && BEFORE_NUMBER.test(before) && /^\s+[\p{N}€£$]/u.test(text.slice(end, end + 4)))
      continue
    if (match[0] === '.' && BEFORE_NAME.test(before) && /^\s+\p{Lu}\p{L}/u.test(text.slice(end, end + 4)))
      continue
    if (match[0] === '?' && TICKED.test(text.slice(end, end + 20))) continue
    const isShort = end - (ends.at(-1) ?? 0) <= ASKED
    if (match[0] === '?' && isShort && REPLIED.test(text.slice(end, end + 12))) continue
    // the number of the next field stands before that
    const number = isNumbered && match[0] === '.' ? ITEM_NUMBER.exec(before)?.[0] : undefined
    if (number !== undefined && FIELD_BEHIND.test(text.slice(end, end + 70))) {
      ends.push(end - number.length + 1)
      continue
    }
    // '"Whose hours are these?" (Review of Work, 2019)': where it appeared belongs to the title
    if (/[?!]["”»“]$/.test(match[0]) && /^\s+[([]/.test(text.slice(end, end + 4))) continue
    // '1. Foo' at the start of a sentence, or '2.' of an enumeration
    if (match[0] === '.' && /(?:^|\s)\d{1,2}\.$/.test(before) && end < 4) continue
    ends.push(end)
  }
  return ends
}
