/**
 * Formal, chatty and terse ways to ask for a list or a number, as the plain ones that everybody uses: 'Kindly enumerate
 * the languages of which she has command', 'Can you give me every referee on her list?', 'Employers, in any order',
 * 'Count the talks'. Tried where a question is not recognised as it stands.
 */
import { NUMBERED } from './number-of.ts'

/** 'How many languages, signed ones included, does she list?': what is said to be counted as well narrows nothing. */
const WITH_SOME =
  /(?:, (?:(?:the|his|her|their|your|any) )?[a-z-]{3,20} (?:ones?|jobs?|posts?|roles?|work) (?:also |too )?(?:included|counted)|,? (?:including|counting) (?:(?:the|his|her|their|your|any|all) )?[a-z-]{3,20} (?:ones|jobs|posts|roles|work))(?=,|$),?/
/** 'What languages does she have, signing included?' */
const INCLUDED =
  /,? (?:(?:the|his|her|their|your|any) )?(?!(?:dates?|years?|levels?|times?|grades?|places?|names?)\b)[a-z-]{3,20} (?:also |too )?(?:included|counted in)$/
/** Those that are listed may be some of them: the same only where all are asked for. */
const LISTS =
  /^(how many (?:[a-z-]+ ){1,4})(?:does|do|did|has|have) (?:(?:s?he|they|you) |the cv )(?:lists?|listed|names?|named|mentions?|mentioned)$/

/** What one asks for, all of it. */
const ORDER =
  /^(?:(?:go on|right|now|so|please|kindly|just|also|and),? )*(?:(?:can|could|would|will|may|might) (?:you|i|we) (?:please |kindly |just |possibly )*)?(?:enumerate|itemi[sz]e|set out|spell out|reel off|catalogue|state|list|name|give|show|tell|have|see|get|(?:run|walk|take|talk) (?:me|us) through)(?: (?:me|us|out))?(?: (?:all of|all|each of))? /
const NAMED =
  '(?:named|listed|mentioned|recorded|given|shown|set out|described|stated|credited|noted|registered|documented)'
const CV =
  "(?:(?:the|this|his|her|their|your|she's|the candidate's) )?(?:cv|curriculum vitae|vita|resume|résumé|list|page|document|record)"
/** Adds nothing to what a list is of. */
const TAILS: readonly RegExp[] = [
  /(?:, (?:please|all)|,? (?:all of them|all told|in (?:any|whatever|chronological) order|in full|by name|one by one|if any|if you would|as a list))$/,
  new RegExp(`,? (?:(?:that |which )?(?:are|is|were) )?${NAMED} (?:in|on|by) ${CV}$`),
  new RegExp(` (?:are|is|were) ${NAMED}(?: (?:in|on|by) ${CV})?$`),
  /,? including (?:his|her|their|your) own(?: one)?$/,
  new RegExp(
    `(?<!\\b(?:does|did|do)),? (?:(?:that |which )?(?:she|he|they|you) )(?:names?|lists?|mentions?)(?: (?:in|on) ${CV})?$`,
  ),
  new RegExp(` (?:on|in|from) ${CV}$`),
]
const SINGLE =
  /\b(?:every|each)(?: single)? ((?:[a-z-]+ ){0,2}?)([a-z]{3,})(?= (?:of|that|which|who|s?he|they|you|held|had|given|won|taken|ever)\b|$)/
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/(?<=[^aeiou])y$/, 'ies'],
  [/(?<=(?:s|x|ch|sh))$/, 'es'],
  [/(?<=[^s])$/, 's'],
]
const pluralOf = (noun: string): string => {
  const [ending, more] = ENDINGS.find(([pattern]) => pattern.test(noun)) ?? [/$/, '']
  return noun.replace(ending, more)
}

/** How one says that a language is had. */
const COMMAND =
  /\b(languages|tongues) (?:(?:of|in) which (s?he|they|you) (?:has|have) (?:an? |any |some |good |full |the )*(?:command|mastery|knowledge)|(?:that |which )?(s?he|they|you) (?:can )?(?:gets? by in|makes? do in|masters?|commands?|has (?:any |some )?(?:command|knowledge) of))$/
