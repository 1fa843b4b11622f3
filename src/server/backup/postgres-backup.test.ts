import { expect, test } from 'vitest'
import { withoutPassword } from '#server/backup/postgres-backup.ts'

test('replaces the parameters that only our driver knows', () => {
  const url = 'postgres://portal@db.example/portal?uselibpqcompat=true&sslmode=no-verify&connect_timeout=5'
  expect(withoutPassword(url)).toEqual({
    address: 'postgres://portal@db.example/portal?sslmode=require&connect_timeout=5',
    environment: {},
  })
})

test.each([
  ['postgres://portal:se%20cret@db.example/portal', 'postgres://portal@db.example/portal'],
  [
    'postgresql:///portal?host=/var/run/postgresql&password=se%20cret&options=-c%20search_path%3Dportal',
    'postgresql:///portal?host=/var/run/postgresql&options=-c%20search_path%3Dportal',
  ],
])('keeps the password of %s out of the command line', (url, address) => {
  expect(withoutPassword(url)).toEqual({ address, environment: { PGPASSWORD: 'se cret' } })
})
