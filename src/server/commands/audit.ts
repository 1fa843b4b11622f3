import { createHash } from 'node:crypto'
import { findCutChains } from '#server/commands/audit-heads.ts'
import { withDatabase } from '#server/commands/with-database.ts'
import type { Db } from '#server/db/database.ts'
import * as auditEvents from '#server/repositories/audit-events.ts'
import * as securityEvents from '#server/repositories/security-events.ts'
import * as submissions from '#server/repositories/submissions.ts'
import * as threadMessages from '#server/repositories/thread-messages.ts'

/**
 * The command `audit verify`: what to print, and whether every chain is intact. `keptHeads` is what
 * `audit heads` printed earlier.
 */
export async function verifyDatabase(
  environment: NodeJS.ProcessEnv,
  keptHeads = '',
): Promise<{ report: string; isIntact: boolean }> {
  const verifyAll = async (tx: Db) => {
    const verified = await verifyChains(tx)
    return { ...verified, breaks: [...verified.breaks, ...(await findCutChains(tx, keptHeads))] }
  }
  // One snapshot of the database: a running server may append.
  const moment = { isolationLevel: 'repeatable read' } as const
  const found = await withDatabase(environment, (db) => db.transaction(verifyAll, moment))
  if (found.breaks.length > 0) return { report: found.breaks.join('\n'), isIntact: false }
  const counted = `${found.events} events in ${found.chains} chains, all unchanged.`
  return { report: `${counted}\nDigest of the heads: ${found.digest}`, isIntact: true }
}

export interface Verification {
  chains: number
  events: number
  /** SHA-256 over every head. Stored elsewhere, it reveals a completely forged chain. */
  digest: string
  /** The first inconsistency of each chain, and each chain that is missing. */
  breaks: string[]
}

const pageSize = 500
/** Submissions are read with their content. */
const submissionPageSize = 50
const beforeAll = '00000000-0000-0000-0000-000000000000'

/** Walks every chain from its beginning to its head, one page at a time. */
export async function verifyChains(db: Db): Promise<Verification> {
  const digest = createHash('sha256')
  const security = await walkSecurity(db, digest)
  const breaks = [...security.breaks]
  let chains = security.chains
  let events = 0
  let submitted = 0
  for await (const head of headsOf(db)) {
    chains += 1
    digest.update(`${head.projectId} ${head.events} ${head.hash}\n`)
    const walked = await walkProject(db, head)
    events += walked.events
    submitted += walked.submitted
    breaks.push(...walked.breaks)
  }
  // A removed head leaves its events behind.
  const stored = await auditEvents.countAll(db)
  if (stored > events && breaks.length === 0) breaks.push(`${stored - events} events belong to no chain`)
  const kept = await submissions.countAll(db)
  if (kept > submitted && breaks.length === 0) breaks.push(`${kept - submitted} submissions belong to no chain`)
  return { chains, events: events + security.events, digest: digest.digest('hex'), breaks }
}

/** The chain of a project, and the submissions and messages whose hashes its events carry. */
async function walkProject(db: Db, head: auditEvents.AuditHead) {
  const { projectId } = head
  const name = `project ${projectId}`
  const submitting: auditEvents.AuditEvent[] = []
  const altered: string[] = []
  const pageAfter = async (number: number) => {
    const page = await auditEvents.listAfter(db, projectId, number, pageSize)
    submitting.push(...page.filter(({ submissionHash }) => submissionHash !== null))
    altered.push(...(await findAlteredMessages(db, page)))
    return page
  }
  const { events, broken } = await walk({ name, head, hashOf: auditEvents.hashOf, pageAfter })
  const difference = broken ? undefined : await findChangedSubmission(db, projectId, submitting)
  const messages = altered.map((id) => `message ${id} is not what was written`)
  const found = [...(difference ? [difference] : []), ...messages].map((each) => `${name}: ${each}`)
  return { events, submitted: submitting.length, breaks: broken ? [broken] : found }
}

