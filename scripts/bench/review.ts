import { eq, sql } from 'drizzle-orm'
import type { Db } from '#server/db/database.ts'
import { projects } from '#server/db/schema.ts'
import type { Project } from '#server/repositories/projects.ts'
import { facts, queryOf, urlOf } from '../../tests/support/operation-requests.ts'
import { addSubmissions } from '../../tests/support/submitted.ts'
import { type DatabaseVariables, onBothDatabases } from './both-databases.ts'
import { fillReviews } from './fill-reviews.ts'
import { openPortal } from './in-process-portal.ts'
import { mediansInTurn } from './load.ts'
import { benchReadiness, readinessLimit } from './review-readiness.ts'
import { benchStreams, streamLimits } from './review-streams.ts'
import { verdict } from './verdict.ts'

const submissions = 50
const notes = 1000
const messages = 10_000
const rounds = 60
const warmUps = 5
const maxRatio = 3
/** The rows of a list that the page reads first. */
const pageSize = 20
const perList = 20

/** What the page of a review reads: every answer about one project, the first page of lists. */
const reads = facts.flatMap(([, fact]) => {
  const { api, method, path, answers } = fact
  const isRead = api === 'admin' && method === 'get' && answers === 'json'
  if (!isRead || !/^\/admin\/projects\/\{projectId\}(\/[a-z-]+)?$/.test(path)) return []
  return [(id: string) => `${urlOf(fact, id)}${queryOf(fact).includes('limit') ? `?limit=${pageSize}` : ''}`]
})
const comparison = (id: string) => `/admin/projects/${id}/submissions/${submissions}/changes?from=${submissions - 1}`

/** Measures opening a review with a long history, the readiness of a project with many calls, and open event streams. */
export async function benchReview(): Promise<void> {
  const missed: string[] = []
  const check = (name: string, ratio: number, limit: number) => {
    if (ratio > limit) missed.push(`${name} ${ratio.toFixed(2)}`)
  }
  await onBothDatabases(async (kind, placeOf) => {
    check(`${kind}, history`, await benchHistory(kind, await placeOf('review')), maxRatio)
    check(`${kind}, readiness`, await benchReadiness(kind, await placeOf('readiness')), readinessLimit)
    const streams = await benchStreams(kind, { idle: await placeOf('idle'), busy: await placeOf('busy') })
    check(`${kind}, memory of streams`, streams.megabytes, streamLimits.megabytes)
    check(`${kind}, requests with streams`, streams.slowdown, streamLimits.slowdown)
  })
  const limits =
    `a long review opens within ${maxRatio} times an empty one, readiness is flat within ${readinessLimit}, streams take at most ` +
    `${streamLimits.megabytes} MB and slow a request by at most ${streamLimits.slowdown}`
  console.log(verdict(limits, missed))
}

/** Compares opening a review with a long history and opening one without. Returns the ratio of their medians. */
async function benchHistory(kind: string, place: DatabaseVariables): Promise<number> {
  const portal = await openPortal(place)
  try {
    const { db } = portal.database
    const headers = await portal.headersOf(await fillReviews(db, perList))
    const [empty, full] = await findReviews(db)
    await fillHistory(db, full)
    await db.execute(sql`analyze`)
    const open = (id: string, urls: ((id: string) => string)[]) => async () => {
      for (const url of urls) {
        const answer = await portal.app.inject({ url: url(id), headers })
        if (answer.statusCode !== 200) throw new Error(`${url(id)} answered ${answer.statusCode}: ${answer.body}`)
      }
    }
    const tasks = [open(empty.id, reads), open(full.id, [...reads, comparison])]
    const [short = Number.NaN, long = Number.NaN] = await mediansInTurn(tasks, { rounds, warmUps })
    const ratio = long / short
    console.log(
      `${kind}: ${reads.length} reads of an empty review ${short.toFixed(2)} ms, with ${submissions} submissions, ` +
        `${notes} notes, ${messages} messages and a comparison ${long.toFixed(2)} ms, ratio ${ratio.toFixed(2)}`,
    )
    return ratio
  } finally {
    await portal.close()
  }
}

async function findReviews(db: Db): Promise<[Project, Project]> {
  const [empty, full] = await db.select().from(projects).where(eq(projects.status, 'pending')).limit(2)
  if (!empty || !full) throw new Error('there are no two pending projects')
  return [empty, full]
}

async function fillHistory(db: Db, project: Project): Promise<void> {
  await addSubmissions(db, project, submissions)
  await db.execute(sql`
    insert into review_notes (project_id, desk, pointer, text, blocking, submission, created_by, created_at, sent_at)
    select ${project.id}::uuid, 'business', '/company/address', 'Please correct this. ' || n, n % 2 = 0, n % ${submissions}::int + 1,
      ${project.createdBy}::uuid, now() - n * interval '1 minute', now()
    from generate_series(1, ${notes}::int) n`)
  await db.execute(sql`
    insert into thread_messages (id, project_id, author_id, author_email, author_role, audience, text, mentions)
    select gen_random_uuid(), ${project.id}::uuid, ${project.createdBy}::uuid, 'partner@bench.example', 'EXTERNAL_ADMIN', 'all',
      'A message. ' || n, '["/company/address"]'
    from generate_series(1, ${messages}::int) n`)
}
