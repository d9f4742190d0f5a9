/**
 * Pictograms that adorn a line, '📍 Delft', '🎓 Education': an answer says the line without them. Those that say
 * something themselves stay: ticks and crosses, ratings, medals, hearts.
 */
import type { Edit, EditedText } from './text-edits.ts'

const PICTURE =
  '(?:\\p{Regional_Indicator}{2}|(?![✀-➿⬀-⯿★☆✅❌❎⭕❗❓⬛⬜⚪⚫🔴🔵🟠-🟫🌑-🌘🏆🥇-🥉👍👎🖤🤍🤎💓-💟💯🩵-🩷🧡])(?:[\\u{1F000}-\\u{1FAFF}]|\\p{Emoji_Presentation}|[☎✉✆]|\\p{Extended_Pictographic}\\uFE0F)|(?:[✉✂✈✏✒✍✆✨⚡]|(?<![⭐🌟★☆] ?)[⭐🌟](?! ?[⭐🌟★☆])))(?:\\uFE0F|\\p{Emoji_Modifier}|\\u200D\\p{Extended_Pictographic}|[\\u{E0020}-\\u{E007F}])*'
const RUN = new RegExp(`${PICTURE}(?: ?${PICTURE})*`, 'gu')
const MAY = /[\p{Regional_Indicator}\u{1F000}-\u{1FAFF}]|\p{Extended_Pictographic}/u
/** What stands for a label, and so parts what is before it from what it labels. */
const LABELS = /^(?:\p{Regional_Indicator}{2}|[☎✆✉📞📱📧📨📩📫📬📮📭💌📍📌🏠🏡🌐🌍🌎🌏🔗💻🐙🐦💼🎂📅🗓🎓📝🖥])/u
/** Tongues and countries in a row. */
const FLAG = /^\p{Regional_Indicator}/u
/** Signs before which a line ends or is parted, and behind which one begins. */
const PARTS_BEFORE = /[|·•,;:([{–—/"“„-]$/u
const PARTS_AFTER = /^[|·•,;:.!?)\]}–—/"”]/u

/** '⭐ 540', '1.2k ★', '🍴 31': how many have marked a thing so, or gone on with it; several in a row rate it. */
const COUNTS =
  /(?<![⭐🌟★☆]\uFE0F? ?)(?<sign>[⭐🌟★🍴])\uFE0F? ?(?<behind>\d[\d.,]{0,8}(?<=\d)[kK]?)(?![\d\p{L}%/]| ?[⭐🌟★☆🍴])|(?<![\d.,/]|[⭐🌟★☆🍴]\uFE0F? ?)(?<before>\d[\d.,]{0,8}(?<=\d)[kK]?) ?(?<sign2>[⭐🌟★🍴])\uFE0F?(?! ?[⭐🌟★☆\d])/gu

/** What is counted, as words. */
function countEdits({ text, isCode }: EditedText): Edit[] {
  return [...text.matchAll(COUNTS)].flatMap(({ 0: found, index, groups = {} }): Edit[] => {
    const number = groups['behind'] ?? groups['before'] ?? ''
    const what = (groups['sign'] ?? groups['sign2']) === '🍴' ? 'fork' : 'star'
    const as = `${number} ${what}${number === '1' ? '' : 's'}`
    return isCode(index) ? [] : [{ from: index, to: index + found.length, as }]
  })
}

/** Where pictograms stand in a text that says something without them. */
export function pictogramEdits(edited: EditedText): Edit[] {
  const { text, endsLine } = edited
  if (!MAY.test(text) || !/[\p{L}\p{N}]/u.test(text)) return []
  const counts = countEdits(edited)
  const runs = [...text.matchAll(RUN)].map(({ 0: run, index }): Edit => {
    let from = index
    let to = index + run.length
    while (from > 0 && text[from - 1] === ' ' && !endsLine(from - 1)) from--
    while (text[to] === ' ' && !endsLine(to)) to++
    const before = text.slice(0, from)
    const after = text.slice(to)
    const begins = before === '' || endsLine(from - 1)
    if (begins || after === '' || endsLine(to)) return { from, to, as: '' }
    if (PARTS_AFTER.test(after)) return { from, to, as: /^[|·•–—/]/u.test(after) ? ' ' : '' }
    if (PARTS_BEFORE.test(before)) return { from, to, as: /[([{"“„]$/u.test(before) ? '' : ' ' }
    // 'moved to 🇵🇹 Portugal' goes on
    const parts =
      LABELS.test(run) && !/(?:^|\s)\p{Ll}+$/u.test(before) && /^[\p{Lu}\d+(]|^\S+[@.]\S/u.test(after)
    return { from, to, as: parts ? (FLAG.test(run) ? ', ' : ' | ') : ' ' }
  })
  const isCounted = ({ from, to }: Edit): boolean => counts.some((one) => one.from < to && from < one.to)
  return [...counts, ...runs.filter((run) => !isCounted(run))].sort((a, b) => a.from - b.from)
}
