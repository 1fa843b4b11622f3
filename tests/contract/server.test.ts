import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OperationFact, type OperationId, operationFacts } from '#generated/operations.ts'
import { adminOperations, portalOperations } from '#server/operations/all.ts'
import { setBaseUrl } from '#web/api/base-url.ts'
import { type PlacedOperation, resolve } from '../../scripts/generate/openapi.ts'
import { type Prism, startPrism } from '../../scripts/mock/prism.ts'
import { contractViolations } from './check-answer.ts'
import { call, functionName } from './client.ts'
import { type Api, type Ask, asksOf, readApis } from './contract.ts'
import { misusesOf, unknownId } from './misuses.ts'
import { type Headers, type PortalServer, signInAs, signInFirstHalf, startPortalServer } from './portal-server.ts'
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
    const asks = asksOf(api, operation)
    const [ask] = asks as [Ask]
    const allowed = () => people[fact.roles[0] ?? 'EXTERNAL_ADMIN'] ?? {}

    const expectAnswer = async (status: number, asked: Ask, headers: Headers) => {
      const outcome = await call(functionName(id, asked), asked, headers)
      expect(contractViolations(api, operation, outcome)).toEqual([])
      expect([outcome.status, outcome.text]).toEqual([status, expect.anything()])
    }

    if (fact.access !== 'public') {
      it('refuses callers without a session', () => expectAnswer(401, ask, {}))
    }
    if (fact.access === 'member') {
      it('refuses callers without the one-time code', async () =>
        expectAnswer(401, ask, await signInFirstHalf(portal, 'dana@lumen.example')))
    }

    const others = fact.roles.length > 0 ? roles.filter((role) => !fact.roles.includes(role)) : []
    it.each(others)('refuses the role %s', (role) => expectAnswer(403, ask, people[role] ?? {}))

    it.each(misusesOf(api, operation, ask))('refuses $name', ({ status, asked }) =>
      expectAnswer(status, asked, allowed()),
    )

    if (operation.responses['507']) {
      it('refuses to store anything on a full disk', async () => {
        const setup = await setUp(id, portal, ask, allowed())
        portal.fillDisk(true)
        await expectAnswer(507, setup.ask, setup.headers).finally(() => portal.fillDisk(false))
      })
    }

    it.each(asks)('answers the example $name', async (example) => {
      const setup = await setUp(id, portal, example, allowed())
      await expectAnswer(setup.status ?? fact.success, setup.ask, setup.headers)
    })
  })

  it.each(implemented.filter(({ requestBody }) => requestBody))(
    '$operationId refuses malformed JSON and other kinds of content',
    async (operation) => {
      // Where only a form is taken, JSON is another kind of content.
      const ofJson = hasJsonBody(api, operation) ? 400 : 415
      for (const [contentType, body, status] of [
        ['application/json', '{"name":', ofJson],
        ['application/json', '[]', ofJson],
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

/** Past client and Prism, neither of which would send such a thing. */
async function sendRaw({ path, method, operationId }: PlacedOperation, contentType: string, body: string) {
  const fact: OperationFact = operationFacts[operationId as OperationId]
  const headers = { ...people[fact.roles[0] ?? 'EXTERNAL_ADMIN'], 'Content-Type': contentType }
  const url = portal.url + path.replaceAll(/\{\w+\}/g, unknownId)
  const response = await fetch(url, { method: method.toUpperCase(), headers, body })
  return { status: response.status, headers: response.headers, text: await response.text() }
}
