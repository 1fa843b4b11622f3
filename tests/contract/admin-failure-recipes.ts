import * as reviews from '#server/repositories/reviews.ts'
import { insertReviewed, setDocument } from '#tests/support/reviews.ts'
import { withCodeAt, withTemplateAt } from './admin-recipes.ts'
import { unknownId } from './misuses.ts'
import { callOperation } from './portal-server.ts'
import { projectAt, projectWithNote, withBody, withParams, withQuery } from './recipe.ts'
import type { Failure } from './subject.ts'
import { withDocument } from './submission-recipes.ts'

const atTechnicalDesk = projectAt('technical')

const withUnknownMention: Failure = async (portal, request, headers) => {
  const { request: placed = request } = await atTechnicalDesk(portal, request, headers)
  return { request: withBody(placed, { id: crypto.randomUUID(), mentions: ['/company/nothing'] }) }
}

/** Ids of the project's company and of its document, which failed the scan. */
const withBadDocument: Failure = async ({ db }, request) => {
  const projectId = await insertReviewed(db, 'technical', new Date())
  await setDocument(db, projectId, 'REJECTED', new Date())
  const review = await reviews.find(db, projectId)
  const ids = { projectId, documentId: review?.registration?.id, orgId: review?.organisation.id }
  const names = Object.keys(request.params)
  return {
    request: withParams(request, Object.fromEntries(Object.entries(ids).filter(([name]) => names.includes(name)))),
  }
}

export const adminFailureRecipes: Record<string, Record<string, Failure>> = {
  vpnCheck: {
    403: async (_portal, _request, headers) => ({ headers: { ...headers, 'X-Forwarded-For': '203.0.113.7' } }),
  },

  getApiChanges: { 404: async (_portal, request) => ({ request: withQuery(request, { product: 'unknown' }) }) },
  approveProject: { 409: atTechnicalDesk },
  rejectProject: { 409: projectAt('live') },
  sendBackProject: { 409: projectAt('business') },
  suspendProject: { 409: atTechnicalDesk },
  reinstateProject: { 409: projectAt('live') },
  techApproveProject: { 409: projectAt('business') },

  submitForTechApproval: { 409: atTechnicalDesk },
  saveProviderCode: { 409: atTechnicalDesk },
  addProductCode: { 409: atTechnicalDesk },
  deleteProductCode: { 409: withCodeAt('technical') },
  addSmsTemplate: { 409: atTechnicalDesk },
  updateSmsTemplate: { 409: withTemplateAt('technical') },
  deleteSmsTemplate: { 409: withTemplateAt('technical') },

  startProductTests: {
    404: async (_portal, request) => ({ request: withBody(request, { projectId: unknownId }) }),
    409: async (portal, request) => ({
      request: withBody(request, { projectId: await insertReviewed(portal.db, 'business', new Date()) }),
    }),
  },
  downloadTestReport: { 409: atTechnicalDesk },
  openFailedTestNotes: { 409: atTechnicalDesk },

  openReviewNote: {
    409: projectAt('live'),
    422: async (portal, request, headers) => {
      const { request: placed = request } = await projectAt('business')(portal, request, headers)
      return { request: withBody(placed, { pointer: '/company/nothing' }) }
    },
  },
  settleReviewNote: {
    409: async (portal, request, headers) => {
      const { request: placed = request } = await projectWithNote('business')(portal, request, headers)
      return { request: withBody(placed, { revision: 9 }) }
    },
  },
  requestChanges: { 409: projectAt('business') },
  addReviewMessage: {
    409: async (portal, request, headers) => {
      const { request: placed = request } = await atTechnicalDesk(portal, request, headers)
      const message = { id: crypto.randomUUID(), audience: 'all', text: 'Another text.' } as const
      const params = { projectId: String(placed.params.projectId) }
      await callOperation(portal, 'addReviewMessage', { params, body: message }, headers)
      return { request: withBody(placed, { id: message.id }) }
    },
    422: withUnknownMention,
  },

  downloadProjectDocument: { 409: withBadDocument },
  downloadPartnerDocument: { 409: withBadDocument },
  downloadSubmissionDocument: { 409: withDocument('REJECTED') },
}
