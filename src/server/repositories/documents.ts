import { and, asc, desc, eq, exists, getTableColumns, inArray, lt, or, sql } from 'drizzle-orm'
import { type Db, onlyRow } from '#server/db/database.ts'
import { documents } from '#server/db/review-schema.ts'
import { projects } from '#server/db/schema.ts'
import { submissions } from '#server/db/submissions-schema.ts'

/** Everything but the content, so that lists do not read megabytes. */
const { content, ...facts } = getTableColumns(documents)

const hashOfContent = sql<string>`encode(sha256(${content}), 'hex')`

export type StoredDocument = Omit<typeof documents.$inferSelect, 'content'>
export type NewDocument = Pick<
  typeof documents.$inferInsert,
  'name' | 'contentType' | 'size' | 'content' | 'uploadedBy' | 'createdAt'
>

/** The company's registration document. */
export async function findRegistration(db: Db, organisationId: string): Promise<StoredDocument | undefined> {
  const [document] = await db.select(facts).from(documents).where(isRegistrationOf(organisationId))
  return document
}

/** Name, size and SHA-256 of the company's registration document. The database computes the hash beside the content. */
export async function fingerprintOfRegistration(
  db: Db,
  organisationId: string,
): Promise<{ name: string; size: number; sha256: string } | null> {
  const { name, size } = facts
  const [found] = await db
    .select({ name, size, sha256: hashOfContent })
    .from(documents)
    .where(isRegistrationOf(organisationId))
  return found ?? null
}

/** A document that a submission of the company names, also one that was replaced since. */
export async function findSubmitted(
  db: Db,
  organisationId: string,
  { size, sha256 }: { size: number; sha256: string },
): Promise<StoredDocument | undefined> {
  const [document] = await db
    .select(facts)
    .from(documents)
    .where(
      and(
        eq(documents.organisationId, organisationId),
        inArray(documents.kind, ['registration', 'superseded']),
        eq(documents.size, size),
        sql`${hashOfContent} = ${sha256}`,
      ),
    )
    .orderBy(desc(eq(documents.status, 'ACCEPTED')), desc(documents.createdAt))
    .limit(1)
  return document
}

/** Keeps the company's document when a submission names it, otherwise deletes it. */
async function supersedeRegistration(tx: Db, organisationId: string): Promise<void> {
  const named = tx
    .select({ number: submissions.number })
    .from(submissions)
    .innerJoin(projects, eq(projects.id, submissions.projectId))
    .where(
      and(
        eq(projects.organisationId, organisationId),
        sql`${submissions.content} #>> '{document,sha256}' = ${hashOfContent}`,
      ),
    )
  await tx
    .update(documents)
    .set({ kind: 'superseded' })
    .where(and(isRegistrationOf(organisationId), exists(named)))
  await tx.delete(documents).where(isRegistrationOf(organisationId))
}

/** One per company: replaces the previous one. */
export async function replaceRegistration(
  tx: Db,
  organisationId: string,
  document: NewDocument,
): Promise<StoredDocument> {
  await supersedeRegistration(tx, organisationId)
  return await insert(tx, { ...document, kind: 'registration', organisationId })
}

/** SHA-256 of the file that the next submission of a project would have: its attachment, else the company's document. */
export async function hashOfNext(db: Db, projectId: string, organisationId: string): Promise<string | null> {
  const [found] = await db
    .select({ sha256: hashOfContent })
    .from(documents)
    .where(or(eq(documents.draftId, projectId), isRegistrationOf(organisationId)))
    // 'attachment' comes before 'registration'.
    .orderBy(asc(documents.kind))
    .limit(1)
  return found?.sha256 ?? null
}

/** The file attached to a draft. */
export async function findAttachment(db: Db, draftId: string): Promise<StoredDocument | undefined> {
  const [document] = await db.select(facts).from(documents).where(eq(documents.draftId, draftId))
  return document
}

/** One per draft: replaces the previous one. */
export async function replaceAttachment(tx: Db, draftId: string, document: NewDocument): Promise<StoredDocument> {
  await tx.delete(documents).where(eq(documents.draftId, draftId))
  return await insert(tx, { ...document, kind: 'attachment', draftId })
}

/** Makes the draft's attachment the company's document; undefined when the draft has none. */
export async function promoteAttachment(
  tx: Db,
  draftId: string,
  organisationId: string,
): Promise<StoredDocument | undefined> {
  const ofDraft = eq(documents.draftId, draftId)
  // Locks it first: a running scan completes before, and a later one finds the company's document.
  const attached = await tx.select({ id: documents.id }).from(documents).where(ofDraft).for('update')
  if (attached.length === 0) return undefined
  await supersedeRegistration(tx, organisationId)
  const [promoted] = await tx
    .update(documents)
    .set({ kind: 'registration', organisationId, draftId: null })
    .where(ofDraft)
    .returning(facts)
  return promoted
}

export function insertApproval(db: Db, projectId: string, document: NewDocument): Promise<StoredDocument> {
  return insert(db, { ...document, kind: 'approval', projectId })
}

async function insert(db: Db, document: typeof documents.$inferInsert): Promise<StoredDocument> {
  return onlyRow(await db.insert(documents).values(document).returning(facts))
}

/** Files of approvals, newest first. */
export function listOfProject(db: Db, projectId: string): Promise<StoredDocument[]> {
  return db
    .select(facts)
    .from(documents)
    .where(eq(documents.projectId, projectId))
    .orderBy(desc(documents.createdAt), documents.id)
}

export async function find(db: Db, id: string): Promise<StoredDocument | undefined> {
  const [document] = await db.select(facts).from(documents).where(eq(documents.id, id))
  return document
}

export async function readContent(db: Db, id: string): Promise<Uint8Array | undefined> {
  const [document] = await db.select({ content }).from(documents).where(eq(documents.id, id))
  return document?.content
}

/** Stores the scan result if the document is pending; of two simultaneous scans exactly one succeeds. */
export async function settle(
  db: Db,
  id: string,
  status: 'ACCEPTED' | 'REJECTED',
  finding: string | null,
  scannedAt: Date,
): Promise<StoredDocument | undefined> {
  const [settled] = await db
    .update(documents)
    .set({ status, finding, scannedAt, lastError: null, attempts: sql`${documents.attempts} + 1` })
    .where(and(eq(documents.id, id), eq(documents.status, 'PENDING')))
    .returning(facts)
  return settled
}

export async function markFailed(db: Db, id: string, lastError: string): Promise<void> {
  await db
    .update(documents)
    .set({ lastError, attempts: sql`${documents.attempts} + 1` })
    .where(eq(documents.id, id))
}

/** Pending documents whose scan was lost with its process or has exhausted its retries. */
export async function listPendingBefore(db: Db, moment: Date, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: documents.id })
    .from(documents)
    .where(and(eq(documents.status, 'PENDING'), lt(documents.createdAt, moment)))
    .orderBy(asc(documents.createdAt))
    .limit(limit)
  return rows.map(({ id }) => id)
}

function isRegistrationOf(organisationId: string) {
  return and(eq(documents.organisationId, organisationId), eq(documents.kind, 'registration'))
}
