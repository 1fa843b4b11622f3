import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { largestDocument } from '#domain/documents.ts'
import { clamdScanner, embeddedScanner } from '#server/documents/scanners.ts'
import { eicar, type RealClamd, startClamd, startFakeClamd } from '#tests/support/clamd.ts'
import { pdf } from '#tests/support/reviews.ts'

let clamd: RealClamd
beforeAll(async () => {
  clamd = await startClamd()
}, 300_000)
afterAll(() => clamd.stop())

const large = (...parts: Buffer[]) =>
  Buffer.concat([pdf, Buffer.alloc(largestDocument - pdf.length - eicar.length, 'x'), ...parts])

describe.each([
  ['clamd', () => clamdScanner(clamd.url)],
  ['the embedded scanner', () => embeddedScanner],
])('%s', (_name, scanner) => {
  test('accepts a clean file, also one of 5 MB', async () => {
    expect(await scanner().scan(pdf)).toEqual({ clean: true })
    expect(await scanner().scan(large())).toEqual({ clean: true })
  })

  test('finds the test virus, also at the end of 5 MB', async () => {
    expect(await scanner().scan(eicar)).toEqual({ clean: false, virus: expect.stringMatching(/eicar/i) })
    expect(await scanner().scan(large(eicar))).toMatchObject({ clean: false })
  })
})

test('keeps the results of ten concurrent files apart', async () => {
  const scanner = clamdScanner(clamd.url)
  const findings = await Promise.all(Array.from({ length: 10 }, (_, index) => scanner.scan(index % 2 ? eicar : pdf)))
  expect(findings.map(({ clean }) => clean)).toEqual([true, false, true, false, true, false, true, false, true, false])
})

test('the embedded scanner rejects other file types, and its name states its limits', async () => {
  expect(await embeddedScanner.scan(Buffer.from('MZ'))).toEqual({ clean: false, virus: 'Type-Not-Allowed' })
  expect(embeddedScanner.name).toContain('set CLAMD_URL')
})

describe('a real clamd', () => {
  test('times out while stopped and answers when resumed', async () => {
    clamd.pause()
    await expect(clamdScanner(clamd.url, 300).scan(large(eicar))).rejects.toThrow(/silent|timed out/)
    clamd.resume()
    expect(await clamdScanner(clamd.url).scan(large(eicar))).toMatchObject({ clean: false })
  })

  test('reports no clean result when killed during a scan or not running', async () => {
    const dying = await startClamd()
    dying.pause()
    const outcome = clamdScanner(dying.url, 10_000)
      .scan(large())
      .then(
        () => 'answered',
        () => 'no answer',
      )
    await dying.stop()
    expect(await outcome).toBe('no answer')
    await expect(clamdScanner(dying.url).scan(pdf)).rejects.toThrow('ENOENT')
  })
})

describe('a failing clamd never counts as a clean result', () => {
  // The client also prints to the console the errors that it throws.
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
  afterEach(() => void vi.restoreAllMocks())

  test('nothing listens', async () => {
    const gone = await startFakeClamd(() => {})
    await gone.stop()
    await expect(clamdScanner(gone.url).scan(pdf)).rejects.toThrow('ECONNREFUSED')
    await expect(clamdScanner('unix:/nowhere/clamd.sock').scan(pdf)).rejects.toThrow('ENOENT')
  })

  test.each([
    ['it never answers', () => {}],
    ['it reads and never answers', (socket: NodeJS.ReadWriteStream) => void socket.resume()],
  ])('%s', async (_name, behave) => {
    const slow = await startFakeClamd(behave)
    await expect(clamdScanner(slow.url, 200).scan(large())).rejects.toThrow(/silent|timed out/)
    await slow.stop()
  })

  test.each([
    ['it hangs up in mid-stream', (socket: NodeJS.ReadWriteStream) => void socket.once('data', () => socket.end())],
    [
      'it dies in mid-stream',
      (socket: import('node:net').Socket) => void socket.once('data', () => socket.resetAndDestroy()),
    ],
    [
      'it takes all and hangs up',
      (socket: NodeJS.ReadWriteStream) => void socket.resume().once('data', () => setImmediate(() => socket.end())),
    ],
    [
      'it is full',
      (socket: NodeJS.ReadWriteStream) =>
        void socket.resume().once('data', () => socket.end('INSTREAM size limit exceeded. ERROR\0')),
    ],
    [
      'it talks nonsense',
      (socket: NodeJS.ReadWriteStream) => void socket.resume().once('data', () => socket.end('HTTP/1.1 200 OK\r\n')),
    ],
  ])('%s', async (_name, behave) => {
    const bad = await startFakeClamd(behave)
    await expect(clamdScanner(bad.url, 2000).scan(large())).rejects.toThrow()
    await expect(clamdScanner(bad.url, 2000).scan(pdf)).rejects.toThrow()
    await bad.stop()
  })
})
