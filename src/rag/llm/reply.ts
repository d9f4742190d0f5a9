/** What the language model has to reply, and how its text is read: JSON of one form, or nothing. */
import { z } from 'zod'
import { LlmFailure } from './failure.ts'

/** Longest text of the model that is looked at; the checks take time for each character. */
const MAX_CHARS = 64 * 1024

const replySchema = z.object({
  answerable: z.boolean(),
  sentences: z
    .array(
      z.object({
        text: z.string().max(4_000),
        citations: z.array(z.object({ piece: z.int().min(0), quote: z.string().max(4_000) })).max(24),
      }),
    )
    .max(24),
})
export type Reply = z.infer<typeof replySchema>
export type ReplySentence = Reply['sentences'][number]

/** The same for servers that hold a model to a JSON schema; limits are left out, which not all of them know. */
export const REPLY_JSON_SCHEMA = {
  type: 'object',
  additionalProperties: false,
  required: ['answerable', 'sentences'],
  properties: {
    answerable: { type: 'boolean' },
    sentences: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['text', 'citations'],
        properties: {
          text: { type: 'string' },
          citations: {
            type: 'array',
            items: {
              type: 'object',
              additionalProperties: false,
              required: ['piece', 'quote'],
              properties: { piece: { type: 'integer' }, quote: { type: 'string' } },
            },
          },
        },
      },
    },
  },
} as const

/**
 * Reads the model's text; what some put around JSON (a code fence, thoughts before it) is left out.
 * @throws LlmFailure invalid_json or invalid_shape
 */
export function readReply(text: string): Reply {
  if (text.length > MAX_CHARS) throw new LlmFailure('too_large')
  const found = replySchema.safeParse(parse(text))
  if (!found.success) throw new LlmFailure('invalid_shape')
  return found.data
}

function parse(text: string): unknown {
  const afterThoughts = text.slice(text.lastIndexOf('</think>') + 1)
  const start = afterThoughts.indexOf('{')
  const end = afterThoughts.lastIndexOf('}')
  try {
    return JSON.parse(afterThoughts.slice(Math.max(0, start), end + 1))
  } catch {
    throw new LlmFailure('invalid_json')
  }
}
