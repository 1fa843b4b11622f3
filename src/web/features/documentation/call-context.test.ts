import { expect, it } from 'vitest'
import type { Product } from '#docs/page/model.ts'
import { callContextOf, pastedKey, projectToShow } from './call-context.ts'

const header = (name: string) => ({ name, example: `example of ${name}`, required: true, description: null })

const product: Product = {
  ...{ suffix: 'billing', title: 'Billing', version: '1', summary: null, description: null, headings: [] },
  requestHeaders: [header('X-Api-Key'), header('X-Project-ID')],
  ...{ securitySchemes: [], groups: [], tables: [], tryOut: 'engine', packCount: 0 },
  servers: [{ url: 'https://portal.example/sandbox/', description: null }],
}
const fleet = { project: { projectId: 'p1', partnerId: 'o1' }, sandboxUrl: 'https://portal.test/sandbox' }

it("without a project the file's own server and examples are shown", () => {
  expect(callContextOf(product, {})).toEqual({
    server: 'https://portal.example/sandbox',
    headers: { 'X-Api-Key': 'example of X-Api-Key', 'X-Project-ID': 'example of X-Project-ID' },
  })
})

it('the sandbox is this one even before a project is chosen', () => {
  const { sandboxUrl } = fleet
  expect(callContextOf(product, { sandboxUrl })).toMatchObject({
    server: 'https://portal.test/sandbox',
    isOwnServer: true,
  })
})

it("a project's samples go to its sandbox in its name", () => {
  const { server, headers } = callContextOf(product, fleet)
  expect(server).toBe('https://portal.test/sandbox')
  expect(headers).toEqual({ 'X-Partner-ID': 'o1', 'X-Project-ID': 'p1', 'X-Api-Key': 'example of X-Api-Key' })
})

it('with a key they can be run as they are', () => {
  const { headers } = callContextOf(product, { ...fleet, key: 'sandbox_k' })
  expect(headers['X-Api-Key']).toBe('sandbox_k')
  expect(atob(headers.Authorization?.replace('Basic ', '') ?? '')).toBe('p1:sandbox_k')
})

it('the only project is shown unless the reader wants the examples', () => {
  expect(projectToShow([{ id: 'p1' }], undefined)).toBe('p1')
  expect(projectToShow([{ id: 'p1' }], null)).toBeUndefined()
  expect(projectToShow([{ id: 'p1' }, { id: 'p2' }], undefined)).toBeUndefined()
  expect(projectToShow([{ id: 'p1' }, { id: 'p2' }], 'p2')).toBe('p2')
  expect(projectToShow([{ id: 'p1' }], 'gone')).toBeUndefined()
})

it('what was pasted is a sandbox key or is said to be none', () => {
  expect(pastedKey(' sandbox_0123456789abcdefghijABCDEFGHIJ01 \n')).toEqual({
    key: 'sandbox_0123456789abcdefghijABCDEFGHIJ01',
  })
  expect(pastedKey('live_0123456789abcdefghijABCDEFGHIJ01')).toEqual({ problem: expect.stringContaining('live key') })
  expect(pastedKey('sandbox_…Qm7Z')).toEqual({ problem: expect.stringContaining('not a sandbox key') })
})
