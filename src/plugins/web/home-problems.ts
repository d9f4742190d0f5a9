/** What a person reads who asked without script, and for whom there is no answer. */
import type { z } from 'zod'
import type { ErrorCode } from '../../server/errors.ts'

export function badQuestion(query: unknown, error: z.ZodError): { question: string; message: string } {
  const q = (query as { q?: unknown }).q
  const shown = typeof q === 'string' ? q.slice(0, 80) : 'Your question'
  return {
    question: shown.replace(/[\p{Cc}\p{Cs}]/gu, ' '),
    message: `This could not be asked: accepted is ${error.issues[0]?.message ?? 'a text'}.`,
  }
}

export function kindly(code: ErrorCode, message: string): string {
  switch (code) {
    case 'not_ready':
      return 'The CV is being read just now. Please ask again in a few seconds.'
    case 'rate_limited':
      return 'That was a lot of questions at once. Please wait a moment and ask again.'
    case 'overloaded':
    case 'upstream_unavailable':
      return 'Many people are asking just now. Please try again in a moment.'
    case 'invalid_request':
      return `This could not be asked: ${message}`
    default:
      return 'The question could not be answered just now. Please try again.'
  }
}
