/** What is too weak for a password, without a dictionary of the world: length, variety, and the obvious. */

export const MIN_PASSWORD_CHARS = 12
export const MAX_PASSWORD_CHARS = 256

const COMMON = [
  'password',
  'passwort',
  'kennwort',
  'qwerty',
  'qwertz',
  'azerty',
  'letmein',
  'welcome',
  'iloveyou',
  'changeme',
  'administrator',
  'admin',
  'abc123',
  'monkey',
  'dragon',
  'football',
  'sunshine',
  'princess',
  'master',
  'secret',
  'default',
  'login',
  'test',
  'curriculum',
]

/**
 * Why a password is refused, as a sentence for the person who chose it; undefined when it will do.
 * @param own words that an attacker tries first, such as the account's name
 */
export function weaknessOf(password: string, own: readonly string[] = []): string | undefined {
  const length = [...password].length
  if (length < MIN_PASSWORD_CHARS) return `at least ${MIN_PASSWORD_CHARS} characters; this one has ${length}`
  if (length > MAX_PASSWORD_CHARS) return `at most ${MAX_PASSWORD_CHARS} characters; this one has ${length}`
  if (/[\u0000-\u001f\u007f]/.test(password)) return 'no control characters or line breaks'
  if (new Set(password).size < 6) return 'at least six different characters'
  if (isRun(password)) return 'not a run of neighbours such as 123456 or abcdef'
  if (/^[\d\s.,/-]+$/.test(password)) return 'not digits alone'
  // What is left when the words that everybody tries are taken out must still be something.
  const plain = password.toLowerCase().replace(/[@4]/g, 'a').replace(/0/g, 'o')
  const rest = [...COMMON, ...own.map((word) => word.toLowerCase())]
    .filter((word) => word.length >= 4)
    .reduce((text, word) => text.replaceAll(word, ''), plain)
  const varied =
    length >= 16 && [/\p{Lu}/u, /\p{Ll}/u, /\d/, /[^\p{L}\d\s]/u].every((kind) => kind.test(password))
  if (rest !== plain && !varied && new Set(rest.replace(/[\s\d!?.,_-]/g, '')).size < 3)
    return 'not a common word with a few digits or signs'
  return undefined
}

/** Whether nearly every character is the one before, plus or minus one, or the same. */
function isRun(password: string): boolean {
  const codes = [...password.toLowerCase()].map((c) => c.codePointAt(0) ?? 0)
  const steps = codes.slice(1).filter((code, i) => Math.abs(code - (codes[i] ?? 0)) <= 1).length
  return steps >= (codes.length - 1) * 0.75
}
