/** The shape of a CV on the wire, shared by reads, owner writes and the MCP tools. */
import { z } from 'zod'
import type { PublishedVersion } from '../../server/store/published-version.ts'

export const cvContentSchema = z
  .object({
    content: z.string().describe('CV markdown'),
    is_default: z.boolean().describe("True while the bundled sample is served, since no owner's CV exists"),
    updated_at: z.iso.datetime().optional(),
    version: z.int().min(1).describe('Grows by one with each change'),
  })
  .meta({
    title: 'CVContent',
    description: 'The CV as markdown',
    examples: [
      {
        content: '# Mira Okafor\n\nData engineer\n',
        is_default: false,
        updated_at: '2026-01-31T09:30:00.000Z',
        version: 7,
      },
    ],
  })
export type CvContent = z.infer<typeof cvContentSchema>

export function toCvContent(version: PublishedVersion): CvContent {
  return {
    content: version.publicText,
    is_default: version.isDefault,
    updated_at: version.updatedAt.toISOString(),
    version: version.version,
  }
}
