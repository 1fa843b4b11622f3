import { syncArticles } from '#server/articles/sync-articles.ts'
import { type Command, rejectArguments } from '#server/commands/command.ts'
import { readConfig } from '#server/config.ts'
import { connect, type Database } from '#server/db/connect.ts'
import { lastMigration } from '#server/db/migrate.ts'
import { recordEarlierChains } from '#server/repositories/audit-events.ts'
import { keepSecrets, refuseOtherSubscriberKey } from '#server/subscriber-key.ts'

/** Writes the rows that a version needs besides its schema. */
export async function prepareData({ db }: Database, now: Date): Promise<void> {
  await syncArticles(db)
  await recordEarlierChains(db, now)
}

export const migrateCommand: Command = {
  usage: (program) => `usage: ${program}

Brings the database to the schema of this version and stores its articles. It creates the embedded database if there is
none. Any number of processes may run it at once: one migrates, the others wait. The version before keeps working on the
new schema, so migrate first, then replace the servers one after the other.
It reads the same variables as the server. The embedded database allows one process only: stop the server first.`,
  async run(args) {
    rejectArguments(args)
    const config = readConfig(process.env)
    const database = await connect(config, {
      migrates: true,
      beforeMigration: (db) => refuseOtherSubscriberKey(db, config),
    })
    try {
      await keepSecrets(database.db, config)
      await prepareData(database, new Date())
      return `The database has the schema of this version: ${lastMigration().tag}`
    } finally {
      await database.close()
    }
  },
}
