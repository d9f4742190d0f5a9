/** The account page: API keys and credits; for the owner also people. */
import '../styles/app.css'
import { render } from 'preact'
import { config, hasScope } from '../session.ts'
import { SignedIn, SignOut } from '../frame.tsx'
import { Keys } from './keys.tsx'
import { People } from './people.tsx'

function Account() {
  const owner = hasScope('cv:write')
  return (
    <>
      <header class="top">
        <h1>Account</h1>
        <nav aria-label="Elsewhere">
          <a href="/">The page</a>
          {owner && (
            <>
              {' '}
              <a href="/owner">Your CV</a>
            </>
          )}
        </nav>
        <SignOut />
      </header>
      <div class="pane">
        <Keys owner={owner} />
        {owner && config.invites && <People />}
        <section aria-labelledby="use">
          <h2 id="use">Use a key</h2>
          <p>
            Give the key to your agent through its secret storage, never in an address. The MCP endpoint is{' '}
            <code>{config.mcpUrl}</code>:
          </p>
          <pre tabIndex={0}>
            <code>{`POST ${config.mcpUrl}
Authorization: Bearer <key>
Accept: application/json, text/event-stream`}</code>
          </pre>
          <p class="quietly">
            Each successful tool call costs one credit. The rest of this site is free to read.
          </p>
        </section>
      </div>
    </>
  )
}

const root = document.getElementById('app')
root?.replaceChildren()
if (root)
  render(
    <SignedIn title="Your account" lead="Sign in to make keys for agents and to see their credits.">
      <Account />
    </SignedIn>,
    root,
  )
