/** A small picture of memory over time, readable on light and dark pages. */
const WIDTH = 640
const HEIGHT = 200
const LEFT = 56
const RIGHT = 12
const TOP = 26
const BOTTOM = 26

export interface MemorySample {
  /** Since the start of the load. */
  readonly seconds: number
  readonly mb: number
}

const niceStep = (most: number): number =>
  [10, 20, 50, 100, 200, 500, 1000].find((step) => most / step <= 5) ?? 2000

/** @param title what it shows, with the date; escaped by the caller when it may hold markup */
export function memorySvg(samples: readonly MemorySample[], title: string): string {
  const longest = Math.max(1, ...samples.map((s) => s.seconds))
  const step = niceStep(Math.max(1, ...samples.map((s) => s.mb)))
  const top = Math.ceil(Math.max(1, ...samples.map((s) => s.mb)) / step) * step
  const x = (seconds: number) => (LEFT + (seconds / longest) * (WIDTH - LEFT - RIGHT)).toFixed(1)
  const y = (mb: number) => (HEIGHT - BOTTOM - (mb / top) * (HEIGHT - TOP - BOTTOM)).toFixed(1)
  const levels = Array.from({ length: top / step + 1 }, (_, i) => i * step)
  const ticks = Array.from({ length: 7 }, (_, i) => (longest * i) / 6)
  const grid = levels.map(
    (mb) =>
      `<path class="grid" d="M${LEFT} ${y(mb)}H${WIDTH - RIGHT}"/><text x="${LEFT - 6}" y="${y(mb)}" dy=".35em" text-anchor="end">${mb} MB</text>`,
  )
  const times = ticks.map(
    (s) => `<text x="${x(s)}" y="${HEIGHT - 8}" text-anchor="middle">${Math.round(s)} s</text>`,
  )
  const line = samples.map((s, i) => `${i ? 'L' : 'M'}${x(s.seconds)} ${y(s.mb)}`).join('')
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" role="img">`,
    `<title>${title}</title>`,
    '<style>text{font:11px system-ui,sans-serif;fill:#57606a}.grid{stroke:#8c959f;stroke-opacity:.35}',
    '.line{fill:none;stroke:#0b7a6b;stroke-width:2;stroke-linejoin:round}',
    '@media(prefers-color-scheme:dark){text{fill:#9da7b1}.line{stroke:#3fbfa9}}</style>',
    `<text x="${LEFT}" y="14">${title}</text>`,
    ...grid,
    ...times,
    `<path class="line" d="${line}"/>`,
    '</svg>\n',
  ].join('\n')
}
