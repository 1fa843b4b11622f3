import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { announced, deprecating } from '#tests/support/deprecating.ts'
import { setBaseUrl } from '#web/api/base-url.ts'
import { published } from '../../scripts/generate/bundle.ts'
import { operationsOf, type PlacedOperation } from '../../scripts/generate/openapi.ts'
import { MockProxy } from '../../scripts/mock/mock-proxy.ts'
import { type Prism, startPrism } from '../../scripts/mock/prism.ts'
import { contractViolations } from './check-answer.ts'
import { checksOf } from './checks.ts'
import { type Api, answersOf, readApis, readProducts } from './contract.ts'
import { expectNone } from './pairs.ts'
import { type PaymentWorld, startPayments } from './payer.ts'
import { paymentSubject } from './payment-subject.ts'
import type { Headers } from './portal-server.ts'
import { type People, portalSubject, signInEverybody } from './portal-subject.ts'

// Every answer of a deprecated operation has the headers that the published file documents: of the server and of its mock.

const ids = ['getUser', 'listPendingProjects', 'getCharge', 'requestOneTimePassword']
const page = 'https://docs.example/instead'

const deprecate = (api: Api, kind: 'api' | 'product') => {
  const more = kind === 'api' ? { externalDocs: { url: page } } : {}
  const document = published({ name: api.name, kind }, deprecating(api.document, ids, more))
  const operations = operationsOf(document)
  const written = Object.fromEntries(api.operations.map(({ operationId, responses }) => [operationId, responses]))
  return {
    ...api,
    written,
    kind,
    document,
    operations,
    deprecated: operations.filter(({ operationId }) => ids.includes(operationId)),
  }
}

const apis = readApis().map((api) => deprecate(api, 'api'))
const products = readProducts().map((api) => deprecate(api, 'product'))
const [portal, admin] = apis.map(({ document }) => document)
const pageOf = (kind: string, product: string, operationId: string) =>
  kind === 'api' ? page : `/api-doc/${product}#${operationId}`

/** An address that cannot be read is that of no operation. */
const unreadable = 'rejects a broken percent escape'

let world: PaymentWorld & { people: People }

beforeAll(async () => {
  if (!portal || !admin) throw new Error('src/generated has no specification of the portal')
  const served = products.map(({ name, document }) => ({ product: name, document }))
  const payments = await startPayments({ specifications: { portal, admin, products: served } })
  world = { ...payments, people: await signInEverybody(payments.portal) }
  setBaseUrl(payments.portal.url)
})
afterAll(() => world.portal.close())

describe.each([...apis, ...products])('the server follows the contract of $name', (api) => {
  const subject = api.kind === 'api' ? portalSubject(api, () => world) : paymentSubject(api, () => world)

  describe.each(api.deprecated)('$operationId', (operation) => {
    it.each(checksOf(subject, operation).filter(({ name }) => name !== unreadable))('$name', async ({ run }) => {
      expectNone(await run())
    })

    it('sends headers that a file without them does not document', async () => {
      const answer = await fetch(`${subject.url}${operation.path}`, { method: operation.method })
      const wire = { status: answer.status, headers: answer.headers, text: await answer.text() }
      const written = { ...operation, responses: api.written[operation.operationId] ?? {} }
      expect(contractViolations(api, operation, wire)).toEqual([])
      const [violation] = contractViolations(api, written, wire)
      expect(violation).toContain('header deprecation is not documented')
    })
  })
})

describe.each([...apis, ...products])('mocks of $name', (api) => {
  let prism: Prism
  let front: MockProxy
  let mock: string

  beforeAll(async () => {
    prism = await startPrism({ document: api.document })
    const { document, kind } = api
    front = new MockProxy({ host: '127.0.0.1', port: 0, kind, document, prism: prism.url, log: () => {} })
    mock = await front.listen()
  })
  afterAll(async () => {
    front.close()
    await prism.close()
  })

  it.each(api.deprecated)('announce the end of $operationId with every answer', async (operation) => {
    const [statuses, send] = [answersOf(api, operation), asker(operation, mock)]
    const answers = [
      await send({}),
      await send({ ...credentials }, '?unknown=1'),
      ...(await Promise.all(statuses.map(({ status }) => send({ ...credentials, Prefer: `code=${status}` })))),
    ]
    const expected = announced(pageOf(api.kind, api.name, operation.operationId))
    expect(new Set(answers.map(({ status }) => status)).size).toBeGreaterThan(1)
    for (const { headers } of answers) expect(Object.fromEntries(headers)).toMatchObject(expected)
  })

  it('announce nothing for other operations', async () => {
    const [other] = api.operations.filter(({ operationId }) => !ids.includes(operationId))
    if (!other) return
    const { headers } = await asker(other, mock)({ ...credentials })
    expect(headers.get('deprecation')).toBeNull()
  })
})

const credentials = {
  Authorization: 'Basic eDp4',
  'X-MFA-Token': 'x',
  'X-Partner-ID': 'x',
  'X-Project-ID': 'x',
  'X-Api-Key': 'x',
}

const asker =
  ({ method, path }: PlacedOperation, url: string) =>
  (headers: Headers, query = '') =>
    fetch(url + path.replaceAll(/\{\w+\}/g, crypto.randomUUID()) + query, { method: method.toUpperCase(), headers })
