import { existsSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import type { Archive } from '#server/backup/archive-reader.ts'
import type { ArchiveWriter } from '#server/backup/archive-writer.ts'
import { BackupError, failRestore } from '#server/backup/backup-error.ts'
import { outputOf, startProgram } from '#server/backup/program.ts'
import { countRows, findDifference, lastMigrationTime, tableNames } from '#server/backup/tables.ts'
import { reasonOf } from '#server/config-error.ts'
import { clientUrl } from '#server/db/client-url.ts'
import { unreachable } from '#server/db/postgres-server.ts'

const dumpName = 'database.dump'
/** Debian's file of the certificate authorities that Node trusts too. libpq trusts none by itself. */
const authorities = '/etc/ssl/certs/ca-certificates.crt'

/** Dumps and counts in one snapshot, so both see the same moment while the portal serves. */
export async function backUpPostgres(url: string, archive: ArchiveWriter) {
  return await withClient(url, async (client) => {
    await client.query('begin isolation level repeatable read read only')
    await client.query('set local statement_timeout = 0')
    const { rows } = await client.query<{ id: string }>('select pg_export_snapshot() as id')
    const schema = await lastMigrationTime(client)
    if (schema === 0)
      throw new BackupError('DATABASE_URL: the database has no portal tables, so there is nothing to back up')
    const counted = await countRows(client)
    await archive.add(dumpName, dump(url, rows[0]?.id ?? ''))
    return { schema, rows: counted }
  })
}

function dump(url: string, snapshot: string): AsyncGenerator<Buffer> {
  const options = ['--format=custom', '--no-owner', '--no-privileges', `--snapshot=${snapshot}`]
  return outputOf(start('pg_dump', url, options))
}

/** In one transaction: pg_restore that fails changes nothing. The rows can be counted only when it has committed. */
export async function restorePostgres(url: string, { manifest, read }: Archive): Promise<void> {
  await withClient(url, async (client) => {
    const tables = await tableNames(client)
    if (tables.length === 0) return
    throw new BackupError(`DATABASE_URL: the database is not empty, it has ${tables[0]}: name an empty one`)
  })
  const restore = ['--single-transaction', '--exit-on-error', '--no-owner', '--no-privileges']
  const program = start('pg_restore', url, restore)
  // pg_restore that fails stops reading; its own message says more than the broken pipe.
  const written = pipeline(Readable.from(read(dumpName)), program.child.stdin).catch(() => {})
  await Promise.all([program.ended.catch(failRestore), written])
  const difference = findDifference(manifest.rows, await withClient(url, countRows))
  if (difference) throw new BackupError(`the restore is not complete: ${difference}. Drop the database and try again`)
}

/** A program of PostgreSQL's client. The password is not on its command line, which every user of the machine sees. */
function start(name: 'pg_dump' | 'pg_restore', url: string, args: string[]) {
  const { address, environment } = withoutPassword(url)
  return startProgram(name, [...args, `--dbname=${address}`], environment)
}

/** For PostgreSQL's client. The password may also be a parameter, as in an address of a Unix socket. */
export function withoutPassword(url: string): { address: string; environment: Record<string, string> } {
  const target = new URL(url)
  const password = target.searchParams.get('password') ?? decodeURIComponent(target.password)
  const needsAuthorities = lacksAuthorities(target.searchParams)
  // Our driver compares the name of the server for verify-ca too.
  const sslModes: Record<string, string> = {
    'sslmode=no-verify': 'sslmode=require',
    ...(needsAuthorities && { 'sslmode=verify-ca': 'sslmode=verify-full' }),
  }
  // The rest stays as it is written: libpq reads a blank as %20 only. It does not know these parameters of our driver.
  const others = target.search
    .slice(1)
    .split('&')
    .filter((each) => !/^(password|uselibpqcompat)=/.test(each))
  target.search = others.map((each) => sslModes[each] ?? each).join('&')
  target.password = ''
  return {
    address: target.href,
    environment: { ...(password && { PGPASSWORD: password }), ...(needsAuthorities && { PGSSLROOTCERT: authorities }) },
  }
}

/** libpq takes its authorities from the address, the environment or the user's folder. */
function lacksAuthorities(parameters: URLSearchParams): boolean {
  if (!parameters.get('sslmode')?.startsWith('verify-') || parameters.has('sslrootcert')) return false
  return !process.env.PGSSLROOTCERT && !existsSync(join(homedir(), '.postgresql/root.crt'))
}

export async function withClient<Result>(url: string, use: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({
    connectionString: clientUrl(url),
    application_name: 'open-platform-portal-backup',
  })
  await client.connect().catch((error: unknown) => {
    throw new BackupError(unreachable('DATABASE_URL', reasonOf(error)).message)
  })
  let lost: Error | undefined
  // Without a listener a lost connection ends the process while a program of PostgreSQL runs.
  client.on('error', (error) => {
    lost ??= error
  })
  try {
    // Counting takes as long as the tables are large; the role may have a limit.
    await client.query('set statement_timeout = 0')
    return await use(client)
  } catch (error) {
    if (!lost || error instanceof BackupError) throw error
    throw new BackupError(
      `DATABASE_URL: the connection was lost (${reasonOf(lost)}): repeat the command when the database answers`,
    )
  } finally {
    await client.end()
  }
}
