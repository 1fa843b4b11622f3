// Example requests contain ids and codes that do not exist on the test server. A recipe creates the data and inserts its ids.
import type { Place } from '#domain/workflow.ts'
import type { OperationId } from '#generated/operations.ts'
import * as accounts from '#server/repositories/accounts.ts'
import * as productCodes from '#server/repositories/product-codes.ts'
import * as productTests from '#server/repositories/product-tests.ts'
import * as reviews from '#server/repositories/reviews.ts'
import * as smsTemplates from '#server/repositories/sms-templates.ts'
import { addBank } from '#tests/support/organisations.ts'
import { credentialsOf } from '#tests/support/payment.ts'
import { rejectPending } from '#tests/support/projects.ts'
import { attachDocument, insertReviewed } from '#tests/support/reviews.ts'
import { captchaToken } from './captcha-token.ts'
import type { ExampleRequest } from './contract.ts'
import {
  codeFor,
  type Headers,
  type PortalServer,
  prepare,
  requestCode,
  signInNewcomer,
  signInWithPassword,
  signUpNewcomer,
  tokensOf,
} from './portal-server.ts'

export interface Setup {
  request: ExampleRequest
  headers: Headers
  /** The documented failure that the example gets on the test server. */
  status?: number
}

/** `headers` belong to a signed-in account that may call the operation. */
type Recipe = (portal: PortalServer, request: ExampleRequest, headers: Headers) => Changes
type Changes = Promise<Partial<Setup>>

const partner = 'dana@lumen.example'

export async function setUp(
  id: OperationId,
  portal: PortalServer,
  request: ExampleRequest,
  headers: Headers,
): Promise<Setup> {
  return { request, headers, ...(await recipes[id]?.(portal, request, headers)) }
}

