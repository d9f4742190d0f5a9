/** The unpublished draft, kept on this device only: text and the version it began from, never a token. */
const KEY = 'cv-draft'

export interface Draft {
  readonly text: string
  /** The version that was edited. */
  readonly base: number
  readonly savedAt: number
}

export function loadDraft(): Draft | undefined {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Draft | null
    return found && typeof found.text === 'string' && typeof found.base === 'number' ? found : undefined
  } catch {
    return undefined
  }
}

export function saveDraft(text: string, base: number): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify({ text, base, savedAt: Date.now() } satisfies Draft))
    return true
  } catch {
    return false
  }
}

export const dropDraft = (): void => localStorage.removeItem(KEY)
