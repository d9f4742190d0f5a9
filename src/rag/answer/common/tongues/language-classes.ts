/** Languages told by the classes in which interpreters hold them: A one's own, B another worked into, C only from. */
import { fold } from '../../text/text.ts'

/** Something that a CV says of a language. */
interface Said {
  readonly text: string
  readonly tongues: readonly string[]
}

const BEFORE = /^(?:class )?([abc])(?:[- ]languages?)?(?:\s?[:,.)=–—-]|\s(?=\p{L}))/u
const BEHIND =
  /^[^,:]{0,30}?[\p{L}](?:\s\(|\s?[:,=–—-]\s?|\s)(?:(?:\p{L}{2,5} )?class )?([abc])(?=[\s).,;]|$)/u

/** Of a claim that begins with one, or has one behind its language: 'A: Czech', 'Czech (A)'. */
function classOf({ text }: Said): string | null {
  const folded = fold(text)
  return BEFORE.exec(folded)?.[1] ?? BEHIND.exec(folded)?.[1] ?? null
}

const BASIC =
  /\bA\b[^;,.]{0,12}\b(?:basic|elementary|beginner)\b|\b(?:basic|elementary|beginner)\b[^;,.]{0,12}\bA\b/i

/** Those of class A where others are of another: a letter alone may be a mark, or a part of a name. */
export function ofClassA<T extends Said>(claims: readonly T[]): T[] {
  // of users by the European framework A is the lowest
  if (claims.some(({ text }) => BASIC.test(text))) return []
  const classed = claims.flatMap((claim) => {
    const letter = claim.tongues.length > 0 ? classOf(claim) : null
    return letter === null ? [] : [{ claim, letter }]
  })
  const others = classed.filter(({ letter }) => letter !== 'a')
  return others.length > 0 ? classed.flatMap(({ claim, letter }) => (letter === 'a' ? [claim] : [])) : []
}

/** Those that are held in some class, where more than one is; into which one works are A and B alone. */
export function ofAnyClass<T extends Said & { readonly unit: number }>(
  claims: readonly T[],
  isInto: boolean,
): T[] {
  if (claims.some(({ text }) => BASIC.test(text))) return []
  const classed: { claim: T; letter: string }[] = []
  for (const claim of claims) {
    const before = classed.at(-1)
    // 'B: Dutch, French'
    const shared =
      before?.claim.unit === claim.unit && BEFORE.test(fold(before.claim.text)) ? before.letter : null
    const letter = claim.tongues.length > 0 ? (classOf(claim) ?? shared) : null
    if (letter !== null) classed.push({ claim, letter })
  }
  if (new Set(classed.map(({ letter }) => letter)).size < 2) return []
  return classed.flatMap(({ claim, letter }) => (isInto && letter === 'c' ? [] : [claim]))
}

/** A line that tells of several: 'Polish A, English B, French C'; marks of an examination stand where studies do. */
const IN_LINE =
  /(?<!\p{L})\p{Lu}\p{Ll}{2,20} \(?A\)?(?=[\s,;.·|/]).{0,80}?\p{Lu}\p{Ll}{2,20} \(?[BC]\)?(?=[\s,;.·|/]|$)/u
export const tellsClasses = (text: string): boolean => IN_LINE.test(text)
