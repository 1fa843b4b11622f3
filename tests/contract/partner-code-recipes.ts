// How to cause the codes of a partner's operations whose status has several.
import { eq } from 'drizzle-orm'
import { limits } from '#domain/limits.ts'
import type { OperationId } from '#generated/operations.ts'
import { organisations } from '#server/db/identity-schema.ts'
import { projects } from '#server/db/schema.ts'
import { fillProjects } from '#tests/support/projects.ts'
import { attachDocument, insertReviewed, setDocument } from '#tests/support/reviews.ts'
import type { ExampleRequest } from './contract.ts'
import { withChangedField, withClosedNote, withFieldNotAskedFor } from './note-recipes.ts'
import { callOperation, codeFor, type Headers, type PortalServer, signInNewcomer } from './portal-server.ts'
import { createProject, projectAt, projectWithNote, withBody, withParams } from './recipe.ts'
import { lockCode } from './sign-in-code-recipes.ts'
import type { Failure } from './subject.ts'

type Row = Partial<typeof projects.$inferInsert>

const draft: Row = { status: 'draft' }
const suspended: Row = { status: 'suspended', submittedAt: new Date() }
const live: Row = { status: 'live', submittedAt: new Date(), liveAt: new Date() }
const underReview: Row = { status: 'pending', stage: 'technical', submittedAt: new Date() }
/** A rejection that asks for other operators alone. */
const rejected: Row = { status: 'rejected', submittedAt: new Date(), requestedChanges: ['operators'] }

/** Puts the project where the operation names it: in the path, in the body, or nowhere. */
function forProject(request: ExampleRequest, projectId: string): ExampleRequest {
  const names = typeof request.body === 'object' ? Object.keys(request.body ?? {}) : []
  const inBody = ['projectId', 'project_id'].filter((name) => names.includes(name))
  const body = Object.fromEntries(inBody.map((name) => [name, projectId]))
  const placed = inBody.length > 0 ? withBody(request, body) : request
  return 'projectId' in request.params ? withParams(placed, { projectId }) : placed
}

/** A project of a new partner, so that the company of the demo partner stays as it is. */
function ownProject(row: Row, change?: (request: ExampleRequest) => ExampleRequest): Failure {
  return async (portal, request) => {
    const headers = await signInNewcomer(portal)
    const { projectId } = await createProject(portal, headers)
    await portal.db.update(projects).set(row).where(eq(projects.id, projectId))
    const placed = forProject(request, projectId)
    return { headers, request: change ? change(placed) : placed }
  }
}

/** A new partner whose company is settled. */
const withSettledCompany: Failure = async (portal, request) => {
  const headers = await signInNewcomer(portal)
  const { projectId } = await createProject(portal, headers)
  await settleCompany(portal, headers)
  return { headers, request: forProject(request, projectId) }
}

async function settleCompany({ db, ...portal }: PortalServer, headers: Headers): Promise<void> {
  const { org_id } = await callOperation({ db, ...portal }, 'getUser', {}, headers)
  await db
    .update(organisations)
    .set({ status: 'active' })
    .where(eq(organisations.id, `${org_id}`))
}

/** A new partner with a draft, while another project is under review. */
const withAnotherUnderReview: Failure = async (portal, request) => {
  const headers = await signInNewcomer(portal)
  const { projectId: other } = await createProject(portal, headers)
  await portal.db.update(projects).set(underReview).where(eq(projects.id, other))
  const { projectId } = await createProject(portal, headers)
  return { headers, request: forProject(request, projectId) }
}

const outdated = (request: ExampleRequest) => withBody(request, { revision: 1 })

const withOutdatedProfile: Failure = async (portal, request) => ({
  headers: await signInNewcomer(portal),
  request: outdated(request),
})

const application = ({ body }: ExampleRequest) => Object(Object(body).body)

/** The application of a new partner with the code that its new bank account needs. */
function applying(change: object, otp: 'right' | 'wrong' | 'none' = 'right'): Failure {
  return async (portal, request) => {
    const headers = await signInNewcomer(portal)
    const { projectId } = await createProject(portal, headers)
    const { otp: _, revision: __, ...others } = application(request)
    const code = otp === 'none' ? {} : { otp: otp === 'wrong' ? '000000' : await bankCode(portal, headers) }
    if (otp === 'wrong') await bankCode(portal, headers)
    const project = { ...others.project, ...change }
    return { headers, request: forProject(withBody(request, { body: { ...others, project, ...code } }), projectId) }
  }
}

