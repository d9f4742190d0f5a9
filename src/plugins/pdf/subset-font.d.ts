/** The part of subset-font that is used; the package brings no types. */
declare module 'subset-font' {
  interface Options {
    readonly targetFormat?: 'sfnt' | 'truetype' | 'woff' | 'woff2'
    /** OpenType features to keep; all of them when unset. */
    readonly keepFeatures?: readonly string[]
    readonly noHinting?: boolean
  }
  export default function subsetFont(font: Buffer, text: string, options?: Options): Promise<Buffer>
}
