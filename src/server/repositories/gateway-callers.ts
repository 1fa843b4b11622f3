import { eq, sql } from 'drizzle-orm'
import type { Environment } from '#domain/environments.ts'
import type { Db } from '#server/db/database.ts'
import { apiKeys, ipAddresses, productCodes, projects } from '#server/db/schema.ts'

export interface ProductPrice {
  operator: string
  code: string
  amount: string
}

export type KeyOwner = NonNullable<Awaited<ReturnType<typeof findByKeyHash>>>

/**
 * Everything that has to be known of a caller, in one statement: the key, its project, whether the project has a list of
 * addresses and `ip` is on it, and what the project may charge in the environment. With a key of the product tests that is what
 * is prepared for live as well.
 */
export async function findByKeyHash(db: Db, keyHash: string, ip: string | null, environment: Environment) {
  const [found] = await db
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
      /** Null where the project has no list that is active. */
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
    .where(eq(apiKeys.keyHash, keyHash))
    .prepare('find-key-owner')
    .execute()
  return found
}

/** Whether there is such a project at all. For the log only: no answer tells it. */
export async function hasProject(db: Db, projectId: string): Promise<boolean> {
  return (await db.$count(projects, eq(projects.id, projectId))) > 0
}

/** The last use to the minute is enough, and spares a busy key most of the writes. */
export async function noteUse(tx: Db, keyId: string, now: Date): Promise<void> {
  await tx.update(apiKeys).set({ lastUsedAt: now }).where(eq(apiKeys.id, keyId))
}
