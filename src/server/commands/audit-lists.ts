import { headsOf } from '#server/commands/audit.ts'
import { listHeads } from '#server/commands/audit-heads.ts'
import { withDatabase } from '#server/commands/with-database.ts'
import type { Db } from '#server/db/database.ts'
import * as securityEvents from '#server/repositories/security-events.ts'

const pageSize = 500

/** The command `audit heads`. */
export function printHeads(environment: NodeJS.ProcessEnv, print: (line: string) => void): Promise<void> {
  return withDatabase(environment, async (db) => {
    for (const line of await listHeads(db, headsOf(db))) print(line)
  })
}

/** The command `audit security`. */
export function printSecurityEvents(
  environment: NodeJS.ProcessEnv,
  since: Date,
  print: (line: string) => void,
): Promise<void> {
  return withDatabase(environment, (db) => writeSecurityEvents(db, since, print))
}

/** One line per event, the oldest first. */
export async function writeSecurityEvents(db: Db, since: Date, print: (line: string) => void): Promise<void> {
  let last = 0
  for (;;) {
    const page = await securityEvents.listSince(db, since, last, pageSize)
    for (const event of page) print(lineOf(event))
    last = page.at(-1)?.number ?? last
    if (page.length < pageSize) return
  }
}

/** Actors and details can hold what a person typed: quoted, they add no line and no control character to a terminal. */
function lineOf({ createdAt, action, actor, subjectId, detail }: securityEvents.SecurityEvent): string {
  const quoted = [actor, detail].map((text) => (text === null ? '-' : JSON.stringify(text)))
  return [createdAt.toISOString(), action, quoted[0], subjectId ?? '-', quoted[1]].join('  ')
}
