// An example request names ids and codes that our server never gave out. A recipe makes them real.
import type { Place } from '#domain/workflow.ts'
import type { OperationId } from '#generated/operations.ts'
import * as accounts from '#server/repositories/accounts.ts'
import * as productCodes from '#server/repositories/product-codes.ts'
import * as productTests from '#server/repositories/product-tests.ts'
import * as reviews from '#server/repositories/reviews.ts'
import * as smsTemplates from '#server/repositories/sms-templates.ts'
import { credentialsOf } from '#tests/support/payment.ts'
import { rejectPending } from '#tests/support/projects.ts'
import { attachDocument, insertReviewed } from '#tests/support/reviews.ts'
import { captchaToken } from './captcha-token.ts'
import type { Ask } from './contract.ts'
import {
  aNewcomer,
  codeFor,
  type Headers,
  type PortalServer,
  prepare,
  requestCode,
  signInFirstHalf,
  signInNewcomer,
  tokensOf,
} from './portal-server.ts'

export interface Setup {
  ask: Ask
  headers: Headers
  /** Where the example's story cannot end well here, the documented refusal. */
  status?: number
}

/** `headers` are those of a signed-in person who may call the operation. */
type Recipe = (portal: PortalServer, ask: Ask, headers: Headers) => Promise<Partial<Setup>>

const partner = 'dana@lumen.example'

export async function setUp(id: OperationId, portal: PortalServer, ask: Ask, headers: Headers): Promise<Setup> {
  return { ask, headers, ...(await recipes[id]?.(portal, ask, headers)) }
}

