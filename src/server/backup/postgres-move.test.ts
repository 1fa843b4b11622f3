import { Socket } from 'node:net'
import pg from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { moveToPostgres } from '#server/backup/move.ts'
import { connect, connectPostgres } from '#server/db/connect.ts'
import { createEmptyDatabase } from '#tests/support/database.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { waitFor } from '#tests/support/wait-for.ts'

const limitMs = 1000
const waitingLonger = `select 1 from pg_stat_activity where datname = current_database()
  and wait_event_type = 'Lock' and clock_timestamp() - query_start > interval '${limitMs + 100} ms'`

test('limits neither the time of a statement nor the silence of the database', { timeout: 120_000 }, async () => {
  const dataDir = temporaryFolder('portal-move')
  await (await connect({ dataDir, databaseUrl: undefined }, { migrates: true })).close()
  const databaseUrl = await createEmptyDatabase(process.env.TEST_DATABASE_URL ?? '')
  const target = await connectPostgres(databaseUrl)
  onTestFinished(() => target.close())
  const other = new pg.Client({ connectionString: databaseUrl })
  await other.connect()
  onTestFinished(() => other.end())
  await other.query('begin')
  await other.query('lock table calls')

  const silenceLimits = vi.spyOn(Socket.prototype, 'setTimeout')
  onTestFinished(() => silenceLimits.mockRestore())
  const limited = new URL(databaseUrl)
  limited.searchParams.set('statement_timeout', String(limitMs))
  const moved = moveToPostgres({ dataDir, databaseUrl: limited.href, replaces: false })
  const waited = waitFor(async () => expect(await target.db.execute(waitingLonger)).toMatchObject({ rowCount: 1 }))
  await Promise.race([moved, waited])
  await other.query('rollback')
  expect(await moved).toMatchObject({ isChanged: false })
  expect(new Set(silenceLimits.mock.calls.map(([ms]) => ms))).toEqual(new Set([0]))
})
