/** Answers to the parts of one question as one answer; of a part that is declined it says so. */
import type { Composed } from './compose.ts'

export function sideBySide(answers: readonly Composed[]): Composed {
  const told = answers.filter(({ kind }) => kind !== 'declined')
  const [first] = told.length > 0 ? told : answers
  if (first === undefined) throw new Error('No answers to put side by side')
  let text = ''
  const sources: Composed['sources'][number][] = []
  const citations: Composed['citations'][number][] = []
  for (const one of [...told, ...answers.filter((answer) => !told.includes(answer))]) {
    if (text.includes(one.answer)) continue
    const at = text === '' ? 0 : text.length + 1
    for (const { start, end, sources: cited } of one.citations)
      citations.push({ start: start + at, end: end + at, sources: cited.map((i) => i + sources.length) })
    sources.push(...one.sources)
    text = text === '' ? one.answer : `${text} ${one.answer}`
  }
  const confidence = Math.min(...(told.length > 0 ? told : answers).map((one) => one.confidence))
  return { answer: text, sources, citations, kind: first.kind, confidence }
}
