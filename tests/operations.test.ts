import { expect, test } from 'vitest'
import admin from '#generated/admin/openapi.json' with { type: 'json' }
import portal from '#generated/portal/openapi.json' with { type: 'json' }
import { files, read } from './support/tree.ts'

const kebabCase = (name: string) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replaceAll(' ', '-')
    .toLowerCase()

interface Placed {
  operationId: string
  tags: string[]
  responses: Record<string, unknown>
}

const operations = [portal, admin]
  .flatMap(({ paths }) => Object.values(paths))
  .flatMap((path): Partial<Placed>[] => Object.values(path))
  .filter(({ operationId }) => operationId !== undefined)
const handlers = files('src/server/operations/**/*.ts')

test.each(operations)('$operationId is in the folder of its tag', ({ operationId = '', tags = [] }) => {
  const file = `${kebabCase(operationId)}.ts`
  const expected = tags.map((tag) => `src/server/operations/${kebabCase(tag)}/${file}`)
  expect(handlers.filter((path) => path.endsWith(`/${file}`))).toEqual(expected)
})

// The type makes an operation name each field of its body and query.
test.each(operations)('$operationId is declared as an Operation', ({ operationId = '' }) => {
  const [path = ''] = handlers.filter((each) => each.endsWith(`/${kebabCase(operationId)}.ts`))
  expect(read(path)).toMatch(new RegExp(`export const ${operationId}: Operation<\\s*'${operationId}'`))
})

// `recordRead` writes an event for a read.
test.each(operations)(
  '$operationId documents a full disk if its file writes',
  ({ operationId = '', responses = {} }) => {
    const [path = ''] = handlers.filter((each) => each.endsWith(`/${kebabCase(operationId)}.ts`))
    if (/recordRead\(|\.transaction\(/.test(read(path))) expect(Object.keys(responses)).toContain('507')
  },
)

type Get = { operationId: string; parameters?: { name?: string; $ref?: string }[] }

const gets = [portal, admin].flatMap(({ paths }) =>
  Object.values(paths).flatMap((path: { get?: Get }) => (path.get ? [path.get] : [])),
)

// The browser's client sends it with every GET, and the server refuses parameters that are not documented.
test.each(gets)('$operationId takes nocache', ({ parameters = [] }) => {
  expect(parameters.some(({ name, $ref }) => name === 'nocache' || $ref?.endsWith('/Nocache'))).toBe(true)
})

// A spread would store a new field of the specification, or lose it, and nothing would ask for a decision.
test('no operation spreads a body or a query', () => {
  const spread = /\.\.\.(?:\w+\.)*(?:body|query)\b(?![.[])/
  const requests = handlers.filter((path) => !path.endsWith('.test.ts'))
  expect(requests.filter((path) => spread.test(read(path)))).toEqual([])
})
