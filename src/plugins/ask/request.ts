/** What POST and GET /ask accept: a plain question, and the request forms of NLWeb 0.54/0.55 and before. */
import { z } from 'zod'
import { namesType } from '../../server/accept.ts'
import { ApiError } from '../../server/errors.ts'

export const MAX_QUERY_CHARS = 1_000
const MAX_PREV = 20

export const queryTextSchema = z
  .string()
  .max(MAX_QUERY_CHARS, `at most ${MAX_QUERY_CHARS} characters`)
  .refine((text) => text.trim() !== '', 'a question that is not empty')
  // Binary data sent as text: control characters other than tab and line breaks, or broken surrogate pairs.
  .refine((text) => !/[\p{Cc}\p{Cs}]/u.test(text.replace(/[\t\r\n]/g, '')), 'text without control characters')
  .meta({
    description: `The question, 1 to ${MAX_QUERY_CHARS} characters`,
    examples: ['Which languages does she speak?'],
  })

const MODES = ['list', 'summarize', 'generate'] as const
const modeSchema = z
  .enum(MODES)
  .describe('list: passages; summarize and generate: an answer with its sources (the default)')
const prevSchema = z
  .array(queryTextSchema)
  .max(MAX_PREV)
  .describe('Earlier questions of the conversation, oldest first')
/** Forms send what is not filled in as an empty text. */
const empty = z.literal('')
const queryIdSchema = z
  .string()
  .regex(/^[\x21-\x7e]{1,100}$/, '1 to 100 visible ASCII characters')
  .describe('Identifier that the answer repeats; made when absent')
const noteSchema = z.string().max(2_000)

const preferSchema = z.looseObject({
  streaming: z.boolean().optional(),
  mode: modeSchema.optional(),
  response_format: noteSchema.optional(),
})

/** What else a form of NLWeb may hold, such as `num_results`, is accepted and without effect. */
export const askBodySchema = z
  .object({
    query: z.union(
      [queryTextSchema, z.looseObject({ text: queryTextSchema, site: z.unknown().optional() })],
      {
        error: 'a question as a string, or an object with the question in text',
      },
    ),
    prev: z
      .union([prevSchema, z.string().max(MAX_PREV * MAX_QUERY_CHARS)], {
        error: `a list of at most ${MAX_PREV} earlier questions, each a text, or one text with commas between them`,
      })
      .optional(),
    decontextualized_query: z
      .union([queryTextSchema, empty])
      .optional()
      .describe('The question with the conversation already worked in'),
    mode: modeSchema.optional(),
    generate_mode: modeSchema.optional().describe('Older name of mode'),
    streaming: z
      .union([z.boolean(), z.enum(['true', 'false', '1', '0'])])
      .optional()
      .describe('Answer as server-sent events'),
    query_id: z.union([queryIdSchema, empty]).optional(),
    site: z
      .union([noteSchema, z.array(noteSchema).max(20)])
      .optional()
      .describe('Accepted and without effect: there is one site'),
    context: z.looseObject({ prev: prevSchema.optional(), text: noteSchema.optional() }).optional(),
    prefer: preferSchema.optional(),
    return_response: preferSchema.optional().describe('Older name of prefer'),
    meta: z.looseObject({}).optional(),
  })
  .meta({
    description: 'A question about the CV',
    examples: [{ query: 'Which languages does she speak?', prev: ['Where did she study?'] }],
  })

export const askQuerySchema = z.object({
  query: queryTextSchema,
  prev: z
    .string()
    .max(MAX_PREV * MAX_QUERY_CHARS)
    .optional()
    .describe('Earlier questions: a JSON array of strings, or separated by commas'),
  decontextualized_query: z.union([queryTextSchema, empty]).optional(),
  mode: modeSchema.optional(),
  generate_mode: modeSchema.optional(),
  streaming: z.enum(['true', 'false', '1', '0']).optional(),
  query_id: z.union([queryIdSchema, empty]).optional(),
  site: noteSchema.optional(),
})

export interface AskRequest {
  /** As it was asked; repeated in the answer. */
  readonly query: string
  /** What is answered: the question, or its form with the conversation worked in. */
  readonly question: string
  readonly prev: readonly string[]
  readonly mode: (typeof MODES)[number]
  readonly streaming: boolean
  readonly queryId: string | undefined
}

/** One form of all accepted ones. */
export function toAskRequest(
  input: z.output<typeof askBodySchema> | z.output<typeof askQuerySchema>,
  accept = '',
): AskRequest {
  const body: z.output<typeof askBodySchema> = input
  const query = typeof body.query === 'string' ? body.query : body.query.text
  const prefer = body.return_response ? { ...body.return_response, ...body.prefer } : body.prefer
  return {
    query,
    question: body.decontextualized_query || query,
    prev: body.decontextualized_query ? [] : earlier(body),
    mode: body.mode ?? body.generate_mode ?? prefer?.mode ?? 'summarize',
    streaming: isOn(body.streaming) ?? prefer?.streaming ?? namesType(accept, 'text/event-stream'),
    queryId: body.query_id || undefined,
  }
}

function earlier({ context, prev }: z.output<typeof askBodySchema>): readonly string[] {
  if (prev === undefined && !context?.prev) return []
  return [...(context?.prev ?? []), ...toList(prev)].slice(-MAX_PREV)
}

function isOn(value: boolean | string | undefined): boolean | undefined {
  return value === undefined ? undefined : value === true || value === 'true' || value === '1'
}

/** The older form is one text with commas; a JSON array keeps questions that hold commas whole. */
function toList(prev: string | readonly string[] = []): readonly string[] {
  if (typeof prev !== 'string') return prev
  const parts = prev.trim().startsWith('[') ? parseArray(prev) : prev.split(',').filter((part) => part.trim())
  const checked = prevSchema.safeParse(parts)
  if (checked.success) return checked.data
  throw ApiError.field(
    'prev',
    `at most ${MAX_PREV} questions of at most ${MAX_QUERY_CHARS} characters, as a JSON array or separated by commas`,
    prev,
  )
}

function parseArray(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw ApiError.field('prev', 'a JSON array of strings, or questions separated by commas', text)
  }
}
