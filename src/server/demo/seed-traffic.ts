import { and, desc, eq, gte, lt, type SQL, sql } from 'drizzle-orm'
import { daysFrom } from '#domain/dates.ts'
import type { Environment } from '#domain/environments.ts'
import { dayOf } from '#domain/time.ts'
import type { Database } from '#server/db/connect.ts'
import type { Db } from '#server/db/database.ts'
import { calls } from '#server/db/gateway-schema.ts'
import { projects as projectTable } from '#server/db/schema.ts'
import { lumen } from '#server/demo/lumen.ts'
import { demoSeededAt } from '#server/demo/seed.ts'
import { liveMix, pricesOf, type Share, sandboxMix, sharesOf } from '#server/demo/traffic-mix.ts'
import { addMonths } from '#server/jobs/call-partitions.ts'
import { countCalls } from '#server/jobs/count-calls.ts'
import * as accounts from '#server/repositories/accounts.ts'
import * as apiKeys from '#server/repositories/api-keys.ts'
import * as callMonths from '#server/repositories/call-months.ts'
import { saveKeyLastUse } from '#server/repositories/gateway-callers.ts'
import * as ipAddresses from '#server/repositories/ip-addresses.ts'
import * as productCodes from '#server/repositories/product-codes.ts'
import * as projectProviders from '#server/repositories/project-providers.ts'
import type * as projects from '#server/repositories/projects.ts'

const days = 90

/** Small batches: the embedded database does nothing else while it writes. */
const daysPerSpan = 6

interface Span {
  from: Date
  until: Date
}

interface Seeded extends Span {
  id: string
  organisationId: string
  name: string
  /** The product codes of the operators that the project asked for, in each environment. */
  codes: Record<Environment, productCodes.ProductCode[]>
  /** An address on the project's list. Calls from others are rejected. */
  address: string
  keys: apiKeys.ApiKey[]
  /** When its first key in each environment was generated. */
  starts: Partial<Record<Environment, Date>>
  /** The time of its last call. */
  latest: Date
}

/**
 * Calls of the last ninety days for every demo project with a key, stored in the log and counted like any others: sandbox
 * calls until its rejection, live calls until its suspension. After the demo was seeded there are real calls only.
 */
export async function seedTraffic(database: Pick<Database, 'db' | 'kind'>, now: Date): Promise<void> {
  const { db } = database
  const partner = await accounts.findByEmail(db, lumen.email)
  if (!partner) return
  const seededAt = demoSeededAt(partner)
  // Databases of an earlier version have a younger partner and their calls already.
  if (seededAt > now || seededAt < daysFrom(now, -days)) return
  const months = [3, 2, 1, 0].map((ago) => callMonths.monthOf(seededAt, -ago))
  await addMonths(db, months)
  for (const project of await listSeeded(db, seededAt)) {
    for (const span of spansOf(project)) {
      if (await db.transaction((tx) => seedSpan(tx, project, span))) await countCalls(database)
    }
    for (const key of project.keys) await noteLastUse(db, key, project.keys)
  }
}

/** Newest days first, because the dashboard shows those. Every span is long enough to have calls. */
function spansOf({ from, until }: Span): Span[] {
  const spans: Span[] = []
  for (let end = until; end > from; end = spans.at(-1)?.from ?? from) {
    const begin = daysFrom(end, -daysPerSpan)
    spans.push({ from: begin < daysFrom(from, 1) ? from : begin, until: end })
  }
  return spans
}

/** Writes a span in one transaction, unless it has calls already: a killed or parallel run neither loses nor repeats days. */
async function seedSpan(tx: Db, project: Seeded, span: Span): Promise<boolean> {
  await callMonths.lockMonths(tx)
  const [found] = await tx
    .select({ at: calls.at })
    .from(calls)
    .where(and(eq(calls.projectId, project.id), gte(calls.at, span.from), lt(calls.at, span.until)))
    .limit(1)
  if (found) return false
  // PostgreSQL expects a million calls and would compile the statements, which takes far longer than they do.
  await tx.execute(sql`set local jit = off`)
  const { live, sandbox } = project.starts
  const since = (start: Date) => ({ ...project, until: span.until, from: start > span.from ? start : span.from })
  if (live) await fill(tx, since(live), 'live', dailyCalls(project.name), liveMix)
  if (sandbox) await fill(tx, since(sandbox), 'sandbox', 9, sandboxMix)
  return true
}

/** The last call between a key's creation and the next key of its environment. */
async function noteLastUse(db: Db, key: apiKeys.ApiKey, all: apiKeys.ApiKey[]): Promise<void> {
  const next = all.find((other) => other.environment === key.environment && other.createdAt > key.createdAt)
  const [last] = await db
    .select({ at: calls.at })
    .from(calls)
    .where(
      and(
        eq(calls.projectId, key.projectId),
        eq(calls.environment, key.environment),
        gte(calls.at, key.createdAt),
        next && lt(calls.at, next.createdAt),
      ),
    )
    .orderBy(desc(calls.at))
    .limit(1)
  if (last && (!key.lastUsedAt || key.lastUsedAt < last.at)) await saveKeyLastUse(db, key.id, last.at)
}

