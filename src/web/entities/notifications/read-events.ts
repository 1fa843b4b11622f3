import type { components } from '#generated/portal/types.ts'

export type NotificationEvent = components['schemas']['NotificationEvent']

/** The events of a stream, until it ends or the signal is aborted. Comments are skipped. Calls `onBytes` for every chunk that arrives. */
export async function* readEvents(
  body: ReadableStream<Uint8Array>,
  { signal, onBytes }: { signal: AbortSignal; onBytes: () => void },
): AsyncGenerator<NotificationEvent> {
  const decoder = new TextDecoder()
  const reader = body.getReader()
  // Aborting the request ends the stream only while its connection works.
  signal.addEventListener('abort', () => reader.cancel().catch(() => {}))
  let text = ''
  for (;;) {
    const { value, done } = await reader.read()
    if (done) return
    onBytes()
    text += decoder.decode(value, { stream: true })
    const blocks = text.split('\n\n')
    text = blocks.pop() ?? ''
    for (const block of blocks) if (block.startsWith('data: ')) yield JSON.parse(block.slice('data: '.length))
  }
}
