import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Auth } from '../../scripts/contract/auth-file.ts'
import { noData } from '../../scripts/contract/data-file.ts'
import { type PlannedRequest, planOf, type TargetApi } from '../../scripts/contract/plan.ts'
import { send } from '../../scripts/contract/send.ts'
import { publish } from '../../scripts/generate/bundle.ts'
import { operationsOf } from '../../scripts/generate/openapi.ts'
import { findSpecs } from '../../scripts/generate/specs.ts'
import { MockProxy } from '../../scripts/mock/mock-proxy.ts'
import { type Prism, startPrism } from '../../scripts/mock/prism.ts'
import { type PortalServer, signInAs, startPortalServer } from './portal-server.ts'
import { sandboxKey, schemesOf } from './target-credentials.ts'

// Mocks refuse the requests that the server refuses, with the same answer.

const roles = ['EXTERNAL_ADMIN', 'BUSINESS_ADMIN', 'BUSINESS_INTERNAL', 'TECHNICAL_LIMITED']

const apis = await Promise.all(
  findSpecs().map(async (spec): Promise<TargetApi> => {
    const document = await publish(spec)
    return { name: spec.name, spec, document, operations: operationsOf(document) }
  }),
)

let portal: PortalServer
let auth: Auth

beforeAll(async () => {
  portal = await startPortalServer()
  auth = { schemes: await sandboxKey(portal), roles: {} }
  for (const role of roles) auth.roles[role] = schemesOf(await signInAs(portal, role))
})
afterAll(() => portal.close())

describe.each(apis)('mocks of $name', (api) => {
  let prism: Prism
  let front: MockProxy
  let mock: string

  beforeAll(async () => {
    const { document, spec } = api
    prism = await startPrism({ document })
    front = new MockProxy({ host: '127.0.0.1', port: 0, kind: spec.kind, document, prism: prism.url, log: () => {} })
    mock = await front.listen()
  })
  afterAll(async () => {
    front.close()
    await prism.close()
  })

  it.each(api.operations)(
    'refuse invalid requests of $operationId as the server does',
    { timeout: 60_000 },
    async (operation) => {
      const input = { auth, data: noData, writes: true, mock: false }
      const { requests } = planOf([{ ...api, operations: [operation] }], input)
      const invalid = requests.filter(({ expected = [] }) => [400, 415].some((status) => expected.includes(status)))
      const server = api.spec.kind === 'product' ? `${portal.url}/sandbox` : portal.url
      for (const planned of invalid) {
        const [mocked, real] = [await answerOf(planned, mock), await answerOf(planned, server)]
        expect([planned.name, mocked]).toEqual([planned.name, real])
      }
    },
  )
})

async function answerOf(planned: PlannedRequest, target: string) {
  const answer = await send(planned, { target, timeoutMs: 10_000 })
  if ('failure' in answer) return answer
  // The messages of a product name values; those of our own operations are the same.
  if (planned.api.spec.kind === 'product') return { status: answer.status }
  const { code, data } = JSON.parse(answer.text)
  return { status: answer.status, code, data }
}