/** The first submission that is not the one of its event. */
async function findChangedSubmission(
  db: Db,
  projectId: string,
  events: auditEvents.AuditEvent[],
): Promise<string | undefined> {
  let compared = 0
  for (;;) {
    const page = await submissions.listAfter(db, projectId, compared, submissionPageSize)
    for (const submission of page) {
      const event = events[compared]
      const name = `submission ${submission.number}`
      if (submission.number !== compared + 1) return `submission ${compared + 1} is missing`
      if (!event) return `${name} belongs to no event`
      if (!isRecordedBy(event, submission)) return `${name} is not what event ${event.number} recorded`
      compared += 1
    }
    if (page.length < submissionPageSize) break
  }
  return compared < events.length ? `submission ${compared + 1} is missing` : undefined
}

function isRecordedBy(event: auditEvents.AuditEvent, submission: submissions.Submission): boolean {
  const { content, sha256, submittedAt, submittedBy } = submission
  return (
    sha256 === event.submissionHash &&
    submissions.hashOf(content) === sha256 &&
    submittedBy === event.actorId &&
    submittedAt.getTime() === event.createdAt.getTime()
  )
}

/** Ids of the messages that were changed or removed since these events recorded them. */
async function findAlteredMessages(db: Db, events: auditEvents.AuditEvent[]): Promise<string[]> {
  const written = events.filter(({ action }) => action === 'message-written').map(({ message }) => message ?? '')
  if (written.length === 0) return []
  // An altered event may name no id at all.
  const ids = written.map(threadMessages.idIn).filter((id) => /^[\da-f-]{36}$/.test(id))
  const found = await threadMessages.listByIds(db, ids)
  const stored = new Set(found.map(threadMessages.fingerprintOf))
  return written.filter((fingerprint) => !stored.has(fingerprint)).map(threadMessages.idIn)
}

/** The chain of the whole portal. It names every project that has a chain, so a deleted chain is found here. */
async function walkSecurity(db: Db, digest: { update(text: string): unknown }) {
  const head = (await securityEvents.findHead(db)) ?? { events: 0, hash: securityEvents.beginning }
  digest.update(`security ${head.events} ${head.hash}\n`)
  const missing: string[] = []
  const pageAfter = async (number: number) => {
    const page = await securityEvents.listAfter(db, number, pageSize)
    const begun = page.filter(({ action }) => action === 'project-chain-begun').map(({ subjectId }) => subjectId)
    const found = await auditEvents.findHeadsOf(db, begun)
    missing.push(...begun.filter((id) => !found.has(id)).map((id) => `project ${id}: its chain was removed`))
    return page
  }
  const { events, broken } = await walk({ name: 'security', head, hashOf: securityEvents.hashOf, pageAfter })
  return { chains: head.events > 0 ? 1 : 0, events, breaks: [...(broken ? [broken] : []), ...missing] }
}

export async function* headsOf(db: Db): AsyncGenerator<auditEvents.AuditHead> {
  let last = beforeAll
  for (;;) {
    const page = await auditEvents.listHeadsAfter(db, last, pageSize)
    yield* page
    const end = page.at(-1)
    if (!end) return
    last = end.projectId
  }
}

interface Chain<Event> {
  name: string
  head: { events: number; hash: string }
  hashOf: (event: Event) => string
  pageAfter: (number: number) => Promise<Event[]>
}

type Link = Pick<auditEvents.AuditEvent, 'number' | 'previousHash' | 'hash'>

async function walk<Event extends Link>({ name, head, hashOf, pageAfter }: Chain<Event>) {
  let hash = securityEvents.beginning
  let number = 0
  const broken = (what: string) => ({ events: number, broken: `${name}: ${what}` })
  for (;;) {
    const page = await pageAfter(number)
    for (const event of page) {
      if (event.number !== number + 1) return broken(`event ${number + 1} is missing`)
      if (event.previousHash !== hash) return broken(`event ${event.number} does not follow the one before it`)
      if (hashOf(event) !== event.hash) return broken(`event ${event.number} is not what was written`)
      hash = event.hash
      number = event.number
    }
    if (page.length < pageSize) break
  }
  if (number !== head.events || hash !== head.hash)
    return broken(`its head is event ${head.events}, its end event ${number}`)
  return { events: number, broken: undefined }
}
