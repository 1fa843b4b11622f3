import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { Db } from '#server/db/database.ts'
import type { Claims } from '#server/identity/tokens.ts'
import * as notifications from '#server/repositories/notifications.ts'
import { openPortal, printMemoryOnSignal, servePortal } from './in-process-portal.ts'
import { insertPartner, insertSession } from './people.ts'

// Starts the portal with BENCH_READERS signed-in partners. Prints the target with the headers of each partner, and on SIGUSR2
// the bytes of memory after a garbage collection.
setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')
const portal = await openPortal()
const readers: Record<string, string>[] = []
for (let number = 0; number < Number(process.env.BENCH_READERS); number++)
  readers.push(await portal.headersOf(await insertReader(portal.database.db, number)))
printMemoryOnSignal(collectGarbage)
await servePortal(portal, '', { headers: readers[0] ?? {}, readers })

/** A partner with a session. Its notification makes the first event of its streams. */
async function insertReader(db: Db, number: number): Promise<Claims> {
  const { id: accountId } = await insertPartner(db, `reader-${number}@bench.example`)
  const facts = { title: 'A note', text: 'Please look.', path: '/projects', action: 'Open' }
  await notifications.insert(db, [{ accountId, kind: 'note', facts, inPortal: true, inDigest: false }])
  return await insertSession(db, accountId)
}
