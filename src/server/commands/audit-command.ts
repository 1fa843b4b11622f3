import { readFileSync } from 'node:fs'
import { headsOf, verifyDatabase } from '#server/commands/audit.ts'
import { listHeads } from '#server/commands/audit-heads.ts'
import { type Command, Finding, readArguments, UsageError } from '#server/commands/command.ts'
import { withDatabase } from '#server/commands/with-database.ts'
import { reasonOf } from '#server/config-error.ts'
import type { Db } from '#server/db/database.ts'
import * as securityEvents from '#server/repositories/security-events.ts'

export const auditCommand: Command = {
  usage: (program) => `usage: ${program} verify [--heads FILE]
       ${program} heads
       ${program} security [--since DATE]

verify    verifies the chain of events of every project, and the chain of the portal's security events, which names them all.
          Names the first event of each that is not as it was written, and each project whose chain was removed. With
          --heads, also each chain that lost the end that FILE names
heads     prints the end of each chain. Keep it outside the database: only it shows a chain that was cut off
security  prints the portal's security events, the oldest first: moment, action, actor, subject and detail. DATE is a day
          or a moment in UTC, such as 2026-11-22 or 2026-11-22T09:30:00Z

It reads the same variables as the server. The embedded database allows one process only: stop the server first.`,
  async run(args) {
    const { values, positionals } = readArguments(args, { heads: { type: 'string' }, since: { type: 'string' } })
    const verb = positionals.join(' ')
    if (values.since !== undefined && verb !== 'security') throw new UsageError('--since belongs to security')
    if (values.heads !== undefined && verb !== 'verify') throw new UsageError('--heads belongs to verify')
    switch (verb) {
      case 'verify':
        return await verify(values.heads)
      case 'heads':
        await withDatabase(process.env, async (db) => {
          for (const line of await listHeads(db, headsOf(db))) console.log(line)
        })
        return undefined
      case 'security': {
        const since = readSince(values.since)
        await withDatabase(process.env, (db) => writeSecurityEvents(db, since, console.log))
        return undefined
      }
      default:
        throw new UsageError('give verify, heads or security')
    }
  },
}

/** A day or a moment in UTC, with or without its Z. */
export function readSince(text: string | undefined): Date {
  if (text === undefined) return new Date(0)
  const [, day = '', time = '00:00'] = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)Z?)?$/.exec(text) ?? []
  const since = new Date(`${day}T${time}Z`)
  // JavaScript reads 31 February as 3 March.
  if (Number.isNaN(since.getTime()) || !since.toISOString().startsWith(day))
    throw new UsageError(`--since: '${text}' is no day like 2026-11-22 or moment like 2026-11-22T09:30Z`)
  return since
}

async function verify(heads: string | undefined): Promise<string> {
  const { report, isIntact } = await verifyDatabase(process.env, heads && readHeads(heads))
  if (!isIntact) throw new Finding(report)
  return report
}

function readHeads(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    throw new Error(`--heads: cannot read the file (${reasonOf(error)}): name one that audit heads printed`)
  }
}

const pageSize = 500

/** One line per event, the oldest first. */
export async function writeSecurityEvents(db: Db, since: Date, print: (line: string) => void): Promise<void> {
  let last = 0
  for (;;) {
    const page = await securityEvents.listAfter(db, last, pageSize, since)
    for (const event of page) print(lineOf(event))
    last = page.at(-1)?.number ?? last
    if (page.length < pageSize) return
  }
}

/** Actors and details can hold what a person typed: quoted, they add no line and no control character to a terminal. */
function lineOf({ createdAt, action, actor, subjectId, detail }: securityEvents.SecurityEvent): string {
  const quoted = [actor, detail].map((text) => (text === null ? '-' : JSON.stringify(text)))
  return [createdAt.toISOString(), action, quoted[0], subjectId, quoted[1]].join('  ')
}
