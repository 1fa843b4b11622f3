import { execFile, execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { connectPostgres } from '#server/db/connect.ts'
import { createEmptyDatabase } from '#tests/support/database.ts'
import { inherited } from '#tests/support/portal-process.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { root } from '#tests/support/tree.ts'

const createDatabase = () => createEmptyDatabase(process.env.TEST_DATABASE_URL ?? '')

const runClient = (program: 'pg_dump' | 'pg_restore', args: string[]) => execFileSync(program, args)

async function dumpMigrated(): Promise<string> {
  const url = await createDatabase()
  await (await connectPostgres(url)).close()
  const file = join(temporaryFolder('portal-dump'), 'database.dump')
  runClient('pg_dump', ['--format=custom', `--file=${file}`, `--dbname=${url}`])
  return file
}

async function restore(file: string, sections: string[]): Promise<string> {
  const url = await createDatabase()
  for (const section of sections) runClient('pg_restore', [`--section=${section}`, `--dbname=${url}`, file])
  return url
}

/** Returns what the command prints as its failure. */
async function failureOf(command: string, url: string): Promise<string> {
  const settings = { DATABASE_URL: url, SESSION_SECRET: 'x'.repeat(32), DEMO: '1', PORT: '0' }
  const options = { cwd: root, env: { ...inherited(), ...settings } }
  const ended = promisify(execFile)(process.execPath, ['src/server/portal.ts', ...command.split(' ')], options)
  const { code, stderr } = await ended
    .then(() => ({ code: 0, stderr: '' }))
    .catch(({ code, stderr }: { code: number; stderr: string }) => ({ code, stderr }))
  return `${code} ${stderr}`
}

const stops = [
  { sections: ['pre-data'], found: 'it has tables, but no migration' },
  { sections: ['pre-data', 'data'], found: 'it has no foreign keys' },
]

test.each(stops)(
  'names a restore that stopped after $sections in one line',
  { timeout: 120_000 },
  async ({ sections, found }) => {
    const url = await restore(await dumpMigrated(), sections)
    const line = `DATABASE_URL: a restore of the database was not finished (${found}): drop the database, create it again, and restore again`
    for (const command of ['serve', 'migrate', 'check-config --database', 'audit verify'])
      expect(await failureOf(command, url), command).toBe(`1 ${line}\n`)
  },
)

test('accepts a restored database, and an empty one only with migrations', { timeout: 60_000 }, async () => {
  const restored = await restore(await dumpMigrated(), ['pre-data', 'data', 'post-data'])
  await (await connectPostgres(restored, { migrates: false })).close()
  const empty = await createDatabase()
  await expect(connectPostgres(empty, { migrates: false })).rejects.toThrow('is empty')
  await (await connectPostgres(empty)).close()
})
