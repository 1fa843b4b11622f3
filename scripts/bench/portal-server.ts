import { randomBytes } from 'node:crypto'
import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { connect } from '#server/db/connect.ts'
import { signToken } from '#server/identity/tokens.ts'
import { fillDatabase } from './fill-database.ts'

// The portal as it is, with as many projects in its database as BENCH_PROJECTS says, and a signed-in partner who has ten
// of them. Prints the address and headers of that partner's list.
const hour = 60 * 60 * 1000
const config = readConfig({ ...process.env, DEMO: '1', SESSION_SECRET: randomBytes(32).toString('hex') })
const database = await connect(config)
const claims = await fillDatabase(database.db, Number(process.env.BENCH_PROJECTS))
const app = await buildApp({
  config,
  database,
  deliver: undefined,
  now: () => new Date(),
  logger: false,
  requestsPerMinute: Number.MAX_SAFE_INTEGER,
})
const now = new Date()
const sign = (kind: 'access' | 'mfa') =>
  signToken(kind, claims, config.sessionSecret, now, new Date(now.getTime() + hour))
const address = await app.listen({ host: '127.0.0.1', port: 0 })
console.log(
  JSON.stringify({
    url: `${address}/portal/projects?limit=1000`,
    headers: { Authorization: `Bearer ${await sign('access')}`, 'X-MFA-Token': await sign('mfa') },
  }),
)
process.once('SIGTERM', async () => {
  await app.close()
  await database.close()
})
