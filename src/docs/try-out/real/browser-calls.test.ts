import { createServer, type Server, type ServerResponse } from 'node:http'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { browserCalls } from './browser-calls.ts'
import { CallFailure, type RealRequest } from './real-calls.ts'

let server: Server | undefined
afterEach(() => {
  vi.restoreAllMocks()
  server?.closeAllConnections()
  server?.close()
})

/** The address of a server that answers so. */
async function serve(answer: (response: ServerResponse) => void): Promise<string> {
  const made = createServer((_, response) => answer(response))
  server = made
  await new Promise<void>((resolve) => made.listen(0, '127.0.0.1', resolve))
  const address = made.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return `http://127.0.0.1:${address.port}/x`
}

const { send } = browserCalls([], 'https://docs.example')
const request = (url: string): RealRequest => ({ method: 'GET', url, headers: [['X-Key', 'k']], body: null })
const never = new AbortController().signal

describe('the call of a browser', () => {
  it('returns status, headers and bytes', async () => {
    const url = await serve((response) => response.writeHead(404, { 'content-type': 'image/png' }).end('bytes'))
    const answer = await send(request(url), never)
    expect([answer.status, answer.body.type, await answer.body.text()]).toEqual([404, 'image/png', 'bytes'])
    expect(answer.headers).toContainEqual(['content-type', 'image/png'])
  })

  it('names a redirect', async () => {
    let count = 0
    const url = await serve((response) => {
      if (count++ === 0) response.writeHead(302, { location: '/other' }).end()
      else response.end('there')
    })
    expect((await send(request(url), never)).notes[0]).toBe(
      `The call was redirected to ${url.replace('/x', '/other')}.`,
    )
  })

  it('cuts an answer that is too large', async () => {
    const url = await serve((response) => {
      const write = () => response.writableEnded || !response.write(Buffer.alloc(1024 * 1024)) || setImmediate(write)
      response.on('drain', write)
      write()
    })
    const answer = await send(request(url), never)
    expect(answer.body.size).toBe(20_000_000)
    expect(answer.notes).toContain('The body is cut after 20 MB.')
  })

  it('returns the received part of a stopped stream', async () => {
    const controller = new AbortController()
    const url = await serve((response) => void response.write('first'))
    const { read } = ReadableStreamDefaultReader.prototype
    vi.spyOn(ReadableStreamDefaultReader.prototype, 'read').mockImplementation(async function stopAfter(this: object) {
      const part = await read.call(this)
      controller.abort()
      return part
    })
    const answer = await send(request(url), controller.signal)
    expect(await answer.body.text()).toBe('first')
    expect(answer.notes[0]).toContain('had not ended when the call was stopped')
  })

  it('names both likely causes of a missing answer, and the CORS headers that the API must send', async () => {
    const url = await serve((response) => response.destroy())
    const failure = await send(request(url), never).catch((error: unknown) => error)
    if (!(failure instanceof CallFailure)) throw new Error('expected a CallFailure')
    const { host } = new URL(url)
    expect(failure.message).toContain(`no answer from ${host} that this page may read`)
    expect(failure.notes.join(' ')).toMatch(
      /cannot be reached.*CORS.*Allow-Origin: https:..docs.example.*Allow-Headers: x-key/,
    )
  })
})
