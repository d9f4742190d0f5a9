/** Parts of a question that can be asked by themselves. */
import { words, type Word } from '../text/text.ts'

/** Words that mean what was named before. */
export const LEANS = /\b(?:it|its|that|this|there|they|them|one|ones)\b/i

/** 'And how big was the team?': it names nothing, and a name may stand in what is asked before. */
export const OF_BEFORE =
  /^(?:and )?(?:how (?:big|large|small|many people)|what size) (?:was|were) (?:on |in )?the\b/i
/** A name within a question. */
const NAMED = /(?<=\p{Ll}['’]?s? )\p{Lu}\p{L}+/u

/** Is the part about what the first one names? */
export const isOfBefore = (first: string, part: string): boolean =>
  first !== part && OF_BEFORE.test(part) && NAMED.test(first)

/** 'at Strandgate', 'in Bristol': where the first part asks about. */
export const WHERE =
  /\b(at|in|for|with|from) ((?:the )?\p{Lu}[\p{L}\d.&'’-]*(?: (?:(?:of|the|and|&) )?\p{Lu}[\p{L}\d.&'’-]*)*)/u
/** 'Why did he leave Castlefell': what is named at its end. */
const LEFT = /\b(?:leave|left|leaving|quit) ((?:the )?\p{Lu}[\p{L}\d.&'’ -]*)[?.!\s]*$/u
const THERE = /\b(?<!\b(?:is|are|was|were|been) )there\b/i
const AFTERWARDS =
  /\b(?:(?:straight|right|immediately|just|directly|shortly) )?(?:afterwards?|after (?:that|this|it)|next)\b/i

/** 'Who was her boss there', 'what did he do afterwards': where, and after what, by its name. */
export function atNamed(first: string, part: string): string {
  const where = WHERE.exec(first)
  if (where !== null && THERE.test(part)) return part.replace(THERE, where[0])
  const name = where?.[2] ?? LEFT.exec(first)?.[1]
  return name !== undefined && AFTERWARDS.test(part)
    ? part.replace(AFTERWARDS, (said) =>
        /^(?:after|next)/i.test(said) ? `after ${name}` : `${said.replace(/ .*/, '')} after ${name}`,
      )
    : part
}

/**
 * A later part that leans on the first ('and when did she finish it?') gets its words; a first part that is a
 * question word alone ('where and when did she …') those of the next.
 */
export function standAlone(parts: readonly string[]): string[] {
  const [first = '', second] = parts
  return parts.map((part, i) => {
    if (i === 0) {
      if (second === undefined || words(part).some((w) => !w.stop)) return part
      return `${part} ${second.replace(/^(?:in |at |on |for |with )?(?:who|whom|whose|what|which|where|when|why|how(?: long| many| much| often)?)\b\s*/i, '')}`
    }
    const content = words(part).filter((w) => !w.stop)
    if (content.length > 2 && !LEANS.test(part)) return part
    const said = new Set(content.map((w) => w.stem))
    const all = words(first).filter((w) => !w.stop)
    // 'the refund service …, and how quick are refunds': it says what it is about, but perhaps not where
    const isName = ({ start, raw }: Word): boolean => start > 0 && /^\p{Lu}/u.test(raw)
    const own = all.some((w) => said.has(w.stem) && !isName(w))
    const lent = all.filter((w) => !own || isName(w)).map((w) => w.raw)
    if (lent.length === 0) return part
    return `${part.replace(/[?.!\s]+$/, '')} ${lent.join(' ')}?`
  })
}
