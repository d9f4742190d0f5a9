/** Patterns of a name that stands beside a noun: 'Piri Nord, a small hot sauce label', 'Moss, a border collie'. */

const NAME =
  '(?:["“‘«][^"”’»]{2,80}["”’»]|(?:\\p{Lu}\\. ){0,3}\\p{Lu}[\\p{L}\\d\'’&-]*(?: (?:(?:of|the|and|de|van|von|for|in) )?\\p{Lu}[\\p{L}\\d\'’&-]*){0,8})'

export const capitalised = (noun: string): string => noun.charAt(0).toUpperCase() + noun.slice(1)

/** Where a name stands beside a noun. */
export function besideNoun(noun: string, definite: boolean): RegExp[] {
  const [n, name] = [noun, `(?<name>${NAME})`]
  const found = [
    // 'Piri Nord, a small hot sauce label'
    new RegExp(
      `(?<![.!?:] |^)${name},? \\(?(?:an?|the|our|my|his|her|their) (?:[\\p{Ll}\\d-]+ ){0,4}${n}(?!\\p{L})`,
      'u',
    ),
    // 'the service ship Havfrid', 'the architect was Ottoline Breen', 'one junior, Aoife Brannigan'
    new RegExp(`(?<!\\p{L})${n}(?:,? (?:called|named)(?: the)?|,? (?:is|was)| \\(|,(?: the)?)? ${name}`, 'u'),
    // 'Dissertation: Knocking on doors'
    new RegExp(`(?<!\\p{L})(?:${n}|${capitalised(n)}): ${name}`, 'u'),
  ]
  if (!definite) return found
  // 'lent by the Ysbrand Foundation'
  found.push(new RegExp(`(?<name>(?:\\p{Lu}[\\p{L}'’&-]+ ){1,5}${capitalised(n)})(?!\\p{L})`, 'u'))
  // 'the plant at Oderfurt' is told from others by it, 'a plant at Oderfurt' is not
  found.push(new RegExp(`(?<!\\p{L})the ${n} (?:at|in|of) ${name}`, 'u'))
  return found
}

/** 'Thirty Jacob sheep', 'Moss, a border collie', 'Tilly (Maine Coon)' */
export const kindOfNoun = (noun: string): RegExp[] => [
  new RegExp(
    `(?<!\\p{L})(?:${noun}|${capitalised(noun)})(?:,? (?:is )?an? (?<name>(?:[\\p{L}-]+ ){0,2}[\\p{L}-]+)(?=[,.;:)]| and |$)| \\((?:an? )?(?<kind>(?:[\\p{L}-]+ ){0,2}[\\p{L}-]+)[,)])`,
    'u',
  ),
  new RegExp(
    `(?<=[\\p{L}\\d,(] )(?<name>\\p{Lu}\\p{Ll}[\\p{L}-]*(?: \\p{Lu}[\\p{L}-]+)?) ${noun}(?!\\p{L})`,
    'u',
  ),
]
