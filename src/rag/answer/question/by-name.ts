/** A question that calls the person by name, as one that says 'she': it asks the same, and is to be answered the same. */
import type { Facts } from '../facts/facts.ts'
import { RANK } from '../lexicon/ranks.ts'
import { EMAIL } from '../lexicon/reach.ts'
import { fold, words } from '../text/text.ts'

const TITLE = /^(?:mr|mrs|ms|miss|mx|dr|prof|professor|herr|frau|sir|madam)\.?$/i
const VERB =
  /\b(?:is|are|was|were|do|does|did|has|have|had|can|could|will|would|should|may|might|must|tell|list|show|give)\b/i
const BEFORE_OBJECT =
  /^(?:about|for|with|to|of|by|from|at|on|hire|employ|know|knows|reach|contact|call|phone|email|meet|ask|describe|led|taught|supervised|employed|employs|paid|pays|recommend)$/i
/** Names that are words too: only what is written as a name, within the question, is one. */
const WORDS: ReadonlySet<string> = new Set(
  'may will mark grace hope bill june april august rose joy faith art dean chase drew grant jack rich sue pat rob nick summer dawn eve page young long short king bishop baker cook smith hunt field wood woods hill brook brooks banks bell church day english french german major minor moss north west gray grey green brown black white stone street price power read rice sharp small sterling strong swift wise worth'.split(
    ' ',
  ),
)

interface Token {
  readonly text: string
  readonly start: number
  readonly end: number
  /** The name without a genitive's ending, folded. */
  readonly name: string
  readonly possessive: boolean
}

/** The text with the person's own name, alone or whole, as 'she' or 'her'. */
export function withoutName(facts: Facts, text: string): string {
  if (!mayName(facts, text)) return text
  const tokens = [...text.matchAll(/[\p{L}\p{M}\p{N}.'’-]*[\p{L}\p{M}\p{N}](?:['’](?!\p{L}))?/gu)].map(
    ({ 0: word, index }): Token => {
      const ending = /['’]s?$/.exec(word)?.[0].length ?? 0
      const name = fold(word.slice(0, word.length - ending))
      return { text: word, start: index, end: index + word.length, name, possessive: ending > 0 }
    },
  )
  const first = [...facts.name][0]
  const verb = VERB.test(text)
  let out = ''
  let at = 0
  for (let i = 0; i < tokens.length; i++) {
    let to = i
    while (to < tokens.length && isOwn(facts, tokens[to]?.name ?? '')) to++
    const run = tokens.slice(i, to)
    const [head] = run
    const last = run.at(-1)
    if (!head || !last) continue
    const before = tokens[i - 1]
    const titled = before !== undefined && (TITLE.test(before.text) || RANK.test(before.text))
    if (isPerson(facts, run, tokens[to], first, titled, i === 0)) {
      const start = titled ? before.start : head.start
      const object = !titled && before !== undefined && BEFORE_OBJECT.test(before.text)
      out += text.slice(at, start) + (last.possessive || object || !verb ? 'her' : 'she')
      at = last.end
    }
    i = to - 1
  }
  return out + text.slice(at)
}

/** Whether one of the names may stand in a text; not one of ASCII characters that holds the letters of none. */
function mayName({ name: names }: Facts, text: string): boolean {
  if (/[^ -~]/.test(text)) return names.size > 0
  const folded = fold(text)
  for (const name of names) if (folded.includes(name)) return true
  return false
}

/** Is it one of the names, or such joined: 'Quinta-Lowe'? */
const isOwn = (facts: Facts, name: string): boolean => name.split('-').every((part) => facts.name.has(part))

function isPerson(
  facts: Facts,
  run: readonly Token[],
  next: Token | undefined,
  first: string | undefined,
  titled: boolean,
  atStart: boolean,
): boolean {
  const [head] = run
  const last = run.at(-1)
  if (!head || !last) return false
  // 'the Quill Prize' is a thing that bears the name
  if (
    !last.possessive &&
    next !== undefined &&
    /^\p{Lu}\p{Ll}/u.test(next.text) &&
    /^\p{Lu}/u.test(last.text)
  )
    return false
  if (run.length > 1 || titled) return true
  const dated = next !== undefined && /^\d/.test(next.text)
  if (WORDS.has(head.name) && (atStart || dated || !/^\p{Lu}/u.test(head.text))) return false
  if (head.name === first) return true
  // a family name may be a firm's too
  return head.name.split('-').every((part) => timesSaid(facts, part) <= 1)
}

const ADDRESSES = new RegExp(
  `${EMAIL.source}|(?:https?:\\/\\/|www\\.)\\S{1,200}|\\b[\\w-]{1,63}\\.(?:example|com|org|net|io|dev|me|de|fr|uk|eu|co)\\b`,
  'g',
)

/** In how many units a part of the name stands, but for addresses, which are made of it and are no firm's. */
function timesSaid(facts: Facts, part: string): number {
  if ((facts.vocabulary.get(part) ?? 0) <= 1) return 1
  return facts.units.filter(
    (one) =>
      one.words.some((word) => word.text === part) &&
      words(one.unit.text.replace(ADDRESSES, ' ')).some((word) => word.text === part),
  ).length
}