const recipes: Partial<Record<OperationId, Recipe>> = {
  accountAction: async (portal, request) => ({
    request: withBody(request, await accountActions[request.name]?.(portal)),
  }),

  refreshSession: withRefreshToken,
  signOut: withRefreshToken,

  requestOtp: async (portal) => {
    portal.wait(31_000)
    return { headers: await signInWithPassword(portal, partner) }
  },

  verifyOtp: async (portal, request) => {
    const headers = await signInWithPassword(portal, partner)
    return { headers, request: withBody(request, { otp: await requestCode(portal, partner, headers), type: 'MFA' }) }
  },

  submitContact: async (portal, request) => ({
    request: withBody(request, { captcha_token: await captchaToken(portal) }),
  }),

  createProject: async (_portal, request) => ({ request: withBody(request, { name: 'Lumen Radio' }) }),
  getProject: forNewProject,
  addIpAddresses: forNewProject,

  removeIpAddress: async (portal, request, headers) => {
    const params = await createProject(portal, headers)
    await prepare(portal, 'addIpAddresses', { params, body: { ipAddresses: ['9.9.9.9'] } }, headers)
    const { network } = await prepare(portal, 'getProject', { params }, headers)
    return { request: withParams(request, { ...params, ipId: network.find(({ ip }) => ip === '9.9.9.9')?.id }) }
  },

  generateKey: async (portal, request, headers) => {
    const { projectId } = await createProject(portal, headers)
    return { request: withBody(request, { project_id: projectId }), ...(request.name === 'live' && { status: 409 }) }
  },

  revokeKey: async (portal, request, headers) => {
    const { projectId } = await createProject(portal, headers)
    const body = { project_id: projectId, api_key_id: 'portal', env_type_id: 6 } as const
    await prepare(portal, 'generateKey', { body }, headers)
    const { credentials } = await prepare(portal, 'getProject', { params: { projectId } }, headers)
    return { request: withParams(request, { keyId: credentials[0]?.id }) }
  },

  listCalls: forNewProject,
  exportCalls: forNewProject,
  getProjectTransactions: forNewProject,
  listMessages: forNewProject,
  listThreadMessages: forNewProject,
  addThreadMessage: projectAt('technical'),
  getCall: async (portal, request, headers) => ({ request: withParams(request, await createCall(portal, headers)) }),

  saveOrganisation: async (portal, request, headers) => {
    const otp = await bankCode(portal, headers)
    const { revision } = await prepare(portal, 'getOrganisation', {}, headers)
    return { request: withBody(request, { otp, revision }) }
  },

  requestBankOtp: async (portal) => {
    portal.wait(31_000)
    return await withEditableCompany(portal)
  },

  uploadOrganisationDocument: withEditableCompany,
  updateUser: async (portal, request, headers) => {
    await rejectPending(portal.db)
    const { revision } = await prepare(portal, 'getUser', {}, headers)
    return { request: withBody(request, { revision }) }
  },

  // A new account, because other tests sign in with the passwords of the demo accounts.
  changePassword: async (portal) => ({ headers: await signInNewcomer(portal) }),

  requestLiveKeyOtp: async (portal) => {
    portal.wait(31_000)
    return {}
  },

  revokeSession: async (portal, request, headers) => {
    await signInWithPassword(portal, partner)
    const { items } = await prepare(portal, 'listSessions', {}, headers)
    return { request: withParams(request, { sessionId: items.find(({ current }) => !current)?.id }) }
  },

  getGoLiveDraft: forNewProject,
  saveGoLiveDraft: forNewProject,

  uploadGoLiveDocument: async (portal, request, headers) => {
    await rejectPending(portal.db)
    return { request: withParams(request, await createProject(portal, headers)) }
  },

  downloadGoLiveDocument: async (portal, request, headers) => {
    await rejectPending(portal.db)
    const params = await createProject(portal, headers)
    await attachDocument(portal.db, params.projectId, 'ACCEPTED', new Date())
    return { request: withParams(request, params) }
  },

  submitGoLive: async (portal, request, headers) => {
    const params = await createProject(portal, headers)
    const application = Object(request.body).body
    const body = { ...application, otp: await bankCode(portal, headers) }
    return { request: withParams(withBody(request, { ...params, body }), params) }
  },

  downloadOrganisationDocument: async (portal) => {
    await insertReviewed(portal.db, 'draft', new Date())
    return {}
  },

  downloadProjectDocument: async (portal, request) => {
    const projectId = await insertReviewed(portal.db, 'technical', new Date())
    const review = await reviews.find(portal.db, projectId)
    return { request: withParams(request, { projectId, documentId: review?.registration?.id }) }
  },

  getAdminProject: projectAt('technical'),
  listAuditEvents: projectAt('technical'),
  recordReviewView: projectAt('technical'),
  listReviewMessages: projectAt('technical'),
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
    return { request: withBody(request, { projectId: await insertReviewed(db, 'technical', new Date()) }) }
  },

  getTestResults: projectAt('technical'),

  downloadTestReport: async ({ db }, request) => {
    const projectId = await insertReviewed(db, 'technical', new Date())
    const theo = await accounts.findByEmail(db, 'theo@portal.example')
    const { id } = await productTests.start(db, projectId, theo?.id ?? '', new Date())
    await productTests.finish(db, id, true, new Date())
    return { request: withParams(request, { projectId }) }
  },

  deleteProductCode: async (portal, request) => {
    const projectId = await insertReviewed(portal.db, 'preparation', new Date())
    const codes = await productCodes.listOfProject(portal.db, projectId)
    return { request: withParams(request, { projectId, codeId: codes[0]?.id }) }
  },

  updateSmsTemplate: withTemplate,
  deleteSmsTemplate: withTemplate,

  getPartner: forFirstPartner,
  listPartnerProjects: forFirstPartner,

  downloadPartnerDocument: async (portal, request) => {
    const review = await reviews.find(portal.db, await insertReviewed(portal.db, 'technical', new Date()))
    return { request: withParams(request, { orgId: review?.organisation.id }) }
  },
}

