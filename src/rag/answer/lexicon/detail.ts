/**
 * A detail of a thing that a CV may hold or not: how a question asks for it, which words of it do so, and what stands
 * in a text that tells it.
 */
export interface Detail {
  /** In a folded question. */
  readonly asked: RegExp
  /** Stems of the words that ask for the detail, rather than say of what. */
  readonly around: RegExp
  /** In the text of what has it. */
  readonly told: readonly RegExp[]
  /** What can be nothing else: where it stands, the detail is told. */
  readonly plain?: RegExp
  /**
   * Where it stands: anywhere in the entry of the thing; in the same paragraph, below a header in all of its entry; in
   * the same item, whose first line alone says of what it is; or in the very line.
   */
  readonly within: 'entry' | 'paragraph' | 'item' | 'line'
  /** Where one line of the CV tells it, plainly and by this, that is of the thing, whatever it is called: of 'her book'. */
  readonly single?: RegExp
  /** Stems of the words that ask for that, and do not say of which thing. */
  readonly asking?: RegExp
  /** The one line that tells it of the thing is said alone. */
  readonly alone?: boolean
  /** Only of what is called by a name: of common words other things may be said, too. */
  readonly ofNamed?: boolean
  /** Only where every word that says of what it is asked is known to the CV. */
  readonly whole?: boolean
  /** Of yes/no questions too. */
  readonly yesno?: boolean
}
