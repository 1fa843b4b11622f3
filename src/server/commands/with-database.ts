import { type Config, readConfig } from '#server/config.ts'
import { connect } from '#server/db/connect.ts'
import type { Db } from '#server/db/database.ts'

/** Connects to the database of the environment for one command. */
export async function withDatabase<Result>(
  environment: NodeJS.ProcessEnv,
  work: (db: Db, config: Config) => Promise<Result>,
): Promise<Result> {
  const config = readConfig(environment)
  const database = await connect(config)
  try {
    return await work(database.db, config)
  } finally {
    await database.close()
  }
}
