import { fillDatabase } from './fill-database.ts'
import { openPortal, servePortal } from './portal-here.ts'

// The portal as it is, with as many projects in its database as BENCH_PROJECTS says, and a signed-in partner who has ten
// of them. Prints the address and headers of that partner's list.
const portal = await openPortal()
const claims = await fillDatabase(portal.database.db, Number(process.env.BENCH_PROJECTS))
await servePortal(portal, '/portal/projects?limit=1000', { headers: await portal.headersOf(claims) })
