/** API keys: making one, which is shown once, replacing it, ending it; the balance they draw on. */
import { useEffect, useState } from 'preact/hooks'
import { Careful, Problem, ShownOnce, useWork, when } from '../frame.tsx'
import { getJson, request, type Page } from '../session.ts'

interface Key {
  readonly id: string
  readonly name: string
  readonly prefix: string
  readonly status: 'active' | 'expired' | 'revoked'
  readonly balance: number
  readonly subject: string | null
  readonly created_at: string
  readonly expires_at: string | null
  readonly last_used_at: string | null
}
interface Usage {
  readonly day: string
  readonly calls: number
}

export function Keys(props: { owner: boolean }) {
  const [items, setItems] = useState<Key[]>()
  const [cursor, setCursor] = useState('')
  const [name, setName] = useState('')
  const [expiry, setExpiry] = useState('')
  const [shown, setShown] = useState<{ name: string; key: string }>()
  const [balance, setBalance] = useState<number>()
  const { busy, problem, work } = useWork()
  const load = async (from = '') => {
    const page = await getJson<Page<Key>>(
      `/account/keys?limit=50${from ? `&cursor=${encodeURIComponent(from)}` : ''}`,
    )
    setItems((before) => (from ? [...(before ?? []), ...page.items] : page.items))
    setCursor(page.pagination.next_cursor)
    if (props.owner) return
    const accounts = await getJson<Page<{ balance: number }>>('/account/users')
    setBalance(accounts.items[0]?.balance)
  }
  useEffect(() => void work(load), [])
  const create = (event: Event) => {
    event.preventDefault()
    void work(async () => {
      const json = { name, ...(expiry ? { expires_at: new Date(`${expiry}T23:59:59`).toISOString() } : {}) }
      const made = await getJson<Key & { key: string }>('/account/keys', { method: 'POST', json })
      setShown({ name: made.name, key: made.key })
      setName('')
      setExpiry('')
      await load()
    })
  }
  return (
    <section aria-labelledby="keys">
      <h2 id="keys">API keys</h2>
      {balance !== undefined && (
        <p>
          <strong>{balance}</strong> {balance === 1 ? 'credit' : 'credits'} left, for all your keys. Ask the
          owner of this site for more.
        </p>
      )}
      <form class="row" onSubmit={create}>
        <label for="key-name">Name</label>
        <input
          id="key-name"
          type="text"
          required
          maxLength={100}
          placeholder="What the key is for"
          value={name}
          onInput={(event) => setName(event.currentTarget.value)}
        />
        <label for="key-expiry">Ends</label>
        <input
          id="key-expiry"
          type="date"
          value={expiry}
          onInput={(event) => setExpiry(event.currentTarget.value)}
        />
        <button type="submit" disabled={busy}>
          Make a key
        </button>
      </form>
      <Problem text={problem} />
      {shown && (
        <ShownOnce label={`The key “${shown.name}”.`} value={shown.key} done={() => setShown(undefined)} />
      )}
      {items?.length === 0 && <p class="quietly">There are no keys yet.</p>}
      <ul class="keys">
        {items?.map((item) => (
          <li key={item.id}>
            <Row
              item={item}
              owner={props.owner}
              reload={load}
              show={(key) => setShown({ name: item.name, key })}
            />
          </li>
        ))}
      </ul>
      {cursor && (
        <button type="button" class="quiet" disabled={busy} onClick={() => void work(() => load(cursor))}>
          Earlier keys
        </button>
      )}
    </section>
  )
}

function Row(props: { item: Key; owner: boolean; reload: () => Promise<void>; show: (key: string) => void }) {
  const { item } = props
  const [usage, setUsage] = useState<Usage[]>()
  const [grace, setGrace] = useState('24')
  const [credits, setCredits] = useState('')
  const { busy, problem, work } = useWork()
  const path = `/account/keys/${encodeURIComponent(item.id)}`
  const rotate = () =>
    work(async () => {
      const made = await getJson<{ key: string }>(`${path}/rotate`, {
        method: 'POST',
        json: { grace_hours: Number(grace) },
      })
      props.show(made.key)
      await props.reload()
    })
  const revoke = () =>
    work(async () => {
      await request(`${path}/revoke`, { method: 'POST' })
      await props.reload()
    })
  const credit = (event: Event) => {
    event.preventDefault()
    void work(async () => {
      await request(`${path}/credit`, { method: 'POST', json: { credits: Number(credits) } })
      setCredits('')
      await props.reload()
    })
  }
  const toggleUsage = () =>
    work(async () => {
      if (usage) return setUsage(undefined)
      setUsage((await getJson<{ usage: Usage[] }>(path)).usage)
    })
  return (
    <>
      <p class="row">
        <strong>{item.name}</strong>
        <code>{item.prefix}…</code>
        <span class={`badge ${item.status}`}>{item.status}</span>
        <span>
          {item.balance} {item.balance === 1 ? 'credit' : 'credits'}
        </span>
      </p>
      <p class="quietly">
        Made {when(item.created_at)} · last used {when(item.last_used_at)}
        {item.expires_at && ` · ends ${when(item.expires_at)}`}
        {props.owner && item.subject && ` · of ${item.subject}`}
      </p>
      <p class="row">
        <button
          type="button"
          class="quiet small"
          aria-expanded={usage !== undefined}
          disabled={busy}
          onClick={() => void toggleUsage()}
        >
          Use by day
        </button>
        {item.status === 'active' && (
          <>
            <label class="small">
              Old key works for{' '}
              <select value={grace} onChange={(event) => setGrace(event.currentTarget.value)}>
                <option value="0">no time</option>
                <option value="24">a day</option>
                <option value="168">a week</option>
              </select>
            </label>
            <Careful label="Rotate" confirm="Make a new key" disabled={busy} act={() => void rotate()} />
            <Careful label="Revoke" confirm="Revoke it for good" disabled={busy} act={() => void revoke()} />
          </>
        )}
      </p>
      {props.owner && item.status === 'active' && (
        <form class="row" onSubmit={credit}>
          <label for={`credits-${item.id}`}>Add credits</label>
          <input
            id={`credits-${item.id}`}
            type="number"
            min="1"
            required
            value={credits}
            onInput={(event) => setCredits(event.currentTarget.value)}
          />
          <button type="submit" class="quiet small" disabled={busy}>
            Add
          </button>
        </form>
      )}
      <Problem text={problem} />
      {usage &&
        (usage.length === 0 ? (
          <p class="quietly">No calls in the last 30 days.</p>
        ) : (
          <table>
            <thead>
              <tr>
                <th scope="col">Day (UTC)</th>
                <th scope="col">Calls</th>
              </tr>
            </thead>
            <tbody>
              {usage.map((day) => (
                <tr key={day.day}>
                  <td>{day.day}</td>
                  <td>{day.calls}</td>
                </tr>
              ))}
            </tbody>
          </table>
        ))}
    </>
  )
}
