/** Finds where the word pieces of a BERT tokenizer stand in the text, which the tokenizer does not tell. */

/**
 * @param pieces Word pieces in order, '##' before those that continue a word, '[UNK]' for a word not known.
 * @returns Start and end (exclusive) of each in UTF-16 units.
 */
export function alignPieces(
  text: string,
  pieces: readonly string[],
): { starts: Uint32Array; ends: Uint32Array } {
  const starts = new Uint32Array(pieces.length)
  const ends = new Uint32Array(pieces.length)
  const { folded, places } = fold(text)
  let at = 0
  pieces.forEach((piece, i) => {
    while (at < folded.length && /\s/.test(folded[at] ?? '')) at++
    const from = at
    if (piece === '[UNK]') {
      at++
      while (
        at < folded.length &&
        /[\p{L}\p{N}]/u.test(folded[at] ?? '') &&
        /[\p{L}\p{N}]/u.test(folded[from] ?? '')
      )
        at++
    } else {
      const body = piece.startsWith('##') ? piece.slice(2) : piece
      const found = folded.startsWith(body, at) ? at : folded.indexOf(body, at)
      // Out of step, which only unusual signs can cause: stay, and find the next piece.
      if (found >= 0 && found - at < 64) {
        starts[i] = places[found] ?? text.length
        at = found + body.length
        ends[i] = places[at - 1] === undefined ? text.length : (places[at - 1] ?? 0) + 1
        return
      }
    }
    starts[i] = places[from] ?? text.length
    ends[i] =
      places[Math.max(from, at - 1)] === undefined ? text.length : (places[Math.max(from, at - 1)] ?? 0) + 1
  })
  return { starts, ends }
}

/** Lower case without accents, unit by unit, with the place each unit comes from. */
function fold(text: string): { folded: string; places: number[] } {
  const parts: string[] = []
  const places: number[] = []
  let place = 0
  for (const char of text) {
    const plain =
      char < '\x80'
        ? char.toLowerCase()
        : char
            .normalize('NFD')
            .replace(/\p{Mn}+/gu, '')
            .toLowerCase()
    parts.push(plain)
    for (let i = 0; i < plain.length; i++) places.push(place)
    place += char.length
  }
  return { folded: parts.join(''), places }
}
