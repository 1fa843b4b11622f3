import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { prepareProduct } from '../prepare.ts'

const responses = { '200': { description: 'Fine.' } }

async function prepare(parts: object) {
  const file = join(temporaryFolder('groups'), 'groups.json')
  writeFileSync(file, JSON.stringify({ openapi: '3.1.0', info: { title: 'T', version: '1' }, ...parts }))
  return prepareProduct(file)
}

async function groupsOf(parts: object) {
  const { product } = await prepare(parts)
  return product.groups.map(({ name, operations }) => [name, ...operations.map(({ id }) => id)])
}

const paths = (...names: string[]) =>
  Object.fromEntries(names.map((path, index) => [path, { get: { operationId: `op${index}`, responses } }]))

it('groups webhooks by tag, and those without one last', async () => {
  const tagged = { post: { tags: ['pets'], operationId: 'born', responses } }
  const untagged = { post: { operationId: 'lost', responses } }
  const pets = { get: { tags: ['pets'], operationId: 'list', responses } }
  expect(await groupsOf({ paths: { '/pets': pets }, webhooks: { tagged, untagged } })).toEqual([
    ['pets', 'list', 'born'],
    ['Webhooks', 'lost'],
  ])
})

it('groups operations by path where the file has no tags', async () => {
  expect(await groupsOf({ paths: paths('/v1/pets', '/v1/pets/{id}', '/v1/users', '/v1/users/{id}') })).toEqual([
    ['pets', 'op0', 'op1'],
    ['users', 'op2', 'op3'],
  ])
})

it('keeps operations together whose paths make no groups', async () => {
  expect(await groupsOf({ paths: paths('/getPet', '/getUser', '/getShop') })).toEqual([
    ['Other operations', 'op0', 'op1', 'op2'],
  ])
})

it('keeps the code samples of the file, highlighted and with distinct names', async () => {
  const samples = [{ lang: 'Shell', source: 'ours pets <list>\n' }, { lang: 'Shell', source: 'x' }, { lang: 'COBOL' }]
  const get = { operationId: 'list', 'x-codeSamples': samples, responses }
  const { packs } = await prepare({ paths: { '/pets': { get } } })
  const own = packs[0]?.operations.list?.ownSamples ?? []
  expect(own.map(({ label, text }) => [label, text])).toEqual([
    ['Shell', 'ours pets <list>'],
    ['Shell (2)', 'x'],
  ])
  expect(own[0]?.html).toContain('&lt;')
})
