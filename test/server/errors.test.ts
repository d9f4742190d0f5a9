import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ApiError, apiErrorSchema, ERRORS, type ErrorCode } from '../../src/server/errors.ts'
import { errorMarkdown, toApiError } from '../../src/server/http-errors.ts'
import { ROOT } from '../support/service.ts'

const codes = Object.keys(ERRORS) as ErrorCode[]

describe('the error table', () => {
  it.each(codes)('%s is a stable name with a status, a message and a way on', (code) => {
    const { status, message, recovery } = ERRORS[code]
    expect(code).toMatch(/^[a-z]+(_[a-z]+)*$/)
    expect(status).toBeGreaterThanOrEqual(400)
    expect(message).toMatch(/^[A-Z].*\.$/)
    expect(recovery).toMatch(/^[A-Z].*\.$/)
    const body = new ApiError(code).toBody('id')
    expect(apiErrorSchema.parse(body)).toEqual({
      error: code,
      code,
      message,
      recovery,
      status,
      request_id: 'id',
    })
    expect(errorMarkdown(body)).toContain(recovery)
  })

  it('has no code that nothing gives', () => {
    const source = readdirSync(join(ROOT, 'src'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && entry.name !== 'errors.ts')
      .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
      .join('\n')
    expect(codes.filter((code) => !source.includes(`'${code}'`))).toEqual([])
  })
})

describe('what is thrown', () => {
  it('shows nothing of ours', () => {
    const body = toApiError(new Error('password of the database')).toBody('id')
    expect(body).toMatchObject({ code: 'internal_error', status: 500 })
    expect(JSON.stringify(body)).not.toContain('password')
  })

  it('names the field, the value and what is accepted', () => {
    const body = ApiError.field('query.limit', 'a whole number from 1 to 100', 'x'.repeat(200)).toBody('id')
    expect(body.message).toBe('query.limit: a whole number from 1 to 100')
    expect(body.details).toEqual([
      { field: 'query.limit', message: 'a whole number from 1 to 100', value: `${'x'.repeat(79)}…` },
    ])
  })
})
