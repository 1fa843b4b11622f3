import { fillDatabase } from './fill-database.ts'
import { openPortal, servePortal } from './in-process-portal.ts'

// Starts the portal with BENCH_PROJECTS projects, ten of which belong to a signed-in partner. Prints the address and headers
// of that partner's list.
const portal = await openPortal()
const claims = await fillDatabase(portal.database.db, Number(process.env.BENCH_PROJECTS))
await servePortal(portal, '/portal/projects?limit=1000', { headers: await portal.headersOf(claims) })
