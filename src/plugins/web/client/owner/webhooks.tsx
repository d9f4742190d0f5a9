/** Webhooks: registrations that wait for the owner, endpoints, and what was sent to them. */
import { useEffect, useState } from 'preact/hooks'
import { Careful, Problem, ShownOnce, useWork, when } from '../frame.tsx'
import { getJson, request, type Page } from '../session.ts'
import { Deliveries } from './deliveries.tsx'

export interface Endpoint {
  readonly id: string
  readonly url: string
  readonly status: 'pending' | 'active' | 'disabled' | 'rejected'
  readonly status_reason: string | null
  readonly registered_by: 'owner' | 'public'
  readonly secret: { readonly revealable: boolean }
  readonly deliveries: { readonly pending: number; readonly delivered: number; readonly failed: number }
  readonly last_success_at: string | null
  readonly created_at: string
}

const ORDER = { pending: 0, active: 1, disabled: 2, rejected: 3 }

export function Webhooks() {
  const [items, setItems] = useState<Endpoint[]>()
  const [url, setUrl] = useState('')
  const { busy, problem, work } = useWork()
  const load = async () => {
    const { items: found } = await getJson<Page<Endpoint>>('/api/v1/owner/webhooks?limit=100')
    setItems([...found].sort((a, b) => ORDER[a.status] - ORDER[b.status]))
  }
  useEffect(() => void work(load), [])
  const add = (event: Event) => {
    event.preventDefault()
    void work(async () => {
      await request('/api/v1/webhooks', { method: 'POST', json: { url, events: ['cv.content.updated'] } })
      setUrl('')
      await load()
    })
  }
  const waiting = items?.filter((item) => item.status === 'pending').length ?? 0
  return (
    <section aria-labelledby="webhooks">
      <h2 id="webhooks">Webhooks</h2>
      <p class="quietly">
        Each endpoint gets a signed request when a new version is published.
        {waiting > 0 &&
          ` ${waiting === 1 ? 'One registration waits' : `${waiting} registrations wait`} for your decision.`}
      </p>
      <form class="row" onSubmit={add}>
        <label for="webhook-url">New endpoint</label>
        <input
          id="webhook-url"
          type="url"
          required
          placeholder="https://example.com/hook"
          value={url}
          onInput={(event) => setUrl(event.currentTarget.value)}
        />
        <button type="submit" disabled={busy}>
          Add
        </button>
      </form>
      <Problem text={problem} />
      {items?.length === 0 && <p class="quietly">There are none yet.</p>}
      <ul class="endpoints">
        {items?.map((item) => (
          <li key={item.id}>
            <Row item={item} reload={load} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Row(props: { item: Endpoint; reload: () => Promise<void> }) {
  const { item, reload } = props
  const [open, setOpen] = useState(false)
  const [secret, setSecret] = useState<string>()
  const { busy, problem, work } = useWork()
  const path = `/api/v1/owner/webhooks/${encodeURIComponent(item.id)}`
  const act = (action: string) =>
    work(async () => {
      await request(`${path}/${action}`, { method: 'POST' })
      if (action === 'test') setOpen(true)
      await reload()
    })
  const newSecret = (action: 'reveal' | 'rotate') =>
    work(async () => {
      const answer = await getJson<{ secret: string | null }>(`${path}/secret`, {
        method: 'POST',
        json: { action },
      })
      setSecret(answer.secret ?? undefined)
      await reload()
    })
  const remove = () =>
    work(async () => {
      await request(path, { method: 'DELETE' })
      await reload()
    })
  const { delivered, failed, pending } = item.deliveries
  return (
    <>
      <p class="row">
        <code>{item.url}</code>
        <span class={`badge ${item.status}`}>{item.status}</span>
        {item.registered_by === 'public' && <span class="quietly">registered from outside</span>}
      </p>
      {item.status_reason && <p class="quietly">{item.status_reason}</p>}
      {item.status === 'pending' ? (
        <p class="row">
          <span class="quietly">asked {when(item.created_at)}</span>
          <button type="button" class="small" disabled={busy} onClick={() => void act('approve')}>
            Approve
          </button>
          <button type="button" class="quiet small" disabled={busy} onClick={() => void act('reject')}>
            Reject
          </button>
        </p>
      ) : (
        <p class="row">
          <button type="button" class="quiet small" aria-expanded={open} onClick={() => setOpen(!open)}>
            {delivered} delivered, {failed} failed, {pending} waiting
          </button>
          {item.status === 'active' && (
            <>
              <button type="button" class="quiet small" disabled={busy} onClick={() => void act('test')}>
                Send a test
              </button>
              <button type="button" class="quiet small" disabled={busy} onClick={() => void act('disable')}>
                Disable
              </button>
            </>
          )}
          {item.status === 'disabled' && (
            <button type="button" class="quiet small" disabled={busy} onClick={() => void act('approve')}>
              Enable
            </button>
          )}
          {item.secret.revealable && (
            <button
              type="button"
              class="quiet small"
              disabled={busy}
              onClick={() => void newSecret('reveal')}
            >
              Show secret
            </button>
          )}
          <Careful
            label="New secret"
            confirm="Replace the secret"
            disabled={busy}
            act={() => void newSecret('rotate')}
          />
          <Careful label="Delete" confirm="Delete it" disabled={busy} act={() => void remove()} />
        </p>
      )}
      <Problem text={problem} />
      {secret && <ShownOnce label="The signing secret." value={secret} done={() => setSecret(undefined)} />}
      {open && <Deliveries path={path} />}
    </>
  )
}