const COUNTS: readonly (readonly [RegExp, string])[] = [
  [/^(?:please |kindly )?(?:count|tally)(?: up)?(?: (?:of|all))? (?:the |all )*/, 'number of '],
  [/^(?:what is )?(?:the )?(?:total )?(?:number|no\.?|count|tally) of (?:the |all )*/, 'number of '],
  [/^(?!how many)(.{3,60}?)(?::| [-–—])? (?:count|total|how many|number)$/, 'number of $1'],
]
/** 'Licence number' asks for the number of the one that there is. */
const isOfOne = (text: string): boolean => NUMBERED.test(/(\p{L}+) number$/u.exec(text)?.[1] ?? '')
/** 'Employers so far, in total' */
const IN_ALL = /(?:,? (?:so far|in total|in all|altogether|overall|to date|all told))+$/
/** 'Insurers worked for', 'journals published in' */
const DONE =
  /^((?:[a-z-]+ ){0,5}?[a-z-]+s) ((?:held|given|won|received|attended|worked|published|taken|taught|earned|obtained|written|spoken|completed|visited|played|led)(?: (?:in|for|at|by|with))?)$/

/**
 * 'Has he held or does he hold', the other way round as well: at any time. Of what expires that asks for both states,
 * which are told apart elsewhere.
 */
const THEN_OR_NOW =
  /(?<!\b(?:certif|licen[cs]|regist)[^?]{0,60})\b(has|have|had|did) (s?he|they|you) (?:ever )?([a-z]+),? (?:or|and) (?:does|do|is|are) (?:s?he|they|you) (?:still |now |currently |also )?[a-z]+\b/
/** Both hold one of these words; they are dear to look for at every place. */
const EITHER = / (?:or|and) /
const NOW_OR_THEN =
  /(?<!\b(?:certif|licen[cs]|regist)[^?]{0,60})\b(?:does|do|is|are) (?:s?he|they|you) (?:still |now |currently )?[a-z]+,? (?:or|and) (has|have|had|did) (s?he|they|you) (?:ever )?([a-z]+)\b/

/** The same in plain words, the likeliest first; none where nothing about it is formal, chatty or terse. */
export function asPlainList(folded: string): string[] {
  let text = folded.replace(/\bcurriculum vitae\b/, 'cv')
  if (WITH_SOME.test(text)) text = text.replace(WITH_SOME, '').replace(LISTS, '$1does she have')
  text = text.replace(INCLUDED, '')
  const counting = COUNTS.find(([pattern]) => pattern.test(text) && !isOfOne(text))
  if (counting !== undefined) text = text.replace(...counting)
  for (let round = 0; round < 2; round++) for (const tail of TAILS) text = text.replace(tail, '')
  text = text
    .replace(ORDER, 'list ')
    .replace(SINGLE, (_, before: string, noun: string) => `all ${before}${pluralOf(noun)}`)
    .replace(/\b(s?he|they|you)['’](?:ve|s) (?=[a-z]+(?:ed|en|ne|ld|ad|ot)$)/, '$1 has ')
    .replace(/^(?:list )?everything (?:that )?(s?he|they|you) (has|have) /, 'what $2 $1 ')
    .replace(/^(?:what|which) (?:are|were) (?:the )?(?:titles|names) of /, 'list ')
    .replace(/^list (?:the )?(?:titles|names) of /, 'list ')
    .replace(COMMAND, (_, what: string, one = '', other = '') => `${what} that ${one || other} speaks`)
    .replace(/^list all /, 'list ')
    .replace(/,$/, '')
  if (EITHER.test(text)) text = text.replace(THEN_OR_NOW, '$1 $2 $3').replace(NOW_OR_THEN, '$1 $2 $3')
  const bare = text.replace(IN_ALL, '')
  const named = bare.replace(/^(?:list|number of|how many) (?:the |his |her |their |your )*/, '')
  const counts = counting !== undefined || /^how many /.test(bare)
  const [, what, done] = DONE.exec(named) ?? []
  const asks = counts ? 'how many' : 'which'
  // 'How many people does she lead altogether?' asks for a sum
  const asksSum = /^how many .*\b(?:does|did|do|has|have|is|are|was|were)\b/.test(bare)
  return [
    text,
    ...(asksSum ? [] : [bare]),
    ...(what === undefined || done === undefined ? [] : [`${asks} ${what} has she ${done}`]),
    ...(counts
      ? [`number of ${named}`, `how many ${named} does she have`, `how many ${named} has she had`]
      : []),
  ].filter((one) => one !== folded)
}
