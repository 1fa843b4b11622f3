// Example requests contain ids and codes that do not exist on the test server. A recipe creates the data and inserts its ids.
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { OperationId } from '#generated/operations.ts'
import { credentialsOf } from '#tests/support/payment.ts'
import { rejectPending } from '#tests/support/projects.ts'
import { attachDocument, insertReviewed } from '#tests/support/reviews.ts'
import { submitted } from '#tests/support/submitted.ts'
import { adminRecipes } from './admin-recipes.ts'
import type { ExampleRequest } from './contract.ts'
import {
  callOperation,
  codeFor,
  type Headers,
  type PortalServer,
  requestCode,
  signInAs,
  signInNewcomer,
  signInWithPassword,
  signUpNewcomer,
  tokensOf,
} from './portal-server.ts'
import {
  type Changes,
  createProject,
  projectAt,
  projectWithNote,
  type Recipe,
  type Setup,
  withBody,
  withParams,
  withQuery,
  withSingleSignOn,
} from './recipe.ts'
import { secondStepRecipes } from './second-step-recipes.ts'
import { submissionRecipes } from './submission-recipes.ts'

const partner = 'dana@lumen.example'

export async function setUp(
  id: OperationId,
  portal: PortalServer,
  request: ExampleRequest,
  headers: Headers,
): Promise<Setup> {
  return {
    request,
    headers,
    ...(await { ...portalRecipes, ...adminRecipes, ...submissionRecipes, ...secondStepRecipes }[id]?.(
      portal,
      request,
      headers,
    )),
  }
}

const portalRecipes: Partial<Record<OperationId, Recipe>> = {
  accountAction: async (portal, request) => ({
    request: withBody(request, await accountActions[request.name]?.(portal)),
  }),

  finishSingleSignOn: withSingleSignOn('portal-desk'),

  callTryOutHost: async ({ outsideHost }, request) => ({
    request: withBody(request, { url: outsideHost.addressOf('trees.example') }),
  }),

  refreshSession: withRefreshToken,
  signOut: withRefreshToken,

  requestOtp: async (portal) => {
    portal.advanceClock(31_000)
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
    await callOperation(portal, 'addIpAddresses', { params, body: { ipAddresses: ['9.9.9.9'] } }, headers)
    const { network } = await callOperation(portal, 'getProject', { params }, headers)
    return { request: withParams(request, { ...params, ipId: network.find(({ ip }) => ip === '9.9.9.9')?.id }) }
  },

  generateKey: async (portal, request, headers) => {
    const { projectId } = await createProject(portal, headers)
    return { request: withBody(request, { project_id: projectId }), ...(request.name === 'live' && { status: 409 }) }
  },

  revokeKey: async (portal, request, headers) => {
    const { projectId } = await createProject(portal, headers)
    const body = { project_id: projectId, api_key_id: 'portal', env_type_id: 6 } as const
    await callOperation(portal, 'generateKey', { body }, headers)
    const { credentials } = await callOperation(portal, 'getProject', { params: { projectId } }, headers)
    return { request: withParams(request, { keyId: credentials[0]?.id }) }
  },

  listAgentTokens: forNewProject,
  createAgentToken: forNewProject,
  revokeAgentToken: async (portal, request, headers) => {
    const params = await createProject(portal, headers)
    const body = { name: 'Assistant', validDays: 7 } as const
    const { token } = await callOperation(portal, 'createAgentToken', { params, body }, headers)
    return { request: withParams(request, { ...params, tokenId: token.id }) }
  },

  listCalls: forNewProject,
  exportCalls: forNewProject,
  getProjectTransactions: forNewProject,
  listMessages: forNewProject,
  getReadiness: forNewProject,
  listEndings: forNewProject,
  listWishedProductCodes: forNewProject,
  saveWishedProductCodes: forNewProject,
  getProgress: projectAt('technical'),
  withdrawProject: projectAt('technical'),
  listProjectNotes: projectWithNote('changes'),
  answerNote: projectWithNote('changes'),
  markNoteDone: projectWithNote('changes'),
  relateField: projectWithNote('changes'),
  unrelateField: async (portal, request, headers) => {
    const setup = await projectWithNote('changes')(portal, request, headers)
    const { projectId, noteId } = setup.request?.params ?? {}
    const params = { projectId: `${projectId}`, noteId: `${noteId}` }
    await callOperation(portal, 'relateField', { params, body: { pointer: '/project/locale' } }, headers)
    return setup
  },
  listThreadMessages: async (portal, request, headers) => {
    const projectId = await insertReviewed(portal.db, 'technical', new Date())
    const id = crypto.randomUUID()
    await callOperation(portal, 'addThreadMessage', { params: { projectId }, body: { id, text: 'Hello.' } }, headers)
    return { request: withQuery(withParams(request, { projectId }), { cursor: id }) }
  },
  addThreadMessage: projectAt('technical'),
  getCall: async (portal, request, headers) => ({ request: withParams(request, await createCall(portal, headers)) }),

  saveOrganisation: async (portal, request, headers) => {
    const otp = await bankCode(portal, headers)
    const { revision } = await callOperation(portal, 'getOrganisation', {}, headers)
    return { request: withBody(request, { otp, revision }) }
  },

  requestBankOtp: async (portal) => {
    portal.advanceClock(31_000)
    return await withEditableCompany(portal)
  },

  uploadOrganisationDocument: withEditableCompany,
  updateUser: async (portal, request, headers) => {
    await rejectPending(portal.db)
    const { revision } = await callOperation(portal, 'getUser', {}, headers)
    return { request: withBody(request, { revision }) }
  },

  // A new account, because other tests sign in with the passwords of the demo accounts.
  changePassword: async (portal) => ({ headers: await signInNewcomer(portal) }),

  requestLiveKeyOtp: async (portal) => {
    portal.advanceClock(31_000)
    return {}
  },

  revokeSession: async (portal, request, headers) => {
    await signInAs(portal, 'EXTERNAL_ADMIN')
    const { items } = await callOperation(portal, 'listSessions', {}, headers)
    return { request: withParams(request, { sessionId: items.find(({ current }) => !current)?.id }) }
  },

  getGoLiveDraft: forNewProject,
  saveGoLiveDraft: async (portal, request, headers) => {
    const { project, user, payment } = submitted
    const checks = { sandboxTested: true, resultCodesHandled: true, keysOnServers: true }
    const steps = {
      project: { ...project, checks, ipAddresses: project.ipAddresses.join('\n') },
      user,
      payment: { ...payment, confirmAccountNumber: payment.accountNumber },
    }
    return { request: withParams(withBody(request, steps), await createProject(portal, headers)) }
  },

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
}

