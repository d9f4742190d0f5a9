/** Worker thread: draws the social preview (1200×630 PNG) from a name and a headline, off the event loop. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { parentPort, workerData } from 'node:worker_threads'
import { Resvg } from '@resvg/resvg-js'
import satori from 'satori'

export interface OgInput {
  readonly name: string
  readonly headline: string
  /** Shown small below: where the page lives. */
  readonly host: string
}

const WIDTH = 1200
const HEIGHT = 630
const INK = '#16202c'
const PAPER = '#f7f5f0'
const ACCENT = '#0b6e5f'

const require = createRequire(import.meta.url)
const font = (path: string) => readFileSync(require.resolve(path))

type Style = Readonly<Record<string, string | number>>
const box = (style: Style, ...children: readonly unknown[]) => ({
  type: 'div',
  key: null,
  props: { style: { display: 'flex', ...style }, children },
})

const { name, headline, host } = workerData as OgInput
// The large font is read only for texts that Inter cannot show.
const foreign = /[^\u0000-\u024f\u0370-\u052f\u1e00-\u1fff\u2000-\u22ff]/u.test(name + headline)
const fonts = [
  {
    name: 'Inter',
    weight: 400 as const,
    data: font('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf'),
  },
  { name: 'Inter', weight: 700 as const, data: font('@expo-google-fonts/inter/700Bold/Inter_700Bold.ttf') },
  ...(foreign
    ? [
        {
          name: 'Noto Sans JP',
          weight: 400 as const,
          data: font('@expo-google-fonts/noto-sans-jp/400Regular/NotoSansJP_400Regular.ttf'),
        },
      ]
    : []),
]
const picture = box(
  {
    width: '100%',
    height: '100%',
    flexDirection: 'column',
    justifyContent: 'space-between',
    padding: '72px 84px',
    background: PAPER,
    color: INK,
    fontFamily: 'Inter, Noto Sans JP',
    borderLeft: `28px solid ${ACCENT}`,
  },
  box(
    { flexDirection: 'column' },
    box(
      {
        fontSize: name.length > 28 ? 64 : 88,
        fontWeight: 700,
        lineHeight: 1.1,
        letterSpacing: -2,
        lineClamp: 2,
      },
      name,
    ),
    box({ marginTop: 32, fontSize: 40, lineHeight: 1.35, color: '#42505f', lineClamp: 4 }, headline),
  ),
  box({ fontSize: 30, color: ACCENT }, host),
)
const svg = await satori(picture, { width: WIDTH, height: HEIGHT, fonts })
const png = new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng()
parentPort?.postMessage(png)
