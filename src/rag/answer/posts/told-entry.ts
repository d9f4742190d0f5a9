/** A post that sentences tell of, as an entry: 'Joined Acme as a fitter (May 2011 – June 2014)'. */
import type { Entry } from '../entries/entry.ts'
import { capital } from '../text/text.ts'
import type { Start } from './told-events.ts'

export type ToldPost = Entry & { readonly range: NonNullable<Entry['range']> }

/** A sentence that tells of a change, and when it was. */
export interface Event {
  readonly unit: number
  readonly block: number | null
  readonly from: number
  readonly to: number
  readonly exact: boolean
  readonly said: string
  readonly start: Start | null
}

/** The post that it began. */
export interface Draft {
  readonly start: Start
  readonly event: Event
  readonly org: string | null
  readonly units: number[]
  to: number
  exact: boolean
}

const NAMES = 'January February March April May June July August September October November December'.split(
  ' ',
)

/** The entry that the change which began a post makes. */
export function toldEntry(draft: Draft, index: number): ToldPost {
  const { start, event, org, units, to, exact } = draft
  const say = (month: number): string =>
    `${exact ? `${NAMES[month % 12] ?? ''} ` : ''}${String(Math.floor(month / 12))}`
  const open = !Number.isFinite(to)
  const dates = `${say(event.from)} – ${open ? 'present' : say(to)}`
  const said = capital(event.said.replace(/[\s.;:]+$/, ''))
  const named = org === null || said.includes(org) ? said : `${said}, ${org}`
  const parts = [start.title, org, start.place].filter((part) => part !== null)
  return {
    index,
    kind: 'experience',
    header: units,
    text: `${named} (${dates})`,
    from: event.unit,
    to: event.unit + 1,
    range: { from: event.from, to, exact, open, single: false, start: 0, end: 0 },
    dates,
    parts,
    title: start.title,
    org,
    place: start.place,
    parent: null,
  }
}
