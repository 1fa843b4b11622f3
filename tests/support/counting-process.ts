import { sql } from 'drizzle-orm'
import { connect } from '#server/db/connect.ts'
import { uncountedCalls } from '#server/db/rollup-schema.ts'
import { countCalls } from '#server/jobs/count-calls.ts'

// Counts what waits, a few calls at a time, and says meanwhile how many still do: for a test that kills it in the middle.
const [databaseUrl, dataDir = ''] = process.argv.slice(2)
const database = await connect({ databaseUrl: databaseUrl || undefined, dataDir })
const counting = countCalls(database, 3)
let left = Number.POSITIVE_INFINITY
while (left > 0) {
  const [waiting] = await database.db.select({ calls: sql`count(*)`.mapWith(Number) }).from(uncountedCalls)
  left = waiting?.calls ?? 0
  console.log(left)
}
await counting
await database.close()
