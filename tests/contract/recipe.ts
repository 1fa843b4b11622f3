// What the recipes of the portal and of the admin operations share.
import type { Place } from '#domain/workflow-step.ts'
import * as projects from '#server/repositories/projects.ts'
import * as reviewNotes from '#server/repositories/review-notes.ts'
import { insertReviewed } from '#tests/support/reviews.ts'
import type { ExampleRequest } from './contract.ts'
import { callOperation, type Headers, type PortalServer } from './portal-server.ts'

export interface Setup {
  request: ExampleRequest
  headers: Headers
  /** The documented failure that the example gets on the test server. */
  status?: number
  /** Another server than the one that the suite asks. */
  url?: string
}

/** `headers` belong to a signed-in account that may call the operation. */
export type Recipe = (portal: PortalServer, request: ExampleRequest, headers: Headers) => Changes
export type Changes = Promise<Partial<Setup>>

export function projectAt(place: Place, provider?: 'STM' | 'AIS'): Recipe {
  return async ({ db }, request) => ({
    request: withParams(request, { projectId: await insertReviewed(db, place, new Date(), provider) }),
  })
}

/** A project with a note that its partner has got. */
export function projectWithNote(place: 'business' | 'changes'): Recipe {
  return async ({ db }, request) => {
    const projectId = await insertReviewed(db, place, new Date())
    const { createdBy } = (await projects.findReviewed(db, projectId))?.project ?? {}
    if (!createdBy) throw new Error(`project ${projectId} was not inserted`)
    const written = { createdBy, createdAt: new Date(), submission: 0, blocking: true }
    const note = { projectId, desk: 'business', pointer: '/project/ipAddresses', text: 'Whose address?' } as const
    const { id: noteId } = await reviewNotes.add(db, { ...note, ...written })
    await reviewNotes.sendOpen(db, projectId, new Date())
    const params = withParams(request, { projectId, ...('noteId' in request.params && { noteId }) })
    // The note as it is now; without kept submissions, a pointer names a whole field.
    const body = Object.keys(typeof request.body === 'object' ? (request.body ?? {}) : {})
    const change = {
      ...(body.includes('revision') && { revision: 2 }),
      ...(body.includes('pointer') && { pointer: note.pointer }),
    }
    return { request: request.body === undefined ? params : withBody(params, change) }
  }
}

/** Every test creates its own project, so that tests do not depend on each other. */
export async function createProject(portal: PortalServer, headers: Headers): Promise<{ projectId: string }> {
  const name = `Lumen ${crypto.randomUUID().slice(0, 8)}`
  const body = { name, description: 'Made for a test.', projectType: 1, productType: 1 }
  const { project_id: projectId } = await callOperation(portal, 'createProject', { body }, headers)
  return { projectId }
}

export const withBody = (request: ExampleRequest, change: object = {}): ExampleRequest => ({
  ...request,
  body: typeof request.body === 'object' ? { ...request.body, ...change } : change,
})

export const withParams = (request: ExampleRequest, change: object): ExampleRequest => ({
  ...request,
  params: { ...request.params, ...change },
})

export const withQuery = (request: ExampleRequest, change: object): ExampleRequest => ({
  ...request,
  query: { ...request.query, ...change },
})

/** Signs in at the identity provider, as a person with this role there. */
export const withSingleSignOn =
  (role: string): Recipe =>
  async (portal, request) => {
    const { identityProvider } = portal
    const subject = crypto.randomUUID()
    identityProvider.people[subject] = { email: `${subject}@portal.example`, email_verified: true, roles: [role] }
    const { address, handle } = await callOperation(portal, 'startSingleSignOn')
    return { request: withBody(request, { handle, answer: await identityProvider.signIn(address, subject) }) }
  }
