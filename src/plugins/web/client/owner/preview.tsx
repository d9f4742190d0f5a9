/** The draft as readers would see it, made in the browser by the same code that makes the page. */
import { useMemo } from 'preact/hooks'
import { parseDocument } from '../../../../rag/document.ts'
import { renderCv } from '../../cv/cv-html.ts'

export function Preview(props: { text: string }) {
  const cv = useMemo(() => {
    try {
      const { header, body } = renderCv(parseDocument(props.text))
      return `<header class="person">${header}</header><div class="cv">${body}</div>`
    } catch {
      return '<p class="problem">This text cannot be shown.</p>'
    }
  }, [props.text])
  // Anchors of the draft would be those of nothing else on this page; the preview is inert text to read.
  return (
    <div
      class="preview"
      tabIndex={0}
      role="region"
      aria-label="Preview"
      dangerouslySetInnerHTML={{ __html: cv }}
    />
  )
}
