/** 'Was she sacked?', 'Has he had cancer?': is what is named asked for as what the person underwent, or is it their work? */
import { fold } from '../text/text.ts'

/** Between the person and what befell them. */
const FILL =
  'ever|never|once|twice|already|also|just|recently|actually|previously|formerly|yet|really|always|still|currently|personally|wrongly|unfairly|himself|herself|themselves|any|an?|the|some|serious|severe|major|big|bad|long|lot|in|on|at|to|into|from|with|through|of|for|about|his|her|their|own|another|kind|sort|victims?|one|among|member|time'
const UNDERGONE =
  'be|been|being|was|were|is|are|get|gets|got|getting|have|has|had|having|suffer|suffers|suffered|suffering|survive|survived|go|goes|going|went|gone|put|sent|spend|spent|serve|served|serving|undergo|underwent|undergone|recover|recovered|recovering|face|faced|facing|fight|fought|battle|battled|beat|beaten|contract|contracted|catch|caught|involved|diagnosed|treated|live|lived|lives|living|grow|grew|grown|up|affected|hit|accused|guilty|convicted|charged|suspected|arrested|commit|committed|take|takes|taken|took|taking|accept|accepted|pay|paid|use|uses|used|using|need|needs|needed|make|made|making|do|does|done|did|avoid|avoided|lose|lost|experience|experienced|endure|endured|receive|received|fall|fell|threatened'
/** Said of a person, with them for its object or in the passive. */
const VERB = /^(?:\p{L}+ed|let go|laid off|given the boot|shown the door|turned down)$/u
/** 'her cancer patients', 'sacked her staff': another thing than hers. */
const ENDS =
  /^(?:["')]*\s*(?:[?.!,;:–—-]|$)|\s+(?:from|for|in|at|by|because|after|before|when|while|during|since|and|or|but|as|with|of|on|to|if|last|this|again|ever|recently|lately|yet|already|against|unfairly|once|somewhere|anywhere)(?!\p{L}))/u

/** @param name words of the person's name */
export function befell(
  name: ReadonlySet<string>,
  text: string,
  { start, end }: { readonly start: number; readonly end: number },
): boolean {
  const [before, told, after] = [text.slice(0, start), text.slice(start, end), text.slice(end)].map(fold)
  if (before === undefined || told === undefined || after === undefined) return false
  // 'Who fired her?'
  const object = /^ (?:him|her|them|you)(?!\p{L})/u.exec(after)?.[0]
  if (object !== undefined && ENDS.test(after.slice(object.length))) return true
  if (!ENDS.test(after)) return false
  const who = ['he', 'she', 'they', 'you', 'candidate', 'applicant', 'person', ...name].map((one) =>
    one.replace(/[^\p{L}\p{N}]/gu, '.'),
  )
  const [they, fill] = [`(?<!\\p{L})(?:${who.join('|')})`, `(?: (?:${FILL}))*`]
  if (VERB.test(told))
    return (
      new RegExp(`(?<!\\p{L})(?:was|were|is|are|be|being) (?:the )?${they}${fill} $`, 'u').test(before) ||
      new RegExp(
        `${they}(?: (?:${FILL}|${UNDERGONE}))*? (?:be|been|being|was|were|is|are|get|gets|got|getting)${fill} $`,
        'u',
      ).test(before)
    )
  return (
    new RegExp(`${they}(?: (?:${FILL}|${UNDERGONE}))* $`, 'u').test(before) ||
    /(?<!\p{L})(?:his|her|their|your)(?: own)? $/u.test(before)
  )
}
