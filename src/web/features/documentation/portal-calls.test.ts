import { openAsBlob } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { CallFailure, type RealRequest } from '#docs/try-out/real/real-calls.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { portalCalls } from './portal-calls.ts'

afterEach(() => vi.restoreAllMocks())

const calls = portalCalls(['api.example.com:443', 'b.example:8443'])
const signal = new AbortController().signal
const request: RealRequest = { method: 'POST', url: 'https://api.example.com/x', headers: [['X', 'y']], body: 'größe' }

/** Answers every request as the server of the portal, and records the requests. */
function answer(status: number, body: object) {
  return vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(body, { status }))
}
const envelope = (data: object) => ({ status: true, message: '', data })
const sentIn = (fetched: ReturnType<typeof answer>) => JSON.parse(String(fetched.mock.calls[0]?.[1]?.body))

describe('a real call through the portal', () => {
  it('may go to the origins of the listed hosts', () => {
    expect(calls.origins).toEqual(['https://api.example.com', 'https://b.example:8443'])
  })

  it('hands over the call and reads the answer', async () => {
    const headers = [['content-type', 'image/png']]
    const fetched = answer(200, envelope({ status: 404, headers, body: btoa('\u00ff\u0000') }))
    const { status, body } = await calls.send(request, signal)
    expect([status, body.type, [...new Uint8Array(await body.arrayBuffer())]]).toEqual([404, 'image/png', [255, 0]])
    expect(fetched.mock.calls[0]?.[0]).toBe('/portal/try-out/calls')
    expect(sentIn(fetched)).toEqual({ ...request, body: Buffer.from('größe').toString('base64') })
  })

  it('hands over a form with its boundary', async () => {
    const fetched = answer(200, envelope({ status: 200, headers: [], body: '' }))
    const form = new FormData()
    form.append('file', new Blob(['bytes']), 'a.txt')
    await calls.send({ ...request, body: form }, signal)
    const { headers, body } = sentIn(fetched)
    const [, type] = headers.find(([name]: [string]) => name === 'Content-Type')
    expect(Buffer.from(body, 'base64').toString()).toContain(String(/boundary=(.*)$/.exec(type)?.[1]))
  })

  it('says that a file has changed since it was chosen', async () => {
    const fetched = answer(200, envelope({}))
    const path = join(temporaryFolder('try-out'), 'a.txt')
    await writeFile(path, 'chosen')
    const body = await openAsBlob(path)
    await writeFile(path, 'changed since')
    const failure = await calls.send({ ...request, body }, signal).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(CallFailure)
    expect(failure).toMatchObject({ message: expect.stringContaining('choose it again') })
    expect(fetched).not.toHaveBeenCalled()
  })

  it('says that a method is not sent', async () => {
    const fetched = answer(200, envelope({}))
    await expect(calls.send({ ...request, method: 'TRACE' }, signal)).rejects.toThrow('sends no TRACE requests')
    expect(fetched).not.toHaveBeenCalled()
  })

  it('says in the words of the server why there is no answer', async () => {
    answer(403, { status: false, message: 'Not this host.', code: 'try-out-host-not-listed', data: null })
    const failure = await calls.send(request, signal).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(CallFailure)
    expect(failure).toMatchObject({ message: 'Not this host.' })
  })
})
