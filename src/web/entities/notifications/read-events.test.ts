import { expect, test } from 'vitest'
import { readEvents } from './read-events.ts'

const event = { unread: 1, kinds: ['note'], projectIds: [] }
const data = `data: ${JSON.stringify(event)}\n\n`

async function eventsOf(...pieces: string[]) {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece))
      controller.close()
    },
  })
  const found = []
  const { signal } = new AbortController()
  for await (const each of readEvents(body, { signal, onBytes: () => {} })) found.push(each)
  return found
}

test('reads events and skips comments', async () => {
  expect(await eventsOf(': open\n\n', data, ': \n\n', data)).toEqual([event, event])
})

test('joins an event that arrives in pieces, and drops one that is cut', async () => {
  expect(await eventsOf(data.slice(0, 9), data.slice(9), data.slice(0, 20))).toEqual([event])
})
