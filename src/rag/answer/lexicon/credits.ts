/** Who did what on a work, as credits put it: 'Dir. Jane Roe; chor. Paul Lind', 'DoP: Ida Berg', 'trans. by Udo Beck'. */

/** People's names as they stand in credits, several joined allowed: what a question asks for. */
const NAME =
  "(?<![\\p{L}'’.-])\\p{Lu}[\\p{L}'’.-]{0,30}(?:(?: (?:and|&|y|van|von|de|der|den|da|del|di|la|le|el|al|bin)){0,3} \\p{Lu}(?:\\.|[\\p{L}'’-]{1,30})){1,8}"

export interface Credit {
  /** What one who did it is called, and what they did, in a folded question. */
  readonly noun: string
  readonly verb: string
  /** In a line, with the name behind it or, in brackets, before it. */
  readonly told: RegExp
}

/** @param before what may not stand before it: '2nd ed.' is no editor */
function credit(noun: string, verb: string, told: string, before = ''): Credit {
  const of = `(?<!\\p{L})${before}(?:co-)?(?:${told})(?!\\p{L})`
  const tongue = '(?: (?:from|into) (?:the )?\\p{Lu}\\p{Ll}{1,20}){0,2}'
  return {
    noun: `(?:${noun})`,
    verb: `(?:${verb})`,
    told: new RegExp(`${of}\\.?${tongue}(?: by)?:? (?<name>${NAME})|(?<first>${NAME}) \\(${of}\\.?\\)`, 'gu'),
  }
}

export const CREDITS: readonly Credit[] = [
  credit(
    'director of photography|cinematographer|camera ?(?:man|woman)|dop',
    'shot|filmed',
    'D[Oo]P|DP|[Dd]irector of [Pp]hotography|[Cc]inematograph(?:y|er)|[Cc]amera|[Ss]hot|[Ff]ilmed',
  ),
  credit('(?:stage |film )?director', 'directed', '[Dd]ir|[Dd]irect(?:ed|or|ion)'),
  credit('choreographer', 'choreographed', '[Cc]hor(?:eo)?|[Cc]horeograph(?:ed|er|y)'),
  credit('conductor', 'conducted', '[Cc]ond|[Cc]onduct(?:ed|or)'),
  credit('producer', 'produced', '[Pp]rod|[Pp]roduce[dr]'),
  credit(
    'editor',
    'edited',
    '[Ee]ds?|[Ee]dit(?:ed|or)',
    '(?<!\\b(?:\\d+(?:st|nd|rd|th)|rev|revised|new|\\p{L}{1,12}nd|third) )',
  ),
  credit('librettist', 'wrote the (?:libretto|words) (?:of|for|to)', '[Ll]ibrett(?:o|ist)|[Ww]ords|[Tt]ext'),
  credit('translator', 'translated', '[Tt]r|[Tt]rans(?:l|lation)?|[Tt]ranslat(?:ed|or)'),
  credit('composer', 'composed', '[Cc]omp|[Cc]ompose[dr]|[Mm]usic'),
  credit('illustrator', 'illustrated', '[Ii]llus|[Ii]llustrat(?:ed|or|ions)'),
  credit('arranger', 'arranged', '[Aa]rr|[Aa]rrange[dr]'),
]
