/** The markdown editor: CodeMirror, with its styles allowed by the page's nonce. */
import { markdown } from '@codemirror/lang-markdown'
import { EditorState } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import { minimalSetup } from 'codemirror'
import { useEffect, useRef } from 'preact/hooks'
import { config } from '../session.ts'

export interface EditorHandle {
  /** Puts the cursor on a range and brings it into view. */
  select(start: number, end: number): void
  replace(text: string): void
}

const look = EditorView.theme({
  '&': { height: '100%', fontSize: '0.9375rem', backgroundColor: 'var(--sheet)', color: 'var(--ink)' },
  '.cm-scroller': { fontFamily: 'var(--mono)', lineHeight: '1.6', overflow: 'auto' },
  '.cm-content': { padding: '1rem', caretColor: 'var(--ink)' },
  // Ink alone, light or dark; weight and slant tell the parts apart.
  '.cm-line span': { color: 'inherit !important', textDecoration: 'none !important' },
  '.cm-cursor': { borderLeftColor: 'var(--ink)' },
  '&.cm-focused': { outline: '2px solid var(--accent)', outlineOffset: '-2px' },
  '.cm-selectionBackground, &.cm-focused .cm-selectionBackground': {
    backgroundColor: 'var(--mark) !important',
  },
})

export function Editor(props: {
  initial: string
  onChange: (text: string) => void
  handle: (h: EditorHandle) => void
}) {
  const host = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!host.current) return
    const view = new EditorView({
      parent: host.current,
      state: EditorState.create({
        doc: props.initial,
        extensions: [
          minimalSetup,
          markdown(),
          look,
          EditorView.lineWrapping,
          EditorView.cspNonce.of(config.nonce),
          EditorView.contentAttributes.of({ 'aria-label': 'The CV in markdown', spellcheck: 'true' }),
          EditorView.updateListener.of((update) => {
            if (update.docChanged) props.onChange(update.state.doc.toString())
          }),
        ],
      }),
    })
    // What scrolls can be reached by keyboard, also where the text itself is not focused.
    view.scrollDOM.tabIndex = 0
    props.handle({
      select(start, end) {
        const length = view.state.doc.length
        view.dispatch({
          selection: { anchor: Math.min(start, length), head: Math.min(end, length) },
          effects: EditorView.scrollIntoView(Math.min(start, length), { y: 'center' }),
        })
        view.focus()
      },
      replace(text) {
        view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text } })
      },
    })
    return () => view.destroy()
  }, [])
  return <div class="editor" ref={host} />
}
