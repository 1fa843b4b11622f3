import { chargeBodies } from './charge-bodies.ts'
import { openPortal, servePortal } from './in-process-portal.ts'
import { preparePayer } from './prepare-payer.ts'

// Starts the portal with a live project, its key and subscribers with user tokens, in the sandbox or, with
// BENCH_ENVIRONMENT=live, in the live environment with this machine's address allowed. Prints the target of the charges.
const environment = process.env.BENCH_ENVIRONMENT === 'live' ? 'live' : 'sandbox'
const portal = await openPortal()
const { headers } = await preparePayer(portal.database.db, environment)
await servePortal(portal, `/${environment}/v1/charges`, { headers, bodies: chargeBodies })
