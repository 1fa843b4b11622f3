import { once } from 'node:events'
import { get } from 'node:http'
import { addHours } from '#domain/time.ts'
import type { Db } from '#server/db/database.ts'
import * as accounts from '#server/repositories/accounts.ts'
import * as notifications from '#server/repositories/notifications.ts'
import * as sessions from '#server/repositories/sessions.ts'
import type { Place } from './both-databases.ts'
import { openPortal } from './portal-here.ts'

/** Open streams, and how many of them one account holds. */
const [open, ofAccount] = [500, 20]
const requests = 400

export const streamLimits = { megabytes: 100, slowdown: 1.2 }

/**
 * Opens the streams and compares memory and the median of a request. The clients run in this process too, so the figure of
 * the memory is theirs as well.
 */
export async function benchStreams(kind: string, place: Place, print: (line: string) => void) {
  const portal = await openPortal(place)
  try {
    const callers = await Promise.all(
      Array.from({ length: open / ofAccount }, async (_, at) =>
        portal.headersOf(await insertPartner(portal.database.db, at)),
      ),
    )
    const url = await portal.app.listen({ host: '127.0.0.1', port: 0 })
    const measure = () =>
      medianOf(() => portal.app.inject({ url: '/portal/projects?limit=1000', headers: callers[0] ?? {} }))
    await measure()
    const [before, memoryBefore] = [await measure(), memory()]
    const clients = []
    for (let count = 0; count < open; count++) {
      const request = get(`${url}/portal/notifications/stream`, {
        headers: callers[count % callers.length],
        agent: false,
      })
      const [answer] = await once(request, 'response')
      if (answer.statusCode !== 200) throw new Error(`stream ${count} answered ${answer.statusCode}`)
      answer.resume()
      clients.push(request)
    }
    const [during, memoryDuring] = [await measure(), memory()]
    const megabytes = (memoryDuring - memoryBefore) / 1e6
    const slowdown = during / before
    print(`streams, ${kind}: ${open} open take ${megabytes.toFixed(1)} MB (limit ${streamLimits.megabytes})`)
    print(`streams, ${kind}: a request takes ${slowdown.toFixed(2)} times as long (limit ${streamLimits.slowdown})`)
    for (const client of clients) client.destroy()
    return { megabytes, slowdown }
  } finally {
    await portal.close()
  }
}

/** A partner with a session. Its notification makes the first event of its streams. */
async function insertPartner(db: Db, number: number) {
  const now = new Date()
  const partner = await accounts.insertPartner(db, {
    email: `reader-${number}@bench.example`,
    passwordHash: 'no password opens this account',
    ...{ confirmedAt: now, createdAt: now, updatedAt: now },
  })
  if (!partner) throw new Error('The benchmark needs a new database: this one has data')
  const facts = { title: 'A note', text: 'Please look.', path: '/projects', action: 'Open' }
  const notification = { accountId: partner.id, kind: 'note', facts, inPortal: true, inDigest: false } as const
  await notifications.insert(db, [notification])
  const session = { accountId: partner.id, address: '127.0.0.1', provenAt: now, expiresAt: addHours(now, 1) }
  const { id: sessionId } = await sessions.insert(db, session)
  return { accountId: partner.id, sessionId }
}

function memory(): number {
  globalThis.gc?.()
  return process.memoryUsage().rss
}

async function medianOf(ask: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let count = 0; count < requests; count++) {
    const start = performance.now()
    await ask()
    times.push(performance.now() - start)
  }
  return times.sort((one, other) => one - other)[requests / 2] ?? Number.NaN
}
