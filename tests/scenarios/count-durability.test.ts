import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { describe, expect, it } from 'vitest'
import { connect, type Database } from '#server/db/connect.ts'
import { callFigures, uncountedCalls } from '#server/db/rollup-schema.ts'
import { countCalls } from '#server/jobs/count-calls.ts'
import { insertSellers, wrongFigures } from '#tests/support/call-figures.ts'
import { storeCalls } from '#tests/support/calls.ts'
import { withDataDir } from '#tests/support/portal-process.ts'
import { startPostgres } from '#tests/support/postgres.ts'
import { root } from '#tests/support/tree.ts'

// kill -9 in the middle of countCalls, three times over: what was counted by then stays counted, the rest is counted later, once.

const calls = 900
const kills = 3
const now = new Date('2026-11-20T08:00:00.000Z')
type Place = { databaseUrl: string | undefined; dataDir: string }

/** Whatever is on its way in a log: several projects, operators and days, refunds, refusals, people who pay again. */
async function fillLog({ db }: Database): Promise<void> {
  const projectIds = await insertSellers(db, now)
  const declined = { httpStatus: 402, resultCode: 'GENERAL_DECLINE', moved: null, amount: null }
  const stored = Array.from({ length: calls }, (_, n) => ({
    projectId: projectIds[n % 4] ?? '',
    at: new Date(now.getTime() - (n % 70) * 3_600_000),
    environment: n % 5 === 0 ? ('sandbox' as const) : ('live' as const),
    provider: ['STM', 'AIS', 'GLB', 'unheard of', null][n % 3 === 0 ? n % 5 : 0] ?? null,
    customer: `payer ${n % 37}`,
    latencyMs: 1 + (n % 400),
    moved: n % 11 === 0 ? ('refund' as const) : ('charge' as const),
    amount: ((n % 900) / 100 + 0.01).toFixed(2),
    ...(n % 7 === 0 && declined),
  }))
  await storeCalls(db, stored)
}

const waitingIn = async ({ db }: Database) => (await db.select({ id: uncountedCalls.id }).from(uncountedCalls)).length
const countedIn = async ({ db }: Database) =>
  (await db.select().from(callFigures)).reduce((sum, { period, calls: each }) => sum + (period === 'day' ? each : 0), 0)

/** Lets a process of its own count, and kills it as soon as it has got on with that. */
async function countUntilKilled({ databaseUrl = '', dataDir }: Place, waiting: number): Promise<void> {
  const script = join(root, 'tests/support/counting-process.ts')
  const child = spawn(process.execPath, ['--no-deprecation', script, databaseUrl, dataDir], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = once(child, 'exit')
  for await (const line of createInterface({ input: child.stdout })) {
    if (Number(line) < waiting) child.kill('SIGKILL')
  }
  expect((await exited)[1]).toBe('SIGKILL')
}

async function dieAndCount(place: Place): Promise<void> {
  const inside = async <T>(use: (database: Database) => Promise<T>): Promise<T> => {
    const database = await connect(place)
    try {
      return await use(database)
    } finally {
      await database.close()
    }
  }
  await inside(fillLog)
  let waiting = calls
  for (let kill = 0; kill < kills; kill++) {
    await countUntilKilled(place, waiting)
    const left = await inside(waitingIn)
    expect(left).toBeGreaterThan(0)
    expect(left).toBeLessThan(waiting)
    expect(await inside(countedIn)).toBe(calls - left)
    waiting = left
  }
  await inside(async (database) => {
    expect(await countCalls(database)).toBe(waiting)
    expect(await countedIn(database)).toBe(calls)
    expect(await wrongFigures(database.db)).toEqual([])
  })
}

describe('interrupted counting continues and counts nothing twice', () => {
  it('in the embedded database', async () => {
    await withDataDir(async (dataDir) => await dieAndCount({ databaseUrl: undefined, dataDir }))
  })

  it('in PostgreSQL', async () => {
    const postgres = await startPostgres()
    try {
      await dieAndCount({ databaseUrl: postgres.url, dataDir: '' })
    } finally {
      await postgres.stop()
    }
  })
})
