import { describe, expect, test } from 'vitest'
import { fail, isProblemCode, ProblemError, problems } from './problems.ts'

describe.each(Object.entries(problems))('%s', (code, { status, message }) => {
  test('has an HTTP status and a message', () => {
    expect([400, 401, 403, 404, 405, 408, 409, 413, 415, 422, 429, 431, 500, 501, 502, 503, 504, 507]).toContain(status)
    expect(message.trim()).not.toBe('')
  })

  test('follows the naming of its family', () => {
    expect(code).toMatch(/^([A-Z][A-Za-z]+Exception|[a-z]+(-[a-z]+)*)$/)
  })
})

test('throws the problem with the given details', () => {
  const problem = { field: '/name', rule: 'required', message: 'Required.' }
  try {
    fail('invalid-request', { problems: [problem], retryAfterSeconds: 3, cause: 'x' })
  } catch (error) {
    expect(error).toBeInstanceOf(ProblemError)
    expect(error).toMatchObject({
      code: 'invalid-request',
      status: 400,
      message: 'Some fields need your attention.',
      problems: [problem],
      retryAfterSeconds: 3,
      cause: 'x',
    })
  }
  expect.assertions(2)
})

test('recognises only codes of the catalogue', () => {
  expect(isProblemCode('not-found')).toBe(true)
  expect(isProblemCode('toString')).toBe(false)
})