async function bankCode(portal: PortalServer, headers: Headers): Promise<string> {
  await callOperation(portal, 'requestBankOtp', {}, headers)
  const { emailId } = await callOperation(portal, 'getUser', {}, headers)
  return await codeFor(portal, emailId)
}

/** Without its own document, the application has the company's, which failed the scan. */
const withRefusedDocument: Failure = async (portal, request, headers) => {
  const setup = await applying({})(portal, request, headers)
  const { document: _, ...body } = Object(setup.request?.body)
  await setDocument(portal.db, String(body.projectId), 'REJECTED', new Date())
  return { ...setup, request: { ...(setup.request ?? request), body } }
}

const repeat = async (count: number, work: (index: number) => Promise<unknown>) => {
  for (let index = 0; index < count; index++) await work(index)
}

const withManyProjects: Failure = async (portal) => {
  const headers = await signInNewcomer(portal)
  await fillProjects(portal.db, (await createProject(portal, headers)).projectId)
  return { headers }
}

const withManyKeys: Failure = async (portal, request, headers) => {
  const { projectId } = await createProject(portal, headers)
  const body = { project_id: projectId, api_key_id: 'portal', env_type_id: 6 } as const
  await repeat(limits.activeKeysPerEnvironment, () => callOperation(portal, 'generateKey', { body }, headers))
  return { request: withBody(request, body) }
}

const withManyTokens: Failure = async (portal, request, headers) => {
  const params = await createProject(portal, headers)
  const body = { name: 'Assistant', validDays: 7 } as const
  await repeat(limits.activeAgentTokensPerProject, () =>
    callOperation(portal, 'createAgentToken', { params, body }, headers),
  )
  return { request: withParams(request, params) }
}

const withManyAddresses: Failure = async (portal, request, headers) => {
  const params = await createProject(portal, headers)
  const ipAddresses = Array.from({ length: limits.ipAddressesPerProject }, (_, last) => `8.8.7.${last + 1}`)
  await callOperation(portal, 'addIpAddresses', { params, body: { ipAddresses } }, headers)
  return { request: withBody(withParams(request, params), { ipAddresses: ['8.8.6.1'] }) }
}

const withPendingDocument: Failure = async ({ db }) => {
  await setDocument(db, await insertReviewed(db, 'draft', new Date()), 'PENDING', new Date())
  return {}
}

const ofCompany: Record<string, Failure> = {
  'profile-locked': withSettledCompany,
  'change-not-requested': ownProject(rejected),
}

const liveKey = (change: object) => (request: ExampleRequest) => withBody(request, { env_type_id: 7, ...change })

const withWrongKeyCode: Failure = async (portal, request, headers) => {
  const setup = await ownProject(live, liveKey({ otp: '000000' }))(portal, request, headers)
  await callOperation(portal, 'requestLiveKeyOtp', {}, setup.headers)
  return setup
}

const withWrongBankCode: Failure = async (portal, { body, ...request }) => {
  const headers = await signInNewcomer(portal)
  await callOperation(portal, 'requestBankOtp', {}, headers)
  const { revision: _, ...others } = Object(body)
  return { headers, request: { ...request, body: { ...others, otp: '000000' } } }
}

