import { Readable } from 'node:stream'
import type { FastifyBaseLogger } from 'fastify'
import { eventStreamLimits } from '#domain/limits.ts'
import type { Fail } from '#domain/problems.ts'
import { addSeconds } from '#domain/time.ts'
import type { components } from '#generated/portal/types.ts'
import type { Database } from '#server/db/connect.ts'
import type { Listener } from '#server/db/listener.ts'
import { describeError } from '#server/describe-error.ts'
import * as notifications from '#server/repositories/notifications.ts'

type NotificationEvent = components['schemas']['NotificationEvent']

export interface StreamTimes {
  /** Shorter than proxies wait for a silent answer. Also finds changes whose NOTIFY message was lost. */
  heartbeatMs: number
  /** How long a stream lasts at most. */
  longestMs: number
  /** A stream begins with the changes of this time, which a page may have missed between its first requests and its stream. */
  replayMs: number
}

const usualTimes: StreamTimes = {
  heartbeatMs: eventStreamLimits.heartbeatSeconds * 1000,
  longestMs: 60 * 60_000,
  replayMs: eventStreamLimits.replaySeconds * 1000,
}

const maxPerAccount = 20
/** Changes that arrive together become one event. */
const collectMs = 50
/** A reader that leaves more than this waiting is disconnected, and reads again from the start. */
const maxWaiting = 64 * 1024

export interface Follower {
  accountId: string
  sessionId: string
  /** When the access token expires. */
  endsAt: Date
}

interface Stream extends Follower {
  output: Readable
  /** The count that the reader has. */
  unread: number | undefined
  end(): void
}

type Kind = NotificationEvent['kinds'][number]

interface Pending {
  kinds: Set<Kind>
  projectIds: Set<string>
}

/**
 * The open event streams of this process. An event says only what to read again, and is written only for a session that is
 * still open.
 */
export class Streams {
  readonly #database: Database
  readonly #now: () => Date
  readonly #log: FastifyBaseLogger
  readonly #times: StreamTimes
  readonly #open = new Map<string, Set<Stream>>()
  readonly #pending = new Map<string, Pending>()
  #recent: { change: notifications.Change; until: Date }[] = []
  #listener: Listener | undefined
  #heartbeat: NodeJS.Timeout | undefined
  #collecting: NodeJS.Timeout | undefined
  #ending: NodeJS.Timeout | undefined

  constructor(database: Database, now: () => Date, log: FastifyBaseLogger, times: Partial<StreamTimes> = {}) {
    this.#database = database
    this.#now = now
    this.#log = log
    this.#times = { ...usualTimes, ...times }
  }

