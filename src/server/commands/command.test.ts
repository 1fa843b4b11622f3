import { DrizzleQueryError } from 'drizzle-orm/errors'
import { afterEach, expect, test, vi } from 'vitest'
import { ProblemError } from '#domain/problems.ts'
import { runCommand } from '#server/commands/command.ts'

/** What PostgreSQL answers, as Drizzle passes it on. */
function refusedBy(code: string, message: string): Error {
  return new DrizzleQueryError(
    'insert into "accounts" ("id") values ($1)',
    ['1'],
    Object.assign(new Error(message), { code }),
  )
}

afterEach(() => {
  process.exitCode = 0
})

test.each([
  [
    refusedBy('53100', 'could not extend file "base/5/1259": No space left on device'),
    'DATABASE_URL: PostgreSQL has no room to write (could not extend file "base/5/1259": No space left on device): free space on its disk, or enlarge it',
  ],
  [
    refusedBy('42501', 'permission denied for table accounts'),
    'DATABASE_URL: its role has too few rights (permission denied for table accounts): set the role that owns the database and its tables',
  ],
  [
    new ProblemError('storage-full'),
    'DATA_DIR: there is no room left where it lies: free at least 64 MB, or set another DATA_DIR',
  ],
  [refusedBy('40P01', 'deadlock detected'), 'deadlock detected'],
])('says in one line why a statement of a command failed: %s', async (error, line) => {
  const print = vi.spyOn(console, 'error').mockReturnValue()
  const command = { usage: () => '', run: () => Promise.reject(error) }
  await runCommand(command, 'portal staff', [])
  expect(print.mock.calls).toEqual([[line]])
  expect(process.exitCode).toBe(1)
})