function projectAt(place: Place, provider?: 'STM' | 'AIS'): Recipe {
  return async ({ db }, request) => ({
    request: withParams(request, { projectId: await insertReviewed(db, place, new Date(), provider) }),
  })
}

async function withTemplate({ db }: PortalServer, request: ExampleRequest): Changes {
  const projectId = await insertReviewed(db, 'preparation', new Date())
  const templates = await smsTemplates.listOfProject(db, projectId)
  return { request: withParams(request, { projectId, templateId: templates[0]?.id }) }
}

async function forFirstPartner(portal: PortalServer, request: ExampleRequest, headers: Headers): Changes {
  const { partners } = await prepare(portal, 'listPartners', {}, headers)
  if (partners[0]) await addBank(portal.db, partners[0].partnerUUID)
  return { request: withParams(request, { orgId: partners[0]?.partnerUUID }) }
}

/** Pending projects of other tests lock the partner's company. */
async function withEditableCompany({ db }: PortalServer): Changes {
  await rejectPending(db)
  return {}
}

async function bankCode(portal: PortalServer, headers: Headers): Promise<string> {
  await rejectPending(portal.db)
  portal.wait(31_000)
  await prepare(portal, 'requestBankOtp', {}, headers)
  return await codeFor(portal, partner)
}

/** Name of the example -> the fields to replace. */
const accountActions: Record<string, (portal: PortalServer) => Promise<object>> = {
  confirm: async (portal) => {
    const email = await signUpNewcomer(portal)
    return { email, key: await codeFor(portal, email) }
  },
  resend: async (portal) => {
    const email = await signUpNewcomer(portal)
    portal.wait(31_000)
    return { email }
  },
  forgot: async (portal) => ({ email: await signUpNewcomer(portal) }),
  reset: async (portal) => {
    const email = await signUpNewcomer(portal)
    await prepare(portal, 'accountAction', { body: { action: 'forgotPassword', email } })
    return { email, key: await codeFor(portal, email) }
  },
}

async function withRefreshToken(portal: PortalServer, request: ExampleRequest): Changes {
  const { RefreshToken: refreshToken } = await tokensOf(portal, partner)
  return { request: withBody(request, { refreshToken }) }
}

async function forNewProject(portal: PortalServer, request: ExampleRequest, headers: Headers): Changes {
  return { request: withParams(request, await createProject(portal, headers)) }
}

/** Every test creates its own project, so that tests do not depend on each other. */
async function createProject(portal: PortalServer, headers: Headers): Promise<{ projectId: string }> {
  const name = `Lumen ${crypto.randomUUID().slice(0, 8)}`
  const body = { name, description: 'Made for a test.', projectType: 1, productType: 1 }
  const { project_id: projectId } = await prepare(portal, 'createProject', { body }, headers)
  return { projectId }
}

/** Calls the payment API with the key of a new project. */
async function createCall(portal: PortalServer, headers: Headers) {
  const { projectId } = await createProject(portal, headers)
  const { partnerId } = await prepare(portal, 'getProject', { params: { projectId } }, headers)
  const body = { project_id: projectId, api_key_id: 'portal', env_type_id: 6 } as const
  const { apiKeyValue } = await prepare(portal, 'generateKey', { body }, headers)
  await fetch(`${portal.url}/sandbox/v1/charges/order-2042`, {
    headers: credentialsOf(partnerId, projectId, apiKeyValue),
  })
  const { items } = await prepare(portal, 'listCalls', { params: { projectId }, query: { limit: 1 } }, headers)
  return { projectId, callId: items[0]?.callId }
}

const withBody = (request: ExampleRequest, change: object = {}): ExampleRequest => ({
  ...request,
  body: typeof request.body === 'object' ? { ...request.body, ...change } : change,
})

const withParams = (request: ExampleRequest, change: object): ExampleRequest => ({
  ...request,
  params: { ...request.params, ...change },
})
