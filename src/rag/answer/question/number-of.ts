/** 'The job number of the arch bridge', 'the number of his licence' tell of one thing by its number, and count none. */
export function isNumberOfSeveral(folded: string): boolean {
  const found =
    /(?:(?<!\p{L})(\p{L}{1,20}) )?\bnumber of (?:(the|this|that|his|her|their|your) )?(\p{L}*(?: [\p{L}-]+){0,3})/u.exec(
      folded,
    )
  if (found === null) return false
  const [, before, which, thing = ''] = found
  if (before !== undefined && NUMBERED.test(before)) return false
  const [first = '', ...more] = thing.replace(BEHIND, '').split(' ')
  // 'the number of the docking patent'
  const last = more.at(-1) ?? first
  return (
    which === undefined ||
    before === 'total' ||
    !(NUMBERED_THINGS.test(first) || NUMBERED_THINGS.test(last) || isOne(which, last))
  )
}
/** 'The number of her beach hut': of one thing that she has. */
const isOne = (which: string, thing: string): boolean =>
  /^(?:his|her|their|your)$/.test(which) && !SEVERAL.test(thing)
const SEVERAL =
  /s$|^(?:people|children|women|men|staff|personnel|team|crew|workforce|family|faculty|audience|following|class|flock|herd|fleet|livestock|cattle|sheep|media|data|experience|work|output|research|teaching|volunteering|training|art|poetry|press|mail|correspondence|property|equipment|gear|software|time|leave|total|all|each|own|which|whom|them|those|these|that|what|such|any|many|or|and)$/
/** What no longer belongs to the name of a thing. */
const BEHIND =
  / (?:of|in|on|for|from|at|with|by|that|which|to|and|or|she|he|they|is|was|has|does|did)(?: .*)?$/
/** What has a number: 'licence number' counts no licences. */
export const NUMBERED =
  /^(?:job|order|contract|project|file|case|phone|telephone|mobile|fax|licen[cs]e|permit|registration|register|patent|part|serial|model|house|street|flat|room|passport|id|identity|account|vat|tax|company|reference|membership|member|certificate|catalogue|article|grant|award|isbn|issn|orcid|doi|pin|imo|hull|dock|drawing|plot|chapter|opus|flight|train|badge|ticket|invoice|product|standard)$/
const NUMBERED_THINGS =
  /^(?:job|order|contract|project|file|case|licen[cs]e|permit|registration|patent|house|flat|room|passport|certificate|grant|award|membership|drawing|invoice|standard|card|ticket)$/