export const partnerCodeRecipes: Partial<Record<OperationId, Record<string, Failure>>> = {
  addIpAddresses: {
    'project-suspended': ownProject(suspended),
    'change-not-requested': ownProject(rejected),
    'ip-limit-reached': withManyAddresses,
  },
  removeIpAddress: { 'project-suspended': ownProject(suspended), 'change-not-requested': ownProject(rejected) },
  generateKey: {
    'project-suspended': ownProject(suspended),
    'key-limit-reached': withManyKeys,
    'live-key-otp-required': ownProject(live, ({ body, ...request }) => {
      const { otp: _, ...others } = Object(body)
      return liveKey({})({ ...request, body: others })
    }),
    'code-mismatch': withWrongKeyCode,
    'code-locked': async (portal, request, headers) => {
      const setup = await withWrongKeyCode(portal, request, headers)
      await lockCode(() => callOperation(portal, 'generateKey', { body: Object(setup.request?.body) }, setup.headers))
      return setup
    },
  },
  createProject: { 'project-limit-reached': withManyProjects },
  createAgentToken: { 'agent-token-limit-reached': withManyTokens },

  submitGoLive: {
    'project-suspended': ownProject(suspended),
    'draft-changed': ownProject(draft, (request) =>
      withBody(request, { body: { ...application(request), revision: 1 } }),
    ),
    ...ofCompany,
    'profile-under-review': withAnotherUnderReview,
    'provider-not-offered': applying({ providers: ['MLT'] }, 'none'),
    'bank-otp-required': applying({}, 'none'),
    'code-mismatch': applying({}, 'wrong'),
    'code-locked': async (portal, request, headers) => {
      const setup = await applying({}, 'wrong')(portal, request, headers)
      const { name, bankDetails, otp } = { name: 'Lumen', bankDetails: application(request).payment, otp: '000000' }
      await lockCode(() =>
        callOperation(portal, 'saveOrganisation', { body: { name, bankDetails, otp } }, setup.headers),
      )
      return setup
    },
    'document-rejected': withRefusedDocument,
  },
  saveGoLiveDraft: { 'project-suspended': ownProject(suspended), 'draft-changed': ownProject(draft, outdated) },
  uploadGoLiveDocument: {
    ...ofCompany,
    'project-suspended': ownProject(suspended),
    'draft-changed': ownProject(draft, outdated),
    'profile-under-review': withAnotherUnderReview,
  },
  downloadGoLiveDocument: {
    'document-not-scanned': async (portal, request, headers) => {
      const params = await createProject(portal, headers)
      await attachDocument(portal.db, params.projectId, 'PENDING', new Date())
      return { request: withParams(request, params) }
    },
  },
  saveWishedProductCodes: {
    'project-suspended': ownProject(suspended),
    'change-not-requested': ownProject({
      status: 'pending',
      stage: 'changes',
      submittedAt: new Date(),
      requestedChanges: ['bank'],
      requestedFields: ['/payment/bankName'],
    }),
  },

  answerNote: { 'notes-closed': withClosedNote },
  relateField: { 'notes-closed': withClosedNote, 'change-not-requested': withFieldNotAskedFor },
  unrelateField: { 'notes-closed': withClosedNote, 'related-field-changed': withChangedField },
  markNoteDone: {
    'notes-closed': withClosedNote,
    'note-changed': async (portal, request, headers) => {
      const setup = await projectWithNote('changes')(portal, request, headers)
      return { request: withBody(setup.request ?? request, { revision: 9 }) }
    },
  },
  addThreadMessage: {
    'thread-closed': projectAt('live'),
    'message-id-taken': async (portal, request, headers) => {
      const { request: placed = request } = await projectAt('technical')(portal, request, headers)
      const message = { id: crypto.randomUUID(), text: 'Another text.' }
      const params = { projectId: String(placed.params.projectId) }
      await callOperation(portal, 'addThreadMessage', { params, body: message }, headers)
      return { request: withBody(placed, { id: message.id }) }
    },
  },

  saveOrganisation: {
    ...ofCompany,
    'profile-changed': withOutdatedProfile,
    'bank-otp-required': async (portal, { body, ...request }) => {
      const { otp: _, revision: __, ...others } = Object(body)
      return { headers: await signInNewcomer(portal), request: { ...request, body: others } }
    },
    'code-mismatch': withWrongBankCode,
    'code-locked': async (portal, request, headers) => {
      const setup = await withWrongBankCode(portal, request, headers)
      await lockCode(() =>
        callOperation(portal, 'saveOrganisation', { body: Object(setup.request?.body) }, setup.headers),
      )
      return setup
    },
  },
  updateUser: { ...ofCompany, 'profile-changed': withOutdatedProfile },
  requestBankOtp: {
    ...ofCompany,
    'resend-too-soon': async (portal) => {
      const headers = await signInNewcomer(portal)
      await callOperation(portal, 'requestBankOtp', {}, headers)
      return { headers }
    },
  },
  requestLiveKeyOtp: {
    'resend-too-soon': async (portal) => {
      const headers = await signInNewcomer(portal)
      await callOperation(portal, 'requestLiveKeyOtp', {}, headers)
      return { headers }
    },
  },
  uploadOrganisationDocument: ofCompany,
  downloadOrganisationDocument: { 'document-not-scanned': withPendingDocument },
}
