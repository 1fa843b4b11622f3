import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { eventStreamLimits } from '#domain/limits.ts'
import { waitFor } from '#tests/support/wait-for.ts'
import { followNews } from './follow-news.ts'
import type { NotificationEvent } from './read-events.ts'

const event = { unread: 1, kinds: [], projectIds: [] }
const tabs: AbortController[] = []

/** The open streams; a test writes into them and ends them. */
let streams: ReadableStreamDefaultController<Uint8Array>[] = []
const send = (text: string) => streams.at(-1)?.enqueue(new TextEncoder().encode(text))
const setPageAge = (seconds: number) => vi.spyOn(performance, 'now').mockReturnValue(seconds * 1000)
const openStream = () =>
  new Response(new ReadableStream<Uint8Array>({ start: (controller) => void streams.push(controller) }), {
    headers: { 'Content-Type': 'text/event-stream; charset=utf-8' },
  })

beforeEach(() => {
  streams = []
  vi.spyOn(Math, 'random').mockReturnValue(0)
  setPageAge(10)
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => openStream()),
  )
})
afterEach(() => {
  for (const tab of tabs.splice(0)) tab.abort()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function openTab() {
  const controller = new AbortController()
  tabs.push(controller)
  const news: (NotificationEvent | 'missed' | null)[] = []
  followNews((each) => news.push(each), controller.signal)
  return { news, close: () => controller.abort() }
}

/** One lock holder at a time, as Web Locks have it. */
function stubLocks() {
  let last: Promise<void> | undefined
  const request = async (_name: string, { signal, ifAvailable }: LockOptions, run: LockGrantedCallback<void>) => {
    if (ifAvailable && last) return await run(null)
    last = Promise.resolve(last).then(async () => {
      if (!signal?.aborted) await run({ name: 'notifications', mode: 'exclusive' })
    })
    await last
  }
  vi.stubGlobal('navigator', { locks: { request } })
}

test('opens one stream for all tabs, and every tab gets its events', async () => {
  stubLocks()
  const [first, second] = [openTab(), openTab()]
  await waitFor(() => expect(streams).toHaveLength(1))
  send(`: open\n\ndata: ${JSON.stringify(event)}\n\n`)
  await waitFor(() => expect([first.news, second.news]).toEqual([[event], [event]]))
  expect(fetch).toHaveBeenCalledTimes(1)
})

test('sends a tab that opens later the events that it may have missed', async () => {
  stubLocks()
  const first = openTab()
  await waitFor(() => expect(streams).toHaveLength(1))
  const change = { ...event, projectIds: ['5b0f6f0e-6f3c-4c39-9a39-0c2d6f6f8a11'] }
  for (const each of [event, change]) send(`data: ${JSON.stringify(each)}\n\n`)
  await waitFor(() => expect(first.news).toEqual([event, change]))
  const second = openTab()
  await waitFor(() => expect(second.news).toEqual([change]))
  setPageAge(71)
  const third = openTab()
  await waitFor(() => expect(third.news).toEqual(['missed']))
})

test('tells a page whose first stream opens later than the server remembers that events may be missing', async () => {
  const { news } = openTab()
  await waitFor(() => expect(streams).toHaveLength(1))
  setPageAge(61)
  send(`data: ${JSON.stringify(event)}\n\n`)
  await waitFor(() => expect(news).toEqual(['missed']))
})

test('another tab takes over when the first one closes', async () => {
  stubLocks()
  const [first, second] = [openTab(), openTab()]
  await waitFor(() => expect(streams).toHaveLength(1))
  first.close()
  streams[0]?.error(new DOMException('closed', 'AbortError'))
  await waitFor(() => expect(streams).toHaveLength(2))
  send(`data: ${JSON.stringify(event)}\n\n`)
  await waitFor(() => expect(second.news).toEqual(['missed']))
})

test('tells each tab every minute to request the news itself while the stream fails', async () => {
  vi.useFakeTimers()
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response('busy', { status: 503 })),
  )
  const { news } = openTab()
  await vi.advanceTimersByTimeAsync(10)
  expect(news).toEqual([null])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(news).toEqual([null, null])
})

test('reopens a silent stream, and tells each tab once to request the news', async () => {
  vi.useFakeTimers()
  stubLocks()
  const [first, second] = [openTab(), openTab()]
  await vi.advanceTimersByTimeAsync(10)
  send(`data: ${JSON.stringify(event)}\n\n`)
  await vi.advanceTimersByTimeAsync(45_000)
  send(': \n\n')
  await vi.advanceTimersByTimeAsync(59_000)
  expect([streams.length, first.news]).toEqual([1, [event]])
  await vi.advanceTimersByTimeAsync(3000)
  vi.useRealTimers()
  await waitFor(() =>
    expect([first.news, second.news]).toEqual([
      [event, null],
      [event, null],
    ]),
  )
  expect(streams).toHaveLength(2)
  send(`data: ${JSON.stringify(event)}\n\n`)
  await waitFor(() => expect(first.news).toEqual([event, null, 'missed']))
  expect(fetch).toHaveBeenCalledTimes(2)
})

test('waits for more than two heartbeats before it takes a stream for broken', () => {
  const { heartbeatSeconds, silenceSeconds } = eventStreamLimits
  expect(silenceSeconds).toBeGreaterThan(2 * heartbeatSeconds)
})

test('gives up a request that is not answered', async () => {
  vi.useFakeTimers()
  const fetch = vi.fn(
    (_url: string, { signal }: RequestInit) =>
      new Promise<Response>((_answer, fail) => signal?.addEventListener('abort', () => fail(signal.reason))),
  )
  vi.stubGlobal('fetch', fetch)
  const { news } = openTab()
  await vi.advanceTimersByTimeAsync(59_000)
  expect(fetch).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(3000)
  expect([news, fetch.mock.calls.length]).toEqual([[null], 2])
})

test('opens the stream again when it ended, and tells each tab that events may be missing', async () => {
  const tab = openTab()
  await waitFor(() => expect(streams).toHaveLength(1))
  send(`data: ${JSON.stringify(event)}\n\n`)
  streams[0]?.close()
  await waitFor(() => expect(streams).toHaveLength(2))
  expect(tab.news).toEqual([event])
  for (let count = 0; count < 2; count++) send(`data: ${JSON.stringify(event)}\n\n`)
  await waitFor(() => expect(tab.news).toEqual([event, 'missed', event]))
})

test('tells each tab that events may be missing when the first stream opens late', async () => {
  vi.useFakeTimers()
  vi.mocked(fetch).mockResolvedValueOnce(new Response('busy', { status: 503 }))
  const { news } = openTab()
  await vi.advanceTimersByTimeAsync(61_000)
  send(`data: ${JSON.stringify(event)}\n\n`)
  vi.useRealTimers()
  await waitFor(() => expect(news).toEqual([null, 'missed']))
})
