import { expect, test } from 'vitest'
import { withoutPassword } from '#server/backup/postgres-backup.ts'

test.each([
  ['postgres://portal:se%20cret@db.example/portal', 'postgres://portal@db.example/portal'],
  [
    'postgresql:///portal?host=/var/run/postgresql&password=se%20cret',
    'postgresql:///portal?host=%2Fvar%2Frun%2Fpostgresql',
  ],
])('keeps the password of %s out of the command line', (url, address) => {
  expect(withoutPassword(url)).toEqual({ address, environment: { PGPASSWORD: 'se cret' } })
})
