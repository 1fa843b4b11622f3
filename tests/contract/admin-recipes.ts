import type { Place } from '#domain/workflow-step.ts'
import type { OperationId } from '#generated/operations.ts'
import * as accounts from '#server/repositories/accounts.ts'
import * as productCodes from '#server/repositories/product-codes.ts'
import * as productTests from '#server/repositories/product-tests.ts'
import * as reviews from '#server/repositories/reviews.ts'
import * as smsTemplates from '#server/repositories/sms-templates.ts'
import { addBank } from '#tests/support/organisations.ts'
import { insertReviewed, setTested } from '#tests/support/reviews.ts'
import type { ExampleRequest } from './contract.ts'
import { callOperation, type Headers, type PortalServer } from './portal-server.ts'
import { type Changes, projectAt, projectWithNote, type Recipe, withBody, withParams, withQuery } from './recipe.ts'

export const adminRecipes: Partial<Record<OperationId, Recipe>> = {
  downloadProjectDocument: async (portal, request) => {
    const projectId = await insertReviewed(portal.db, 'technical', new Date())
    const review = await reviews.find(portal.db, projectId)
    return { request: withParams(request, { projectId, documentId: review?.registration?.id }) }
  },

  getAdminProject: projectAt('technical'),
  getProjectReadiness: projectAt('technical'),
  listProjectWishes: projectAt('technical'),
  listAuditEvents: projectAt('technical'),
  recordReviewView: projectAt('technical'),
  listReviewMessages: async (portal, request, headers) => {
    const projectId = await insertReviewed(portal.db, 'technical', new Date())
    const id = crypto.randomUUID()
    await callOperation(
      portal,
      'addReviewMessage',
      { params: { projectId }, body: { id, audience: 'all', text: 'Hello.' } },
      headers,
    )
    return { request: withQuery(withParams(request, { projectId }), { cursor: id }) }
  },
  addReviewMessage: projectAt('technical'),
  approveProject: projectAt('business'),
  rejectProject: projectAt('technical'),
  sendBackProject: projectAt('technical'),
  suspendProject: projectAt('live'),
  reinstateProject: projectAt('suspended'),
  submitForTechApproval: projectAt('preparation'),
  addProductCode: projectAt('preparation', 'STM'),
  saveProviderCode: projectAt('preparation'),
  addSmsTemplate: projectAt('preparation'),
  techApproveProject: projectAt('technical'),

  startProductTests: async ({ db }, request) => {
    const projectId = await insertReviewed(db, 'technical', new Date())
    if (!Object.hasOwn(Object(request.body), 'codeId')) return { request: withBody(request, { projectId }) }
    await setTested(db, projectId, 'theo@portal.example', new Date())
    const codes = await productCodes.listOfProject(db, projectId)
    return {
      request: withBody(request, { projectId, codeId: codes.find(({ environment }) => environment === 'live')?.id }),
    }
  },

  getTestResults: projectAt('technical'),

  downloadTestReport: async ({ db }, request) => {
    const projectId = await insertReviewed(db, 'technical', new Date())
    const theo = await accounts.findByEmail(db, 'theo@portal.example')
    const { id } = await productTests.start(db, projectId, theo?.id ?? '', new Date())
    await productTests.finish(db, id, true, new Date())
    return { request: withParams(request, { projectId }) }
  },

  deleteProductCode: withCodeAt('preparation'),
  updateSmsTemplate: withTemplateAt('preparation'),
  deleteSmsTemplate: withTemplateAt('preparation'),

  listReviewFields: projectWithNote('business'),
  openReviewNote: projectWithNote('business'),
  settleReviewNote: projectWithNote('business'),
  requestChanges: projectWithNote('business'),
  openFailedTestNotes: async ({ db }, request) => {
    const projectId = await insertReviewed(db, 'technical', new Date())
    const theo = await accounts.findByEmail(db, 'theo@portal.example')
    const { id } = await productTests.start(db, projectId, theo?.id ?? '', new Date())
    await productTests.finish(db, id, false, new Date())
    return { request: withParams(request, { projectId }) }
  },

  getPartner: forFirstPartner,
  listPartnerProjects: forFirstPartner,

  downloadPartnerDocument: async (portal, request) => {
    const review = await reviews.find(portal.db, await insertReviewed(portal.db, 'technical', new Date()))
    return { request: withParams(request, { orgId: review?.organisation.id }) }
  },
}

export function withCodeAt(place: Place): Recipe {
  return async ({ db }, request) => {
    const projectId = await insertReviewed(db, place, new Date())
    const codes = await productCodes.listOfProject(db, projectId)
    return { request: withParams(request, { projectId, codeId: codes[0]?.id }) }
  }
}

export function withTemplateAt(place: Place): Recipe {
  return async ({ db }, request) => {
    const projectId = await insertReviewed(db, place, new Date())
    const templates = await smsTemplates.listOfProject(db, projectId)
    return { request: withParams(request, { projectId, templateId: templates[0]?.id }) }
  }
}

async function forFirstPartner(portal: PortalServer, request: ExampleRequest, headers: Headers): Changes {
  const { partners } = await callOperation(portal, 'listPartners', {}, headers)
  if (partners[0]) await addBank(portal.db, partners[0].partnerUUID)
  return { request: withParams(request, { orgId: partners[0]?.partnerUUID }) }
}
