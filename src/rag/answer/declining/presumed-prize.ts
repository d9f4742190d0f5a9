/** 'How did it feel to win the Oscar?', where no line has a word of that name: another prize is no answer. */
import type { Facts } from '../facts/facts.ts'
import { YESNO } from '../question/question.ts'
import type { Term } from '../ranking/terms.ts'
import { oncePer } from '../text/once-per.ts'
import { fold } from '../text/text.ts'

const WON =
  /\b(?:w[io]n(?:s|ning)?|(?:was|were|being|been) (?:awarded|given|handed|presented with)|(?:receiv|accept|collect)(?:e|es|ed|ing)?) (?:(?:the|an?|his|her|their|your|its|two|three|first|second|20\d\d) ){0,3}(?<prize>[^,;?]{3,60}?)(?= (?:for|in|at|from|by|with|when|after|what|how|did|change|and)\b|[,;?]|$)/gu
/** Such as anybody knows. */
const FAMOUS =
  /\b(?:oscars?|academy awards?|nobel|pulitzer|emmys?|grammys?|baftas?|booker|turing|fields medal|michelin|palme d'or|golden globes?|olympic|tony award|pritzker|turner prize|guinness)\b/
const PRIZE =
  /\b(?:prizes?|awards?|medals?|cups?|troph\w+|titles?|stars?|fellowships?|scholarships?|grants?|honou?rs?|championships?|gold|silver|bronze)\b/
/** Said of prizes, and no name of any. */
const AROUND =
  /^(?:prize|award|medal|cup|trophy|title|star|fellowship|scholarship|grant|best|first|second|third|gold|silver|bronze|year|month|young|new|nation|world|interna|europ)/
const KNOWN = 0.5
const RARE = 0.95

const textOf = oncePer((facts: Facts): string => facts.units.map(({ unit }) => fold(unit.text)).join('\n'))

/**
 * Is a prize taken for won, of whose name the CV has nothing?
 * @param readTerms the question's words, looked up in the CV: for the few questions of a prize that is won
 */
export function presumesPrize(facts: Facts, folded: string, readTerms: () => readonly Term[]): boolean {
  if (YESNO.test(folded)) return false
  return [...folded.matchAll(WON)].some((found) => {
    const prize = found.groups?.['prize'] ?? ''
    const famous = FAMOUS.exec(prize)?.[0]
    if (famous !== undefined && !textOf(facts).includes(famous)) return true
    if (!/^w[io]n/.test(found[0]) && !PRIZE.test(prize)) return false
    const from = found.index + found[0].length - prize.length
    const to = from + prize.length
    const name = readTerms().filter(
      ({ word, self }) => !self && word.start >= from && word.end <= to && !AROUND.test(word.stem),
    )
    return (
      name.some(({ named, rarity }) => named && rarity >= RARE) &&
      // 'Concours d'Annecy' has it as well
      name.every(
        ({ known, reach, word }) =>
          known < KNOWN && reach < KNOWN && !textOf(facts).includes(`'${word.text}`),
      )
    )
  })
}
