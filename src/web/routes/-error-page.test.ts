import { expect, it } from 'vitest'
import { AppError, networkError } from '#web/api/errors.ts'
import { errorPageOf } from './-error-page.ts'

const refused = (status: number, code: string, fields: string[] = []) =>
  new AppError({
    kind: 'APPLICATION_ERROR',
    message: 'Refused.',
    status,
    code,
    problems: fields.map((field) => ({ field, rule: 'format', message: 'Wrong.' })),
  })

const unavailable = new AppError({ kind: 'APPLICATION_ERROR', message: 'x', status: 503, retryAfterSeconds: 5 })

it.each([
  ['an ended session', refused(401, 'not-signed-in'), 'message'],
  ['a network of somewhere else', refused(403, 'network-not-internal'), 'message'],
  ['another role', refused(403, 'role-not-allowed'), 'role-denied'],
  ['what does not exist', refused(404, 'not-found'), 'not-found'],
  ['an id of another shape', refused(400, 'invalid-request', ['/name']), 'not-found'],
  ['another refusal', refused(409, 'wrong-stage'), 'message-and-modal'],
  ['an unavailable server', unavailable, 'message'],
  ['no answer', networkError('Network error'), 'message-and-modal'],
  ['a bug', new Error('x is not a function'), 'message-and-modal'],
] as const)('the page of %s', (_, thrown, page) => {
  expect(errorPageOf(thrown)).toBe(page)
})
