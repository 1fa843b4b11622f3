import { sql } from 'drizzle-orm'
import type { Db } from '#server/db/database.ts'
import * as auditEvents from '#server/repositories/audit-events.ts'
import { type DatabaseVariables, onBothDatabases } from './both-databases.ts'
import { fillReviews } from './fill-reviews.ts'
import { type BenchPortal, openPortal } from './in-process-portal.ts'

const admins = 8
const seconds = 3
const rounds = 3

/** Measures concurrent decisions of business admins on projects of different partners, of one partner, and on one project. */
export async function benchTransitions(): Promise<void> {
  await onBothDatabases(async (kind, placeOf) => benchOn(kind, await placeOf('transitions')))
}

async function benchOn(name: string, place: DatabaseVariables): Promise<void> {
  const portal = await openPortal(place)
  try {
    const { db } = portal.database
    const decide = await decisions(portal)
    const apart = await projectsOf(db, sql`distinct on (organisation_id) id`)
    const together = await projectsOf(
      db,
      sql`id`,
      sql`organisation_id = (select organisation_id from projects limit 1)`,
    )
    const [one = ''] = apart
    const same = Array.from({ length: admins }, () => one)
    const loads: [string, () => Promise<Tally>][] = [
      [`bare transaction, ${admins} rows`, () => run(apart, (id) => bareStep(db, id))],
      [`${admins} projects of ${admins} partners`, () => run(apart, decide)],
      [`${admins} projects of one partner`, () => run(together, decide)],
      ['one project', () => run(same, decide)],
    ]
    console.log(
      `${name}, ${admins} business admins at once, each sends the next decision when the previous one is answered`,
    )
    report(await inTurn(loads))
  } finally {
    await portal.close()
  }
}

interface Tally {
  done: number
  lost: number
}

/** Loads take turns, so that load on the machine affects all alike. The best round counts. The first round warms up. */
async function inTurn(loads: [string, () => Promise<Tally>][]): Promise<[string, Tally][]> {
  const best = new Map<string, Tally>()
  for (let round = 0; round <= rounds; round++) {
    for (const [name, load] of loads) {
      const tally = await load()
      if (round > 0 && tally.done > (best.get(name)?.done ?? 0)) best.set(name, tally)
    }
  }
  return [...best]
}

/** Each admin repeatedly decides about one project. */
async function run(projects: string[], decide: (id: string) => Promise<boolean>): Promise<Tally> {
  const tally = { done: 0, lost: 0 }
  const end = performance.now() + seconds * 1000
  await Promise.all(
    projects.map(async (id) => {
      while (performance.now() < end) tally[(await decide(id)) ? 'done' : 'lost'] += 1
    }),
  )
  return tally
}

/** Suspends and reinstates a project in turns. Returns false if another admin was faster. */
async function decisions({ app, database, headersOf }: BenchPortal): Promise<(id: string) => Promise<boolean>> {
  const headers = await headersOf(await fillReviews(database.db, 400))
  const suspended = new Set<string>()
  return async (id) => {
    const [path, type] = suspended.has(id) ? ['reinstate', 'REINSTATE'] : ['suspend', 'SUSPEND']
    const payload = { type, approverType: 'INTERNAL_BUSINESS_ADMIN', message: 'Measured.' }
    const { statusCode } = await app.inject({ method: 'POST', url: `/admin/projects/${id}/${path}`, headers, payload })
    if (statusCode !== 200 && statusCode !== 409) throw new Error(`${path} answers ${statusCode}`)
    if (statusCode === 200) suspended[path === 'suspend' ? 'add' : 'delete'](id)
    return statusCode === 200
  }
}

/** The reference of the ratios: one lock, one update and one audit event, without a request. */
async function bareStep(db: Db, id: string): Promise<boolean> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select 1 from projects where id = ${id} for no key update`)
    await tx.execute(sql`update projects set updated_at = now() where id = ${id}`)
    await auditEvents.append(tx, {
      projectId: id,
      action: 'sms-template-updated',
      actorId: null,
      actorEmail: null,
      actorRole: null,
      fromStatus: 'live',
      toStatus: 'live',
      fromStage: null,
      toStage: null,
      message: null,
      createdAt: new Date(),
    })
  })
  return true
}

/** Finds one live project per admin. */
async function projectsOf(db: Db, columns: ReturnType<typeof sql>, condition = sql`true`): Promise<string[]> {
  const found = await db
    .select({ id: sql<string>`id` })
    .from(sql`(select ${columns} from projects where status = 'live' and ${condition} limit ${admins}) as chosen`)
  if (found.length < admins) throw new Error(`The benchmark needs ${admins} projects and found ${found.length}`)
  return found.map(({ id }) => id)
}

function report(tallies: [string, Tally][]): void {
  const [reference] = tallies
  for (const [name, { done, lost }] of tallies) {
    const ratio = reference ? `; ${(reference[1].done / done).toFixed(1)} times the bare transaction` : ''
    const refused = lost > 0 ? `, ${perSecond(lost)} refused with 409` : ''
    console.log(`  ${name.padEnd(30)} ${perSecond(done)} transitions/s${refused}${ratio}`)
  }
}

const perSecond = (count: number) => String(Math.round(count / seconds)).padStart(5)
