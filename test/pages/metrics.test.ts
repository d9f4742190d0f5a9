import { afterEach, describe, expect, it } from 'vitest'
import { testApp, type TestApp } from '../support/app.ts'

describe('/metrics', () => {
  let t: TestApp | undefined
  afterEach(() => t?.close())
  const read = (headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
    t?.app.inject({ url: '/metrics', headers, remoteAddress })

  it('tells loopback of versions, queue and latencies', async () => {
    t = await testApp()
    await t.app.inject({ url: '/healthz' })
    const answer = await read()
    expect(answer?.statusCode).toBe(200)
    expect(answer?.body).toMatch(/^cv_version 1$/m)
    expect(answer?.body).toMatch(
      /^http_request_duration_seconds_count\{method="GET",route="\/healthz",status="2xx"\} 1$/m,
    )
    expect(answer?.body).toContain('queue_rows')
    expect(answer?.headers['access-control-allow-origin']).toBeUndefined()
  })

  it('tells nobody else, nor what a proxy on this machine passes on', async () => {
    t = await testApp()
    expect((await read({}, '203.0.113.9'))?.statusCode).toBe(403)
    expect((await read({ 'x-forwarded-for': '203.0.113.9' }))?.statusCode).toBe(403)
  })

  it('asks everybody for METRICS_TOKEN when there is one', async () => {
    t = await testApp({ env: { METRICS_TOKEN: 'a-long-metrics-token' } })
    expect((await read())?.statusCode).toBe(401)
    expect((await read({ authorization: 'Bearer wrong' }))?.statusCode).toBe(401)
    const answer = await read({ authorization: 'Bearer a-long-metrics-token' }, '203.0.113.9')
    expect(answer?.statusCode).toBe(200)
  })
})

describe('/status', () => {
  it('tells people how the service is, also while it starts', async () => {
    const t = await testApp()
    try {
      const page = await t.app.inject({ url: '/status', headers: { host: new URL(t.config.BASE_URL).host } })
      expect(page.statusCode).toBe(200)
      expect(page.body).toContain('<h1>Status</h1>')
      expect(page.body).toMatch(/Answering questions|Starting/)
    } finally {
      await t.close()
    }
  })
})
