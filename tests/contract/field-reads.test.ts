import { expect, it } from 'vitest'
import { type Api, readApis } from './contract.ts'
import { recordReads, unreadFields } from './field-reads.ts'

/** The operation createProject alone. */
function onlyCreateProject(): Api {
  const [api] = readApis()
  if (!api) throw new Error('There is no portal')
  return { ...api, operations: api.operations.filter(({ operationId }) => operationId === 'createProject') }
}

it('records the fields that a handler reads, with those of items and of nested objects', async () => {
  const reads = new Set<string>()
  const handler = async ({
    body,
    query,
  }: {
    body: { list: { name: string }[]; other: string }
    query: { limit: number }
  }) => `${body.list.map(({ name }) => name)} ${query.limit}`
  const { list } = recordReads({ list: handler }, reads)
  const query: unknown = Object.setPrototypeOf({ limit: 1 }, Object.create(null))
  await list?.({ body: { list: [{ name: 'a' }], other: 'b' }, query } as never)
  expect([...reads]).toEqual(['list list', 'list list.name', 'list limit'])
})

it('names each documented field that the operation does not read', () => {
  const api = onlyCreateProject()
  const all = unreadFields(api, new Set())
  const others = unreadFields(api, new Set(['createProject name']))
  const [missing] = all.filter((line) => !others.includes(line))
  expect(missing).toMatch(
    /^openapi\/portal\/.* createProject: field name is accepted, and the operation never reads it$/,
  )
  expect(others).toHaveLength(all.length - 1)
})
