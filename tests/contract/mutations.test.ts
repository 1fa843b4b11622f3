import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { setBaseUrl } from '#web/api/base-url.ts'
import { operationsOf } from '../../scripts/generate/openapi.ts'
import { checksOf } from './checks.ts'
import { type Api, readApis, readProducts } from './contract.ts'
import { type Deviation, deviations, findOperation } from './deviations.ts'
import { askWithoutChange } from './foreign-ids.ts'
import { type PaymentWorld, startPayments } from './payer.ts'
import { paymentSubject } from './payment-subject.ts'
import { signUpNewcomer } from './portal-server.ts'
import { type People, portalSubject, signInEverybody } from './portal-subject.ts'
import { placeOf } from './source-places.ts'
import type { Subject } from './subject.ts'

// Runs the contract suite against the real server with changed specifications: the suite must report each change.
let payments: PaymentWorld
let people: People

beforeAll(async () => {
  payments = await startPayments()
  people = await signInEverybody(payments.portal)
  setBaseUrl(payments.portal.url)
})
afterAll(() => payments.portal.close())

const ofPortal = (api: Api) => portalSubject(api, () => ({ portal: payments.portal, people }))
const ofPayments = (api: Api) => paymentSubject(api, () => payments)

describe.each([
  ...readApis().map((api) => ({ name: api.name, api, subjectOf: ofPortal })),
  ...readProducts().map((api) => ({ name: api.name, api, subjectOf: ofPayments })),
])('the suite finds in $name', ({ api, subjectOf }) => {
  it.each(deviations(api.name))('a changed $kind of $operation', async (deviation) => {
    const { findings, place } = await askAbout(api, deviation, subjectOf)
    const named = findings.filter((line) => line.startsWith(`${place} ${deviation.operation}: `))
    expect(named, findings.join('\n') || 'no finding').not.toEqual([])
    expect(named.filter((line) => line.includes('\n'))).toEqual([])
  })
})

it('the suite finds a refused call that changes a table', async () => {
  const [api] = readApis()
  const [operation] = api?.operations ?? []
  if (!api || !operation) throw new Error('There is no portal')
  const ask = (call: () => Promise<unknown>) =>
    askWithoutChange(ofPortal(api), operation, async () => {
      await call()
      return []
    })
  expect(await ask(() => Promise.resolve())).toEqual([])
  expect(await ask(() => signUpNewcomer(payments.portal))).toEqual([
    expect.stringMatching(/the refused call changes .*\baccounts\b/),
  ])
})

/** Every finding of the suite about the operation, and the place of the planted deviation. */
async function askAbout(api: Api, { operation: id, plant }: Deviation, subjectOf: (api: Api) => Subject) {
  const document = structuredClone(api.document)
  const node = plant(findOperation(document, id), document)
  const planted: Api = { ...api, document, operations: operationsOf(document) }
  const operation = planted.operations.find(({ operationId }) => operationId === id)
  const findings: string[] = []
  for (const { run } of operation ? checksOf(subjectOf(planted), operation) : []) findings.push(...(await run()))
  return { findings, place: placeOf(planted, node) }
}
