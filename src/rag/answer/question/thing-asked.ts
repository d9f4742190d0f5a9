/**
 * What a question asks something of: 'Ring North' of 'what was the budget of Ring North', 'the Tolna summer school' of
 * 'how long does the Tolna summer school last'. A second question behind it that names nothing ('and how many take
 * part?') is asked of the same.
 */
import { words } from '../text/text.ts'

const NOUN_PHRASE = String.raw`(?:the |his |her |their |your )?[\p{L}\d][\p{L}\d.&'’-]*(?: (?!(?:of|in|at|on|for|with|by|from|to|as)\b)[\p{L}\d][\p{L}\d.&'’-]*){0,4}?`
/** Words that go on after what is named. */
const BEHIND = String.raw`(?: (?:in|at|on|for|with|by|from|to|as|of|over|under|after|before|during|altogether|exactly|last|so far)\b.*)?`
/** 'What did the barn restoration cost in the end': what stands before the verb. */
const DOES = new RegExp(String.raw`\b(?:did|does|do) (?<thing>${NOUN_PHRASE}) \p{Ll}+${BEHIND}$`, 'u')
/** 'In which year was Lumo 2 out', 'when was the crane delivered': before what is said of it. */
const WAS = new RegExp(
  String.raw`^(?:(?:in|at|on|for|since|until) )?(?:which|what|how|when|where|by whom)\b.*? (?:was|were|is|are|has|have) (?<thing>${NOUN_PHRASE}) \p{Ll}+${BEHIND}$`,
  'iu',
)
/** 'What was the budget of Ring North', 'how many pupils has she taught at the evening school': at its end. */
const ENDS = new RegExp(
  String.raw`\b(?<!\p{Lu}\p{L}+ )(?<link>of|at|in|for|with|on|during|behind) (?<thing>${NOUN_PHRASE})$`,
  'u',
)
const WHO = /^(?:he|she|they|you|we|i|it|there|this|that|one|who)\b/i

/** Characters of what is read: what the patterns cost grows faster than its length. */
const LONGEST = 140

interface ThingAsked {
  readonly thing: string
  /** How it is joined: 'at the evening school'. */
  readonly link: string
}

/** Null where it asks of nothing but the person. */
export function thingAsked(question: string): ThingAsked | null {
  const text = question.replace(/[?.!,;\s]+$/, '').replace(/\s+/g, ' ')
  if (text.length > LONGEST) return null
  for (const pattern of [DOES, ENDS, WAS]) {
    const found = pattern.exec(text)?.groups
    const thing = found?.['thing']
    if (thing === undefined || WHO.test(thing) || words(thing).every(({ stop }) => stop)) continue
    return { thing, link: found?.['link'] ?? 'of' }
  }
  return null
}

/** 'How many pupils' before 'has she taught at the evening school'. */
const COUNTED =
  /^(?:how many|which|what) \p{Ll}[\p{Ll}-]*(?: \p{Ll}[\p{Ll}-]*)? (?<tail>(?:has|have|had|did|does|do|is|are|was|were|can|could) (?:he|she|they|you) .+)$/iu
/** 'Which subjects', without a verb. */
const NOUN_ALONE =
  /^(?:how many|which|what)(?: (?!(?:is|are|was|were|has|have|had|did|does|do|can|could)\b)\p{Ll}[\p{Ll}-]*){1,2}$/u

/** A later part that is a noun alone, with what the first asks of its own: 'which subjects has she taught at …'; null of others. */
export function withTail(opening: string, part: string): string | null {
  const tail = NOUN_ALONE.test(part) ? COUNTED.exec(opening)?.groups?.['tail'] : undefined
  return tail === undefined ? null : `${part} ${tail}`
}
