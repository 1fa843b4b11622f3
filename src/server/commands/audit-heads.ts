import type { Db } from '#server/db/database.ts'
import * as auditEvents from '#server/repositories/audit-events.ts'
import * as securityEvents from '#server/repositories/security-events.ts'

/** The name of the chain that is no project's. */
const security = 'security'
const headLine = /^(security|[\da-f-]{36}) (\d+) ([\da-f]{64})$/

/** One line per chain: its name, the number of its last event and that event's hash. */
export async function listHeads(db: Db, projects: AsyncIterable<auditEvents.AuditHead>): Promise<string[]> {
  const head = await securityEvents.findHead(db)
  const lines = head ? [`${security} ${head.events} ${head.hash}`] : []
  for await (const { projectId, events, hash } of projects) lines.push(`${projectId} ${events} ${hash}`)
  return lines
}

/**
 * The chains that no longer contain the event that the kept file names as their last. When the end of a chain is removed and
 * its head set back to the event before, the chain itself shows no break.
 */
export async function findCutChains(db: Db, keptHeads: string): Promise<string[]> {
  const cut: string[] = []
  for (const line of keptHeads.split('\n').filter((each) => each.trim() !== '')) {
    const [, chain = '', number, hash = ''] = headLine.exec(line.trim()) ?? []
    if (!number) throw new Error(`The kept heads have a line that the command audit heads does not print: ${line}`)
    const events = Number(number)
    const isThere =
      chain === security
        ? await securityEvents.hasEvent(db, events, hash)
        : await auditEvents.hasEvent(db, chain, events, hash)
    const name = chain === security ? security : `project ${chain}`
    if (!isThere) cut.push(`${name}: event ${events} is not the one that was kept`)
  }
  return cut
}
