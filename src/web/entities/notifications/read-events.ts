import type { components } from '#generated/portal/types.ts'

export type NotificationEvent = components['schemas']['NotificationEvent']

/** The events of a stream, until it ends. Comments are skipped. */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<NotificationEvent> {
  const decoder = new TextDecoder()
  const reader = body.getReader()
  let text = ''
  for (;;) {
    const { value, done } = await reader.read()
    if (done) return
    text += decoder.decode(value, { stream: true })
    const blocks = text.split('\n\n')
    text = blocks.pop() ?? ''
    for (const block of blocks) if (block.startsWith('data: ')) yield JSON.parse(block.slice('data: '.length))
  }
}
