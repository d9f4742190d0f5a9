/** What was sent to one endpoint, and sending it again. */
import { useEffect, useState } from 'preact/hooks'
import { Problem, useWork, when } from '../frame.tsx'
import { getJson, request, type Page } from '../session.ts'

interface Delivery {
  readonly id: string
  readonly version: number
  readonly test: boolean
  readonly status: 'pending' | 'delivered' | 'failed'
  readonly attempts: number
  readonly next_attempt_at: string | null
  readonly last_attempt_at: string | null
  readonly response_status: number | null
  readonly error: string | null
  readonly created_at: string
}

export function Deliveries(props: { path: string }) {
  const [items, setItems] = useState<Delivery[]>()
  const [cursor, setCursor] = useState('')
  const { busy, problem, work } = useWork()
  const load = (from: string) =>
    work(async () => {
      const page = await getJson<Page<Delivery>>(
        `${props.path}/deliveries?limit=20${from ? `&cursor=${encodeURIComponent(from)}` : ''}`,
      )
      setItems((before) => (from ? [...(before ?? []), ...page.items] : page.items))
      setCursor(page.pagination.next_cursor)
    })
  useEffect(() => void load(''), [props.path])
  const retry = (id: string) =>
    work(async () => {
      await request(`${props.path}/deliveries/${encodeURIComponent(id)}/retry`, { method: 'POST' })
      await load('')
    })
  return (
    <div class="deliveries">
      <p class="row">
        <button type="button" class="quiet small" disabled={busy} onClick={() => void load('')}>
          Look again
        </button>
      </p>
      <Problem text={problem} />
      {items?.length === 0 && <p class="quietly">Nothing was sent yet.</p>}
      {items && items.length > 0 && (
        <div class="table" tabIndex={0} role="region" aria-label="Deliveries">
          <table>
            <thead>
              <tr>
                <th scope="col">Event</th>
                <th scope="col">State</th>
                <th scope="col">Tries</th>
                <th scope="col">Last try</th>
                <th scope="col">Answer</th>
                <th scope="col">Action</th>
              </tr>
            </thead>
            <tbody>
              {items.map((item) => (
                <tr key={item.id}>
                  <td>{item.test ? 'test' : `version ${item.version}`}</td>
                  <td>
                    <span class={`badge ${item.status}`}>{item.status}</span>
                  </td>
                  <td>{item.attempts}</td>
                  <td>{when(item.last_attempt_at)}</td>
                  <td>{item.error ?? item.response_status ?? '–'}</td>
                  <td>
                    {item.status === 'failed' ? (
                      <button
                        type="button"
                        class="quiet small"
                        disabled={busy}
                        onClick={() => void retry(item.id)}
                      >
                        Send again
                      </button>
                    ) : (
                      '–'
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {cursor && (
        <button type="button" class="quiet small" disabled={busy} onClick={() => void load(cursor)}>
          Earlier ones
        </button>
      )}
    </div>
  )
}
