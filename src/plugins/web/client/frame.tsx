/** The frame of a signed-in page: sign-in, tabs, messages. */
import type { ComponentChildren } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { resume, signIn, signOut, whenSignedOut } from './session.ts'

export function SignedIn(props: { title: string; lead: string; children: ComponentChildren }) {
  const [state, setState] = useState<'starting' | 'out' | 'in'>('starting')
  const [problem, setProblem] = useState<string>()
  const [expired, setExpired] = useState(false)
  useEffect(() => {
    // Signed out while at work: what is on the page stays there.
    whenSignedOut(() => setExpired(true))
    void resume().then(({ signedIn, leaving, problem }) => {
      setProblem(problem)
      if (!leaving) setState(signedIn ? 'in' : 'out')
    })
  }, [])
  if (state === 'starting') return <p class="quietly">Signing in…</p>
  if (state === 'out')
    return (
      <div class="welcome">
        <h1>{props.title}</h1>
        <p>{props.lead}</p>
        {problem && (
          <p class="problem" role="alert">
            {problem}
          </p>
        )}
        <p>
          <button type="button" onClick={() => void signIn()}>
            Sign in
          </button>
        </p>
      </div>
    )
  return (
    <>
      {expired && (
        <div class="problem bar" role="alert">
          Your sign-in has ended. Your draft is kept on this device.{' '}
          <button type="button" onClick={() => void signIn()}>
            Sign in again
          </button>
        </div>
      )}
      {props.children}
    </>
  )
}

export function SignOut() {
  return (
    <button type="button" class="quiet small" onClick={() => void signOut()}>
      Sign out
    </button>
  )
}

/** Tabs after the ARIA pattern: arrow keys move, the chosen one is in the tab order. */
export function Tabs<T extends string>(props: {
  label: string
  id: string
  tabs: readonly (readonly [T, string])[]
  chosen: T
  choose: (tab: T) => void
}) {
  const list = useRef<HTMLDivElement>(null)
  const move = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    if (step === 0) return
    event.preventDefault()
    const at = props.tabs.findIndex(([tab]) => tab === props.chosen)
    const next = props.tabs[(at + step + props.tabs.length) % props.tabs.length]
    if (!next) return
    props.choose(next[0])
    list.current?.querySelector<HTMLElement>(`#${props.id}-${next[0]}`)?.focus()
  }
  return (
    <div class="tabs" role="tablist" aria-label={props.label} ref={list} onKeyDown={move}>
      {props.tabs.map(([tab, label]) => (
        <button
          key={tab}
          type="button"
          role="tab"
          id={`${props.id}-${tab}`}
          aria-controls={`${props.id}-panel`}
          aria-selected={tab === props.chosen}
          tabIndex={tab === props.chosen ? 0 : -1}
          onClick={() => props.choose(tab)}
        >
          {label}
        </button>
      ))}
    </div>
  )
}

/** Does something that may fail, says what went wrong, and keeps the button from being pressed twice. */
export function useWork(): {
  busy: boolean
  problem: string | undefined
  work: (fn: () => Promise<unknown>) => Promise<void>
} {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const work = async (fn: () => Promise<unknown>) => {
    setBusy(true)
    setProblem(undefined)
    try {
      await fn()
    } catch (error) {
      setProblem((error as Error).message)
    } finally {
      setBusy(false)
    }
  }
  return { busy, problem, work }
}

export function Problem(props: { text: string | undefined }) {
  return <div role="alert">{props.text ? <p class="problem">{props.text}</p> : null}</div>
}

/** A button that asks once more before it does what cannot be undone. */
export function Careful(props: { label: string; confirm: string; disabled?: boolean; act: () => void }) {
  const [asking, setAsking] = useState(false)
  const yes = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (asking) yes.current?.focus()
  }, [asking])
  if (!asking)
    return (
      <button type="button" class="quiet small" disabled={props.disabled} onClick={() => setAsking(true)}>
        {props.label}
      </button>
    )
  return (
    <span class="careful">
      <button
        type="button"
        class="small danger"
        ref={yes}
        onClick={() => {
          setAsking(false)
          props.act()
        }}
      >
        {props.confirm}
      </button>{' '}
      <button type="button" class="quiet small" onClick={() => setAsking(false)}>
        Cancel
      </button>
    </span>
  )
}

export const when = (iso: string | null): string =>
  iso === null
    ? 'never'
    : new Date(iso).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' })

/** A secret that is shown this once. */
export function ShownOnce(props: { label: string; value: string; done: () => void }) {
  const [copied, setCopied] = useState(false)
  return (
    <div class="once" role="status">
      <p>
        <strong>{props.label}</strong> It is shown this once; keep it where your secrets are.
      </p>
      <p>
        <code class="secret">{props.value}</code>
      </p>
      <p class="row">
        <button
          type="button"
          class="small"
          onClick={() => void navigator.clipboard.writeText(props.value).then(() => setCopied(true))}
        >
          {copied ? 'Copied' : 'Copy'}
        </button>
        <button type="button" class="quiet small" onClick={props.done}>
          I have kept it
        </button>
      </p>
    </div>
  )
}
