/** The owner's page: write and publish, history, webhooks. */
import '../styles/app.css'
import { render } from 'preact'
import { useState } from 'preact/hooks'
import { hasScope } from '../session.ts'
import { SignedIn, SignOut, Tabs } from '../frame.tsx'
import { History } from './history.tsx'
import { Webhooks } from './webhooks.tsx'
import { Write } from './write.tsx'

const TABS = [
  ['write', 'Write'],
  ['history', 'History'],
  ['webhooks', 'Webhooks'],
] as const
type Tab = (typeof TABS)[number][0]

function Owner() {
  const [tab, setTab] = useState<Tab>('write')
  /** Counts what was restored, so that the editor starts again from it. */
  const [generation, setGeneration] = useState(0)
  if (!hasScope('cv:write'))
    return (
      <div class="welcome">
        <h1>Only the owner edits this CV</h1>
        <p>
          You are signed in, but not as the owner. <a href="/account">Go to your account</a>, or sign out and
          sign in as the owner.
        </p>
        <SignOut />
      </div>
    )
  return (
    <>
      <header class="top">
        <h1>Your CV</h1>
        <Tabs label="Parts of this page" id="owner" tabs={TABS} chosen={tab} choose={setTab} />
        <nav aria-label="Elsewhere">
          <a href="/">The page</a> <a href="/account">Account</a>
        </nav>
        <SignOut />
      </header>
      {/* The editor stays mounted, so that its undo history and cursor do too. */}
      <div
        role="tabpanel"
        id={tab === 'write' ? 'owner-panel' : undefined}
        aria-labelledby="owner-write"
        hidden={tab !== 'write'}
      >
        <Write key={generation} />
      </div>
      {tab !== 'write' && (
        <div role="tabpanel" id="owner-panel" aria-labelledby={`owner-${tab}`} class="pane">
          {tab === 'history' ? <History onRestored={() => setGeneration((n) => n + 1)} /> : <Webhooks />}
        </div>
      )}
    </>
  )
}

const root = document.getElementById('app')
root?.replaceChildren()
if (root)
  render(
    <SignedIn title="Edit your CV" lead="Sign in as the owner to write, preview and publish.">
      <Owner />
    </SignedIn>,
    root,
  )
