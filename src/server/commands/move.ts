import { BackupError } from '#server/backup/backup-error.ts'
import { moveToPostgres } from '#server/backup/move.ts'
import { type Command, readArguments, rejectArguments } from '#server/commands/command.ts'
import { readDatabaseSettings } from '#server/config.ts'

export const moveCommand: Command = {
  usage: (program) => `usage: ${program} [--replace]

Copies the embedded database in DATA_DIR to the PostgreSQL database at DATABASE_URL, and compares the rows of both. It is one
transaction: a move that fails changes no data. It can be repeated: for rehearsals, --replace overwrites what an earlier move
and its users left in PostgreSQL. Stop the server first. The embedded database stays as it is.
Start the server with the secret in DATA_DIR/session-secret as SESSION_SECRET: then sessions go on, and customers keep their
hashes.`,
  async run(args) {
    const { values, positionals } = readArguments(args, { replace: { type: 'boolean', default: false } })
    rejectArguments(positionals)
    const { databaseUrl, dataDir } = readDatabaseSettings(process.env)
    if (!databaseUrl) throw new BackupError('DATABASE_URL: required: set the address of the database to move to')
    const { tables, isChanged } = await moveToPostgres({ dataDir, databaseUrl, replaces: values.replace })
    const secret = `Start the server with DATABASE_URL and the secret in ${dataDir}/session-secret as SESSION_SECRET.`
    return isChanged
      ? `Moved ${tables} tables; every row is the same in both. ${secret}`
      : `Nothing to move: every row of ${tables} tables is the same in both already. ${secret}`
  },
}
