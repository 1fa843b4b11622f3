import type { OperationId } from '#generated/operations.ts'
import * as accounts from '#server/repositories/accounts.ts'
import * as documents from '#server/repositories/documents.ts'
import * as projects from '#server/repositories/projects.ts'
import * as reviewNotes from '#server/repositories/review-notes.ts'
import * as submissions from '#server/repositories/submissions.ts'
import { insertReviewed, setDocument } from '#tests/support/reviews.ts'
import { addSubmissions, submitted } from '#tests/support/submitted.ts'
import { type Recipe, withParams } from './recipe.ts'

/** A project of the demo partner with two submissions. */
const withSubmissions: Recipe = async ({ db }, request) => {
  const projectId = await insertReviewed(db, 'technical', new Date())
  const reviewed = await projects.findReviewed(db, projectId)
  if (!reviewed) throw new Error(`Project ${projectId} does not exist`)
  await addSubmissions(db, reviewed.project, 2)
  return { request: withParams(request, { projectId }) }
}

/** A note on the bank account of a submission, whose reading by the business admin is recorded. */
const withBankNote: Recipe = async (portal, request, headers) => {
  const { request: prepared } = await withSubmissions(portal, request, headers)
  const projectId = String(prepared?.params?.projectId)
  const { id } = (await accounts.findByEmail(portal.db, 'bea@portal.example')) ?? {}
  if (!id) throw new Error('bea@portal.example does not exist')
  const note = { pointer: '/payment/accountNumber', text: 'This account is closed.', blocking: true, submission: 1 }
  await reviewNotes.add(portal.db, { projectId, desk: 'business', ...note, createdBy: id, createdAt: new Date() })
  return { request: prepared }
}

/** Two submissions with different bank accounts, whose comparison is recorded. */
const withBankChange: Recipe = async ({ db }, request) => {
  const projectId = await insertReviewed(db, 'technical', new Date())
  const { createdBy: submittedBy, createdAt: submittedAt } = (await projects.findReviewed(db, projectId))?.project ?? {}
  if (!submittedBy || !submittedAt) throw new Error(`Project ${projectId} does not exist`)
  for (const accountNumber of ['0012345678', '0087654321']) {
    const content = { ...submitted, payment: { ...submitted.payment, accountNumber } }
    await submissions.add(db, { projectId, submittedBy, submittedAt, content })
  }
  return { request: withParams(request, { projectId }) }
}

/** The document of a submission that names the company's. */
export const withDocument =
  (status: 'PENDING' | 'ACCEPTED' | 'REJECTED'): Recipe =>
  async ({ db }, request) => {
    const projectId = await insertReviewed(db, 'technical', new Date())
    // With a content of its own: an accepted document of the same content would be sent instead.
    await setDocument(db, projectId, status, new Date(), Buffer.from(`%PDF-1.7 ${projectId}`))
    const reviewed = await projects.findReviewed(db, projectId)
    if (!reviewed) throw new Error(`Project ${projectId} does not exist`)
    const { id, organisationId, createdBy: submittedBy, createdAt: submittedAt } = reviewed.project
    const document = await documents.fingerprintOfRegistration(db, organisationId)
    await submissions.add(db, { projectId: id, submittedBy, submittedAt, content: { ...submitted, document } })
    return { request: withParams(request, { projectId, number: '1' }) }
  }

export const submissionRecipes: Partial<Record<OperationId, Recipe>> = {
  listReviewNotes: withBankNote,
  listSubmissions: withSubmissions,
  getSubmission: withSubmissions,
  compareSubmissions: withSubmissions,
  listProjectSubmissions: withSubmissions,
  getProjectSubmission: withSubmissions,
  compareProjectSubmissions: withBankChange,
  downloadSubmissionDocument: withDocument('ACCEPTED'),
}
