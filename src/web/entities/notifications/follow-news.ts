// One tab reads the event stream and passes the events on to the others. When the tab closes, another one takes over.
import { eventStreamLimits } from '#domain/limits.ts'
import { streamNotifications } from '#generated/portal/client/notifications.ts'
import { type NotificationEvent, readEvents } from './read-events.ts'

/**
 * 'missed': events may have been lost before this stream began, so each tab has to read again everything that events can
 * change. Null: the stream failed, so each tab has to request the news itself.
 */
type News = NotificationEvent | 'missed' | null

/** How long the server and the tab that reads the stream remember news for a tab that joins. */
const replayMs = eventStreamLimits.replaySeconds * 1000
/** Counted from the start of the page, since its first answers are younger. */
const mayHaveForgotten = () => performance.now() > replayMs
const waits = { afterFailure: 60_000, silence: eventStreamLimits.silenceSeconds * 1000 } as const
/** The server can end all streams at once. Browsers return at random moments, so that their requests are spread. */
const waitAfterEnd = () => 1000 + Math.random() * 4000
const name = 'notifications'

/** Calls `onNews` in every tab. Stops when the signal is aborted. */
export function followNews(onNews: (news: News) => void, signal: AbortSignal): void {
  const channel = new BroadcastChannel(name)
  let remembered: { news: News; at: number }[] = []
  channel.onmessage = ({ data }: MessageEvent<News | 'joined'>) => {
    if (data !== 'joined') return onNews(data)
    for (const { news, at } of remembered) if (at > performance.now() - replayMs) channel.postMessage(news)
  }
  signal.addEventListener('abort', () => channel.close())
  const publish = (news: News) => {
    if (signal.aborted) return
    onNews(news)
    channel.postMessage(news)
    // Every tab requests the notifications when it joins.
    if (news === null || (news !== 'missed' && news.projectIds.length === 0)) return
    const now = performance.now()
    remembered = [...remembered.filter(({ at }) => at > now - replayMs), { news, at: now }]
  }
  // Web Locks are missing on plain http except localhost; then each tab reads a stream of its own.
  const locks: LockManager | undefined = navigator.locks
  const lead = () => follow(publish, signal, false)
  const join = () => (mayHaveForgotten() ? onNews('missed') : channel.postMessage('joined'))
  // Between the stream of the closed tab and the one of this tab, events may be lost.
  const takeOver = () => follow(publish, signal, true)
  if (!locks) return void lead()
  locks
    .request(name, { ifAvailable: true }, (lock) => (lock ? lead() : join()))
    .then(() => locks.request(name, { signal }, takeOver))
    .catch(() => {})
}

async function follow(publish: (news: News) => void, signal: AbortSignal, isTakeover: boolean): Promise<void> {
  let mayHaveMissed = isTakeover
  while (!signal.aborted) {
    const silence = watchSilence(signal)
    const hasWorked = await readOnce(publish, silence, mayHaveMissed).catch(() => false)
    mayHaveMissed = true
    silence.stop()
    if (signal.aborted) return
    const isSilent = silence.signal.aborted
    if (isSilent || !hasWorked) publish(null)
    await wait(isSilent || hasWorked ? waitAfterEnd() : waits.afterFailure, signal)
  }
}

/**
 * Whether the stream worked: the server begins each with an event. It ends with the access token, which the next request
 * renews.
 */
async function readOnce(
  publish: (news: News) => void,
  { signal, onBytes }: Silence,
  mayHaveMissed: boolean,
): Promise<boolean> {
  const body = await streamNotifications({ signal })
  if (!(body instanceof ReadableStream)) return false
  let hasBegun = false
  for await (const event of readEvents(body, { signal, onBytes })) {
    publish(!hasBegun && (mayHaveMissed || mayHaveForgotten()) ? 'missed' : event)
    hasBegun = true
  }
  return hasBegun
}

type Silence = ReturnType<typeof watchSilence>

/** Aborts a request whose stream has been silent for too long: a connection that hangs neither ends nor fails. */
function watchSilence(ending: AbortSignal) {
  const broken = new AbortController()
  const start = () => setTimeout(() => broken.abort(), waits.silence)
  let timer = start()
  const stop = () => clearTimeout(timer)
  const onBytes = () => {
    stop()
    timer = start()
  }
  return { signal: AbortSignal.any([ending, broken.signal]), onBytes, stop }
}

async function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  const waiting = new AbortController()
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    const stop = () => {
      clearTimeout(timer)
      resolve()
    }
    signal.addEventListener('abort', stop, { signal: waiting.signal })
  })
  // Otherwise a tab that stays open would collect a listener for each wait.
  waiting.abort()
}
