import { sql } from 'drizzle-orm'
import type { Db } from '#server/db/database.ts'
import { projects } from '#server/db/schema.ts'
import { maintainCallPartitions } from '#server/jobs/call-partitions.ts'
import * as apiKeys from '#server/repositories/api-keys.ts'
import type { Project } from '#server/repositories/projects.ts'
import { loadReadiness } from '#server/review/readiness.ts'
import { type DatabaseVariables, withDatabaseAt } from './both-databases.ts'
import { mediansInTurn } from './load.ts'
import { insertPartner } from './people.ts'

const few = 100
const many = Number(process.env.BENCH_CALLS ?? 1_000_000)
/** Allowed ratio of the times over many and over few calls. */
export const readinessLimit = 1.5
const batchSize = 25_000
const day = 86_400_000
const rounds = 200

/** Compares the checklist of a project with few sandbox calls and of one with many. Returns the ratio of their medians. */
export async function benchReadiness(kind: string, place: DatabaseVariables): Promise<number> {
  return await withDatabaseAt(place, async ({ db }) => {
    const sizes = [few, many]
    await maintainCallPartitions(db, new Date(Date.now() - 21 * day))
    const measured = [await insertProject(db, 0), await insertProject(db, 1)]
    for (const [at, each] of measured.entries()) await storeCalls(db, each, sizes[at] ?? few)
    await db.execute(sql`analyze`)
    const tasks = measured.map(
      ({ project }) =>
        () =>
          loadReadiness(db, project, new Date()),
    )
    const medians = await mediansInTurn(tasks, { rounds })
    for (const [at, time] of medians.entries())
      console.log(`readiness, ${kind}, ${sizes[at]} calls: median ${time.toFixed(2)} ms`)
    const [ofFew = Number.NaN, ofMany = Number.NaN] = medians
    const ratio = ofMany / ofFew
    console.log(`readiness, ${kind}: ${ratio.toFixed(2)} times as long (up to ${readinessLimit} is flat)`)
    return ratio
  })
}

interface BenchProject {
  project: Project
  keyId: string
}

async function insertProject(db: Db, number: number): Promise<BenchProject> {
  const { id: createdBy, organisationId } = await insertPartner(db, `partner-${number}@bench.example`)
  const service = { name: `Project ${number}`, description: 'A service.', projectType: 1, productType: 1 }
  const [project] = await db
    .insert(projects)
    .values({ ...service, organisationId, createdBy })
    .returning()
  if (!project) throw new Error('an inserted project came back empty')
  const { id: keyId } = await apiKeys.insert(db, {
    projectId: project.id,
    environment: 'sandbox',
    createdBy,
    keyHash: `hash ${number}`,
    lastFour: '0000',
    expiresAt: new Date(Date.now() + 365 * day),
  })
  return { project, keyId }
}

/**
 * Stores calls in bulk; the triggers of the log do their work. Every second call fails, and the next one repeats it, so that the
 * trigger keeps and finds each failure.
 */
async function storeCalls(db: Db, { project, keyId }: BenchProject, calls: number): Promise<void> {
  for (let from = 0; from < calls; from += batchSize) {
    await db.execute(sql`
      insert into calls (project_id, at, id, environment, key_id, product, operation, method, path, http_status, result_code,
        status_code, latency_ms, correlation_id, provider, request, response, trace)
      select ${project.id}::uuid, now() - interval '20 days' * (1 - n / ${calls}::float8), gen_random_uuid(), 'sandbox',
        ${keyId}::uuid, 'direct-carrier-billing', 'createCharge', 'POST', '/v1/charges', case n % 2 when 0 then 503 else 200 end,
        case n % 2 when 0 then 'GENERAL_FAILURE' else 'SUCCESS' end, case n % 2 when 0 then 503 else 200 end, 20,
        'order-' || n / 2, 'STM', '{"headers":[],"body":null}', '{"headers":[],"body":"{}"}', '[]'
      from generate_series(${from}::int, ${Math.min(calls, from + batchSize) - 1}::int) n`)
  }
}
