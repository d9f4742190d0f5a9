/** Asks the draft before anybody else can; a citation leads to its words in the editor. */
import { useState } from 'preact/hooks'
import { answerHtml, type ViewAnswer } from '../../shared/answer-view.ts'
import { Problem, useWork } from '../frame.tsx'
import { getJson } from '../session.ts'

export function AskDraft(props: { text: string; onQuote: (quote: string, start: number) => void }) {
  const [question, setQuestion] = useState('')
  const [answers, setAnswers] = useState<ViewAnswer[]>([])
  const { busy, problem, work } = useWork()
  const ask = (event: Event) => {
    event.preventDefault()
    if (!question.trim()) return
    void work(async () => {
      const json = { content: props.text, query: question.trim() }
      const answer = await getJson<ViewAnswer>('/api/v1/owner/ask', { method: 'POST', json })
      setAnswers((before) => [answer, ...before].slice(0, 10))
      setQuestion('')
    })
  }
  const follow = (answer: ViewAnswer) => (event: MouseEvent) => {
    const target = (event.target as Element).closest<HTMLElement>('[data-source]')
    const source = target && answer.sources[Number(target.dataset['source'])]
    if (!source) return
    event.preventDefault()
    props.onQuote(source.quote, source.start)
  }
  return (
    <div class="ask-draft">
      <form class="row" onSubmit={ask}>
        <label for="draft-question" class="hidden">
          Question to the draft
        </label>
        <input
          id="draft-question"
          type="text"
          maxLength={1000}
          placeholder="Ask what a recruiter would ask"
          value={question}
          onInput={(event) => setQuestion(event.currentTarget.value)}
        />
        <button type="submit" disabled={busy}>
          {busy ? 'Reading…' : 'Ask'}
        </button>
      </form>
      <Problem text={problem} />
      <div aria-live="polite">
        {answers.map((answer, i) => (
          <article key={answers.length - i} class="turn" onClick={follow(answer)}>
            <h3 class="question">{answer.query}</h3>
            <div
              dangerouslySetInnerHTML={{
                __html: answerHtml(answer, { anchor: `draft-${answers.length - i}` }),
              }}
            />
          </article>
        ))}
      </div>
      {answers.length === 0 && (
        <p class="quietly">The answer comes from the draft as it stands, and nothing is kept.</p>
      )}
    </div>
  )
}
