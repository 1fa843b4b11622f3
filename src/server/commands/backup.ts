import { withArchive } from '#server/backup/archive-reader.ts'
import { ArchiveWriter } from '#server/backup/archive-writer.ts'
import { BackupError } from '#server/backup/backup-error.ts'
import { backUpEmbedded, restoreEmbedded } from '#server/backup/embedded-backup.ts'
import { format, type Manifest, manifestName } from '#server/backup/manifest.ts'
import { backUpPostgres, restorePostgres } from '#server/backup/postgres-backup.ts'
import { type Command, readArguments, UsageError } from '#server/commands/command.ts'
import { readDatabaseSettings } from '#server/config.ts'

export const backupCommand: Command = {
  usage: (program) => `usage: ${program} FILE

Writes the database into one archive, FILE, while the portal serves: with PostgreSQL a dump (pg_dump has to be installed),
with the embedded database a copy of it and the generated secret. Its manifest holds the rows of each table and the hash
of each file. Secrets in variables are not in it: keep them elsewhere.
It reads DATABASE_URL or DATA_DIR as the server does.`,
  run: async (args) => await backUp(onlyFile(args)),
}

export const restoreCommand: Command = {
  usage: (program) => `usage: ${program} FILE

Restores an archive of backup into an empty PostgreSQL database (pg_restore has to be installed), or into an empty DATA_DIR.
It compares every byte with the manifest before it begins, and the rows of every table at the end. A restore that fails
changes nothing, with one exception: if PostgreSQL's row counts differ at the end, the rows stay; drop that database.
Verify the chains of events afterwards with audit verify.
It reads DATABASE_URL or DATA_DIR as the server does.`,
  run: async (args) => await restore(onlyFile(args)),
}

function onlyFile(args: string[]): string {
  const { positionals } = readArguments(args, {})
  const [file] = positionals
  if (!file || positionals.length > 1) throw new UsageError('give the name of one file')
  return file
}

/** Returns the text to print; throws one line on failure. */
async function backUp(path: string): Promise<string> {
  const { databaseUrl, dataDir } = readDatabaseSettings(process.env)
  let total = ''
  await ArchiveWriter.create(path, async (archive) => {
    const content = databaseUrl ? await backUpPostgres(databaseUrl, archive) : await backUpEmbedded(dataDir, archive)
    const manifest: Manifest = {
      format,
      createdAt: new Date().toISOString(),
      database: databaseUrl ? 'postgres' : 'embedded',
      ...content,
      files: archive.entries,
    }
    total = describe(manifest)
    await archive.add(manifestName, [Buffer.from(JSON.stringify(manifest, null, 2))])
  })
  return `${path} holds ${total}. Keep it as safe as the database: it holds all data in clear.`
}

/** Returns the text to print; throws one line on failure. */
async function restore(path: string): Promise<string> {
  const { databaseUrl, dataDir } = readDatabaseSettings(process.env)
  return await withArchive(path, async (archive) => {
    const { manifest } = archive
    if (manifest.database === 'postgres' && !databaseUrl)
      throw new BackupError(`DATABASE_URL: ${path} is a backup of PostgreSQL: set the address of an empty database`)
    if (manifest.database === 'embedded' && databaseUrl)
      throw new BackupError(
        `DATABASE_URL: ${path} is a backup of the embedded database: unset it, restore into DATA_DIR, and then move`,
      )
    await (databaseUrl ? restorePostgres(databaseUrl, archive) : restoreEmbedded(dataDir, archive))
    return `Restored ${describe(manifest)}, of ${manifest.createdAt}. Verify the chains of events next: audit verify.`
  })
}

function describe({ rows }: Manifest): string {
  const counts = Object.values(rows)
  return `${counts.reduce((sum, count) => sum + count, 0)} rows in ${counts.length} tables`
}
