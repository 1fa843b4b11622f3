// Asks with ids that belong to another partner or to another project: the answer is that of unknown ids, and nothing changes.
import { eq, sql } from 'drizzle-orm'
import { resolve, resolveSchema } from '#domain/openapi.ts'
import type { Db } from '#server/db/database.ts'
import { accounts } from '#server/db/identity-schema.ts'
import { projects } from '#server/db/schema.ts'
import type { PlacedOperation } from '../../scripts/generate/openapi.ts'
import { lineOf } from './check-answer.ts'
import type { ExampleRequest } from './contract.ts'
import { callOperation, type Headers } from './portal-server.ts'
import { bodySchemaOf } from './request-limits.ts'
import { ask, type Check, factOf, type Subject } from './subject.ts'

/** `another` are the headers of a partner with nothing. */
export const foreignIdChecks = (
  subject: Subject,
  operation: PlacedOperation,
  requests: ExampleRequest[],
  another: () => Headers,
): Check[] => [
  ...requests.slice(0, 1).flatMap((request) => idOfAnotherPartner(subject, operation, request, another)),
  ...requests
    .filter((request) => projectIn(request) !== undefined && partsIn(subject, operation, request).length > 0)
    .slice(0, 1)
    .map((request) => partOfAnotherProject(subject, operation, request, another)),
]

/** Wherever a partner's operation takes an id: in the path, or as the project in the body. */
function idOfAnotherPartner(
  subject: Subject,
  operation: PlacedOperation,
  request: ExampleRequest,
  another: () => Headers,
): Check[] {
  const hasId = Object.keys(request.params).length > 0 || projectIn(request) !== undefined
  if (!isOfPartners(subject, operation) || !hasId) return []
  const run = async () => {
    const { request: foreign } = await subject.setUp(operation, request, subject.allowedHeaders(operation))
    const send = () => subject.send(operation, foreign, another())
    const expected = { status: 404, code: 'not-found', caller: 'another partner' }
    return await askWithoutChange(subject, operation, () => ask(subject, operation, expected, send))
  }
  return [{ name: 'answers an id of another partner like one that does not exist', run }]
}

/** Two projects in the same state, with different partners: the id of one, and the note, code or file of the other. */
function partOfAnotherProject(
  subject: Subject,
  operation: PlacedOperation,
  example: ExampleRequest,
  another: () => Headers,
): Check {
  const run = async () => {
    const setUp = () => subject.setUp(operation, example, subject.allowedHeaders(operation))
    const [own, foreign] = [await setUp(), await setUp()]
    await giveAway(subject, String(projectIn(own.request)), another())
    const headers = isOfPartners(subject, operation) ? another() : own.headers
    const parts = partsIn(subject, operation, example)
    const mixed = withParts(own.request, parts, foreign.request)
    // A cursor is no resource.
    const status = parts.includes('cursor') ? 400 : 404
    const expected = { status, caller: 'a call with a part of another project' }
    const refused = () => ask(subject, operation, expected, () => subject.send(operation, mixed, headers))
    const found = await askWithoutChange(subject, operation, refused)
    // The same part in its own project is found, so it was the project that the refusal is about.
    const { success } = factOf(subject.api, operation)
    return [
      ...found,
      ...(await ask(subject, operation, { status: success, caller: 'the part in its own project' }, () =>
        subject.send(operation, foreign.request, foreign.headers),
      )),
    ]
  }
  return { name: 'answers a part of another project like one that does not exist', run }
}

const isOfPartners = ({ api }: Subject, operation: PlacedOperation) =>
  factOf(api, operation).roles.includes('EXTERNAL_ADMIN')

function projectIn({ params, body }: ExampleRequest): unknown {
  const { projectId, project_id } = Object(body)
  return params.projectId ?? projectId ?? project_id
}

/** Callers make the `id` of a message themselves. `with` selects a page of notes, for an unknown note the first one. */
const noParts = ['id', 'with']

/** The names of the other ids. */
function partsIn({ api }: Subject, operation: PlacedOperation, request: ExampleRequest): string[] {
  const body = bodySchemaOf(api, operation, request)
  const { properties = {} } = body ? resolveSchema(api.document, body) : {}
  const parameters = operation.parameters.map((parameter) => resolve(api.document, parameter))
  const fields = [
    ...parameters.map(({ name, schema = {} }) => [name, schema] as const),
    ...Object.entries(properties).filter(([name]) => name in Object(request.body)),
  ]
  return fields
    .filter(([, schema]) => resolveSchema(api.document, schema).format === 'uuid')
    .map(([name]) => name)
    .filter((name) => !/^project_?id$/i.test(name) && !noParts.includes(name))
}

function withParts(request: ExampleRequest, names: string[], other: ExampleRequest): ExampleRequest {
  const replaced = <Values extends object>(values: Values, others: unknown): Values => ({
    ...values,
    ...Object.fromEntries(
      names.filter((name) => name in values).map((name) => [name, Reflect.get(Object(others), name)]),
    ),
  })
  return {
    ...request,
    params: replaced(request.params, other.params),
    ...(request.query && { query: replaced(request.query, other.query) }),
    ...(typeof request.body === 'object' && request.body !== null && { body: replaced(request.body, other.body) }),
  }
}

async function giveAway({ portal }: Subject, projectId: string, headers: Headers): Promise<void> {
  const { id } = await callOperation(portal, 'getUser', {}, headers)
  const [owner] = await portal.db.select().from(accounts).where(eq(accounts.id, id))
  if (!owner?.organisationId) throw new Error('The account belongs to no partner')
  await portal.db
    .update(projects)
    .set({ organisationId: owner.organisationId, createdBy: id })
    .where(eq(projects.id, projectId))
}

/** Asks, and finds each table that the call changes. */
export async function askWithoutChange(
  subject: Subject,
  operation: PlacedOperation,
  question: () => Promise<string[]>,
): Promise<string[]> {
  const before = await contentOf(subject.portal.db)
  const found = await question()
  const after = await contentOf(subject.portal.db)
  const changed = Object.keys(after).filter((table) => after[table] !== before[table])
  if (changed.length === 0) return found
  return [...found, lineOf(subject.api, operation, operation, `the refused call changes ${changed.join(', ')}`)]
}

/** A hash of each table, without those that every call of an account changes. */
async function contentOf(db: Db): Promise<Record<string, string | null>> {
  const tables = tablesOf.get(db) ?? listTables(db)
  tablesOf.set(db, tables)
  const hashes = (await tables).map((name) => {
    const lines = sql`(select md5(t::text) as line from ${sql.identifier(name)} t) lines`
    return sql`select ${name}::text as name, md5(string_agg(line, '' order by line)) as hash from ${lines}`
  })
  const rows = await db
    .select({ name: sql<string>`name`, hash: sql<string | null>`hash` })
    .from(sql`(${sql.join(hashes, sql` union all `)}) hashes`)
  return Object.fromEntries(rows.map(({ name, hash }) => [name, hash]))
}

const tablesOf = new WeakMap<Db, Promise<string[]>>()

/** Without partitions: their rows are those of the partitioned table. */
async function listTables(db: Db): Promise<string[]> {
  const rows = await db
    .select({ name: sql<string>`relname` })
    .from(sql`pg_class`)
    .where(sql`relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition`)
  return rows.map(({ name }) => name).filter((name) => !changedByEveryCall.includes(name))
}

const changedByEveryCall = ['rate_limits']
