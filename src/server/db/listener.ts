import pg from 'pg'
import { clientUrl } from './client-url.ts'
import { socketWithTimeout } from './socket-with-timeout.ts'

export interface Listening {
  /** The payload of a message. */
  onMessage(payload: string): void
  /** Messages may have been missed: at the start, and after a lost connection. */
  onConnected(): void
}

export interface Listener {
  stop(): Promise<void>
}

const waitsMs = { first: 500, longest: 30_000 } as const
/** Shorter than the silence after which a connection counts as lost. */
const pingMs = 20_000
const silenceMs = 35_000

/**
 * Listens to a channel of PostgreSQL on a connection of its own, and connects again when it is lost. Where LISTEN is not
 * possible, for instance behind a pooler, nothing arrives: callers must also look by themselves from time to time.
 */
export function listenOnPostgres(connectionString: string, channel: string, on: Listening): Listener {
  let client: pg.Client | undefined
  let retry: NodeJS.Timeout | undefined
  let isStopped = false
  let waitMs: number = waitsMs.first

  const connect = async (): Promise<void> => {
    const own = new pg.Client({
      connectionString: clientUrl(connectionString),
      connectionTimeoutMillis: 5000,
      stream: () => socketWithTimeout(silenceMs),
      keepAlive: true,
      application_name: 'open-platform-portal',
    })
    client = own
    const ping = setInterval(() => void own.query('select 1').catch(() => {}), pingMs)
    const lost = once(() => {
      clearInterval(ping)
      own.end().catch(() => {})
      if (isStopped) return
      retry = setTimeout(() => void connect(), waitMs)
      waitMs = Math.min(waitsMs.longest, waitMs * 2)
    })
    own.on('error', lost)
    own.on('end', lost)
    own.on('notification', ({ payload = '' }) => on.onMessage(payload))
    try {
      await own.connect()
      await own.query(`listen ${channel}`)
      waitMs = waitsMs.first
      on.onConnected()
    } catch {
      lost()
    }
  }

  void connect()
  return {
    async stop() {
      isStopped = true
      clearTimeout(retry)
      await client?.end().catch(() => {})
    },
  }
}

function once(run: () => void): () => void {
  let hasRun = false
  return () => {
    if (!hasRun) run()
    hasRun = true
  }
}
