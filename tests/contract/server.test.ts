import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OperationFact, type OperationId, operationFacts } from '#generated/operations.ts'
import { adminOperations, portalOperations } from '#server/operations/all.ts'
import { setBaseUrl } from '#web/api/base-url.ts'
import { type PlacedOperation, resolve } from '../../scripts/generate/openapi.ts'
import { type Prism, startPrism } from '../../scripts/mock/prism.ts'
import { contractViolations } from './check-answer.ts'
import { call, functionName } from './client.ts'
import { type Api, type ExampleRequest, readApis, requestsOf } from './contract.ts'
import { invalidRequestsOf, unknownId } from './misuses.ts'
import { type Headers, type PortalServer, signInAs, signInWithPassword, startPortalServer } from './portal-server.ts'
import { setUp } from './recipes.ts'

const handlers: Record<string, unknown> = { ...portalOperations, ...adminOperations }
const roles = ['EXTERNAL_ADMIN', 'BUSINESS_ADMIN', 'BUSINESS_INTERNAL', 'TECHNICAL_LIMITED']

let portal: PortalServer
let people: Record<string, Headers>

beforeAll(async () => {
  portal = await startPortalServer()
  people = {}
  for (const role of roles) people[role] = await signInAs(portal, role)
})
afterAll(() => portal.close())

describe.each(readApis())('the server follows the contract of $name', (api) => {
  let prism: Prism

  beforeAll(async () => {
    prism = await startPrism({ document: api.document, upstream: portal.url })
    setBaseUrl(prism.url)
  })
  afterAll(() => prism.close())

  const implemented = api.operations.filter(({ operationId }) => typeof handlers[operationId] === 'function')

  describe.each(implemented)('$operationId', (operation) => {
    const id = operation.operationId as OperationId
    const fact: OperationFact = operationFacts[id]
    const requests = requestsOf(api, operation)
    const [request] = requests as [ExampleRequest]
    const allowed = () => people[fact.roles[0] ?? 'EXTERNAL_ADMIN'] ?? {}

    const expectAnswer = async (status: number, request: ExampleRequest, headers: Headers) => {
      const outcome = await call(functionName(id, request), request, headers)
      expect(contractViolations(api, operation, outcome)).toEqual([])
      expect([outcome.status, outcome.text]).toEqual([status, expect.anything()])
    }

    if (fact.access !== 'public') {
      it('rejects callers without a session', () => expectAnswer(401, request, {}))
    }
    if (fact.access === 'member') {
      it('rejects callers without the one-time code', async () =>
        expectAnswer(401, request, await signInWithPassword(portal, 'dana@lumen.example')))
    }

    const others = fact.roles.length > 0 ? roles.filter((role) => !fact.roles.includes(role)) : []
    it.each(others)('rejects the role %s', (role) => expectAnswer(403, request, people[role] ?? {}))

    it.each(invalidRequestsOf(api, operation, request))('rejects $name', ({ status, request }) =>
      expectAnswer(status, request, allowed()),
    )

    if (operation.responses['507']) {
      it('answers 507 when the disk is full', async () => {
        const setup = await setUp(id, portal, request, allowed())
        portal.fillDisk(true)
        await expectAnswer(507, setup.request, setup.headers).finally(() => portal.fillDisk(false))
      })
    }

    it.each(requests)('answers the example $name', async (example) => {
      const setup = await setUp(id, portal, example, allowed())
      await expectAnswer(setup.status ?? fact.success, setup.request, setup.headers)
    })
  })

  it.each(implemented.filter(({ requestBody }) => requestBody))(
    '$operationId rejects malformed JSON and undocumented content types',
    async (operation) => {
      // An operation that accepts only forms rejects JSON by its content type.
      const jsonStatus = hasJsonBody(api, operation) ? 400 : 415
      for (const [contentType, body, status] of [
        ['application/json', '{"name":', jsonStatus],
        ['application/json', '[]', jsonStatus],
        ['text/plain', 'hello', 415],
      ] as const) {
        const answer = await sendRaw(operation, contentType, body)
        expect(contractViolations(api, operation, answer)).toEqual([])
        expect(answer.status).toBe(status)
      }
    },
  )
})

function hasJsonBody({ document }: Api, { requestBody }: PlacedOperation): boolean {
  return requestBody !== undefined && 'application/json' in resolve(document, requestBody).content
}

/** Sends to the server directly, because neither the client nor Prism would send such a request. */
async function sendRaw({ path, method, operationId }: PlacedOperation, contentType: string, body: string) {
  const fact: OperationFact = operationFacts[operationId as OperationId]
  const headers = { ...people[fact.roles[0] ?? 'EXTERNAL_ADMIN'], 'Content-Type': contentType }
  const url = portal.url + path.replaceAll(/\{\w+\}/g, unknownId)
  const response = await fetch(url, { method: method.toUpperCase(), headers, body })
  return { status: response.status, headers: response.headers, text: await response.text() }
}
