/** Turns of phrase that mean what a plain word says: 'Who was paying her wages?' asks who employed her. */

const PAY = '(?:wages?|salar(?:y|ies)|pay(?:che(?:que|ck))?s?)'
/** 'her', 'Ines\'s', 'Dr Vane's'. */
const WHOSE = "((?:her|his|their|your)|(?:\\p{L}[\\p{L}.-]*['’]?s?\\s){0,2}\\p{L}[\\p{L}-]*['’]s?)"

const IDIOMS: readonly (readonly [RegExp, (match: readonly string[]) => string])[] = [
  [
    new RegExp(
      `\\bwho (?:(?:was|were|is|are|has been|had been) paying|paid|pays) ${WHOSE} ${PAY}(?!\\p{L})`,
      'giu',
    ),
    ([, whose = '']) => `who employed ${personOf(whose)}`,
  ],
  [
    /\b(?:on )?whose payroll (was|is|were|are) ([\p{L}'’. -]{2,30}?)(?: on)?(?= |\?|$)/giu,
    ([, , who = '']) => `who employed ${objectOf(who)}`,
  ],
  [/\bhow much time (?=(?:did|has|have|had) .{1,40} spen[dt]\b)/giu, () => 'how long '],
  [
    /\b(?:in business for (?:her|him|them|your)(?:self|selves)|(?:her|his|their|your) own (?:boss|master))\b/giu,
    () => 'self-employed',
  ],
  // 'Was she a good student?' is answered by her marks
  [
    /\b(?:was|were) ((?:s?he|they|you)) (?:really |always |actually )?an? (?:very |particularly )?(?:strong|good|great|brilliant|bright|outstanding|excellent|top|weak|poor|bad|average|middling) student(?: (?:at|in) (?:university|college|uni|school))?(?=\s*[?.]?\s*$)/giu,
    ([, who = '']) => `what degree class did ${who} get`,
  ],
  // a program is a noun as well, and a tool
  [
    /\b((?:can|does|do|could) (?:s?he|they|you)) program(?=\s*[?.]?\s*$)/giu,
    ([, who = '']) => `${who} write code`,
  ],
  [
    /\b(?:come|came) on board\b(?! (?:an?|the)\b)/giu,
    ([said = '']) => (/^came/i.test(said) ? 'joined' : 'join'),
  ],
  [
    /^what(?: is|['’]s| was) the (?:total |exact |overall )?number of ((?:[\p{L}-]+ ){0,3}[\p{L}-]+s) (?:that |which )?([\p{L}'’-]+) (has|have|had) (\p{L}+(?:ed|en|ne|ld|ad|ot|de|un|ht|ung|on|it))\b/giu,
    ([, things = '', who = '', had = '', done = '']) => `how many ${things} ${had} ${who} ${done}`,
  ],
  // how many there are is known to who asks, and is no word of what is asked
  [
    /\b(which|what) (?:two|three|four|five|six|seven|eight) (?=(?:languages|countries|cities|towns|places|subjects|years) (?:did|does|do|has|have|had|is|are|was|were|can|could)\b)/giu,
    ([, asks = '']) => `${asks} `,
  ],
  // those of a thesis are called by what they are
  [
    /^who (?:examined|supervised|opposed|judged|advised|guided|mentored) (him|her|them|you) as (?:an? |the )?(\p{L}{4,20}?(?:e[nr]|or|nt)(s?))(?=[\s?.!]*$)/giu,
    ([, who = '', role = '', several = '']) =>
      `who ${several === '' ? 'was' : 'were'} ${/^him$/i.test(who) ? 'his' : /^her$/i.test(who) ? 'her' : /^you$/i.test(who) ? 'your' : 'their'} ${role}`,
  ],
  [/^(?:nr|no|nbr|num)\.? of (?=\S)/giu, () => 'number of '],
  [/^max\.? (?=\S)/giu, () => 'maximum '],
  [/\b(my|his|her|their|your) (?:other|better) half\b/giu, ([, whose = '']) => `${whose} partner`],
  // 'compare both jobs' is answered by what there is of each
  [
    /^compare (?:both |the two |all )?(?:of )?((?:his|her|their|your|the)?)(?: two| both)? ?(jobs|roles|positions|posts|employers|degrees|projects)(?=[\s?.!]*$)/giu,
    ([, whose = '', things = '']) => `list ${whose === '' ? 'the' : whose} ${things}`,
  ],
  // 'has she more than ten years in sales': what one has
  [
    /^(?:has|have) (he|she|they|you) (?=(?:any|an?|more than|less than|at least|over|enough|much|children|kids|experience)\b)/giu,
    ([, who = '']) => `${/^s?he$/i.test(who) ? 'does' : 'do'} ${who} have `,
  ],
  // of somebody else a line says what they do, and no label calls it a job
  [
    /^(?:[Ww]hat(?: is|['’]s)|[Ww]here does) (?!(?:his|her|their|your|the)\b)(\p{Lu}\p{Ll}[\p{L}-]*(?: \p{Lu}\p{Ll}[\p{L}-]*){1,2})(?:['’]s (?:current |present )?(?:job|role|position|occupation|profession)| work(?: now| today)?)(?=[\s?.!]*$)/gu,
    ([, who = '']) => `what does ${who} do`,
  ],
  // what it costs is told where somebody paid it
  [
    /\b(?:(bore|footed|picked up|covered|met)|(bears?|foots?|picks? up|covers?|meets?)|(?:has |have |had )?borne) the (?:costs?|bill|tab|expenses?) (?:of|for)\b/giu,
    ([, past, present]) => (past === undefined && present !== undefined ? 'pays for' : 'paid for'),
  ],
  // 'How long did her two directorships last?': how long she was one
  [
    /\bhow (long|many years|many months) (?:did|have|has|do) (her|his|their|your) (?:(?:two|three|four|both|various|several|different) )?(ambassador|professor|director|editor|chairman|trustee|consul|governor|curator|treasurer|captain|head)ships? (?:last(?:ed)?|take|run)\b/giu,
    ([, long = '', whose = '', title = '']) =>
      `how ${long} ${SUBJECTS[whose.toLowerCase()] ?? whose} ${/^[aeiou]/i.test(title) ? 'an' : 'a'} ${title}`,
  ],
  // 'What was her internship about?'
  [
    /^what (was|is) (his|her|their|your|the) ((?:[\p{L}-]+ )?(?:internship|placement|secondment|traineeship|work experience)) (?:about|like|on)(?=[\s?.!]*$)/giu,
    ([, , whose = '', what = '']) => `what did ${SHE[whose.toLowerCase()] ?? 'they'} do in ${whose} ${what}`,
  ],
  [
    /^(?:what(?: is|['’]s| would be) )?the (?:lowest|minimum|least|smallest) (salary|pay|wage|rate|figure|amount) (?:that )?(he|she|they|you)(?:['’]d| would| could| will|['’]ll)? (?:accept|take|settle for|work for|move for|consider|agree to)(?=[\s?.!]*$)/giu,
    ([, , who = '']) => `what salary would ${who} accept`,
  ],
  // 'How much money came with the fellowship?' is what it brought
  [
    /^how much (money |funding |cash |)(?:(?:came|comes|goes|went) (?:along )?with|(?:was|is) (?:attached|tied) to) ((?:the|his|her|their|your|that) [^?]{3,80}?)(?=\s*\??$)/giu,
    ([, money = '', what = '']) => `how much ${money}did ${what} bring`,
  ],
  // posts and studies are dated by months
  [
    /\b(?:at|over|around|during|by) (?:the time of )?(christmas|easter) (?:of |in )?((?:19|20)\d\d)\b/giu,
    ([, feast = '', year = '']) => `in ${/^c/i.test(feast) ? 'December' : 'April'} ${year}`,
  ],
]
const SUBJECTS: Readonly<Record<string, string>> = {
  her: 'was she',
  his: 'was he',
  their: 'were they',
  your: 'were you',
}
const SHE: Readonly<Record<string, string>> = { her: 'she', his: 'he', their: 'they', your: 'you' }
const OBJECTS: Readonly<Record<string, string>> = {
  her: 'her',
  his: 'him',
  their: 'them',
  your: 'you',
  she: 'her',
  he: 'him',
  they: 'them',
  you: 'you',
}

const objectOf = (who: string): string => OBJECTS[who.toLowerCase()] ?? who
const personOf = (whose: string): string => objectOf(whose.replace(/['’]s?$/, ''))

/** The same in plain words, its first letter as it was. */
export function inPlainWords(text: string): string {
  let plain = text
  for (const [idiom, said] of IDIOMS)
    plain = plain.replace(idiom, (...match: unknown[]) => said(match.map(String)))
  return /^\p{Lu}/u.test(text) ? plain.charAt(0).toUpperCase() + plain.slice(1) : plain
}
