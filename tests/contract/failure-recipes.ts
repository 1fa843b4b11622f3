// How to cause the documented failures that no general check causes, with portal operations.
import { and, eq } from 'drizzle-orm'
import type { OperationId } from '#generated/operations.ts'
import { oneTimeCodes } from '#server/db/identity-schema.ts'
import * as reviewNotes from '#server/repositories/review-notes.ts'
import { rejectPending } from '#tests/support/projects.ts'
import { attachDocument, insertReviewed, setDocument } from '#tests/support/reviews.ts'
import { adminFailureRecipes } from './admin-failure-recipes.ts'
import { unknownId } from './misuses.ts'
import { partnerCodeRecipes } from './partner-code-recipes.ts'
import { callOperation, signInNewcomer, signUpNewcomer } from './portal-server.ts'
import { createProject, projectAt, projectWithNote, withBody, withParams, withSingleSignOn } from './recipe.ts'
import { secondStepFailureRecipes } from './second-step-failure-recipes.ts'
import { signInCodeRecipes } from './sign-in-code-recipes.ts'
import { staffFailureRecipes } from './staff-failure-recipes.ts'
import type { Failure } from './subject.ts'

type FailureRecipes = Partial<Record<OperationId, Record<string, Failure>>>

const underReview = projectAt('technical')

/** A pending project locks the company of its partner. */
const withLockedCompany: Failure = async ({ db }) => {
  await insertReviewed(db, 'technical', new Date())
  return {}
}

const withBadDocument: Failure = async ({ db }) => {
  await setDocument(db, await insertReviewed(db, 'draft', new Date()), 'REJECTED', new Date())
  return {}
}

const withWrongPassword: Failure = async (portal, request) => ({
  headers: await signInNewcomer(portal),
  request: withBody(request, { currentPassword: 'Another#2026' }),
})

const withoutSingleSignOn: Failure = async ({ withoutSingleSignOnUrl }) => ({ url: withoutSingleSignOnUrl })

const withResolvedNote: Failure = async (portal, request, headers) => {
  const setup = await projectWithNote('changes')(portal, request, headers)
  await reviewNotes.change(portal.db, String(setup.request?.params.noteId), { resolvedAt: new Date() })
  return setup
}

const callingOutside =
  (name: string, path?: string): Failure =>
  async ({ outsideHost }, request) => ({ request: withBody(request, { url: outsideHost.addressOf(name, path) }) })

