/** Tells questions in other languages by their small words: what was fitted on English declines too much of them. */
import { fold, type Word } from '../text/text.ts'

/** Of German, French, Spanish, Italian, Dutch and Portuguese; none is a word or a part of names in English. */
const SMALL: ReadonlySet<string> = new Set(
  fold(
    `der das und ist sie er ihr wie welche welcher welches wer wo wann warum womit wofür haben hatte eine einen dem
    für mit bei seit auf nicht kann spricht macht ihre ihren ihrer seine seinen frau herr
    une elle il ses est sont quel quelle quels quelles où quand comment pourquoi combien dans depuis chez avec
    ella qué quién dónde cuándo cómo cuál cuáles cuántos desde tiene habla
    dove quando quale quali quanti perché suoi
    het een hij zij wie waar wanneer hoe welke heeft zijn haar voor sinds spreekt
    quem onde qual quais quantos tem fala`,
  ).split(/\s+/),
)

/** Is a question of three words or more in one of these languages, with no small word that is English alone? */
export function isForeign(words: readonly Word[]): boolean {
  return (
    words.length >= 3 &&
    // a small word stands before another; behind the others it is part of a name
    words.slice(0, -1).some(({ text, raw }) => SMALL.has(text) && !isAbbreviated(raw, words)) &&
    // 'was' is German too
    words.every(({ text, stop }) => !stop || SMALL.has(text) || text.length < 3 || text === 'was')
  )
}

/** 'OU' among small letters is a university, not 'where'. */
const isAbbreviated = (raw: string, words: readonly Word[]): boolean =>
  /^\p{Lu}{2,}$/u.test(raw) && words.some((word) => /\p{Ll}/u.test(word.raw))
