/** Where a line may end within a word, and what belongs together in it. */

/** Characters of which each is a cluster by itself. */
const SIMPLE = /^[\u0020-\u02FF\u0391-\u03C9\u0410-\u044F\u2010-\u2027]*$/
const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

const IDEOGRAPH =
  /[\u2E80-\u303F\u3040-\u30FF\u3100-\u31FF\u3400-\u4DBF\u4E00-\u9FFF\uF900-\uFAFF\uFE30-\uFE4F\uFF00-\uFFEF]|[\u{20000}-\u{3FFFF}]/u
/** The common part of JIS X 4051: what must not begin a line, and what must not end one. */
const NOT_FIRST =
  /^[、。，．・：；？！）］｝」』】〉》〕ー々ぁぃぅぇぉっゃゅょァィゥェォッャュョ％…‥)\]},.:;!?]/u
const NOT_LAST = /[（［｛「『【〈《〔([{]$/u

export const firstOf = (text: string): string => String.fromCodePoint(text.codePointAt(0) ?? 0)
export const lastOf = (text: string): string => Array.from(text).at(-1) ?? ''

/** The grapheme clusters of a text. */
export function clusters(text: string): string[] {
  return SIMPLE.test(text) ? [...text] : Array.from(segmenter.segment(text), (s) => s.segment)
}

/** Pieces of a word after each of which a line may end. */
export function breakable(word: string, before: string, after: string): string[] {
  if (!/[–—/]/.test(word) && !IDEOGRAPH.test(word)) return [word]
  const pieces: string[] = []
  let piece = ''
  let at = 0
  for (const cluster of clusters(word)) {
    if (piece !== '' && mayBreak((before + word.slice(0, at)).slice(-3), word.slice(at) + after)) {
      pieces.push(piece)
      piece = ''
    }
    piece += cluster
    at += cluster.length
  }
  return piece === '' ? pieces : [...pieces, piece]
}

/**
 * Whether a line may end between two characters without a space between them. Not at a hyphen: programs that take
 * out text (poppler's among them) hold one that ends a line for hyphenation, and leave it out of the word.
 */
export function mayBreak(before: string, after: string): boolean {
  if (IDEOGRAPH.test(lastOf(before)) || IDEOGRAPH.test(firstOf(after)))
    return !NOT_FIRST.test(after) && !NOT_LAST.test(before) && !/^\s/.test(after) && !/\s$/.test(before)
  if (/\p{L}[–—]$/u.test(before)) return /^\p{L}/u.test(after)
  return /[\p{L}\d]{2}\/$/u.test(before) && /^\p{L}{2}/u.test(after)
}
