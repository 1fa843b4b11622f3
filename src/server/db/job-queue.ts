import { type fromPglite, PgBoss } from 'pg-boss'
import pgBoss from 'pg-boss/package.json' with { type: 'json' }
import { ConfigError } from '#server/config-error.ts'
import type { DatabaseKind } from './database.ts'

export type JobsDatabase = ReturnType<typeof fromPglite>

/** Where pg-boss keeps the jobs. Its package brings the tables. */
export const jobQueue = (db: JobsDatabase, kind: DatabaseKind) =>
  ({ db, backend: kind === 'embedded' ? 'pglite' : 'postgres', schema: 'jobs' }) as const

/** Creates the tables of the job queue, or brings them to the version of the package. */
export async function installJobSchema(db: JobsDatabase, kind: DatabaseKind): Promise<void> {
  if ((await installedVersion(db, kind)) === pgBoss.pgboss.schema) return
  const boss = new PgBoss({ ...jobQueue(db, kind), schedule: false, supervise: false })
  await boss.start()
  await boss.stop({ graceful: false, close: false })
}

/** Throws unless the job queue has the tables of this version. */
export async function refuseOtherJobSchema(db: JobsDatabase, kind: DatabaseKind): Promise<void> {
  const installed = await installedVersion(db, kind)
  if (installed === pgBoss.pgboss.schema) return
  const found = installed === undefined ? 'no job queue' : 'the job queue of another version'
  throw new ConfigError(
    kind === 'embedded' ? 'DATA_DIR' : 'DATABASE_URL',
    `the database has ${found}: run migrate (portal migrate, or npm run migrate), then start again`,
  )
}

async function installedVersion(db: JobsDatabase, kind: DatabaseKind): Promise<number | undefined> {
  const boss = new PgBoss(jobQueue(db, kind))
  return (await boss.isInstalled()) ? ((await boss.schemaVersion()) ?? undefined) : undefined
}
