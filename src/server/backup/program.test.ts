import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startProgram } from '#server/backup/program.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

test.each([
  ['pg_dump: error: the server is gone', 'pg_dump failed: the server is gone'],
  ['', 'pg_dump failed: it ended with 1'],
  [
    'pg_dump: error: SSL error: certificate verify failed',
    "pg_dump failed: SSL error: certificate verify failed: add sslrootcert=FILE of the server's certificate authority to DATABASE_URL",
  ],
  [
    'pg_dump: error: root certificate file /root.crt does not exist',
    "pg_dump failed: root certificate file /root.crt does not exist: add sslrootcert=FILE of the server's certificate authority to DATABASE_URL",
  ],
])('reports the failed program and its reason: "%s"', async (stderr, message) => {
  const folder = temporaryFolder('portal-program')
  await writeFile(join(folder, 'pg_dump'), `#!/bin/sh\necho "${stderr}" >&2\nexit 1\n`, { mode: 0o755 })
  await expect(startProgram('pg_dump', [], { PATH: folder }).ended).rejects.toThrow(new RegExp(`^${message}$`))
})
