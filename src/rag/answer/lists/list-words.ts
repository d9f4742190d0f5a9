/** What headings and items say of a list that forbids to count it: that it is a choice, that some of it came to nothing. */

/** Then how many there are is told, or is not told by the list. */
export const SELECTED =
  /\b(?:selected|selection|recent|some|main|key|among (?:them|others)|e\.g\.|for example|such as|excerpt|(?:full|complete) list|in all\b|\d+ (?:in total|altogether|of (?:\d|\p{L}))|(?:of|from) (?:\d+|\p{L}+teen|\p{L}+ty)\b)/iu
/** Then those that are shown are counted. */
export const ONLY_SHOWN =
  /\b(?:lists?|listed|names?|named|mentions?|mentioned|selected|shows?|shown|here|describe[ds]?|contains?|cv|resume|page)\b/

/** An item that is a remark on all of them ('others on request'), and no name ('All Saints'). */
export const REMARK =
  /^(?:[Aa]ll|[Nn]one|[Mm]ost|[Mm]ore|[Oo]thers?|[Aa]lso|[Ff]urther|[Tt]he rest|[Ff]ull list|[Pp]lus|[Aa]nd|[Dd]etails|[Ee]verything)\b(?! \p{Lu}\p{Ll})/u

/** Asks for what was brought to its end. */
const DONE =
  /\b(?:finish|complet|pass|w[io]n\b|winn|receiv|publish|releas|shipp?|buil[dt]|made\b|wr[io]t|gain|earn|obtain|held\b|hold|give|gave\b)/
/** Asks for what others decide on. */
const WON = /\b(?:w[io]n|winning|receiv\w*|awarded|granted|gained?|earn(?:ed)?|obtain(?:ed)?|secured?)\b/

/** Broken off: neither going on nor brought to its end. */
export const BROKEN_OFF = 'withdrawn|stopped|given up|discontinued'
/** What did not come to its end, where that is what was done is asked. */
const UNDONE = new RegExp(
  `\\b(?:${BROKEN_OFF}|not|never|unfinished|unreleased|unpublished|gave up|abandoned|broken off|begun|started|\\d+ of \\d+|refused|rejected|dropped out|failed|cancell?ed|in progress|in preparation|ongoing|planned|expected|forthcoming|to appear|in press)\\b|n't\\b`,
  'i',
)
/** What was striven for and went to others, or to nobody. */
const LOST =
  /\b(?:lost|short-?listed|long-?listed|nominat(?:ed|ions?)|nominee|(?:semi-?)?finalist|settled|declined|unsuccessful|not (?:won|funded|granted|awarded)|turned down|refused|rejected|cancell?ed|withdrawn|dismissed|overturned)\b/i
/** Not the first: of what is won by one alone lost, and yet a prize. */
const BEHIND =
  /\b(?:runners?[- ]up|(?:second|third|fourth|2nd|3rd|4th)(?:[- ](?:place|prize|rank)|$|[,;)])|(?:came|placed|ranked) (?:second|third|fourth|2nd|3rd|4th))/i
const PRIZES = /\b(?:prizes?|awards?|medals?|distinctions?|honou?rs?|places?|placings?)\b/

/** Does an item say that it was lost, where what was won or received is asked for? */
export const isLost = (folded: string, text: string): boolean =>
  WON.test(folded) && (LOST.test(text) || (!PRIZES.test(folded) && BEHIND.test(text)))

/** Does an item say that what is asked for did not come about? */
export const isUndone = (folded: string, text: string): boolean =>
  isLost(folded, text) || (DONE.test(folded) && UNDONE.test(text))

/** What tells that one spoke. */
export const OF_SPEAKERS =
  /\b(?:talks?|spoke|spoken|speak(?:er|ing)|present(?:ed|ations?)|papers?|posters?|keynotes?|lectures?|given|invited)\b/i
/** As the last word of what is said of it, or the first. */
const LISTENED =
  /(?:^(?:(?:I|[Ss]he|[Hh]e) )?(?:also )?[Aa]ttended\b|(?:[,(;:|·]|\s[–—-]) ?(?:(?:as )?(?:an? )?)?(?:attended|participant|attendee|visitor|delegate|listener|audience)\)?[.;]?$)/

/** Does an item say that one only listened? */
export const isListened = (said: string): boolean => LISTENED.test(said) && !OF_SPEAKERS.test(said)
