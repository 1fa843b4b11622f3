import { addHours } from '#domain/time.ts'
import * as sessions from '#server/repositories/sessions.ts'
import { openPortal, servePortal } from './portal-here.ts'
import { preparePayer } from './prepare-payer.ts'
import type { Memory } from './server-process.ts'

// Starts the portal and its jobs with a sandbox key and the session of its partner, who is the first reader. Prints the target,
// and on SIGUSR2 the bytes of memory.
const portal = await openPortal()
await portal.startJobs()
const { db } = portal.database
const { accountId, headers } = await preparePayer(db, 'sandbox')
const now = new Date()
const session = { accountId, address: '127.0.0.1', provenAt: now, expiresAt: addHours(now, 24) }
const { id: sessionId } = await sessions.insert(db, session)
process.on('SIGUSR2', () => {
  const { rss, heapUsed, external } = process.memoryUsage()
  console.log(JSON.stringify({ resident: rss, used: heapUsed + external } satisfies Memory))
})
await servePortal(portal, '', { headers, readers: [await portal.headersOf({ accountId, sessionId })] })
