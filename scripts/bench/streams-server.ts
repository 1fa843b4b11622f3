import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { addHours } from '#domain/time.ts'
import type { Db } from '#server/db/database.ts'
import * as accounts from '#server/repositories/accounts.ts'
import * as notifications from '#server/repositories/notifications.ts'
import * as sessions from '#server/repositories/sessions.ts'
import { openPortal, servePortal } from './portal-here.ts'
import type { Memory } from './server-process.ts'

// Starts the portal with BENCH_READERS signed-in partners. Prints the target with the headers of each partner, and on SIGUSR2
// the bytes of memory after a garbage collection.
setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')
const portal = await openPortal()
const readers: Record<string, string>[] = []
for (let number = 0; number < Number(process.env.BENCH_READERS); number++)
  readers.push(await portal.headersOf(await insertPartner(portal.database.db, number)))
process.on('SIGUSR2', () => {
  collectGarbage()
  const { rss, heapUsed, external } = process.memoryUsage()
  console.log(JSON.stringify({ resident: rss, used: heapUsed + external } satisfies Memory))
})
await servePortal(portal, '', { headers: readers[0] ?? {}, readers })

/** A partner with a session. Its notification makes the first event of its streams. */
async function insertPartner(db: Db, number: number) {
  const now = new Date()
  const partner = await accounts.insertPartner(db, {
    email: `reader-${number}@bench.example`,
    passwordHash: 'no password opens this account',
    confirmedAt: now,
    createdAt: now,
    updatedAt: now,
  })
  if (!partner) throw new Error('The benchmark needs a new database: this one has data')
  const facts = { title: 'A note', text: 'Please look.', path: '/projects', action: 'Open' }
  const notification = { accountId: partner.id, kind: 'note', facts, inPortal: true, inDigest: false } as const
  await notifications.insert(db, [notification])
  const session = { accountId: partner.id, address: '127.0.0.1', provenAt: now, expiresAt: addHours(now, 1) }
  const { id: sessionId } = await sessions.insert(db, session)
  return { accountId: partner.id, sessionId }
}
