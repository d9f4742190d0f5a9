/** The thread in which PDFs are rendered, so that a large or hostile CV never holds up a request. */
import { parentPort } from 'node:worker_threads'
import { renderPdf, type RenderOptions, type RenderedPdf } from './render.ts'

export interface RenderRequest {
  readonly id: number
  readonly markdown: string
  readonly options: RenderOptions
}

export type RenderReply =
  { readonly id: number; readonly result: RenderedPdf } | { readonly id: number; readonly error: string }

parentPort?.on('message', (request: RenderRequest) => {
  renderPdf(request.markdown, request.options).then(
    (result) => parentPort?.postMessage({ id: request.id, result } satisfies RenderReply),
    (error: unknown) => {
      const reason = error instanceof Error ? (error.stack ?? error.message) : String(error)
      parentPort?.postMessage({ id: request.id, error: reason } satisfies RenderReply)
    },
  )
})
