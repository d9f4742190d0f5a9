/**
 * Tells of each character of a markdown node's value where in the source it stands. mdast gives positions of nodes, not
 * of characters; inside one text node the source differs from the value only by escapes, character references and line
 * prefixes, so one forward walk aligns the two.
 */

/** How a value differs from its source: text has escapes and references, code only line prefixes; in a code block line breaks stay. */
export type Mode = 'text' | 'code' | 'literal'

const REFERENCE = /&(?:#[xX][0-9a-fA-F]{1,6}|#[0-9]{1,7}|[A-Za-z][A-Za-z0-9]{0,30});/y
const ESCAPABLE = /[!-/:-@[-`{-~]/
// Second halves of the few named references that stand for two characters.
const SECOND_HALF = /[\u0331\u0333\u0338\u200A\u20D2\u20E5\u20E6\uFE00\uFE01\u006A]/

/**
 * Walks value and source together; every step moves at least one of them forward.
 * @param start where the node begins in the source, which ends at `end`
 * @param emit takes each unit of the value, with where in the source it stands: from `place` to `end`
 */
export function align(
  value: string,
  source: string,
  start: number,
  end: number,
  mode: Mode,
  emit: (char: string, place: number, end: number) => void,
): void {
  let at = start
  let i = 0
  while (i < value.length) {
    const char = value[i] ?? ''
    if (at >= end) {
      // Out of step (no known input does this): keep the text, at the end of the node.
      emit(char, end, end)
      i++
    } else if (char === '\n' || char === '\r') {
      let next = at
      while (next < end && source[next] !== '\n' && source[next] !== '\r') next++
      const width = source[next] === '\r' && source[next + 1] === '\n' ? 2 : 1
      i += char === '\r' && value[i + 1] === '\n' ? 2 : 1
      emit(mode === 'literal' ? '\n' : ' ', next, next + width)
      at = next + width
      if (mode === 'literal') continue
      // The line's container prefix.
      while (at < end && source[at] !== value[i] && /[ \t>]/.test(source[at] ?? '')) at++
    } else {
      const width = mode === 'text' && source[at] === '&' ? referenceWidth(value, i, source, at) : 0
      if (width > 0) {
        const units = referenceUnits(value, i, source, at + width)
        for (let k = 0; k < units; k++) emit(value[i + k] ?? '', at, at + width)
        i += units
        at += width
      } else if (
        mode === 'text' &&
        source[at] === '\\' &&
        at + 1 < end &&
        source[at + 1] === char &&
        ESCAPABLE.test(char)
      ) {
        emit(char, at + 1, at + 2)
        i++
        at += 2
      } else if (source[at] === char || (char === '\uFFFD' && source[at] === '\0')) {
        emit(char, at, at + 1)
        i++
        at++
      } else at++
    }
  }
}

/** Length of the character reference at `at` that gave `value[i]`; 0 when there is none. */
function referenceWidth(value: string, i: number, source: string, at: number): number {
  REFERENCE.lastIndex = at
  const found = REFERENCE.exec(source)?.[0]
  if (!found) return 0
  if (value[i] !== '&') return found.length
  const isAmpersand = found.startsWith('&#') || found.toLowerCase() === '&amp;'
  return isAmpersand ? found.length : 0
}

/** How many units of the value a reference gave: two for pairs of surrogates and for a few names. */
function referenceUnits(value: string, i: number, source: string, after: number): number {
  if (/[\uD800-\uDBFF]/.test(value[i] ?? '')) return 2
  const next = value[i + 1] ?? ''
  return SECOND_HALF.test(next) && source[after] !== next ? 2 : 1
}
