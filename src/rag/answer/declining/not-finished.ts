/**
 * 'What mark did he get in the diploma?', 'When did she graduate?', where all that the CV says of it is that it was
 * begun and left, or failed: what comes at the end of it was never got.
 */
import type { Facts } from '../facts/facts.ts'
import { holdsTerm, type Term } from '../ranking/terms.ts'
import { words } from '../text/text.ts'

const SHE = '(?:s?he|they|you)'
/** What one has of it once it is done; folded. */
const ASKED = new RegExp(
  `\\b(?:grades?|marks?|scores?|class|classification|result) (?:did|has|had|was)\\b|\\b(?:when|(?:in |on )?(?:which|what) (?:year|month)) (?:did|was|has) ${SHE} (?:\\p{L}+ly )?(?:graduat\\w+|pass|passed|complete|completed|finish|finished|obtain|become an?|awarded|receive|get|gain)\\b|\\b(?:since|as|when|given that|after) ${SHE} (?:has |had )?(?:passed|completed|finished|graduated)\\b`,
  'u',
)
/** Whoever asks for the end or the reason of it knows. */
const OTHERWISE =
  /\b(?:why|stop(?:ped)?|br(?:eak|oke) off|drop(?:ped)?|abandon\w*|fail\w*|quit|give up|gave up|unfinished|defer\w*|withdr\w+|so far|until now|expect\w*|will|first (?:year|part|half|module|unit))\b/
const LEFT =
  /\b(?:not (?:completed|finished|passed|continued|taken further)|never (?:completed|finished|passed|sat|took it)|unfinished|incomplete|broken off|broke (?:it )?off|stopped (?:after|in|when|before|because|the)|dropped(?: out\b|,| after| in\b| when)|dropped it|abandoned|given up|gave (?:it )?up|withdr(?:ew|awn)|left (?:it )?(?:without|before|after (?:one|two|three|a) )|deferred|failed|let it (?:go|lapse|drop)|(?<!\p{L})\d+ of (?:the )?\d+ (?:credits|modules|units|parts|exams|papers)\b)/iu
/** Of a date that is no end. */
const BEGUN = /\b(?:start\w*|beg[au]n|since|from|enrolled|until|admi\w+|appl\w+|offer\w*|first)\b|\d ?[–—-]/i
/** Words that ask, and such as a line on it need not have. */
const AROUND =
  /^(?:grade|mark|score|class|classif|result|get|got|gain|receiv|achiev|award|obtain|have|had|pass|finish|complet|graduat|becom|becam|year|month|date|final|overal|first|honour|part|time|certif|qualif|cours|programm|degre|exam|examin|unit|module|sinc|given)/
const SAME = 0.8

/** Do all lines on it say that it was left? */
export function presumesFinished(facts: Facts, folded: string, readTerms: () => readonly Term[]): boolean {
  if (!ASKED.test(folded) || OTHERWISE.test(folded)) return false
  const thing = readTerms().filter(
    ({ self, word, known }) => !self && known >= SAME && !AROUND.test(word.stem) && !/\d/.test(word.stem),
  )
  if (!thing.some(({ proper }) => proper) && thing.length < 2) return false
  const lines = facts.units.filter(
    (line) => line.unit.kind !== 'heading' && thing.every((term) => holdsTerm(line.stems, term, SAME)),
  )
  return lines.length > 0 && lines.every(({ unit }) => LEFT.test(unit.text) && !isDated(unit.text, thing))
}

/** 'Green Belt 2021, Black Belt: not finished' */
const isDated = (text: string, thing: readonly Term[]): boolean =>
  text.split(/[,;]/).some((clause) => {
    const stems = new Set(words(clause).map(({ stem }) => stem))
    return (
      /\b(?:19|20)\d\d\b/.test(clause) &&
      !LEFT.test(clause) &&
      !BEGUN.test(clause) &&
      thing.every((term) => holdsTerm(stems, term, SAME))
    )
  })
