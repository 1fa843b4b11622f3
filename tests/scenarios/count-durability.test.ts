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

// Kills the process during countCalls three times. Counted calls stay counted, and the others are counted once later.

const calls = 900
const kills = 3
const now = new Date('2026-11-20T08:00:00.000Z')
type Place = { databaseUrl: string | undefined; dataDir: string }

/** Fills the log with calls of several projects, operators and days, with refunds, declines and repeated payers. */
async function fillLog({ db }: Database): Promise<void> {
  const projectIds = await insertSellers(db, now)
  const declined = { httpStatus: 402, resultCode: 'GENERAL_DECLINE', moved: null, amount: null }
  const stored = Array.from({ length: calls }, (_, n) => ({
    projectId: projectIds[n % 4] ?? '',
    at: new Date(now.getTime() - (n % 70) * 3_600_000),
    environment: n % 5 === 0 ? ('sandbox' as const) : ('live' as const),
    provider: ['STM', 'AIS', 'GLB', 'unknown', null][n % 3 === 0 ? n % 5 : 0] ?? null,
    customer: `payer ${n % 37}`,
    latencyMs: 1 + (n % 400),
    moved: n % 11 === 0 ? ('refund' as const) : ('charge' as const),
    amount: ((n % 900) / 100 + 0.01).toFixed(2),
    ...(n % 7 === 0 && declined),
  }))
  await storeCalls(db, stored)
}

const countUncounted = async ({ db }: Database) =>
  (await db.select({ id: uncountedCalls.id }).from(uncountedCalls)).length
const countCounted = async ({ db }: Database) =>
  (await db.select().from(callFigures)).reduce((sum, { period, calls: each }) => sum + (period === 'day' ? each : 0), 0)

/** Counts in a child process and kills it after its first progress. */
async function countUntilKilled({ databaseUrl = '', dataDir }: Place, uncounted: number): Promise<void> {
  const script = join(root, 'tests/support/counting-process.ts')
  const child = spawn(process.execPath, ['--no-deprecation', script, databaseUrl, dataDir], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = once(child, 'exit')
  for await (const line of createInterface({ input: child.stdout })) {
    if (Number(line) < uncounted) child.kill('SIGKILL')
  }
  expect((await exited)[1]).toBe('SIGKILL')
}

async function countWithKills(place: Place): Promise<void> {
  const withDatabase = async <T>(use: (database: Database) => Promise<T>): Promise<T> => {
    const database = await connect(place, { migrates: true })
    try {
      return await use(database)
    } finally {
      await database.close()
    }
  }
  await withDatabase(fillLog)
  let uncounted = calls
  for (let kill = 0; kill < kills; kill++) {
    await countUntilKilled(place, uncounted)
    const left = await withDatabase(countUncounted)
    expect(left).toBeGreaterThan(0)
    expect(left).toBeLessThan(uncounted)
    expect(await withDatabase(countCounted)).toBe(calls - left)
    uncounted = left
  }
  await withDatabase(async (database) => {
    expect(await countCalls(database)).toBe(uncounted)
    expect(await countCounted(database)).toBe(calls)
    expect(await wrongFigures(database.db)).toEqual([])
  })
}

describe('interrupted counting continues and counts every call once', () => {
  it('in the embedded database', async () => {
    await withDataDir(async (dataDir) => await countWithKills({ databaseUrl: undefined, dataDir }))
  })

  it('in PostgreSQL', async () => {
    const postgres = await startPostgres()
    try {
      await countWithKills({ databaseUrl: postgres.url, dataDir: '' })
    } finally {
      await postgres.stop()
    }
  })
})
