import type { Db } from '#server/db/database.ts'
import { hashKeyValue, newKeyValue } from '#server/identity/api-key-value.ts'
import * as apiKeys from '#server/repositories/api-keys.ts'

/** Header with the one-time password on the simulated handset, in answers to test keys only. */
export const passwordHeader = 'X-One-Time-Password'

type Wanted = Pick<apiKeys.ApiKey, 'projectId' | 'createdBy' | 'createdAt' | 'expiresAt'>

export interface TestKey {
  id: string
  /** Stored nowhere. */
  value: string
  expiresAt: Date
}

/** A sandbox key of one project that may also use its live product codes. No partner sees it. */
export async function makeTestKey(db: Db, wanted: Wanted): Promise<TestKey> {
  const value = newKeyValue('sandbox')
  const { id, expiresAt } = await apiKeys.insert(db, {
    ...wanted,
    environment: 'sandbox',
    keyHash: hashKeyValue(value),
    lastFour: value.slice(-4),
    forTests: true,
  })
  return { id, value, expiresAt }
}
