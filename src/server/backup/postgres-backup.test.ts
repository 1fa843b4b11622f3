import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { withoutPassword } from '#server/backup/postgres-backup.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

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

/** A home folder, where libpq looks for root.crt, and the variable that names another file. */
function useHome(home = temporaryFolder('portal-home'), rootCertificate?: string): string {
  vi.stubEnv('HOME', home)
  vi.stubEnv('PGSSLROOTCERT', rootCertificate)
  onTestFinished(() => void vi.unstubAllEnvs())
  return home
}

test.each(['verify-full', 'verify-ca'])("trusts Debian's authorities and compares the name with sslmode=%s", (mode) => {
  useHome()
  expect(withoutPassword(`postgres://portal@db.example/portal?sslmode=${mode}`)).toEqual({
    address: 'postgres://portal@db.example/portal?sslmode=verify-full',
    environment: { PGSSLROOTCERT: '/etc/ssl/certs/ca-certificates.crt' },
  })
})

test.each(['require', 'prefer', 'verify-ca&sslrootcert=/ca.pem'])('leaves sslmode=%s as it is', (mode) => {
  useHome()
  const address = `postgres://portal@db.example/portal?sslmode=${mode}`
  expect(withoutPassword(address)).toEqual({ address, environment: {} })
})

test("leaves libpq's own settings of authorities as they are", () => {
  const address = 'postgres://portal@db.example/portal?sslmode=verify-ca'
  const home = useHome(undefined, '/ca.pem')
  expect(withoutPassword(address)).toEqual({ address, environment: {} })
  useHome(home)
  mkdirSync(join(home, '.postgresql'))
  writeFileSync(join(home, '.postgresql/root.crt'), '')
  expect(withoutPassword(address)).toEqual({ address, environment: {} })
})
