/** Serves: GET and POST /api/v1/webhooks. From: the registrations. */
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { apiErrorSchema } from '../../server/errors.ts'
import { checkWebhookUrl, networkOf } from './address.ts'
import type { Registrations } from './registrations.ts'
import { RETRY_DELAYS_MS } from './schedule.ts'
import { TIMEOUT_MS } from './sender.ts'
import { isSecret, ROTATION_MS, SECRET_FORM } from './signing.ts'

const EVENTS = ['cv.content.updated'] as const
const eventSchema = z.enum(EVENTS, `one of: ${EVENTS.join(', ')}`)

/** The url of a webhook, normalised; what is accepted depends on ALLOW_INSECURE_WEBHOOKS. */
export const webhookUrlSchema = (allowInsecure: boolean) =>
  z
    .string('an https url')
    .superRefine((text, context) => {
      const checked = checkWebhookUrl(text, allowInsecure)
      if ('problem' in checked)
        context.addIssue({ code: 'custom', message: `accepted is ${checked.problem}` })
    })
    .overwrite((text) => (URL.canParse(text) ? new URL(text).href : text))
    .meta({ format: 'uri', maxLength: 2048, example: 'https://hooks.example.com/cv' })
    .describe('Where events are sent: https, port 443 or over 1023, a host of the public internet')

// Its value is never named in an error.
export const secretSchema = z
  .string(SECRET_FORM)
  .refine(isSecret, `accepted is ${SECRET_FORM}`)
  .meta({ writeOnly: true, example: `whsec_${Buffer.from('a secret of 24 bytes 012').toString('base64')}` })
  .describe(SECRET_FORM)

const registrationSchema = (allowInsecure: boolean) =>
  z
    .strictObject({
      url: webhookUrlSchema(allowInsecure),
      events: z
        .array(eventSchema, 'a list of events')
        .min(1, 'at least one event')
        .max(10, 'at most 10 events')
        .overwrite((events) => [...new Set(events)]),
      secret: secretSchema.optional(),
    })
    .meta({ title: 'WebhookRegistration' })

const metadataSchema = z
  .object({
    name: z.string(),
    events: z.array(eventSchema).describe('Supported events'),
    signing: z.object({
      scheme: z.literal('standard-webhooks'),
      specification: z.url(),
      algorithm: z.literal('hmac-sha256'),
      version: z.literal('v1'),
      headers: z.object({ id: z.string(), timestamp: z.string(), signature: z.string() }),
      signed_content: z.string().describe('What the signature is over; body is the raw text'),
      signature_format: z.string(),
      secret_format: z.string(),
      tolerance_seconds: z.int().describe('Age of a timestamp beyond which a receiver should refuse'),
      rotation_seconds: z.int().describe('How long a replaced secret goes on signing beside the new one'),
    }),
    delivery: z.object({
      timeout_seconds: z.int(),
      attempt_delays_seconds: z.array(z.int()).describe('Wait before each try; jitter comes on top'),
      content_type: z.string(),
    }),
    register: z.url().optional(),
  })
  .meta({ title: 'WebhookMetadata' })

const registeredSchema = metadataSchema.extend({
  registration: z.object({
    id: z.string(),
    status: z
      .enum(['active', 'pending'])
      .describe('pending: nothing is delivered until the owner approves it'),
  }),
})

function metadata(baseUrl: string): z.infer<typeof metadataSchema> {
  return {
    name: 'Public CV webhooks',
    events: [...EVENTS],
    signing: {
      scheme: 'standard-webhooks',
      specification:
        'https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md',
      algorithm: 'hmac-sha256',
      version: 'v1',
      headers: { id: 'webhook-id', timestamp: 'webhook-timestamp', signature: 'webhook-signature' },
      signed_content: '{webhook-id}.{webhook-timestamp}.{body}',
      signature_format: 'v1,{base64}; several are separated by a space, one that matches is enough',
      secret_format: SECRET_FORM,
      tolerance_seconds: 300,
      rotation_seconds: ROTATION_MS / 1000,
    },
    delivery: {
      timeout_seconds: TIMEOUT_MS / 1000,
      attempt_delays_seconds: RETRY_DELAYS_MS.map((ms) => ms / 1000),
      content_type: 'application/json; charset=utf-8',
    },
    register: `${baseUrl}/api/v1/webhooks`,
  }
}

export const registrationRoutes =
  (registrations: Registrations): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/v1/webhooks',
      {
        schema: {
          operationId: 'getWebhookMetadata',
          tags: ['webhooks'],
          summary: 'Supported events, signing and retries of webhooks',
          response: { 200: metadataSchema, 429: apiErrorSchema, 500: apiErrorSchema },
        },
      },
      async () => metadata(app.config.BASE_URL),
    )

    app.post(
      '/api/v1/webhooks',
      {
        bodyLimit: 16 * 1024,
        config: { idempotency: 'optional' },
        // Before the body is looked at: whoever sends a token that is not valid learns that first.
        onRequest: async (request: FastifyRequest) => {
          request.principal = (await app.auth.optional(request)) ?? null
        },
        schema: {
          operationId: 'registerWebhook',
          tags: ['webhooks'],
          summary: 'Register a webhook; without a cv:write token it waits for the owner',
          body: registrationSchema(app.config.ALLOW_INSECURE_WEBHOOKS),
          response: {
            200: registeredSchema,
            400: apiErrorSchema,
            401: apiErrorSchema,
            409: apiErrorSchema,
            413: apiErrorSchema,
            415: apiErrorSchema,
            422: apiErrorSchema,
            429: apiErrorSchema,
            500: apiErrorSchema,
            503: apiErrorSchema,
          },
        },
      },
      async (request) => {
        const { principal } = request
        const mayDecide = principal?.isOwner === true && principal.scopes.includes('cv:write')
        const row = mayDecide
          ? await registrations.active(request.body)
          : await registrations.pending(request.body, networkOf(request.ip))
        return {
          ...metadata(app.config.BASE_URL),
          registration: { id: row.id, status: mayDecide ? ('active' as const) : ('pending' as const) },
        }
      },
    )
  }