const recipes: Partial<Record<OperationId, Recipe>> = {
  accountAction: async (portal, ask) => ({ ask: withBody(ask, await accountActions[ask.name]?.(portal)) }),

  refreshSession: async (portal, ask) => ({ ask: withBody(ask, { refreshToken: await refreshToken(portal) }) }),

  signOut: async (portal, ask) => ({ ask: withBody(ask, { refreshToken: await refreshToken(portal) }) }),

  requestOtp: async (portal) => {
    portal.wait(31_000)
    return { headers: await signInFirstHalf(portal, partner) }
  },

  verifyOtp: async (portal, ask) => {
    const headers = await signInFirstHalf(portal, partner)
    return { headers, ask: withBody(ask, { otp: await requestCode(portal, partner, headers), type: 'MFA' }) }
  },

  submitContact: async (portal, ask) => ({ ask: withBody(ask, { captcha_token: await captchaToken(portal) }) }),

  createProject: async (_portal, ask) => ({ ask: withBody(ask, { name: 'Lumen Radio' }) }),

  getProject: async (portal, ask, headers) => ({ ask: withParams(ask, await aProject(portal, headers)) }),

  addIpAddresses: async (portal, ask, headers) => ({ ask: withParams(ask, await aProject(portal, headers)) }),

  removeIpAddress: async (portal, ask, headers) => {
    const params = await aProject(portal, headers)
    await prepare(portal, 'addIpAddresses', { params, body: { ipAddresses: ['9.9.9.9'] } }, headers)
    const { network } = await prepare(portal, 'getProject', { params }, headers)
    return { ask: withParams(ask, { ...params, ipId: network.find(({ ip }) => ip === '9.9.9.9')?.id }) }
  },

  generateKey: async (portal, ask, headers) => {
    const { projectId } = await aProject(portal, headers)
    return { ask: withBody(ask, { project_id: projectId }), ...(ask.name === 'live' && { status: 409 }) }
  },

  revokeKey: async (portal, ask, headers) => {
    const { projectId } = await aProject(portal, headers)
    const body = { project_id: projectId, api_key_id: 'portal', env_type_id: 6 } as const
    await prepare(portal, 'generateKey', { body }, headers)
    const { credentials } = await prepare(portal, 'getProject', { params: { projectId } }, headers)
    return { ask: withParams(ask, { keyId: credentials[0]?.id }) }
  },

  listCalls: async (portal, ask, headers) => ({ ask: withParams(ask, await aProject(portal, headers)) }),

  exportCalls: async (portal, ask, headers) => ({ ask: withParams(ask, await aProject(portal, headers)) }),

  getProjectTransactions: async (portal, ask, headers) => ({ ask: withParams(ask, await aProject(portal, headers)) }),

  listMessages: async (portal, ask, headers) => ({ ask: withParams(ask, await aProject(portal, headers)) }),

  getCall: async (portal, ask, headers) => ({ ask: withParams(ask, await aCall(portal, headers)) }),

  saveOrganisation: async (portal, ask, headers) => {
    const otp = await bankCode(portal, headers)
    const { revision } = await prepare(portal, 'getOrganisation', {}, headers)
    return { ask: withBody(ask, { otp, revision }) }
  },

  requestBankOtp: async (portal) => {
    await rejectPending(portal.db)
    portal.wait(31_000)
    return {}
  },

  uploadOrganisationDocument: companyIsOpen,
  updateUser: async (portal, ask, headers) => {
    await rejectPending(portal.db)
    const { revision } = await prepare(portal, 'getUser', {}, headers)
    return { ask: withBody(ask, { revision }) }
  },

  // Of an account of its own: the others go on signing in with their password.
  changePassword: async (portal) => ({ headers: await signInNewcomer(portal) }),

  requestLiveKeyOtp: async (portal) => {
    portal.wait(31_000)
    return {}
  },

  revokeSession: async (portal, ask, headers) => {
    await signInFirstHalf(portal, partner)
    const { items } = await prepare(portal, 'listSessions', {}, headers)
    return { ask: withParams(ask, { sessionId: items.find(({ current }) => !current)?.id }) }
  },

  getGoLiveDraft: async (portal, ask, headers) => ({ ask: withParams(ask, await aProject(portal, headers)) }),
  saveGoLiveDraft: async (portal, ask, headers) => ({ ask: withParams(ask, await aProject(portal, headers)) }),

  uploadGoLiveDocument: async (portal, ask, headers) => {
    await rejectPending(portal.db)
    return { ask: withParams(ask, await aProject(portal, headers)) }
  },

  downloadGoLiveDocument: async (portal, ask, headers) => {
    await rejectPending(portal.db)
    const params = await aProject(portal, headers)
    await attachDocument(portal.db, params.projectId, 'ACCEPTED', new Date())
    return { ask: withParams(ask, params) }
  },

  submitGoLive: async (portal, ask, headers) => {
    const params = await aProject(portal, headers)
    const application = Object(ask.body).body
    const body = { ...application, otp: await bankCode(portal, headers) }
    return { ask: withParams(withBody(ask, { ...params, body }), params) }
  },

  downloadOrganisationDocument: async (portal) => {
    await insertReviewed(portal.db, 'draft', new Date())
    return {}
  },

  downloadProjectDocument: async (portal, ask) => {
    const projectId = await insertReviewed(portal.db, 'technical', new Date())
    const review = await reviews.find(portal.db, projectId)
    return { ask: withParams(ask, { projectId, documentId: review?.registration?.id }) }
  },

  getAdminProject: reviewedAt('technical'),
  listAuditEvents: reviewedAt('technical'),
  approveProject: reviewedAt('business'),
  rejectProject: reviewedAt('technical'),
  suspendProject: reviewedAt('live'),
  reinstateProject: reviewedAt('suspended'),
  submitForTechApproval: reviewedAt('preparation'),
  addProductCode: reviewedAt('preparation', 'STM'),
  saveProviderCode: reviewedAt('preparation'),
  addSmsTemplate: reviewedAt('preparation'),

  techApproveProject: reviewedAt('technical'),

  startProductTests: async ({ db }, ask) => {
    return { ask: withBody(ask, { projectId: await insertReviewed(db, 'technical', new Date()) }) }
  },

  getTestResults: reviewedAt('technical'),

  downloadTestReport: async ({ db }, ask) => {
    const projectId = await insertReviewed(db, 'technical', new Date())
    const theo = await accounts.findByEmail(db, 'theo@portal.example')
    const { id } = await productTests.start(db, projectId, theo?.id ?? '', new Date())
    await productTests.finish(db, id, true, new Date())
    return { ask: withParams(ask, { projectId }) }
  },

  deleteProductCode: async (portal, ask) => {
    const projectId = await insertReviewed(portal.db, 'preparation', new Date())
    const codes = await productCodes.listOfProject(portal.db, projectId)
    return { ask: withParams(ask, { projectId, codeId: codes[0]?.id }) }
  },

  updateSmsTemplate: ofTemplate,
  deleteSmsTemplate: ofTemplate,

  getPartner: async (portal, ask, headers) => ({ ask: withParams(ask, await aPartner(portal, headers)) }),

  downloadPartnerDocument: async (portal, ask) => {
    const review = await reviews.find(portal.db, await insertReviewed(portal.db, 'technical', new Date()))
    return { ask: withParams(ask, { orgId: review?.organisation.id }) }
  },

  listPartnerProjects: async (portal, ask, headers) => ({ ask: withParams(ask, await aPartner(portal, headers)) }),
}

