import { eq, sql } from 'drizzle-orm'
import type { Environment } from '#domain/environments.ts'
import type { Db } from '#server/db/database.ts'
import { apiKeys, ipAddresses, productCodes, projects } from '#server/db/schema.ts'
import { statement } from '#server/db/statement.ts'

export interface ProductPrice {
  operator: string
  code: string
  amount: string
}

export type KeyOwner = NonNullable<Awaited<ReturnType<typeof findByKeyHash>>>

const ip = sql.placeholder('ip')
const environment = sql.placeholder('environment')

const keyOwner = statement((db) =>
  db
    .select({
      keyId: apiKeys.id,
      environment: apiKeys.environment,
      expiresAt: apiKeys.expiresAt,
      revokedAt: apiKeys.revokedAt,
      lastUsedAt: apiKeys.lastUsedAt,
      forTests: apiKeys.forTests,
      projectId: projects.id,
      partnerId: projects.organisationId,
      status: projects.status,
      /** Null where the project has no active list. */
      isListed: sql<boolean | null>`(
        select bool_or(coalesce(${ipAddresses.address} = ${ip}::inet, false))
        from ${ipAddresses}
        where ${ipAddresses.projectId} = ${projects.id} and ${ipAddresses.status} = 'active'
      )`,
      prices: sql<ProductPrice[]>`(
        select coalesce(json_agg(json_build_object(
          'operator', ${productCodes.provider}, 'code', ${productCodes.code}, 'amount', ${productCodes.price}::text
        )), '[]'::json)
        from ${productCodes}
        where ${productCodes.projectId} = ${projects.id} and (${productCodes.environment} = ${environment} or ${apiKeys.forTests})
      )`,
    })
    .from(apiKeys)
    .innerJoin(projects, eq(projects.id, apiKeys.projectId))
    .where(eq(apiKeys.keyHash, sql.placeholder('keyHash')))
    .prepare('find-key-owner'),
)

/**
 * Everything about a caller in one statement: key, project, address list, whether `ip` is on it, and the product codes.
 * Product-test keys may also use live product codes.
 */
export async function findByKeyHash(db: Db, keyHash: string, ip: string | null, environment: Environment) {
  const [found] = await keyOwner(db).execute({ keyHash, ip, environment })
  return found
}

/** Whether the project exists. For the log only: answers do not reveal it. */
export async function hasProject(db: Db, projectId: string): Promise<boolean> {
  return (await db.$count(projects, eq(projects.id, projectId))) > 0
}

/** Stored to the minute, which saves a busy key most of the writes. */
export async function noteUse(tx: Db, keyId: string, now: Date): Promise<void> {
  await tx.update(apiKeys).set({ lastUsedAt: now }).where(eq(apiKeys.id, keyId))
}
