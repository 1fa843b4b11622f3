// The operations of a product, called in the sandbox with a partner's credentials.
import type { PlacedOperation } from '../../scripts/generate/openapi.ts'
import type { Wire } from './check-answer.ts'
import type { Api, ExampleRequest } from './contract.ts'
import type { PaymentWorld } from './payer.ts'
import { paymentFailureRecipes, paymentRecipes } from './payment-recipes.ts'
import type { Headers } from './portal-server.ts'
import { ask, type Check, type Subject } from './subject.ts'

/** `world` is read when a check runs, because checks are listed before the server starts. */
export function paymentSubject(api: Api, world: () => PaymentWorld): Subject {
  const recipe = ({ operationId }: PlacedOperation) => paymentRecipes[operationId]
  const subject: Subject = {
    api,
    get portal() {
      return world().portal
    },
    get url() {
      return `${world().portal.url}/sandbox`
    },
    get limitedUrl() {
      return `${world().portal.limitedUrl}/sandbox`
    },
    asked: new Set(),
    // The sandbox reports one mistake at a time. No example charges a customer: its ids do not exist.
    unknownProperty: {},
    send: (operation, request, headers) => send(subject.url, operation, request, headers),
    allowedHeaders: () => ({ ...world().payer.credentials }),
    setUp: async (operation, request, headers) => ({
      request: (await recipe(operation)?.(world().payer, request)) ?? request,
      headers,
    }),
    failures: ({ operationId }) =>
      Object.fromEntries(
        Object.entries(paymentFailureRecipes[operationId] ?? {}).map(([status, change]) => [
          status,
          async (_portal, request) => await change(world(), request),
        ]),
      ),
    rejects: ({ text }, field, keyword) => {
      const { statusCode, message } = JSON.parse(text)
      return statusCodes[keyword]?.includes(statusCode) === true && message.includes(`'${field.slice(1)}'`)
    },
    accessChecks: (operation, [request]) => accessChecks(subject, operation, request),
  }
  return subject
}

/** The status codes of a broken rule, by the keyword of the schema: see x-checks of the product. */
const statusCodes: Record<string, number[]> = { minLength: [101, 103], maxLength: [104], enum: [400] }

async function send(
  url: string,
  { path, method }: PlacedOperation,
  { params, body }: ExampleRequest,
  headers: Headers,
): Promise<Wire> {
  const place = path.replaceAll(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(params[name])))
  const answer = await fetch(url + place, {
    method: method.toUpperCase(),
    headers: { ...headers, ...(body !== undefined && { 'Content-Type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}

interface Scheme {
  type: string
  name?: string
}

/** Leaves out the header of one security scheme after the other. */
function accessChecks(subject: Subject, operation: PlacedOperation, request: ExampleRequest): Check[] {
  const { components, security } = subject.api.document
  const requirements = operation.security ?? security ?? []
  const schemes = Object.entries(components?.securitySchemes ?? {}) as [string, Scheme][]
  return schemes.map(([id, { type, name }]) => {
    const header = type === 'http' ? 'authorization' : String(name).toLowerCase()
    const status = requirements.length > 0 && requirements.every((each) => id in each) ? 401 : 200
    const run = async () => {
      const setup = await subject.setUp(operation, request, subject.allowedHeaders(operation))
      const { [header]: _, ...others } = setup.headers
      return await ask(subject, operation, { status, node: requirements, caller: `a call without ${header}` }, () =>
        subject.send(operation, setup.request, others),
      )
    }
    return { name: `${status === 401 ? 'rejects' : 'accepts'} a call without ${header}`, run }
  })
}