  /** The text of the events. The first one follows at once. */
  open(follower: Follower, fail: Fail<'too-many-requests'>): Readable {
    this.#start()
    const { accountId, endsAt } = follower
    const ofAccount = this.#open.get(accountId) ?? new Set<Stream>()
    if (ofAccount.size >= maxPerAccount) fail('too-many-requests', { retryAfterSeconds: 60 })
    const output = new Readable({ read() {}, highWaterMark: maxWaiting })
    const end = () => void output.push(null)
    const timer = setTimeout(end, Math.min(this.#times.longestMs, endsAt.getTime() - this.#now().getTime()))
    const stream: Stream = { ...follower, output, unread: undefined, end }
    output.once('close', () => {
      clearTimeout(timer)
      ofAccount.delete(stream)
      if (ofAccount.size === 0) this.#open.delete(accountId)
    })
    this.#open.set(accountId, ofAccount.add(stream))
    output.push(': open\n\n')
    // The account's other streams get these changes once more.
    for (const { change } of this.#recentChanges())
      this.#onChange({ ...change, accounts: change.accounts.filter((id) => id === accountId) })
    this.#collect(accountId)
    return output
  }

  async close(): Promise<void> {
    clearInterval(this.#heartbeat)
    clearTimeout(this.#collecting)
    clearTimeout(this.#ending)
    for (const stream of this.#all()) stream.end()
    await this.#listener?.stop()
  }

  #all(): Stream[] {
    return [...this.#open.values()].flatMap((streams) => [...streams])
  }

  /** A process without streams needs no connection for them. */
  #start(): void {
    this.#listener ??= this.#database.listen(notifications.channel, {
      onMessage: (payload) => {
        const change: notifications.Change = JSON.parse(payload)
        const until = addSeconds(this.#now(), this.#times.replayMs / 1000)
        this.#recent = [...this.#recentChanges(), { change, until }]
        this.#onChange(change)
      },
      onConnected: () => this.#endStreamsAfterConnect(),
    })
    this.#heartbeat ??= setInterval(() => this.#sendHeartbeats(), this.#times.heartbeatMs).unref()
  }

  /**
   * Until LISTEN is connected, messages are lost. A browser opens an ended stream again, and reads again what events can
   * change when the first event arrives. Streams without their first event therefore stay open. They and the next ones could
   * not begin with all changes of `replayMs`, so they end after that time.
   */
  #endStreamsAfterConnect(): void {
    for (const stream of this.#all()) if (stream.unread !== undefined) stream.end()
    clearTimeout(this.#ending)
    this.#ending = setTimeout(() => {
      for (const stream of this.#all()) stream.end()
    }, this.#times.replayMs).unref()
  }

  #recentChanges() {
    const now = this.#now()
    return this.#recent.filter(({ until }) => until > now)
  }

  #sendHeartbeats(): void {
    for (const stream of this.#all()) this.#write(stream, ': \n\n')
    this.#collect(...this.#open.keys())
  }

  #onChange({ accounts, kind, projectId }: notifications.Change): void {
    for (const accountId of accounts.filter((id) => this.#open.has(id))) {
      this.#addPending(accountId, kind ? [kind] : [], projectId ? [projectId] : [])
      this.#collect(accountId)
    }
  }

  #addPending(accountId: string, newKinds: Iterable<Kind>, newProjectIds: Iterable<string>): void {
    const { kinds, projectIds } = this.#pendingOf(accountId)
    for (const kind of newKinds) kinds.add(kind)
    for (const projectId of newProjectIds) projectIds.add(projectId)
  }

  #pendingOf(accountId: string): Pending {
    const pending = this.#pending.get(accountId) ?? { kinds: new Set(), projectIds: new Set() }
    this.#pending.set(accountId, pending)
    return pending
  }

  #collect(...accountIds: string[]): void {
    for (const accountId of accountIds) this.#pendingOf(accountId)
    if (this.#pending.size === 0) return
    this.#collecting ??= setTimeout(() => {
      this.#collecting = undefined
      this.#flush().catch((error: unknown) =>
        this.#log.warn({ error: describeError(error) }, 'notifications not read; the next heartbeat reads them'),
      )
    }, collectMs)
  }

  async #flush(): Promise<void> {
    const pending = new Map(this.#pending)
    this.#pending.clear()
    const streams = [...pending.keys()].flatMap((accountId) => [...(this.#open.get(accountId) ?? [])])
    const now = this.#now()
    const sessionIds = [...new Set(streams.map(({ sessionId }) => sessionId))]
    const counts = await notifications
      .countUnreadOfSessions(this.#database.db, sessionIds, now)
      .catch((error: unknown) => {
        for (const [accountId, { kinds, projectIds }] of pending) this.#addPending(accountId, kinds, projectIds)
        throw error
      })
    for (const stream of streams) {
      const unread = counts.get(stream.sessionId)
      if (unread === undefined || stream.endsAt <= now) stream.end()
      else this.#notify(stream, unread, pending.get(stream.accountId))
    }
  }

  /** Writes nothing when nothing changed. */
  #notify(stream: Stream, unread: number, pending: Pending | undefined): void {
    const kinds = [...(pending?.kinds ?? [])]
    const projectIds = [...(pending?.projectIds ?? [])]
    if (unread === stream.unread && kinds.length === 0 && projectIds.length === 0) return
    stream.unread = unread
    this.#write(stream, `data: ${JSON.stringify({ unread, kinds, projectIds } satisfies NotificationEvent)}\n\n`)
  }

  #write({ output }: Stream, text: string): void {
    if (output.readableEnded || output.destroyed) return
    if (!output.push(text)) output.destroy()
  }
}
