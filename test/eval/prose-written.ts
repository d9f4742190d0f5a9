/** A career written as prose: which sentences tell of which post, and what stands around them. */
import { ASIDES, FORMS, filled, inVoice, lowered, type Form, type Kind } from '../support/layouts/prose.ts'
import type { Post } from '../support/layouts/posts.ts'

export interface Drawn {
  readonly next: () => number
  readonly list: keyof typeof FORMS
}
/** A post that was written, and in which form. */
export interface Written {
  readonly form: string
  readonly post: Post
}

const HEADINGS = 'Career,My working life,Work,What I have done so far,Experience,The long way here,Working life,Employment'.split(',')
const CHAPTERS = ['At present', 'Before that', 'Earlier', 'The beginnings'] as const
/** Shares of careers, and of posts, that have it. */
const LATEST_FIRST = 0.6
const SHE = 0.3
const LOWERED = 0.8
const RISES = 0.15
const BESIDE = 0.2
const ASIDE = 0.6

const isOf = (kinds: readonly Kind[]): ((form: Form) => boolean) => ([, kind]) => kinds.includes(kind)

/** Are months told in this form, or years alone? */
export const isMonthly = (form: string): boolean => {
  const text = [...FORMS.seen, ...FORMS['held-out']].find(([name]) => name === form)?.[2] ?? ''
  return !/\{(?:from|to) year\}|\{mid\}/.test(text)
}

export function proseOf(career: readonly Post[], { next, list }: Drawn): { markdown: string; told: Written[] } {
  const drawn = <T>(all: readonly T[]): T => all[Math.floor(next() * all.length)] as T
  const isLatestFirst = next() < LATEST_FIRST
  const isShe = next() < SHE
  const isLow = next() < LOWERED
  const told: Written[] = []
  const posts = isLatestFirst ? career : [...career].reverse()
  const paragraphs = posts.map((given, i) => {
    const post = isLow ? { ...given, title: lowered(given.title) } : given
    const { from, to } = post
    const isOldest = i === (isLatestFirst ? posts.length - 1 : 0)
    const rises = to !== null && to[0] - from[0] > 2 && next() < RISES
    const kinds: Kind[] = to === null ? ['now'] : rises ? ['rise'] : isOldest && next() < 0.6 ? ['first'] : isLatestFirst || i === 0 ? ['past'] : ['past', 'then']
    const form = drawn(FORMS[list].filter(isOf(kinds)))
    const mid = from[0] + 2
    const first = `junior ${lowered(post.title)}`
    if (rises && to !== null) told.push({ form: form[0], post: { ...post, title: first, to: [mid, 1] } }, { form: form[0], post: { ...post, from: [mid, 1] } })
    else told.push({ form: form[0], post })
    const sentences = [filled(form, post, first, mid)]
    const year = Math.min((to?.[0] ?? 2026) - 1, from[0] + 1)
    if (next() < ASIDE) sentences.push(drawn(ASIDES).replace('{year}', String(year)).replace('{next}', String(year + 1)))
    return sentences.map((sentence) => inVoice(sentence, isShe)).join(' ')
  })
  const [latest] = career
  if (latest !== undefined && latest.to === null && next() < BESIDE) {
    const form = drawn(FORMS[list].filter(isOf(['beside'])))
    const beside: Post = { ...latest, title: 'examiner', house: 'Lakeside Examinations Board', place: 'Harrow', from: [2023, 2], to: /\{to/.test(form[2]) ? [2025, 3] : null }
    told.push({ form: form[0], post: beside })
    paragraphs.splice(isLatestFirst ? 1 : paragraphs.length, 0, inVoice(filled(form, beside, '', 0), isShe))
  }
  const shape = Math.floor(next() * 4)
  const heading = drawn(HEADINGS)
  const body =
    shape === 0
      ? `## ${heading}\n\n${paragraphs.join(' ')}`
      : shape === 1 && isLatestFirst
        ? `## ${heading}\n\n${paragraphs.map((one, i) => `### ${CHAPTERS[Math.min(i, CHAPTERS.length - 1)] ?? ''}\n\n${one}`).join('\n\n')}`
        : `## ${heading}\n\n${paragraphs.join('\n\n')}`
  return { markdown: `# Ada Marsh\n\nada@marsh.example\n\n## Profile\n\n${isShe ? 'She likes' : 'I like'} building things that last.\n\n${body}\n\n## Education\n\n- BSc Physics, University of Harrow, 2001 – 2004\n\n## Languages\n\nEnglish (native), Dutch (B1)\n`, told }
}
