/** Every version: what it changed, and bringing it back. */
import { useEffect, useState } from 'preact/hooks'
import { Careful, Problem, useWork, when } from '../frame.tsx'
import { getJson, request, type Page } from '../session.ts'
import { Patch } from './changes.tsx'
import type { VersionItem } from './content.ts'

interface Diff {
  readonly patch: string
  readonly added: number
  readonly removed: number
}

const AUTHORS: Readonly<Record<string, string>> = {
  file: 'edited as a file',
  terminal: 'from the terminal',
  default: 'the bundled sample',
}

export function History(props: { onRestored: () => void }) {
  const [items, setItems] = useState<VersionItem[]>([])
  const [cursor, setCursor] = useState('')
  const [note, setNote] = useState('')
  const { busy, problem, work } = useWork()
  const load = (from: string) =>
    work(async () => {
      const page = await getJson<Page<VersionItem>>(
        `/api/v1/owner/versions?limit=20${from ? `&cursor=${encodeURIComponent(from)}` : ''}`,
      )
      setItems((before) => (from ? [...before, ...page.items] : page.items))
      setCursor(page.pagination.next_cursor)
    })
  useEffect(() => void load(''), [])
  const latest = items.find((item) => item.is_latest)?.version
  const restore = (version: number) =>
    work(async () => {
      await request(`/api/v1/owner/versions/${version}/restore`, {
        method: 'POST',
        headers: latest === undefined ? {} : { 'if-match': `"${latest}"` },
      })
      props.onRestored()
      await load('')
      setNote(`Version ${version} is published again, as a new version.`)
    })
  return (
    <section aria-labelledby="history">
      <h2 id="history">History</h2>
      <p class="quietly" role="status">
        {note || 'Every version is kept. Restoring one publishes its text as a new version.'}
      </p>
      <Problem text={problem} />
      <ol class="versions">
        {items.map((item) => (
          <li key={item.version}>
            <Entry item={item} busy={busy} latest={latest} restore={() => void restore(item.version)} />
          </li>
        ))}
      </ol>
      {cursor && (
        <button type="button" class="quiet" disabled={busy} onClick={() => void load(cursor)}>
          Earlier versions
        </button>
      )}
    </section>
  )
}

function Entry(props: { item: VersionItem; busy: boolean; latest: number | undefined; restore: () => void }) {
  const { item } = props
  const [diff, setDiff] = useState<{ of: 'before' | 'now'; found: Diff }>()
  const { busy, problem, work } = useWork()
  const show = (of: 'before' | 'now') =>
    work(async () => {
      if (diff?.of === of) return setDiff(undefined)
      const path =
        of === 'before'
          ? `/api/v1/owner/versions/${item.version}/diff`
          : `/api/v1/owner/versions/${props.latest}/diff?against=${item.version}`
      setDiff({ of, found: await getJson<Diff>(path) })
    })
  return (
    <>
      <p class="row">
        <strong>Version {item.version}</strong>
        {item.is_latest && <span class="badge">published</span>}
        <time dateTime={item.updated_at}>{when(item.updated_at)}</time>
        <span class="quietly">{item.author ? (AUTHORS[item.author] ?? '') : ''}</span>
      </p>
      <p class="row">
        <button
          type="button"
          class="quiet small"
          disabled={busy}
          aria-expanded={diff?.of === 'before'}
          onClick={() => void show('before')}
        >
          What it changed
        </button>
        {!item.is_latest && (
          <>
            <button
              type="button"
              class="quiet small"
              disabled={busy}
              aria-expanded={diff?.of === 'now'}
              onClick={() => void show('now')}
            >
              What changed since
            </button>
            <Careful
              label="Restore"
              confirm={`Publish version ${item.version} again`}
              disabled={props.busy}
              act={props.restore}
            />
          </>
        )}
      </p>
      <Problem text={problem} />
      {diff && <Patch patch={diff.found.patch} />}
    </>
  )
}
