import type { IncomingMessage } from 'node:http'

interface NotificationEvent {
  unread: number
  kinds: string[]
  projectIds: string[]
}

/** Returns a function that waits for the data of the next event. It returns undefined when the stream ends. */
export function readEvents(answer: IncomingMessage): () => Promise<NotificationEvent | undefined> {
  const pieces = answer.setEncoding('utf8')[Symbol.asyncIterator]()
  let text = ''
  return async () => {
    for (;;) {
      const found = /data: (.*)\n\n/.exec(text)
      if (found?.[1]) {
        text = text.slice(found.index + found[0].length)
        return JSON.parse(found[1])
      }
      const { value, done } = await pieces.next()
      if (done) return undefined
      text += value
    }
  }
}
