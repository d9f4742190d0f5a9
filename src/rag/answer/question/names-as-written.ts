/** Names in a question as the CV writes them: 'Garendon' for 'Garendon Ltd', 'St Olav' for 'Saint Olav'. */
import type { Facts } from '../facts/facts.ts'

/** What stands behind the name of a firm, or not. */
const LEGAL_FORM = / (?:Ltd|Limited|PLC|Plc|Inc|LLC|LLP|GmbH|Corp|Corporation)\b\.?(?=\W|$)/g
const SHORT: Readonly<Record<string, string>> = { saint: 'St', doctor: 'Dr', professor: 'Prof' }

export function namesAsWritten({ vocabulary }: Facts, text: string): string {
  return text
    .replace(LEGAL_FORM, (form) => (vocabulary.has(form.replace(/\W/g, '').toLowerCase()) ? form : ''))
    .replace(/\b(Saint|Doctor|Professor)(?= \p{Lu})/gu, (word) => {
      const short = SHORT[word.toLowerCase()] ?? word
      const asItIs = vocabulary.has(word.toLowerCase()) || !vocabulary.has(short.toLowerCase())
      return asItIs ? word : short
    })
}
