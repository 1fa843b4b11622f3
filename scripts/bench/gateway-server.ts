import { hashKeyValue, newKeyValue } from '#server/identity/api-key-value.ts'
import { keepCallMonths } from '#server/jobs/call-months.ts'
import * as accounts from '#server/repositories/accounts.ts'
import * as apiKeys from '#server/repositories/api-keys.ts'
import * as ipAddresses from '#server/repositories/ip-addresses.ts'
import * as productCodes from '#server/repositories/product-codes.ts'
import * as projects from '#server/repositories/projects.ts'
import * as simulatorRecords from '#server/repositories/simulator-records.ts'
import { sandboxProductCodes } from '#server/review/sandbox-product-codes.ts'
import { chargeBodies, userTokens } from './charge-bodies.ts'
import { openPortal, servePortal } from './portal-here.ts'

// Starts the portal with a live project, its key and subscribers with user tokens, in the sandbox or, with
// BENCH_ENVIRONMENT=live, in the live environment with this machine's address allowed. Prints the target of the charges.
const day = 24 * 60 * 60 * 1000
const environment = process.env.BENCH_ENVIRONMENT === 'live' ? 'live' : 'sandbox'
const portal = await openPortal()
const { db } = portal.database
const now = new Date()
await keepCallMonths(db, now)
const headers = await preparePayer()
await servePortal(portal, `/${environment}/v1/charges`, { headers, bodies: chargeBodies })

async function preparePayer(): Promise<Record<string, string>> {
  const dates = { createdAt: now, updatedAt: now }
  const person = { email: 'bench@partner.example', passwordHash: 'no password opens this account', confirmedAt: now }
  const partner = await accounts.insertPartner(db, { ...person, ...dates })
  const scope = partner?.organisationId
  if (!partner || !scope) throw new Error('The benchmark needs a new database: this one has data')
  const details = { name: 'Bench', description: 'Sends charges in a benchmark.', projectType: 1, productType: 1 }
  const { id } = await projects.insert(db, {
    ...details,
    ...dates,
    organisationId: scope,
    createdBy: partner.id,
    status: 'live',
    liveAt: now,
  })
  await productCodes.insertAll(
    db,
    sandboxProductCodes(id).map((code) => ({ ...code, environment })),
  )
  if (environment === 'live') await ipAddresses.insertAll(db, id, ['127.0.0.1'], 'active')
  const key = newKeyValue(environment)
  await apiKeys.insert(db, {
    projectId: id,
    environment,
    keyHash: hashKeyValue(key),
    lastFour: key.slice(-4),
    createdBy: partner.id,
    createdAt: now,
    expiresAt: new Date(now.getTime() + day),
  })
  const tokens = userTokens.map((userToken, index) => {
    const subscriber = { userIdentityType: 'MSISDN', userIdentifier: `658123456${index}` } as const
    return {
      kind: 'userTokens',
      scope,
      key: userToken,
      record: { userToken, subscriber, operator: 'STM', at: 0 },
    } as const
  })
  await simulatorRecords.insert(db, environment, tokens, now)
  return {
    authorization: `Basic ${Buffer.from(`${id}:${key}`).toString('base64')}`,
    'x-partner-id': scope,
    'x-project-id': id,
    'x-api-key': key,
  }
}
