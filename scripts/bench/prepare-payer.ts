import type { Environment } from '#domain/environments.ts'
import { addHours } from '#domain/time.ts'
import type { Db } from '#server/db/database.ts'
import { hashKeyValue, newKeyValue } from '#server/identity/api-key-value.ts'
import { maintainCallPartitions } from '#server/jobs/call-partitions.ts'
import * as apiKeys from '#server/repositories/api-keys.ts'
import * as ipAddresses from '#server/repositories/ip-addresses.ts'
import * as productCodes from '#server/repositories/product-codes.ts'
import * as projects from '#server/repositories/projects.ts'
import * as simulatorRecords from '#server/repositories/simulator-records.ts'
import { sandboxProductCodes } from '#server/review/sandbox-product-codes.ts'
import { userTokens } from './charge-bodies.ts'
import { insertPartner } from './people.ts'

interface Payer {
  accountId: string
  projectId: string
  /** Headers of calls to the gateway. */
  headers: Record<string, string>
}

/** A partner with a live project, a key of the environment and subscribers with user tokens. */
export async function preparePayer(db: Db, environment: Environment): Promise<Payer> {
  const now = new Date()
  await maintainCallPartitions(db, now)
  const dates = { createdAt: now, updatedAt: now }
  const partner = await insertPartner(db, 'bench@partner.example')
  const scope = partner.organisationId
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
    expiresAt: addHours(now, 24),
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
  const headers = {
    authorization: `Basic ${Buffer.from(`${id}:${key}`).toString('base64')}`,
    'x-partner-id': scope,
    'x-project-id': id,
    'x-api-key': key,
  }
  return { accountId: partner.id, projectId: id, headers }
}
