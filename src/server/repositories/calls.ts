import { and, desc, eq, getTableColumns, gte, lt, type SQL, sql } from 'drizzle-orm'
import type { Environment } from '#domain/environments.ts'
import type { Db } from '#server/db/database.ts'
import { calls } from '#server/db/gateway-schema.ts'
import { statement } from '#server/db/statement.ts'

/** A stored call. The reason of a failure is part of its answer. */
export type Call = typeof calls.$inferSelect & { reason: string | null }
export type NewCall = typeof calls.$inferInsert
export type CallFacts = Omit<Call, 'request' | 'response' | 'trace'>

/** All given criteria apply. */
export interface CallFilter {
  environment?: Environment | undefined
  /** Inclusive. */
  from?: Date | undefined
  /** Exclusive. */
  to?: Date | undefined
  resultCode?: string | undefined
  correlationId?: string | undefined
  operation?: string | undefined
  /** Id of a gateway refusal. */
  refusal?: string | undefined
}

/** Sort position of a call. */
export type CallPlace = Pick<Call, 'id' | 'at'>

/** 'INVALID_USER_TOKEN' of 'INVALID_USER_TOKEN: the user token is unknown.' */
const namedReason = '"message":\\s*"([A-Z][A-Z0-9_]+): '
const reason = sql<string | null>`case when ${calls.httpStatus} >= 400
  then substring(${calls.response}->>'body' from ${sql.raw(`'${namedReason}'`)}) end`

const { request: _request, response: _response, trace: _trace, ...columns } = getTableColumns(calls)
const facts = { ...columns, reason }

const columnNames = Object.keys(getTableColumns(calls))
const parametersByRow: [column: string, parameter: string][][] = []

/** The parameter of each column. Made once per row of a statement: making the names takes longer than filling them. */
function parametersOf(index: number): [column: string, parameter: string][] {
  parametersByRow[index] ??= columnNames.map((name) => [name, name + index])
  return parametersByRow[index]
}

/** A parameter per column, so that the statement is built once for all calls. `index`: of the row in its statement. */
export function placeholdersOf(index: number): { [Name in keyof NewCall]-?: SQL }
export function placeholdersOf(index: number): Record<string, SQL> {
  return Object.fromEntries(
    parametersOf(index).map(([column, parameter]) => [column, sql`${sql.placeholder(parameter)}`]),
  )
}

/** Adds the values of `placeholdersOf`, as both drivers send them. */
export function addParameters(parameters: Record<string, unknown>, call: NewCall, index: number): void {
  const given: Record<string, unknown> = call
  for (const [column, parameter] of parametersOf(index)) parameters[parameter] = parameterOf(given[column])
}

function parameterOf(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString()
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : (value ?? null)
}

const insertion = statement((db) => db.insert(calls).values(placeholdersOf(0)).prepare('insert-call'))

export async function insert(tx: Db, call: NewCall): Promise<void> {
  const parameters = {}
  addParameters(parameters, call, 0)
  await insertion(tx).execute(parameters)
}

/** Newest first, after `after` if given: an index scan, independent of new calls and other projects. */
export function listOfProject(
  db: Db,
  projectId: string,
  filter: CallFilter,
  limit: number,
  after?: CallPlace,
): Promise<CallFacts[]> {
  return db
    .select(facts)
    .from(calls)
    .where(and(eq(calls.projectId, projectId), ...conditions(filter), after && isOlder(after)))
    .orderBy(desc(calls.at), desc(calls.id))
    .limit(limit)
}

function conditions({
  environment,
  from,
  to,
  resultCode,
  correlationId,
  operation,
  refusal,
}: CallFilter): (SQL | undefined)[] {
  return [
    environment && eq(calls.environment, environment),
    from && gte(calls.at, from),
    to && lt(calls.at, to),
    resultCode === undefined ? undefined : eq(calls.resultCode, resultCode),
    correlationId === undefined ? undefined : eq(calls.correlationId, correlationId),
    operation === undefined ? undefined : eq(calls.operation, operation),
    refusal === undefined ? undefined : eq(calls.refusal, refusal),
  ]
}

/** Comes later in a list with the newest call first. */
export function isOlder({ at, id }: CallPlace): SQL {
  return sql`(${calls.at}, ${calls.id}) < (${at.toISOString()}::timestamptz, ${id}::uuid)`
}

/** The moment selects the partition. */
export async function find(db: Db, projectId: string, { at, id }: CallPlace): Promise<Call | undefined> {
  const [call] = await db
    .select({ ...getTableColumns(calls), reason })
    .from(calls)
    .where(and(eq(calls.projectId, projectId), eq(calls.at, at), eq(calls.id, id)))
  return call
}
