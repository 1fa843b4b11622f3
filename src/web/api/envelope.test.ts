import { describe, expect, it } from 'vitest'
import { openEnvelope } from './envelope.ts'
import { AppError } from './errors.ts'

const answer = (status: number, body: unknown, init: ResponseInit = {}) =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, ...init })

async function thrown(response: Response): Promise<AppError> {
  try {
    await openEnvelope(response)
  } catch (error) {
    if (error instanceof AppError) return error
  }
  throw new Error('nothing was thrown')
}

describe('the envelope', () => {
  it('is returned unchanged when the status is true', async () => {
    const body = { status: true, message: '', data: { items: [] } }
    expect(await openEnvelope(answer(200, body))).toEqual(body)
  })

  it("with a falsy status is an application error with the server's message, for any HTTP code", async () => {
    for (const code of [200, 400, 409, 500]) {
      const refusal = answer(code, { status: false, message: 'No.', code: 'no', data: null }, { statusText: 'X' })
      expect(await thrown(refusal)).toMatchObject({
        kind: 'APPLICATION_ERROR',
        message: 'No.',
        code: 'no',
        status: code,
      })
    }
  })

  it('of an unavailable server carries how long to wait, and a default where the header is no use', async () => {
    const body = { status: false, message: '', code: 'unavailable', data: null }
    const waitOf = async (status: number, retryAfter?: string) =>
      (await thrown(answer(status, body, { headers: retryAfter ? { 'Retry-After': retryAfter } : {} })))
        .retryAfterSeconds
    expect(await waitOf(503, '7')).toBe(7)
    expect(await waitOf(503)).toBe(5)
    for (const unusable of ['0', '86400', 'Fri, 20 Nov 2026 08:00:00 GMT']) expect(await waitOf(503, unusable)).toBe(5)
    expect(await waitOf(500, '7')).toBeUndefined()
  })

  it('carries the problems of the fields', async () => {
    const problem = { field: '/name', rule: 'required', message: 'Required.' }
    const body = { status: false, message: '', code: 'invalid-request', data: { problems: [problem] } }
    expect((await thrown(answer(400, body))).problems).toEqual([problem])
  })

  it('of the sign-in family fails by its statusCode', async () => {
    const body = { statusCode: 401, message: 'x', code: 'UserNotFoundException', data: null }
    expect(await thrown(answer(401, body))).toMatchObject({ code: 'UserNotFoundException', status: 401 })
    const fine = { statusCode: 200, message: 'confirmsignup', data: null }
    expect(await openEnvelope(answer(200, fine))).toEqual(fine)
  })
})

describe('an answer that is no envelope', () => {
  it('fails with the status text', async () => {
    const error = await thrown(answer(502, '<html>', { statusText: 'Bad Gateway' }))
    expect(error).toMatchObject({ kind: 'NETWORK_OR_SERVER_ERROR', message: 'Bad Gateway', status: 502 })
  })

  it('fails with the status code where there is no status text, as on HTTP/2', async () => {
    expect((await thrown(answer(502, ''))).message).toBe('Unknown server error: 502')
  })

  it('fails as invalid data when it cannot be parsed', async () => {
    for (const text of ['', '{"status": tr', 'null', '[]', '7']) {
      expect((await thrown(answer(200, text))).message).toBe('System error. Invalid data received.')
    }
  })
})
