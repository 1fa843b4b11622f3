import { describe, expect, it } from 'vitest'
import { openEnvelope } from './envelope.ts'
import { AppError } from './errors.ts'

const answer = (status: number, body: unknown, statusText = '') => ({
  ok: status >= 200 && status < 300,
  status,
  statusText,
  text: typeof body === 'string' ? body : JSON.stringify(body),
})

function thrown(run: () => unknown): AppError {
  try {
    run()
  } catch (error) {
    if (error instanceof AppError) return error
  }
  throw new Error('nothing was thrown')
}

describe('the envelope', () => {
  it('is returned unchanged when the status is true', () => {
    const body = { status: true, message: '', data: { items: [] } }
    expect(openEnvelope(answer(200, body))).toEqual(body)
  })

  it("with a falsy status is an application error with the server's message, for any HTTP code", () => {
    for (const code of [200, 400, 409, 500]) {
      const error = thrown(() =>
        openEnvelope(answer(code, { status: false, message: 'No.', code: 'no', data: null }, 'X')),
      )
      expect(error).toMatchObject({ kind: 'APPLICATION_ERROR', message: 'No.', code: 'no', status: code })
    }
  })

  it('of an unavailable server carries how long to wait, and a default where the header is no use', () => {
    const body = { status: false, message: '', code: 'unavailable', data: null }
    const waitOf = (retryAfter: string | null) =>
      thrown(() => openEnvelope({ ...answer(503, body), retryAfter })).retryAfterSeconds
    expect(['7', null, '0', '86400', 'Fri, 20 Nov 2026 08:00:00 GMT'].map(waitOf)).toEqual([7, 5, 5, 5, 5])
    expect(thrown(() => openEnvelope({ ...answer(500, body), retryAfter: '7' })).retryAfterSeconds).toBeUndefined()
  })

  it('carries the problems of the fields', () => {
    const problem = { field: '/name', rule: 'required', message: 'Required.' }
    const body = { status: false, message: '', code: 'invalid-request', data: { problems: [problem] } }
    expect(thrown(() => openEnvelope(answer(400, body))).problems).toEqual([problem])
  })

  it('may be ignored by a call that reads the status itself', () => {
    const body = { status: false, message: 'No.', code: 'no', data: null }
    expect(openEnvelope(answer(200, body), { ignoreStatus: true })).toEqual(body)
    expect(openEnvelope(answer(422, body), { ignoreStatus: true })).toEqual(body)
  })

  it('is a contact page error where the contact page asks', () => {
    const body = { status: false, message: 'No.', code: 'no', data: null }
    expect(thrown(() => openEnvelope(answer(422, body), { errorKind: 'CONTACT_PAGE_ERROR' })).kind).toBe(
      'CONTACT_PAGE_ERROR',
    )
  })

  it('of the sign-in family fails by its statusCode', () => {
    const body = { statusCode: 401, message: 'x', code: 'UserNotFoundException', data: null }
    expect(thrown(() => openEnvelope(answer(401, body)))).toMatchObject({ code: 'UserNotFoundException', status: 401 })
    const fine = { statusCode: 200, message: 'confirmsignup', data: null }
    expect(openEnvelope(answer(200, fine))).toEqual(fine)
  })
})

describe('an answer that is no envelope', () => {
  it('fails with the status text', () => {
    const error = thrown(() => openEnvelope(answer(502, '<html>', 'Bad Gateway')))
    expect(error).toMatchObject({ kind: 'NETWORK_OR_SERVER_ERROR', message: 'Bad Gateway', status: 502 })
  })

  it('fails with the status code where there is no status text, as on HTTP/2', () => {
    expect(thrown(() => openEnvelope(answer(502, ''))).message).toBe('Unknown server error: 502')
  })

  it('fails as invalid data when it cannot be parsed', () => {
    for (const text of ['', '{"status": tr', 'null', '[]', '7']) {
      expect(thrown(() => openEnvelope(answer(200, text))).message).toBe('System error. Invalid data received.')
    }
  })
})