const portalFailureRecipes: FailureRecipes = {
  signIn: {
    401: async (_portal, request) => ({ request: withBody(request, { password: 'Another#2026' }) }),
    403: async (portal, request) => {
      const email = await signUpNewcomer(portal)
      const code = and(eq(oneTimeCodes.subject, email), eq(oneTimeCodes.purpose, 'signup'))
      await portal.db.delete(oneTimeCodes).where(code)
      return { request: withBody(request, { email }) }
    },
  },
  refreshSession: { 401: async () => ({}) },
  startSingleSignOn: { 404: withoutSingleSignOn },
  finishSingleSignOn: {
    403: withSingleSignOn('role-without-access'),
    404: withoutSingleSignOn,
    // The example's handle is unknown.
    422: async () => ({}),
  },

  createProject: {
    409: async (portal, request, headers) => {
      const { projectId } = await createProject(portal, headers)
      const { name } = await callOperation(portal, 'getProject', { params: { projectId } }, headers)
      return { request: withBody(request, { name }) }
    },
    422: async (_portal, request) => ({ request: withBody(request, { productType: 2 }) }),
  },
  addIpAddresses: { 409: underReview },
  removeIpAddress: { 409: underReview },

  generateKey: {
    404: async (_portal, request) => ({ request: withBody(request, { project_id: unknownId }) }),
    422: async ({ db }, request) => {
      const projectId = await insertReviewed(db, 'live', new Date())
      return { request: withBody(request, { project_id: projectId, env_type_id: 7, otp: '000000' }) }
    },
  },
  revokeKey: {
    409: async (portal, request, headers) => {
      const { projectId } = await createProject(portal, headers)
      const body = { project_id: projectId, api_key_id: 'portal', env_type_id: 6 } as const
      const { credential } = await callOperation(portal, 'generateKey', { body }, headers)
      await callOperation(portal, 'revokeKey', { params: { keyId: credential.id } }, headers)
      return { request: withParams(request, { keyId: credential.id }) }
    },
  },

  createAgentToken: { 409: projectAt('suspended') },
  revokeAgentToken: {
    409: async (portal, request, headers) => {
      const params = await createProject(portal, headers)
      const body = { name: 'Assistant', validDays: 7 } as const
      const { token } = await callOperation(portal, 'createAgentToken', { params, body }, headers)
      await callOperation(portal, 'revokeAgentToken', { params: { ...params, tokenId: token.id } }, headers)
      return { request: withParams(request, { ...params, tokenId: token.id }) }
    },
  },

  submitGoLive: {
    409: async (portal, request, headers) => {
      const { request: placed = request } = await underReview(portal, request, headers)
      return { request: withBody(placed, { projectId: placed.params.projectId }) }
    },
    422: async (portal, request, headers) => {
      await rejectPending(portal.db)
      const params = await createProject(portal, headers)
      const { payment, ...others } = Object(request.body).body
      const application = { ...others, payment: { ...payment, accountNumber: '7777777' }, otp: '000000' }
      return { request: withParams(withBody(request, { ...params, body: application }), params) }
    },
  },
  saveGoLiveDraft: { 409: underReview },
  uploadGoLiveDocument: { 409: underReview },
  downloadGoLiveDocument: {
    409: async (portal, request, headers) => {
      const params = await createProject(portal, headers)
      await attachDocument(portal.db, params.projectId, 'REJECTED', new Date())
      return { request: withParams(request, params) }
    },
  },
  withdrawProject: { 409: projectAt('draft') },
  saveWishedProductCodes: { 409: underReview },

  answerNote: { 409: withResolvedNote },
  markNoteDone: { 409: withResolvedNote },
  relateField: {
    409: withResolvedNote,
    422: async (portal, request, headers) => {
      const { request: placed = request } = await projectWithNote('changes')(portal, request, headers)
      return { request: withBody(placed, { pointer: '/company/nothing' }) }
    },
  },
  unrelateField: { 409: withResolvedNote },
  addThreadMessage: {
    409: projectAt('draft'),
    422: async (portal, request, headers) => {
      const { request: placed = request } = await underReview(portal, request, headers)
      return { request: withBody(placed, { id: crypto.randomUUID(), mentions: ['/company/nothing'] }) }
    },
  },

  saveOrganisation: {
    409: withLockedCompany,
    422: async (portal, request, headers) => {
      await rejectPending(portal.db)
      const { revision } = await callOperation(portal, 'getOrganisation', {}, headers)
      const bankDetails = { bankName: 'Bay Bank', bankCode: '7171', branchCode: '001', accountNumber: '7777777' }
      return { request: withBody(request, { bankDetails, otp: '000000', revision }) }
    },
  },
  requestBankOtp: { 409: withLockedCompany },
  uploadOrganisationDocument: { 409: withLockedCompany },
  downloadOrganisationDocument: {
    404: async (portal) => ({ headers: await signInNewcomer(portal) }),
    409: withBadDocument,
  },
  updateUser: { 409: withLockedCompany },

  changePassword: { 422: withWrongPassword },
  confirmPassword: { 422: withWrongPassword },
  saveNotificationPreferences: {
    422: async (_portal, request) => ({
      request: withBody(request, { items: [{ kind: 'desk', portal: true, mail: 'daily' }] }),
    }),
  },
  submitContact: { 422: async () => ({}) },

  callTryOutHost: {
    'try-out-call-invalid': async (_portal, request) => ({ request: withBody(request, { url: 'trees.example' }) }),
    // The host of the example is not listed.
    'try-out-host-not-listed': async () => ({}),
    'try-out-inner-address': callingOutside('inner.example'),
    'try-out-host-unknown': callingOutside('unknown.example'),
    'try-out-no-answer': callingOutside('trees.example', '/broken'),
    'try-out-answer-too-large': callingOutside('trees.example', '/large'),
    504: callingOutside('trees.example', '/silent'),
  },
}

const recipes: FailureRecipes[] = [
  portalFailureRecipes,
  secondStepFailureRecipes,
  adminFailureRecipes,
  partnerCodeRecipes,
  signInCodeRecipes,
  staffFailureRecipes,
]

/** By status, and by code where a status has several. */
export const failuresOf = (id: OperationId): Record<string, Failure> =>
  Object.assign({}, ...recipes.map((each) => each[id]))
