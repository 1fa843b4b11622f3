import { sql } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { eachDatabase } from '#tests/support/database.ts'
import { installJobSchema, refuseOtherJobSchema } from './job-queue.ts'

const database = eachDatabase()
const refusal = () => refuseOtherJobSchema(database().jobs, database().kind)
const install = () => installJobSchema(database().jobs, database().kind)
afterEach(install)

test('a migrated database has the job queue of this version', async () => {
  await expect(refusal()).resolves.toBeUndefined()
})

test('refuses a database without a job queue, until it is installed', async () => {
  await database().db.execute(sql`drop schema jobs cascade`)
  await expect(refusal()).rejects.toThrow(/^DATA\w+: the database has no job queue: run migrate/)
  await install()
  await expect(refusal()).resolves.toBeUndefined()
})

test('refuses the job queue of another version', async () => {
  await database().db.execute(sql`update jobs.version set version = version + 1`)
  await expect(refusal()).rejects.toThrow(/^DATA\w+: the database has the job queue of another version: run migrate/)
  await database().db.execute(sql`update jobs.version set version = version - 1`)
})
