import { openPortal, printMemoryOnSignal, servePortal } from './in-process-portal.ts'
import { insertSession } from './people.ts'
import { preparePayer } from './prepare-payer.ts'

// Starts the portal and its jobs with a sandbox key and the session of its partner, who is the first reader. Prints the target,
// and on SIGUSR2 the bytes of memory.
const portal = await openPortal()
await portal.startJobs()
const { db } = portal.database
const { accountId, headers } = await preparePayer(db, 'sandbox')
const reader = await portal.headersOf(await insertSession(db, accountId))
printMemoryOnSignal()
await servePortal(portal, '', { headers, readers: [reader] })
