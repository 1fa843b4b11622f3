import { expect, it } from 'vitest'
import type { Product } from '#docs/model/product.ts'
import { emptyProduct } from '#tests/support/sample-product.ts'
import { callContextOf, isOurs, pastedKey, projectToShow, withPortalServers } from './call-context.ts'

const header = (name: string) => ({ name, example: `example of ${name}`, required: true, description: null })

const product: Product = {
  ...emptyProduct,
  requestHeaders: [header('Authorization'), header('X-Api-Key'), header('X-Project-ID')],
  tryOut: 'engine',
  servers: [{ url: 'https://portal.example/sandbox/', description: null }],
}
const fleet = { project: { projectId: 'p1', partnerId: 'o1' }, sandboxUrl: 'https://portal.test/sandbox' }

it("uses the file's own server and examples without a project", () => {
  expect(callContextOf(product, {})).toEqual({
    server: 'https://portal.example/sandbox',
    headers: Object.fromEntries(product.requestHeaders.map(({ name, example }) => [name, example])),
  })
})

it("uses this portal's sandbox before a project is selected", () => {
  const { sandboxUrl } = fleet
  expect(callContextOf(product, { sandboxUrl })).toMatchObject({
    server: 'https://portal.test/sandbox',
    isOwnServer: true,
  })
})

it("fills samples with the project's sandbox address and ids", () => {
  const { server, headers } = callContextOf(product, fleet)
  expect(server).toBe('https://portal.test/sandbox')
  expect(headers).toMatchObject({ 'X-Partner-ID': 'o1', 'X-Project-ID': 'p1', 'X-Api-Key': 'example of X-Api-Key' })
})

it("shows without a key the text that Authorization encodes, never another project's id", () => {
  const { headers } = callContextOf(product, fleet)
  expect(headers.Authorization).toBe('Basic base64(p1:example of X-Api-Key)')
})

it('belongs to this portal with a simulator, or when its first server is the sandbox', () => {
  const sandbox = { url: 'http://127.0.0.1:8080/sandbox', template: '{PUBLIC_URL}/sandbox', description: null }
  const operator = { url: 'https://api.operator.example', description: null }
  expect(isOurs(product)).toBe(true)
  expect(isOurs({ tryOut: 'examples', servers: [sandbox, operator] })).toBe(true)
  expect(isOurs({ tryOut: 'examples', servers: [operator, sandbox] })).toBe(false)
  expect(isOurs({ tryOut: 'examples', servers: [] })).toBe(false)
})

it("shows this portal's address at its own servers and leaves others as the file has them", () => {
  const variables = { description: null, variables: 'unless you choose otherwise' }
  const sandbox = { url: 'http://127.0.0.1:8080/sandbox', template: '{PUBLIC_URL}/sandbox', ...variables }
  const region = { url: 'https://eu.operator.example', template: 'https://{region}.operator.example', ...variables }
  const { servers } = withPortalServers({ servers: [region, sandbox] }, 'https://portal.test/sandbox')
  expect(servers).toEqual([region, { url: 'https://portal.test/sandbox', description: null }])
  expect(withPortalServers({ servers: [sandbox] }, undefined).servers).toEqual([sandbox])
})

it('makes samples runnable with a key', () => {
  const { headers } = callContextOf(product, { ...fleet, key: 'sandbox_k' })
  expect(headers['X-Api-Key']).toBe('sandbox_k')
  expect(atob(headers.Authorization?.replace('Basic ', '') ?? '')).toBe('p1:sandbox_k')
})

it('selects the only project unless the reader prefers the examples', () => {
  expect(projectToShow([{ id: 'p1' }], undefined)).toBe('p1')
  expect(projectToShow([{ id: 'p1' }], null)).toBeUndefined()
  expect(projectToShow([{ id: 'p1' }, { id: 'p2' }], undefined)).toBeUndefined()
  expect(projectToShow([{ id: 'p1' }, { id: 'p2' }], 'p2')).toBe('p2')
  expect(projectToShow([{ id: 'p1' }], 'gone')).toBeUndefined()
})

it('accepts only a sandbox key', () => {
  expect(pastedKey(' sandbox_0123456789abcdefghijABCDEFGHIJ01 \n')).toEqual({
    key: 'sandbox_0123456789abcdefghijABCDEFGHIJ01',
  })
  expect(pastedKey('live_0123456789abcdefghijABCDEFGHIJ01')).toEqual({ problem: expect.stringContaining('live key') })
  // Reading a key that is still typed would cut it off.
  expect(pastedKey('sandbox_0123456789abcdefghijABCDEFGHIJ0')).toEqual({
    problem: expect.stringContaining('32 characters'),
  })
  expect(pastedKey('sandbox_…Qm7Z')).toEqual({ problem: expect.stringContaining('not a sandbox key') })
})