/** The demo partner's own project is busy; each other project has its own volume. */
function dailyCalls(name: string): number {
  if (name === 'Lumen Radio') return 110
  return 12 + ([...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 30)
}

async function listSeeded(db: Db, seededAt: Date): Promise<Seeded[]> {
  const found = await db.select().from(projectTable).where(lt(projectTable.createdAt, seededAt))
  const seeded = await Promise.all(found.map((project) => findSeeded(db, project, seededAt)))
  return seeded.filter((each) => each !== undefined)
}

async function findSeeded(db: Db, project: projects.Project, seededAt: Date): Promise<Seeded | undefined> {
  const { id, organisationId, name } = project
  const providers: string[] = await projectProviders.listOfProject(db, id)
  const codes = (await productCodes.listOfProject(db, id)).filter(({ provider }) => providers.includes(provider))
  const keys = (await apiKeys.listOfProject(db, id)).map(({ key }) => key).reverse()
  const [server] = await ipAddresses.listOfProject(db, id)
  const startOf = (environment: Environment) => keys.find((key) => key.environment === environment)?.createdAt
  const [sandbox, live] = [startOf('sandbox'), startOf('live')]
  if (!server || !sandbox) return undefined
  const until = [project.suspendedAt, project.rejectedAt].find((end) => end && end < seededAt) ?? seededAt
  const from = new Date(Math.max(sandbox.getTime(), daysFrom(seededAt, -days).getTime()))
  const inEnvironment = (environment: Environment) => codes.filter((code) => code.environment === environment)
  const sold = { sandbox: inEnvironment('sandbox'), live: inEnvironment('live') }
  const starts = { sandbox, ...(live && { live }) }
  return { id, organisationId, name, from, until, latest: until, codes: sold, address: server.address, keys, starts }
}

async function fill(tx: Db, project: Seeded, environment: Environment, perDay: number, mix: Share[]): Promise<void> {
  const prices = pricesOf(project.codes[environment])
  const payer = `${project.organisationId} ${environment} `
  await tx.execute(sql`
    with ${momentsOf(project, perDay)}
    insert into calls (project_id, at, id, environment, product, operation, method, path, http_status, result_code, status_code,
      refusal, latency_ms, correlation_id, provider, product_code, transaction_id, customer, moved, amount, currency, ip,
      request, response, trace)
    select ${project.id}::uuid, m.at, m.id, ${environment}, 'direct-carrier-billing', x.operation, x.method,
      replace(x.path, '{correlationId}', m.order_id), x.http_status, x.result_code, x.status_code, x.refusal,
      (m.latency * x.slowness)::numeric(12, 1), m.order_id, case when x.refusal is null then p.provider end,
      case when x.has_product then p.code end, case when x.moved is not null then 'txn_' || substr(chance, 1, 20) end,
      case when x.reached then md5(${payer} || p.provider || m.customer) end,
      x.moved, case when x.moved is not null then p.amount end, case when x.moved is not null then p.currency end,
      ${project.address}, '{"headers":[{"name":"content-type","value":"application/json"}],"body":null}',
      -- As the gateway writes it, without spaces.
      json_build_object('headers', '[]'::json, 'body', format('{"resultCode":"%s","statusCode":%s,"message":"%s","correlationId":"%s"}',
        x.result_code, x.status_code, x.message, m.order_id)),
      '["Demo data: this call was never sent"]'
    from moments m
      join json_to_recordset(${JSON.stringify(sharesOf(mix))}) as x(above float8, upto float8, operation text, method text,
        path text, http_status int, result_code text, status_code int, refusal text, message text, moved text,
        has_product boolean, reached boolean, slowness float8) on m.of_mix >= x.above and m.of_mix < x.upto
      join json_to_recordset(${JSON.stringify(prices)}) as p(above float8, upto float8, provider text, code text,
        amount numeric, currency text) on m.of_prices >= p.above and m.of_prices < p.upto
    where m.at >= ${project.from.toISOString()} and m.at < ${project.until.toISOString()}`)
}

/**
 * Call times: more on weekends, slowly growing from month to month, between breakfast and midnight with a peak around
 * eight in the evening, which is noon in UTC.
 */
function momentsOf({ from, until, latest }: Seeded, perDay: number): SQL {
  return sql`days as materialized (
      select day, round(${perDay}::float8 * (0.88 + 0.24 * random())
        * (1 - 0.3 * extract(epoch from ${latest.toISOString()}::timestamp - day) / ${days * 86_400}::float8)
        * case extract(isodow from day) when 5 then 1.12 when 6 then 1.4 when 7 then 1.32 else 1 end)::int as calls
      from generate_series(${dayOf(from)}::timestamp, ${dayOf(until)}::timestamp, '1 day') as day
    ), chances as materialized (
      select date_trunc('milliseconds', (day + interval '1 hour' * case when random() < 0.6
          then 12 + 3 * (random() + random() + random() + random() - 2) else 16 * random() end) at time zone 'UTC') as at,
        random() as of_mix, random() as of_prices, floor(420 * random() * random())::int as customer,
        exp(3.3 + 0.8 * (random() + random() + random() + random() - 2)) as latency, md5(random()::text) as chance
      from days cross join lateral generate_series(1, calls)
    ), moments as materialized (
      -- A version 7 id, which begins with its moment.
      select *, 'order-' || substr(chance, 1, 8) as order_id,
        overlay(overlay(lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || substr(chance, 1, 20)
          placing '7' from 13 for 1) placing '8' from 17 for 1)::uuid as id
      from chances
    )`
}
