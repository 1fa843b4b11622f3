import { eq, type SQL, sql } from 'drizzle-orm'
import type { Environment } from '#domain/environments.ts'
import { agentTokens } from '#server/db/agent-schema.ts'
import type { Db } from '#server/db/database.ts'
import { simulatorRecords } from '#server/db/gateway-schema.ts'
import { apiKeys, ipAddresses, productCodes, projects } from '#server/db/schema.ts'
import { statement, statementByCount } from '#server/db/statement.ts'
import { isAtNamed, namedKeys } from '#server/repositories/simulator-records.ts'
import type { Entry, RecordKey } from '#simulator/state/records.ts'

export interface ProductPrice {
  operator: string
  code: string
  amount: string
}

export type KeyOwner = NonNullable<Awaited<ReturnType<typeof findByKeyHash>>>
export type AgentOwner = NonNullable<Awaited<ReturnType<typeof findByAgentTokenHash>>>

const ip = sql.placeholder('ip')
const environment = sql.placeholder('environment')

/** Null when the project has no active IP address. */
const isListed = sql<boolean | null>`(
  select bool_or(coalesce(${ipAddresses.address} = ${ip}::inet, false))
  from ${ipAddresses}
  where ${ipAddresses.projectId} = ${projects.id} and ${ipAddresses.status} = 'active'
)`

const pricesWhere = (condition: SQL) => sql<ProductPrice[]>`(
  select coalesce(json_agg(json_build_object(
    'operator', ${productCodes.provider}, 'code', ${productCodes.code}, 'amount', ${productCodes.price}::text
  )), '[]'::json)
  from ${productCodes}
  where ${productCodes.projectId} = ${projects.id} and (${condition})
)`

/** A key, its project, and whether the address is listed. Product-test keys may also use live product codes. */
const ownerFields = {
  keyId: apiKeys.id,
  environment: apiKeys.environment,
  expiresAt: apiKeys.expiresAt,
  revokedAt: apiKeys.revokedAt,
  lastUsedAt: apiKeys.lastUsedAt,
  forTests: apiKeys.forTests,
  projectId: projects.id,
  partnerId: projects.organisationId,
  status: projects.status,
  isListed,
  prices: pricesWhere(sql`${productCodes.environment} = ${environment} or ${apiKeys.forTests}`),
}

const keyOwner = statement((db) =>
  db
    .select(ownerFields)
    .from(apiKeys)
    .innerJoin(projects, eq(projects.id, apiKeys.projectId))
    .where(eq(apiKeys.keyHash, sql.placeholder('keyHash')))
    .prepare('find-key-owner'),
)

/**
 * Everything about a caller in one statement: key, project, address list, whether `ip` is on it, and the product codes.
 */
export async function findByKeyHash(db: Db, keyHash: string, ip: string | null, environment: Environment) {
  const [found] = await keyOwner(db).execute({ keyHash, ip, environment })
  return found
}

const keyOwnerWithRecords = statementByCount((db, count) => {
  const { kind, scope, key, record } = simulatorRecords
  const records = db
    .select({
      found: sql<Entry[] | null>`json_agg(json_build_object(
        'kind', ${kind}, 'scope', ${scope}, 'key', ${key}, 'record', ${record}))`.as('found'),
    })
    .from(simulatorRecords)
    .where(isAtNamed(count))
    .as('records')
  return db
    .select({ ...ownerFields, records: records.found })
    .from(apiKeys)
    .innerJoin(projects, eq(projects.id, apiKeys.projectId))
    .leftJoin(records, sql`true`)
    .where(eq(apiKeys.keyHash, sql.placeholder('keyHash')))
    .prepare(`find-key-owner-${count}`)
})

/** Like `findByKeyHash`, with the simulator's records with these keys, in the same statement. */
export async function findWithRecords(
  db: Db,
  keyHash: string,
  ip: string | null,
  environment: Environment,
  recordKeys: RecordKey[],
): Promise<{ owner: KeyOwner; records: Entry[] } | undefined> {
  const count = recordKeys.length
  if (count === 0) {
    const owner = await findByKeyHash(db, keyHash, ip, environment)
    return owner && { owner, records: [] }
  }
  const values = { keyHash, ip, environment, ...namedKeys(recordKeys) }
  const [found] = await keyOwnerWithRecords(db, count).execute(values)
  if (!found) return undefined
  const { records, ...owner } = found
  return { owner, records: records ?? [] }
}

const agentOwner = statement((db) =>
  db
    .select({
      tokenId: agentTokens.id,
      name: agentTokens.name,
      lastFour: agentTokens.lastFour,
      expiresAt: agentTokens.expiresAt,
      revokedAt: agentTokens.revokedAt,
      lastUsedAt: agentTokens.lastUsedAt,
      projectId: projects.id,
      partnerId: projects.organisationId,
      status: projects.status,
      isListed,
      prices: pricesWhere(sql`${productCodes.environment} = 'sandbox'`),
    })
    .from(agentTokens)
    .innerJoin(projects, eq(projects.id, agentTokens.projectId))
    .where(eq(agentTokens.tokenHash, sql.placeholder('tokenHash')))
    .prepare('find-agent-owner'),
)

/** An agent token, its project, and whether the address is listed. The token opens the sandbox only. */
export async function findByAgentTokenHash(db: Db, tokenHash: string, ip: string | null) {
  const [found] = await agentOwner(db).execute({ tokenHash, ip })
  return found
}

/** Whether the project exists. For the log only: answers do not reveal it. */
export async function hasProject(db: Db, projectId: string): Promise<boolean> {
  return (await db.$count(projects, eq(projects.id, projectId))) > 0
}

export async function saveKeyLastUse(tx: Db, keyId: string, now: Date): Promise<void> {
  await tx.update(apiKeys).set({ lastUsedAt: now }).where(eq(apiKeys.id, keyId))
}

export async function saveAgentTokenLastUse(tx: Db, tokenId: string, now: Date): Promise<void> {
  await tx.update(agentTokens).set({ lastUsedAt: now }).where(eq(agentTokens.id, tokenId))
}
