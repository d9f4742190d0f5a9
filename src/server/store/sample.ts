import { join } from 'node:path'
import { PROJECT } from '../../project.ts'

/** The bundled CV, served while there is none of the owner; always from the project's own content folder. */
export const SAMPLE_FILE = join(PROJECT, 'content/default.md')
