import { fileURLToPath } from 'node:url'

/** The bundled CV, served while there is none of the owner; always from the project's own content folder. */
export const SAMPLE_FILE = fileURLToPath(new URL('../../../content/default.md', import.meta.url))
