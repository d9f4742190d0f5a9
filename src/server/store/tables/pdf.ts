export interface PdfTables {
  /** Rendered PDFs of the newest versions; every replica serves these. */
  pdfs: {
    /** Hex sha256 of all that goes into the PDF, so that a change of any of it leads to another row. */
    key: string
    version: number
    /** Base64. */
    bytes: string
    /** Hex sha256 of the bytes. */
    sha256: string
    /** Of the person, for the name of the file; '' when the CV names nobody. */
    name: string
    pages: number
    created_at: number
  }
}
