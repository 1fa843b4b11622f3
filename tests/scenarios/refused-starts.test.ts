import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { beforeAll, expect, test } from 'vitest'
import { runCommand } from '#tests/support/run-command.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

// A server that would damage its data ends at once, with one line that names cause and cure.

const first = { SESSION_SECRET: 'first'.repeat(8) }
const second = { SESSION_SECRET: 'second'.repeat(8) }

const dataDir = join(temporaryFolder('portal-refused'), 'data')
const run = (command: string[], secrets: Record<string, string>) =>
  runCommand(command, { DATA_DIR: dataDir, PORT: '0', DEMO: '1', ...secrets })

beforeAll(async () => {
  expect(await run(['migrate'], first)).toMatchObject({ status: 0 })
}, 60_000)

test('accepts the old key in SUBSCRIBER_SECRET beside a new SESSION_SECRET', async () => {
  const both = { ...second, SUBSCRIBER_SECRET: first.SESSION_SECRET }
  expect(await run(['check-config', '--database'], both)).toMatchObject({ status: 0, stderr: '' })
})

test('rejects a new SESSION_SECRET without SUBSCRIBER_SECRET, because the old one keys the stored subscriber hashes', async () => {
  for (const command of [['serve'], ['migrate'], ['check-config', '--database']]) {
    const { status, stderr } = await run(command, second)
    const lines = [
      expect.stringMatching(/^SUBSCRIBER_SECRET: the database has hashes of another key.*set the key before/),
    ]
    expect({ status, lines: stderr.trim().split('\n') }).toEqual({ status: 1, lines })
  }
  await forgetLastMigration()
  const { status, stderr } = await run(['migrate'], second)
  // Applying that migration again would fail for another reason.
  expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringMatching(/^SUBSCRIBER_SECRET: .*\n$/) })
})

/** The database then looks like one of an earlier version. */
async function forgetLastMigration(): Promise<void> {
  const database = new PGlite(join(dataDir, 'database'))
  const migrations = 'drizzle.__drizzle_migrations'
  await database.exec(`delete from ${migrations} where id = (select max(id) from ${migrations})`)
  await database.close()
}
