/** The draft as PDF, made by the service and shown here; nothing is published. */
import { useEffect, useState } from 'preact/hooks'
import { Problem, useWork } from '../frame.tsx'
import { request } from '../session.ts'

export function PdfPreview(props: { text: string }) {
  const [made, setMade] = useState<{ url: string; of: string }>()
  const { busy, problem, work } = useWork()
  useEffect(() => () => (made ? URL.revokeObjectURL(made.url) : undefined), [made])
  const make = () =>
    work(async () => {
      const response = await request('/cv/pdf/preview', { method: 'POST', json: { content: props.text } })
      setMade({ url: URL.createObjectURL(await response.blob()), of: props.text })
    })
  return (
    <div class="pdf">
      <p class="row">
        <button type="button" disabled={busy} onClick={() => void make()}>
          {busy ? 'Making it…' : made ? 'Make it again' : 'Make the PDF'}
        </button>
        {made && (
          <a href={made.url} target="_blank" rel="noopener" download={undefined}>
            Open in a tab
          </a>
        )}
      </p>
      {made && made.of !== props.text && <p class="quietly">The draft has changed since.</p>}
      <Problem text={problem} />
      {made && <iframe title="PDF of the draft" src={made.url} />}
    </div>
  )
}
