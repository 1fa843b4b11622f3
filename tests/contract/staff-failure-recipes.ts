// How to cause the codes of staff operations whose status has several.
import { eq } from 'drizzle-orm'
import { limits } from '#domain/limits.ts'
import type { Place } from '#domain/workflow-step.ts'
import type { OperationId } from '#generated/operations.ts'
import { smsTemplates as templateRows } from '#server/db/review-schema.ts'
import { productCodes as codeRows, projects } from '#server/db/schema.ts'
import * as accounts from '#server/repositories/accounts.ts'
import * as productCodes from '#server/repositories/product-codes.ts'
import * as productTests from '#server/repositories/product-tests.ts'
import * as projectRows from '#server/repositories/projects.ts'
import * as reviews from '#server/repositories/reviews.ts'
import * as smsTemplates from '#server/repositories/sms-templates.ts'
import { setStatus } from '#tests/support/projects.ts'
import { insertReviewed, setDocument } from '#tests/support/reviews.ts'
import { addSubmissions } from '#tests/support/submitted.ts'
import { unknownId } from './misuses.ts'
import { type PortalServer, signInAs } from './portal-server.ts'
import { projectAt, projectWithNote, withBody, withParams } from './recipe.ts'
import type { Failure } from './subject.ts'
import { withDocument } from './submission-recipes.ts'

/** A project at this place that one more change makes unfit. */
function reviewedAt(place: Place, change: (portal: PortalServer, projectId: string) => Promise<unknown>): Failure {
  return async (portal, request) => {
    const projectId = await insertReviewed(portal.db, place, new Date())
    await change(portal, projectId)
    return { request: withParams(request, { projectId }) }
  }
}

const changed = (place: Place, row: Partial<typeof projects.$inferInsert>) =>
  reviewedAt(place, ({ db }, id) => db.update(projects).set(row).where(eq(projects.id, id)))

const withScan = (place: Place, status: 'PENDING' | 'REJECTED') =>
  reviewedAt(place, ({ db }, id) => setDocument(db, id, status, new Date()))

/** The ids of a document that is not scanned yet. */
const withPendingDocument: Failure = async ({ db }, request) => {
  const projectId = await insertReviewed(db, 'technical', new Date())
  await setDocument(db, projectId, 'PENDING', new Date())
  const review = await reviews.find(db, projectId)
  const ids = { projectId, documentId: review?.registration?.id, orgId: review?.organisation.id }
  const known = Object.entries(ids).filter(([name]) => name in request.params)
  return { request: withParams(request, Object.fromEntries(known)) }
}

const withUnknownTemplate: Record<string, Failure> = {
  'sms-template-not-found': async (portal, request, headers) => {
    const { request: placed = request } = await projectAt('preparation')(portal, request, headers)
    return { request: withParams(placed, { templateId: unknownId }) }
  },
}

async function theoOf({ db }: PortalServer): Promise<string> {
  const theo = await accounts.findByEmail(db, 'theo@portal.example')
  if (!theo) throw new Error('the technical demo account does not exist')
  return theo.id
}

export const staffFailureRecipes: Partial<Record<OperationId, Record<string, Failure>>> = {
  approveProject: {
    'wrong-stage': projectAt('live'),
    'profile-not-submitted': reviewedAt('business', async ({ db }, id) => {
      const reviewed = await projectRows.findReviewed(db, id)
      if (reviewed) await addSubmissions(db, reviewed.project, 1)
    }),
    'document-scan-pending': withScan('business', 'PENDING'),
    'document-scan-failed': withScan('business', 'REJECTED'),
  },
  techApproveProject: { 'product-tests-not-passed': projectAt('technical', 'STM') },
  submitForTechApproval: {
    'provider-code-missing': changed('preparation', { providerCode: null }),
    'product-code-missing': reviewedAt('preparation', ({ db }, id) =>
      db.delete(codeRows).where(eq(codeRows.projectId, id)),
    ),
    'sms-template-missing': reviewedAt('preparation', ({ db }, id) =>
      db.delete(templateRows).where(eq(templateRows.projectId, id)),
    ),
  },
  saveProviderCode: { 'provider-code-frozen': changed('preparation', { providerCodeFrozen: true }) },
  addProductCode: {
    'provider-code-missing': changed('preparation', { providerCode: null }),
    'product-code-taken': async (portal, request, headers) => {
      const { request: placed = request } = await projectAt('preparation')(portal, request, headers)
      return { request: withBody(placed, { env_type: 'live', provider: 'AIS', code: 'REVIEWED' }) }
    },
  },
  addSmsTemplate: {
    'sms-template-limit-reached': reviewedAt('preparation', async ({ db }, id) => {
      for (let count = 1; count < limits.smsTemplatesPerProject; count++) {
        await smsTemplates.insert(db, id, `#PASSWORD# ${count}`, new Date())
      }
    }),
  },
  updateSmsTemplate: withUnknownTemplate,
  deleteSmsTemplate: withUnknownTemplate,

  startProductTests: {
    'product-tests-running': async (portal, request) => {
      const projectId = await insertReviewed(portal.db, 'technical', new Date())
      await productTests.start(portal.db, projectId, await theoOf(portal), new Date())
      return { request: { ...request, body: { projectId } } }
    },
    'report-unavailable': async ({ db }, request) => {
      const projectId = await insertReviewed(db, 'technical', new Date())
      const codes = await productCodes.listOfProject(db, projectId)
      const codeId = codes.find(({ environment }) => environment === 'live')?.id
      return { request: { ...request, body: { projectId, codeId } } }
    },
  },
  openFailedTestNotes: { 'wrong-stage': projectAt('business') },
  requestChanges: { 'wrong-stage': projectAt('live') },
  settleReviewNote: {
    'notes-closed': async (portal, request, headers) => {
      const setup = await projectWithNote('business')(portal, request, headers)
      await setStatus(portal.db, String(setup.request?.params.projectId), 'live')
      return setup
    },
  },
  addReviewMessage: {
    'thread-closed': async (portal, request, headers) => {
      const { request: placed = request } = await projectAt('live')(portal, request, headers)
      return { request: withBody(placed, { id: crypto.randomUUID(), audience: 'all' }) }
    },
    // Only the business admin sees a draft.
    'thread-not-open': async (portal, request, headers) => ({
      ...(await projectAt('draft')(portal, request, headers)),
      headers: await signInAs(portal, 'BUSINESS_ADMIN'),
    }),
  },

  downloadProjectDocument: { 'document-scan-pending': withPendingDocument },
  downloadPartnerDocument: { 'document-scan-pending': withPendingDocument },
  downloadSubmissionDocument: { 'document-scan-pending': withDocument('PENDING') },
}
