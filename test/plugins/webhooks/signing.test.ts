import { Webhook } from 'standardwebhooks'
import { describe, expect, it } from 'vitest'
import {
  MAX_RETRY_AFTER_MS,
  parseRetryAfter,
  RETRY_DELAYS_MS,
  retryDelay,
} from '../../../src/plugins/webhooks/schedule.ts'
import {
  isSecret,
  newSecret,
  openSecrets,
  rotate,
  ROTATION_MS,
  sealSecrets,
  signatureHeaders,
} from '../../../src/plugins/webhooks/signing.ts'
import { eventBody } from '../../../src/plugins/webhooks/fan-out.ts'
import { createSecrets } from '../../../src/server/store/secrets.ts'

const bytes = (n: number) => `whsec_${Buffer.alloc(n, 7).toString('base64')}`
const DAY = 24 * 3_600_000

describe('secrets', () => {
  it.each([bytes(24), bytes(25), bytes(32), bytes(64)])('takes %s', (s) => expect(isSecret(s)).toBe(true))

  it.each([
    '',
    'whsec_',
    bytes(23),
    bytes(65),
    bytes(24).replace('whsec_', ''),
    bytes(24).replace('whsec_', 'WHSEC_'),
    bytes(25).replace(/=+$/, ''),
    `${bytes(24)}=`,
    `${bytes(24)} `,
    `whsec_${'!'.repeat(32)}`,
    bytes(24).replace('B', '-'),
    'whsec_' + 'a'.repeat(100_000),
  ])('refuses form %#', (s) => expect(isSecret(s)).toBe(false))

  it('makes secrets that differ', () => expect(newSecret()).not.toBe(newSecret()))

  it('seals them so that neither the secret nor its bytes can be read, and opens them', () => {
    const keys = createSecrets('a master key of the test, long enough')
    const secret = newSecret()
    const sealed = sealSecrets(keys, [{ secret, until: null }])
    expect(sealed).not.toContain(secret.slice(6, 20))
    expect(openSecrets(keys, sealed)).toEqual([{ secret, until: null }])
    expect(() => openSecrets(createSecrets('another master key'), sealed)).toThrow()
    expect(() => openSecrets(keys, `${sealed.slice(0, -2)}AA`)).toThrow()
  })
})

describe('signatures', () => {
  const [a, b, c, d] = [newSecret(), newSecret(), newSecret(), newSecret()]
  const verifies = (secret: string, headers: Record<string, string>, body: string) => {
    try {
      new Webhook(secret).verify(body, headers)
      return true
    } catch {
      return false
    }
  }

  it('verify with the standardwebhooks library, and only over the same id, time and body', () => {
    const headers = signatureHeaders([{ secret: a, until: null }], 'evt_1', '{"é":1}', Date.now())
    expect(verifies(a, headers, '{"é":1}')).toBe(true)
    expect(verifies(b, headers, '{"é":1}')).toBe(false)
    expect(verifies(a, headers, '{"é":2}')).toBe(false)
    expect(verifies(a, { ...headers, 'webhook-id': 'evt_2' }, '{"é":1}')).toBe(false)
    expect(verifies(a, { ...headers, 'webhook-timestamp': '1700000000' }, '{"é":1}')).toBe(false)
  })

  it('are two for 24 hours after a rotation, then one', () => {
    const now = Date.now()
    const list = rotate([{ secret: a, until: null }], b, now)
    const during = signatureHeaders(list, 'evt_1', '{}', now + ROTATION_MS - 1)
    expect(during['webhook-signature'].split(' ')).toHaveLength(2)
    const atStart = signatureHeaders(list, 'evt_1', '{}', now)
    expect([a, b].map((secret) => verifies(secret, atStart, '{}'))).toEqual([true, true])
    const after = signatureHeaders(list, 'evt_1', '{}', now + ROTATION_MS)
    expect(after['webhook-signature'].split(' ')).toHaveLength(1)
    const fresh = signatureHeaders(
      list.map((s) => ({ ...s, until: s.until && s.until - ROTATION_MS })),
      'evt_1',
      '{}',
      now,
    )
    expect([a, b].map((secret) => verifies(secret, fresh, '{}'))).toEqual([false, true])
  })

  it('keep the end of a secret that was replaced before, and at most two of those', () => {
    const now = 1_000
    const twice = rotate(rotate([{ secret: a, until: null }], b, now), c, now + 10)
    expect(twice).toEqual([
      { secret: c, until: null },
      { secret: b, until: now + 10 + ROTATION_MS },
      { secret: a, until: now + ROTATION_MS },
    ])
    expect(rotate(twice, d, now + 20).map((s) => s.secret)).toEqual([d, c, b])
    expect(rotate(twice, d, now + 2 * DAY).map((s) => s.secret)).toEqual([d, c])
    expect(rotate(twice, c, now + 20)).toEqual(twice)
  })
})

