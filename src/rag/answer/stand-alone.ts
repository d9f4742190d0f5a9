/** Parts of a question that can be asked by themselves. */
import { words } from './text.ts'

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
    if (content.length > 2 && !/\b(?:it|its|that|this|there|they|them|one|ones)\b/i.test(part)) return part
    const lent = words(first)
      .filter((w) => !w.stop)
      .map((w) => w.raw)
    return `${part.replace(/[?.!\s]+$/, '')} ${lent.join(' ')}?`
  })
}
