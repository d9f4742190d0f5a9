/** So many columns are made at once: an array of its own for each costs more than its numbers. */
const BLOCK = 16

/** Where rows are gathered: a fresh array of their size for each question is most of what a question leaves behind. */
let gathered = new Float64Array(0)

/** Where each of some names has its column. */
export type Places<Name extends string> = ReadonlyMap<Name, number>

/** Made once for all tables with these names: looking through the names each time would read them all from memory. */
export const placesOf = <Name extends string>(names: readonly Name[]): Places<Name> =>
  new Map(names.map((name, place) => [name, place]))

/**
 * Numbers of many rows under one set of names, kept column by column: a column that is the same for all questions is
 * made once and shared by them, and one that nothing is known for costs nothing.
 */
export class Columns<Name extends string> {
  /** How many rows there are, and how many numbers in one. */
  readonly length: number
  readonly width: number
  private readonly places: Places<Name>
  private readonly columns: (Float64Array | undefined)[]
  /** Room for columns to come. */
  private block = new Float64Array(0)
  private used = 0

  constructor(places: Places<Name>, length: number) {
    this.places = places
    this.length = length
    this.width = places.size
    this.columns = new Array<Float64Array | undefined>(places.size).fill(undefined)
  }

  private place(name: Name): number {
    // Every name is there.
    return this.places.get(name)!
  }

  /** Puts a column under a name. It may be shared: nobody may change it afterwards. */
  set(name: Name, column: Float64Array): void {
    this.columns[this.place(name)] = column
  }

  /** A new column of zeros under a name, to be filled in. */
  add(name: Name): Float64Array {
    if (this.used === this.block.length) {
      this.block = new Float64Array(BLOCK * this.length)
      this.used = 0
    }
    const column = this.block.subarray(this.used, (this.used += this.length))
    this.set(name, column)
    return column
  }

  /** The column of a name; of zeros when none was set. */
  get(name: Name): Float64Array {
    return this.columns[this.place(name)] ?? new Float64Array(this.length)
  }

  /** The column at a place among the names; undefined when all of it is zero. */
  column(place: number): Float64Array | undefined {
    return this.columns[place]
  }

  at(name: Name, row: number): number {
    return this.columns[this.place(name)]?.[row] ?? 0
  }

  row(at: number): Float64Array {
    const row = new Float64Array(this.columns.length)
    for (let k = 0; k < row.length; k++) row[k] = this.columns[k]?.[at] ?? 0
    return row
  }

  /** Some rows, one behind the other; they stay as they are until the next call, on whatever columns. */
  gather(places: readonly number[]): Float64Array {
    const { columns, width } = this
    const length = places.length * width
    if (gathered.length < length) gathered = new Float64Array(length)
    const rows = gathered.fill(0, 0, length)
    // Within bounds: a check of each number would double the time.
    for (let k = 0; k < width; k++) {
      const column = columns[k]
      if (column === undefined) continue
      for (let i = 0, at = k; i < places.length; i++, at += width) rows[at] = column[places[i]!]!
    }
    return rows
  }

  rows(): Float64Array[] {
    return Array.from({ length: this.length }, (_, at) => this.row(at))
  }
}
