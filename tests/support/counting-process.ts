import { sql } from 'drizzle-orm'
import { connect } from '#server/db/connect.ts'
import { uncountedCalls } from '#server/db/rollup-schema.ts'
import { countCalls } from '#server/jobs/count-calls.ts'

// Counts the uncounted calls in small batches and prints how many are left, so that a test can kill it halfway.
const [databaseUrl, dataDir = ''] = process.argv.slice(2)
const database = await connect({ databaseUrl: databaseUrl || undefined, dataDir }, { migrates: true })
const counting = countCalls(database, 3)
let left = Number.POSITIVE_INFINITY
while (left > 0) {
  const [waiting] = await database.db.select({ calls: sql`count(*)`.mapWith(Number) }).from(uncountedCalls)
  left = waiting?.calls ?? 0
  console.log(left)
}
await counting
await database.close()