describe('the schedule', () => {
  it('waits 0 s, 5 s, 5 min, 30 min, 2 h, 5 h, 10 h, 14 h, 20 h and 24 h', () => {
    const hours = [2, 5, 10, 14, 20, 24].map((h) => h * 3600)
    expect(RETRY_DELAYS_MS.map((ms) => ms / 1000)).toEqual([0, 5, 300, 1800, ...hours])
  })

  it('adds a tenth at most, and ends after ten tries', () => {
    expect(retryDelay(1, undefined, 0)).toBe(5_000)
    expect(retryDelay(1, undefined, 0.999)).toBeGreaterThan(5_400)
    expect(retryDelay(1, undefined, 0.999)).toBeLessThanOrEqual(5_500)
    expect(retryDelay(9, undefined, 0)).toBe(DAY)
    expect(retryDelay(10, 5_000, 0)).toBeUndefined()
  })

  it('waits longer when the receiver asks, never shorter, a day at most', () => {
    expect(retryDelay(1, 60_000, 0)).toBe(60_000)
    expect(retryDelay(2, 1_000, 0)).toBe(300_000)
    const now = Date.UTC(2026, 0, 1)
    expect(parseRetryAfter('120', now)).toBe(120_000)
    expect(parseRetryAfter(' 0 ', now)).toBe(0)
    expect(parseRetryAfter('Thu, 01 Jan 2026 00:01:30 GMT', now)).toBe(90_000)
    expect(parseRetryAfter('Wed, 31 Dec 2025 00:00:00 GMT', now)).toBe(0)
    expect(parseRetryAfter('999999999', now)).toBe(MAX_RETRY_AFTER_MS)
    for (const wrong of [undefined, '', 'soon', '-5', '1.5.2'])
      expect(parseRetryAfter(wrong, now)).toBeUndefined()
  })
})

describe('the body of an event', () => {
  const data = {
    version: 7,
    updated_at: '2026-01-01T00:00:00.000Z',
    sha256: 'ab',
    sections_changed: ['Skills'],
  }

  it('has the type, the time and what changed', () => {
    const body = eventBody('cv.content.updated', Date.UTC(2026, 0, 1), data, 'https://cv.example')
    expect(JSON.parse(body)).toEqual({
      type: 'cv.content.updated',
      timestamp: '2026-01-01T00:00:00.000Z',
      data: {
        version: 7,
        updated_at: '2026-01-01T00:00:00.000Z',
        sha256: 'ab',
        url: 'https://cv.example/api/v1/cv',
        sections_changed: ['Skills'],
      },
    })
  })

  it('stays under 20 kB however many headings changed', () => {
    const sections_changed = Array.from({ length: 5_000 }, (_, i) => `${i} ${'é'.repeat(300)}`)
    const body = eventBody('cv.content.updated', 0, { ...data, sections_changed }, 'https://cv.example')
    expect(Buffer.byteLength(body)).toBeLessThan(20_000)
    const sent = (JSON.parse(body) as { data: { sections_changed: string[] } }).data.sections_changed
    expect(sent.length).toBeGreaterThan(10)
    expect(sent[0]).toBe(`0 ${'é'.repeat(198)}`)
  })
})
