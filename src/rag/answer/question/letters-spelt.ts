/**
 * Letters of a question that the CV nowhere uses, put as the words of its that they stand for: 'C of G' where it has a
 * 'College of Glaziers', 'HMOs' where it has 'houses in multiple occupation', 'CNM 3' where it has a 'Clinical Nurse Manager 3'.
 */
import type { Facts } from '../facts/facts.ts'

/** 'D of E', 'C and G': letters apart, around the words that are said. */
const APART = /(?<![\p{L}\d])\p{Lu}(?: (?:of|and|for|in) \p{Lu}(?!['’]))+(?![\p{L}\d])/gu
/** Several of what letters stand for. */
const SEVERAL = /(?<![\p{L}\d])(\p{Lu}{3,5})s(?![\p{L}\d])/gu
/** A rank by its letters and its number. */
const RANK = /(?<![\p{L}\d-])(?<letters>\p{Lu}{2,5})[ -]?(?<number>\d{1,2}|I{1,3}|IV|V)(?![\p{L}\d-])/gu
const SMALL = '(?:of|for|and|the|in|on|with|to|at)'

/** The question with the words in place of the letters. */
export function lettersSpelt(facts: Facts, text: string): string {
  if (!/\p{Lu}/u.test(text)) return text
  return text
    .replace(APART, (said) => {
      const pattern = said.replace(/\p{Lu}/gu, '$&\\p{Ll}+')
      return onlyOne(facts, new RegExp(`(?<!\\p{L})${pattern}(?!\\p{L})`, 'gu')) ?? said
    })
    .replace(RANK, (said, letters: string, number: string) => {
      const own = new RegExp(`(?<!\\p{L})${letters}[ -]?${number}(?!\\d)`, 'u')
      if (facts.units.some(({ unit }) => own.test(unit.text))) return said
      const pattern = [...letters].map((one) => `${one}\\p{Ll}+`).join(' ')
      return (
        onlyOne(
          facts,
          new RegExp(
            `(?<!\\p{L})${pattern},? (?:(?:[Gg]rade|[Ll]evel|[Bb]and) )?${number}(?![\\p{L}\\d])`,
            'gu',
          ),
        ) ?? said
      )
    })
    .replace(SEVERAL, (said, letters: string) => {
      if (facts.acronyms.has(letters) || facts.vocabulary.has(said.toLowerCase())) return said
      const [first = '', ...rest] = [...letters.toLowerCase()]
      // several of them: the first word says so, and a small one leads on, as no chance row of words does
      const pattern = [`${first}\\p{Ll}+s`, `${SMALL} ${rest.map((one) => `${one}\\p{Ll}+`).join(' ')}`].join(
        ' ',
      )
      return onlyOne(facts, new RegExp(`(?<!\\p{L})${pattern}(?!\\p{L})`, 'giu')) ?? said
    })
}

/** What the CV has of that pattern, where it is the same wherever it stands. */
function onlyOne({ units }: Facts, pattern: RegExp): string | undefined {
  const found = units.flatMap(({ unit }) => unit.text.match(pattern) ?? [])
  const [first] = found
  return found.every((one) => one === first) ? first : undefined
}
