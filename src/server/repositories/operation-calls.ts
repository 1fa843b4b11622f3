import { and, desc, eq, gte, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { Environment } from '#domain/environments.ts'
import { dayOf } from '#domain/time.ts'
import { isAmong } from '#server/db/columns.ts'
import type { Db } from '#server/db/database.ts'
import { calls } from '#server/db/gateway-schema.ts'
import { accounts, organisations } from '#server/db/identity-schema.ts'
import { operationFigures } from '#server/db/rollup-schema.ts'
import { projects } from '#server/db/schema.ts'
import { type Call, type CallPlace, isOlder } from '#server/repositories/calls.ts'

// Which project called which operation: from the daily figures, and from the log where the content of the calls counts.
// Calls of product tests do not count, nor do calls that were refused for their key.

/** Calls of a project to an operation in an environment. */
export interface OperationCalls {
  projectId: string
  environment: Environment
  operation: string
  calls: number
  lastAt: Date
}

interface Window {
  product: string
  operations: string[]
  /** The beginning of a UTC day. */
  since: Date
  projectId?: string | undefined
}

/** From the figures, which are up to a minute behind the log. */
export function listOfOperations(db: Db, { product, operations, since, projectId }: Window): Promise<OperationCalls[]> {
  const { operation, environment, day, calls: counted, lastAt } = operationFigures
  return db
    .select({
      projectId: operationFigures.projectId,
      environment,
      operation,
      calls: sql`sum(${counted})`.mapWith(Number),
      lastAt: sql`max(${lastAt})`.mapWith(lastAt),
    })
    .from(operationFigures)
    .where(
      and(
        eq(operationFigures.product, product),
        inArray(operation, operations),
        gte(day, dayOf(since)),
        projectId === undefined ? undefined : eq(operationFigures.projectId, projectId),
      ),
    )
    .groupBy(operationFigures.projectId, environment, operation)
}

export type CallContent = Pick<Call, 'id' | 'at' | 'environment' | 'request' | 'refusal'>

/** Calls of a project to an operation, newest first, after `after` if given. */
export function listContents(
  db: Db,
  { product, operation, since, projectId }: { product: string; operation: string; since: Date; projectId: string },
  limit: number,
  after?: CallPlace,
): Promise<CallContent[]> {
  const { id, at, environment, request, refusal } = calls
  return db
    .select({ id, at, environment, request, refusal })
    .from(calls)
    .where(
      and(
        eq(calls.projectId, projectId),
        gte(at, since),
        eq(calls.product, product),
        eq(calls.operation, operation),
        isCounted,
        after && isOlder(after),
      ),
    )
    .orderBy(desc(at), desc(id))
    .limit(limit)
}

/** The calls that the trigger note_uncounted_calls counts for their operation: the figures and the contents cover the same ones. */
const isCounted: SQL = sql`((${calls.keyId} is null and ${calls.refusal} is null) or ${calls.agentToken} is not null
  or exists (select from api_keys k where k.id = ${calls.keyId} and not k.for_tests))`

export interface NamedProject {
  id: string
  name: string
  isSubmitted: boolean
  organisationId: string
  /** The email address until the company has a name. */
  partnerName: string
}

export function listNamedProjects(db: Db, ids: string[]): Promise<NamedProject[]> {
  const { id, name, submittedAt, organisationId } = projects
  const email = db
    .select({ email: accounts.email })
    .from(accounts)
    .where(and(eq(accounts.organisationId, organisations.id), isNotNull(accounts.confirmedAt)))
    .orderBy(accounts.createdAt, accounts.id)
    .limit(1)
  const partnerName = sql<string>`coalesce(${organisations.name}, (${email}), '')`
  return db
    .select({ id, name, isSubmitted: sql<boolean>`${submittedAt} is not null`, organisationId, partnerName })
    .from(projects)
    .innerJoin(organisations, eq(organisations.id, organisationId))
    .where(isAmong(id, ids))
}
