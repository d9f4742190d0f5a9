/** Differences by lines, coloured and marked with + and − for those who see no colour. */
import { createTwoFilesPatch } from 'diff'

export function Patch(props: { patch: string }) {
  const lines = props.patch.split('\n').filter((line) => !/^(?:---|\+\+\+|=+|\\)/.test(line) && line !== '')
  if (lines.length === 0) return <p class="quietly">Nothing has changed.</p>
  return (
    <div class="patch" tabIndex={0} role="region" aria-label="Changes">
      {lines.map((line, i) => {
        const kind = line.startsWith('+')
          ? 'added'
          : line.startsWith('-')
            ? 'removed'
            : line.startsWith('@')
              ? 'gap'
              : ''
        const text = kind === 'gap' ? '…' : line.slice(1)
        return (
          <div key={i} class={kind}>
            <span class="sign" aria-label={kind === 'gap' ? undefined : kind || undefined}>
              {kind === 'added' ? '+' : kind === 'removed' ? '−' : ' '}
            </span>
            {text || ' '}
          </div>
        )
      })}
    </div>
  )
}

export const patchOf = (from: string, to: string): string =>
  from === to ? '' : createTwoFilesPatch('published', 'draft', from, to, undefined, undefined, { context: 2 })
