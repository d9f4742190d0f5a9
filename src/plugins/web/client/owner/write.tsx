/** Write: the editor beside what comes of it, and publishing. */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { ApiProblem, config } from '../session.ts'
import { Careful, Problem, Tabs, useWork, when } from '../frame.tsx'
import { AskDraft } from './ask-draft.tsx'
import { Patch, patchOf } from './changes.tsx'
import { Conflict } from './conflict.tsx'
import { getLatest, getVersion, publish, type Version } from './content.ts'
import { dropDraft, loadDraft, saveDraft } from './draft.ts'
import { Editor, type EditorHandle } from './editor.tsx'
import { PdfPreview } from './pdf-preview.tsx'
import { Preview } from './preview.tsx'
import { warningsFor } from './warnings.ts'

const SIDES = [
  ['preview', 'Preview'],
  ['changes', 'Changes'],
  ['ask', 'Ask it'],
  ['pdf', 'PDF'],
] as const
type Side = (typeof SIDES)[number][0]

const SAVE_AFTER_MS = 400
const PREVIEW_AFTER_MS = 150

/** A value that follows another one after a pause. */
function useLater<T>(value: T, ms: number): T {
  const [later, setLater] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setLater(value), ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return later
}

export function Write() {
  /** The version the draft began from. */
  const [base, setBase] = useState<Version>()
  const [text, setText] = useState('')
  const [note, setNote] = useState('')
  const [theirs, setTheirs] = useState<Version>()
  const [side, setSide] = useState<Side>('preview')
  const editor = useRef<EditorHandle | null>(null)
  const { busy, problem, work } = useWork()
  const shown = useLater(text, PREVIEW_AFTER_MS)
  const warnings = useMemo(() => warningsFor(shown), [shown])
  const bytes = useMemo(() => new TextEncoder().encode(shown).length, [shown])
  const changed = base !== undefined && text !== base.content

  useEffect(() => {
    void work(async () => {
      const latest = await getLatest()
      const draft = loadDraft()
      if (!draft || draft.text === latest.content) return start(latest, latest.content)
      const from = draft.base === latest.version ? latest : await getVersion(draft.base).catch(() => latest)
      start(from, draft.text)
      setNote(`Your unpublished draft of ${when(new Date(draft.savedAt).toISOString())} is back.`)
      if (from.version !== latest.version) setTheirs(latest)
    })
  }, [])

  useEffect(() => {
    if (!base) return
    const timer = setTimeout(() => {
      if (text === base.content) dropDraft()
      else if (!saveDraft(text, base.version))
        setNote('This browser keeps no draft: publish or copy before you leave.')
    }, SAVE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [text, base])

  const start = (version: Version, content: string) => {
    setBase(version)
    setText(content)
    editor.current?.replace(content)
  }

  const send = (against: number) =>
    work(async () => {
      try {
        const version = await publish(text, against)
        setTheirs(undefined)
        dropDraft()
        setBase(await getVersion(version))
        setNote(`Version ${version} is published.`)
      } catch (error) {
        if (!(error instanceof ApiProblem) || error.status !== 412) throw error
        setTheirs(await getLatest())
      }
    })

  if (!base) return problem ? <Problem text={problem} /> : <p class="quietly">Opening your CV…</p>
  return (
    <div class="write">
      <div class="bar">
        <p class="state" role="status">
          {note ||
            (changed
              ? `Draft, from version ${base.version}`
              : `Version ${base.version}, published ${when(base.updated_at)}`)}
        </p>
        {changed && (
          <Careful
            label="Discard draft"
            confirm="Discard it"
            act={() => {
              dropDraft()
              setTheirs(undefined)
              setNote('')
              void work(async () => {
                const latest = await getLatest()
                start(latest, latest.content)
              })
            }}
          />
        )}
        <button
          type="button"
          disabled={busy || !changed || bytes > config.maxContentBytes}
          onClick={() => void send(base.version)}
        >
          {busy ? 'Publishing…' : 'Publish'}
        </button>
      </div>
      <Problem
        text={
          problem ??
          (bytes > config.maxContentBytes
            ? `The CV has ${bytes} bytes; at most ${config.maxContentBytes} can be published.`
            : undefined)
        }
      />
      {theirs && (
        <Conflict
          base={base.content}
          mine={text}
          theirs={theirs}
          busy={busy}
          onMerge={(merged) => {
            start(theirs, merged)
            setTheirs(undefined)
            setNote(`Merged with version ${theirs.version}; look it over, then publish.`)
          }}
          onMine={() => void send(theirs.version)}
          onTheirs={() => {
            dropDraft()
            start(theirs, theirs.content)
            setTheirs(undefined)
            setNote('')
          }}
        />
      )}
      <div class="split">
        <div class="left">
          <Editor initial={text} onChange={setText} handle={(h) => (editor.current = h)} />
          {warnings.length > 0 && (
            <section class="warnings" aria-labelledby="warnings">
              <h2 id="warnings">
                {warnings.length === 1 ? '1 thing to look at' : `${warnings.length} things to look at`}
              </h2>
              <ul>
                {warnings.slice(0, 20).map((w) => (
                  <li key={`${w.start}-${w.text}`}>
                    <button type="button" class="link" onClick={() => editor.current?.select(w.start, w.end)}>
                      {w.text}
                    </button>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
        <div class="right">
          <Tabs label="What comes of it" id="side" tabs={SIDES} chosen={side} choose={setSide} />
          <div role="tabpanel" id="side-panel" aria-labelledby={`side-${side}`} class="side">
            {side === 'preview' && <Preview text={shown} />}
            {side === 'changes' && <Patch patch={patchOf(base.content, shown)} />}
            {side === 'ask' && (
              <AskDraft
                text={text}
                onQuote={(quote, start) => {
                  const exact = text.startsWith(quote, start) ? start : text.indexOf(quote)
                  if (exact >= 0) editor.current?.select(exact, exact + quote.length)
                }}
              />
            )}
            {side === 'pdf' && <PdfPreview text={text} />}
          </div>
        </div>
      </div>
    </div>
  )
}