function reviewedAt(place: Place, provider?: 'STM' | 'AIS'): Recipe {
  return async ({ db }, ask) => ({
    ask: withParams(ask, { projectId: await insertReviewed(db, place, new Date(), provider) }),
  })
}

async function ofTemplate({ db }: PortalServer, ask: Ask): Promise<Partial<Setup>> {
  const projectId = await insertReviewed(db, 'preparation', new Date())
  const templates = await smsTemplates.listOfProject(db, projectId)
  return { ask: withParams(ask, { projectId, templateId: templates[0]?.id }) }
}

async function aPartner(portal: PortalServer, headers: Headers): Promise<{ orgId: string | undefined }> {
  const { partners } = await prepare(portal, 'listPartners', {}, headers)
  return { orgId: partners[0]?.partnerUUID }
}

/** What others brought before the desks keeps the partner's company locked. */
async function companyIsOpen({ db }: PortalServer): Promise<Partial<Setup>> {
  await rejectPending(db)
  return {}
}

async function bankCode(portal: PortalServer, headers: Headers): Promise<string> {
  await rejectPending(portal.db)
  portal.wait(31_000)
  await prepare(portal, 'requestBankOtp', {}, headers)
  return await codeFor(portal, partner)
}

/** By the name of the example. */
const accountActions: Record<string, (portal: PortalServer) => Promise<object>> = {
  confirm: async (portal) => {
    const email = await aNewcomer(portal)
    return { email, key: await codeFor(portal, email) }
  },
  resend: async (portal) => {
    const email = await aNewcomer(portal)
    portal.wait(31_000)
    return { email }
  },
  forgot: async (portal) => ({ email: await aNewcomer(portal) }),
  reset: async (portal) => {
    const email = await aNewcomer(portal)
    await prepare(portal, 'accountAction', { body: { action: 'forgotPassword', email } })
    return { email, key: await codeFor(portal, email) }
  },
}

async function refreshToken(portal: PortalServer): Promise<string> {
  return (await tokensOf(portal, partner)).RefreshToken
}

/** A project made for the occasion: no test sees what another did. */
async function aProject(portal: PortalServer, headers: Headers): Promise<{ projectId: string }> {
  const body = {
    name: `Lumen ${crypto.randomUUID().slice(0, 8)}`,
    description: 'Made for a test.',
    projectType: 1,
    productType: 1,
  }
  const { project_id: projectId } = await prepare(portal, 'createProject', { body }, headers)
  return { projectId }
}

/** A call of the payment API, by the key of a project made for it. */
async function aCall(
  portal: PortalServer,
  headers: Headers,
): Promise<{ projectId: string; callId: string | undefined }> {
  const { projectId } = await aProject(portal, headers)
  const { partnerId } = await prepare(portal, 'getProject', { params: { projectId } }, headers)
  const body = { project_id: projectId, api_key_id: 'portal', env_type_id: 6 } as const
  const { apiKeyValue } = await prepare(portal, 'generateKey', { body }, headers)
  await fetch(`${portal.url}/sandbox/v1/charges/order-2042`, {
    headers: credentialsOf(partnerId, projectId, apiKeyValue),
  })
  const { items } = await prepare(portal, 'listCalls', { params: { projectId }, query: { limit: 1 } }, headers)
  return { projectId, callId: items[0]?.callId }
}

const withBody = (ask: Ask, change: object = {}): Ask => ({
  ...ask,
  body: typeof ask.body === 'object' ? { ...ask.body, ...change } : change,
})

const withParams = (ask: Ask, change: object): Ask => ({ ...ask, params: { ...ask.params, ...change } })
