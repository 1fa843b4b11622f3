// What the recipes of the portal and of the admin operations share.
import type { Place } from '#domain/workflow-step.ts'
import { insertReviewed } from '#tests/support/reviews.ts'
import type { ExampleRequest } from './contract.ts'
import { type Headers, type PortalServer, prepare } from './portal-server.ts'

export interface Setup {
  request: ExampleRequest
  headers: Headers
  /** The documented failure that the example gets on the test server. */
  status?: number
}

/** `headers` belong to a signed-in account that may call the operation. */
export type Recipe = (portal: PortalServer, request: ExampleRequest, headers: Headers) => Changes
export type Changes = Promise<Partial<Setup>>

export function projectAt(place: Place, provider?: 'STM' | 'AIS'): Recipe {
  return async ({ db }, request) => ({
    request: withParams(request, { projectId: await insertReviewed(db, place, new Date(), provider) }),
  })
}

/** Every test creates its own project, so that tests do not depend on each other. */
export async function createProject(portal: PortalServer, headers: Headers): Promise<{ projectId: string }> {
  const name = `Lumen ${crypto.randomUUID().slice(0, 8)}`
  const body = { name, description: 'Made for a test.', projectType: 1, productType: 1 }
  const { project_id: projectId } = await prepare(portal, 'createProject', { body }, headers)
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