/** Pending projects of other tests lock the partner's company. */
async function withEditableCompany({ db }: PortalServer): Changes {
  await rejectPending(db)
  return {}
}

async function bankCode(portal: PortalServer, headers: Headers): Promise<string> {
  await rejectPending(portal.db)
  portal.advanceClock(31_000)
  await callOperation(portal, 'requestBankOtp', {}, headers)
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
    portal.advanceClock(31_000)
    return { email }
  },
  forgot: async (portal) => ({ email: await signUpNewcomer(portal) }),
  reset: async (portal) => {
    const email = await signUpNewcomer(portal)
    await callOperation(portal, 'accountAction', { body: { action: 'forgotPassword', email } })
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

/** Calls the payment API with the key of a new project. */
async function createCall(portal: PortalServer, headers: Headers) {
  const { projectId } = await createProject(portal, headers)
  const { partnerId } = await callOperation(portal, 'getProject', { params: { projectId } }, headers)
  const body = { project_id: projectId, api_key_id: 'portal', env_type_id: 6 } as const
  const { apiKeyValue } = await callOperation(portal, 'generateKey', { body }, headers)
  await fetch(`${portal.url}/sandbox/v1/charges/order-2042`, {
    headers: credentialsOf(partnerId, projectId, apiKeyValue),
  })
  const { items } = await callOperation(portal, 'listCalls', { params: { projectId }, query: { limit: 1 } }, headers)
  return { projectId, callId: items[0]?.callId }
}

async function captchaToken(portal: PortalServer): Promise<string> {
  const challenge = await callOperation(portal, 'getCaptchaChallenge')
  const solution = await solveChallenge({ challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}
