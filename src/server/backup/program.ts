import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { BackupError } from '#server/backup/backup-error.ts'

const packages = { pg_dump: 'postgresql-client', pg_restore: 'postgresql-client', tar: 'tar' }

/** A program that reads or writes the content of an archive. `ended` rejects with one line when it fails. */
export function startProgram(name: keyof typeof packages, args: string[], variables: NodeJS.ProcessEnv = {}) {
  // waitFor reads its messages, which are translated in other locales.
  const env = { ...process.env, LC_ALL: 'C', ...variables }
  const child = spawn(name, args, { env, stdio: ['pipe', 'pipe', 'pipe'] })
  const ended = waitFor(name, child)
  // The caller may read the output first.
  ended.catch(() => {})
  return { child, ended }
}

/** What the program writes. Throws when it fails, and ends it when the reader stops. */
export async function* outputOf({ child, ended }: ReturnType<typeof startProgram>): AsyncGenerator<Buffer> {
  try {
    yield* child.stdout
    await ended
  } finally {
    child.kill()
  }
}

async function waitFor(name: keyof typeof packages, child: ChildProcess): Promise<void> {
  let stderr = ''
  child.stderr?.on('data', (chunk) => {
    stderr = `${stderr}${chunk}`.slice(0, 4000)
  })
  const [code] = await once(child, 'close').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
    throw new BackupError(`${name} is not installed: install Debian's ${packages[name]}`)
  })
  if (code === 0) return
  const line = stderr.split('\n').find((each) => each.includes('error:')) ?? stderr.split('\n')[0] ?? ''
  // PostgreSQL's programs and tar begin a message with their names.
  const reason = line.replace(/^\w+: (error: )?/, '')
  throw new BackupError(`${name} failed: ${reason || `it ended with ${code}`}${cureOf(name, stderr)}`)
}

function cureOf(name: keyof typeof packages, stderr: string): string {
  if (stderr.includes('version mismatch'))
    return `: install Debian's ${packages[name]} of the server's version, or put it first in PATH`
  return /root certificate file|certificate verify failed/.test(stderr)
    ? ": add sslrootcert=FILE of the server's certificate authority to DATABASE_URL"
    : ''
}
