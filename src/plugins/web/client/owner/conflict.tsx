/** What to do when another version was published meanwhile. */
import { useMemo } from 'preact/hooks'
import { Careful, when } from '../frame.tsx'
import { Patch, patchOf } from './changes.tsx'
import { merge, type Version } from './content.ts'

export function Conflict(props: {
  base: string
  mine: string
  theirs: Version
  busy: boolean
  onMerge: (merged: string) => void
  onMine: () => void
  onTheirs: () => void
}) {
  const { base, mine, theirs } = props
  const merged = useMemo(() => merge(base, mine, theirs.content), [base, mine, theirs])
  return (
    <section class="conflict" role="alert" aria-labelledby="conflict">
      <h2 id="conflict">Version {theirs.version} was published while you wrote</h2>
      <p>
        It came {when(theirs.updated_at)}. Your draft is safe.{' '}
        {merged === undefined
          ? 'Both change the same lines, so they cannot be merged by themselves.'
          : 'Both changes fit into one text.'}
      </p>
      <details>
        <summary>What it changed</summary>
        <Patch patch={patchOf(base, theirs.content)} />
      </details>
      <p class="row">
        {merged !== undefined && (
          <button type="button" disabled={props.busy} onClick={() => props.onMerge(merged)}>
            Merge both
          </button>
        )}
        <Careful
          label="Publish mine over it"
          confirm={`Replace version ${theirs.version}`}
          disabled={props.busy}
          act={props.onMine}
        />
        <Careful
          label={`Take version ${theirs.version}`}
          confirm="Drop my draft"
          disabled={props.busy}
          act={props.onTheirs}
        />
      </p>
    </section>
  )
}
