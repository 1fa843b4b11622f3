import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { standingAt } from '#domain/workflow.ts'
import type { Place } from '#domain/workflow-step.ts'
import type { Db } from '#server/db/database.ts'
import { projects as projectRows } from '#server/db/schema.ts'
import { currencyOf, type ProviderCode } from '#server/operators.ts'
import { findByEmail } from '#server/repositories/accounts.ts'
import * as documents from '#server/repositories/documents.ts'
import * as goLiveDrafts from '#server/repositories/go-live-drafts.ts'
import * as productCodes from '#server/repositories/product-codes.ts'
import * as productTests from '#server/repositories/product-tests.ts'
import * as projects from '#server/repositories/projects.ts'
import * as smsTemplates from '#server/repositories/sms-templates.ts'
import type { Caller } from './app.ts'
import { newProject, setPending, setProviders } from './projects.ts'

export const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n%%EOF\n')

/** Stores a registration document of the project's company with the given scan status. */
export async function setDocument(
  db: Db,
  projectId: string,
  status: 'PENDING' | 'ACCEPTED' | 'REJECTED',
  now: Date,
  content = pdf,
): Promise<string> {
  const project = await rowOf(db, projectId)
  const file = { ...fileOf(project, now), content, size: content.length }
  const { id } = await db.transaction(async (tx) => {
    await projects.lockOrganisation(tx, project.organisationId)
    return await documents.replaceRegistration(tx, project.organisationId, file)
  })
  if (status !== 'PENDING') await documents.settle(db, id, status, null, now)
  return id
}

/** Attaches a document to the go-live draft of this project. */
export async function attachDocument(
  db: Db,
  projectId: string,
  status: 'PENDING' | 'ACCEPTED' | 'REJECTED',
  now: Date,
): Promise<void> {
  await goLiveDrafts.touch(db, projectId, { revision: now.getTime(), updatedAt: now })
  const { id } = await documents.replaceAttachment(db, projectId, fileOf(await rowOf(db, projectId), now))
  if (status !== 'PENDING') await documents.settle(db, id, status, null, now)
}

async function rowOf(db: Db, projectId: string): Promise<projects.Project> {
  const [project] = await db.select().from(projectRows).where(eq(projectRows.id, projectId))
  if (!project) throw new Error(`Project ${projectId} does not exist`)
  return project
}

const fileOf = ({ createdBy }: projects.Project, now: Date): documents.NewDocument => ({
  name: 'registration.pdf',
  contentType: 'application/pdf',
  size: pdf.length,
  content: pdf,
  uploadedBy: createdBy,
  createdAt: now,
})

export async function addLiveCode(db: Db, projectId: string, provider: ProviderCode): Promise<void> {
  const product = { code: 'REVIEWED', description: 'Reviewed', price: '9.80', currency: currencyOf(provider) }
  await productCodes.insertAll(db, [{ projectId, environment: 'live', provider, ...product }])
}

/** Stores a successful run of the product tests, started by this member of staff. */
export async function setTested(db: Db, projectId: string, startedBy: string, now: Date): Promise<void> {
  const account = await findByEmail(db, startedBy)
  if (!account) throw new Error(`Account ${startedBy} does not exist`)
  const { id } = await productTests.start(db, projectId, account.id, now)
  await productTests.finish(db, id, true, now)
}

/**
 * Inserts a project of the demo partner that meets every requirement of a review, in this state. The provider STM also needs
 * product tests.
 */
export async function insertReviewed(
  db: Db,
  place: Place,
  now: Date,
  provider: 'STM' | 'AIS' = 'AIS',
): Promise<string> {
  const partner = await findByEmail(db, 'dana@lumen.example')
  if (!partner?.organisationId) throw new Error('The demo partner does not exist')
  const { state, stage } = standingAt(place)
  const { id } = await projects.insert(db, {
    name: `Reviewed ${randomUUID().slice(0, 8)}`,
    description: 'Made for a test.',
    projectType: 1,
    productType: 1,
    organisationId: partner.organisationId,
    createdBy: partner.id,
    status: state,
    stage,
    providerCode: 'LUMEN01',
    ...(place !== 'draft' && { submittedAt: now }),
    ...(place !== 'preparation' && { preparedAt: now }),
    ...(place !== 'preparation' && place !== 'technical' && { techCheckedAt: now }),
  })
  await setProviders(db, id, provider)
  await addLiveCode(db, id, provider)
  await smsTemplates.insert(db, id, '#PASSWORD# is your code.', now)
  await setDocument(db, id, 'ACCEPTED', now)
  return id
}

/** Creates a project in business review that meets every requirement of an approval. */
export async function newProjectBeforeBusiness(db: Db, partner: Caller, now: Date): Promise<string> {
  const id = await newProject(partner)
  await setPending(db, id, 'business', now, now)
  await setDocument(db, id, 'ACCEPTED', now)
  return id
}

/** The body of a technical approval. */
export const technicalApproval = {
  type: 'APPROVE',
  approverType: 'INTERNAL_TECH',
  checks: { ipAddresses: true, productCodes: true, documents: true },
} as const
