/** People the owner has invited: who may have keys of their own. */
import { useEffect, useState } from 'preact/hooks'
import { Careful, Problem, ShownOnce, useWork, when } from '../frame.tsx'
import { getJson, request, type Page } from '../session.ts'

interface User {
  readonly id: string
  readonly username: string
  readonly created_at: string
}
interface Invite {
  readonly username: string
  readonly url: string
  readonly expires_at: string
}

export function People() {
  const [users, setUsers] = useState<User[]>()
  const [username, setUsername] = useState('')
  const [invite, setInvite] = useState<Invite>()
  const { busy, problem, work } = useWork()
  const load = async () => setUsers((await getJson<Page<User>>('/api/v1/owner/users?limit=100')).items)
  useEffect(() => void work(load), [])
  const send = (event: Event) => {
    event.preventDefault()
    void work(async () => {
      setInvite(await getJson<Invite>('/api/v1/owner/invites', { method: 'POST', json: { username } }))
      setUsername('')
    })
  }
  const credit = (user: User, credits: number) =>
    work(() =>
      request(`/account/users/${encodeURIComponent(user.id)}/credit`, { method: 'POST', json: { credits } }),
    )
  const remove = (user: User) =>
    work(async () => {
      await request(`/api/v1/owner/users/${encodeURIComponent(user.id)}`, { method: 'DELETE' })
      await load()
    })
  return (
    <section aria-labelledby="people">
      <h2 id="people">People</h2>
      <p class="quietly">Somebody you invite can sign in here and make keys that draw on credits you give.</p>
      <form class="row" onSubmit={send}>
        <label for="invite-name">Invite</label>
        <input
          id="invite-name"
          type="text"
          required
          minLength={2}
          maxLength={64}
          autocapitalize="none"
          spellcheck={false}
          placeholder="Name to sign in with"
          value={username}
          onInput={(event) => setUsername(event.currentTarget.value)}
        />
        <button type="submit" disabled={busy}>
          Make a link
        </button>
      </form>
      <Problem text={problem} />
      {invite && (
        <ShownOnce
          label={`The link for ${invite.username}, until ${when(invite.expires_at)}.`}
          value={invite.url}
          done={() => setInvite(undefined)}
        />
      )}
      {users?.length === 0 && <p class="quietly">Nobody has accepted an invitation yet.</p>}
      <ul class="keys">
        {users?.map((user) => (
          <li key={user.id}>
            <p class="row">
              <strong>{user.username}</strong>
              <span class="quietly">since {when(user.created_at)}</span>
              <Careful
                label="Give 100 credits"
                confirm="Give 100"
                disabled={busy}
                act={() => void credit(user, 100)}
              />
              <Careful
                label="Remove"
                confirm={`Remove ${user.username}`}
                disabled={busy}
                act={() => void remove(user)}
              />
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
