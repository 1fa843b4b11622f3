import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { prepareProduct } from '../prepare.ts'
import { formatByRule, type Problem } from './document-error.ts'
import { readDocument } from './read-document.ts'

const folder = temporaryFolder('lenient')

const head = 'openapi: 3.0.3\ninfo: { title: T, version: 1 }\n'
const withOperation = (operation: string, rest = '') => `${head}paths:\n  /a:\n    get: ${operation}\n${rest}`
const withSchema = (schema: string) =>
  withOperation(
    "{ responses: { '200': { description: d, content: { application/json: { schema: { $ref: '#/components/schemas/A' } } } } } }",
    `components:\n  schemas:\n    A: ${schema}\n`,
  )
const get = (shown: object) => ({ paths: { '/a': { get: shown } } })
const schema = (shown: object) => ({ components: { schemas: { A: shown } } })

type Case = [what: string, rule: string, text: string, shown: object]
const cases: Case[] = [
  [
    'a status range in small letters',
    'status',
    withOperation('{ responses: { 2xx: { description: d } } }'),
    get({ responses: { '2XX': { description: 'd' } } }),
  ],
  ['a path without its slash', 'path', `${head}paths: { a: { get: {} } }`, { paths: { '/a': { get: {} } } }],
  ['an unknown field', 'unknown-field', withOperation('{ sumary: Hello, tags: [t] }'), get({ tags: ['t'] })],
  ['a boolean in quotes', 'wrong-type', withOperation('{ deprecated: "yes" }'), get({ deprecated: true })],
  ['a number as a tag', 'wrong-type', withOperation('{ tags: [t, 5] }'), get({ tags: ['t', '5'] })],
  ['a value of no use', 'wrong-type', withOperation('{ summary: [], tags: [t] }'), get({ tags: ['t'] })],
  [
    'a schema that is a type',
    'wrong-type',
    withSchema('{ properties: { b: string } }'),
    schema({ properties: { b: { type: 'string' } } }),
  ],
  [
    'a type that does not exist',
    'unknown-value',
    withSchema('{ type: file }'),
    schema({ type: 'string', format: 'binary' }),
  ],
  [
    'a parameter of Swagger 2.0',
    'unknown-value',
    withOperation('{ parameters: [{ name: a, in: body }, { name: b, in: query }] }'),
    get({ parameters: [{ name: 'b', in: 'query' }] }),
  ],
  [
    'an API without a title',
    'missing-field',
    'openapi: 3.1.0\ninfo: { version: 1 }\npaths: { /a: { get: {} } }',
    { info: { title: 'Untitled API' } },
  ],
  [
    'a field beside a reference',
    'field-beside-ref',
    withOperation(
      "{ responses: { '200': { $ref: '#/components/responses/R', content: {} } } }",
      'components: { responses: { R: { description: d } } }',
    ),
    get({ responses: { '200': { $ref: '#/components/responses/R' } } }),
  ],
  [
    'a reference to nothing',
    'dangling-ref',
    withSchema("{ properties: { b: { $ref: '#/components/schemas/B' } } }"),
    schema({ properties: { b: {} } }),
  ],
  [
    'a reference to the network',
    'dangling-ref',
    withSchema("{ properties: { b: { $ref: 'https://example.com/b.yaml' } } }"),
    schema({ properties: { b: {} } }),
  ],
  [
    'a mapping to nothing',
    'dangling-ref',
    withSchema('{ discriminator: { propertyName: k, mapping: { b: B } }, oneOf: [{ type: object }] }'),
    schema({ discriminator: { propertyName: 'k', mapping: {} } }),
  ],
  ...['constructor', '__proto__'].map(
    (name): Case => [
      `a mapping to ${name}, a name of every object`,
      'dangling-ref',
      withSchema(`{ discriminator: { propertyName: k, mapping: { a: ${name} } }, type: object }`),
      schema({ discriminator: { propertyName: 'k', mapping: {} } }),
    ],
  ),
  [
    'a reference to an operation',
    'ref-kind',
    withSchema("{ properties: { b: { $ref: '#/paths/~1a/get' } } }"),
    schema({ properties: { b: {} } }),
  ],
  ['a reference to itself', 'circular-ref', withSchema("{ $ref: '#/components/schemas/A' }"), schema({})],
  [
    'components that refer into themselves',
    'circular-ref',
    withOperation('{ tags: [t] }', "components: { $ref: '#/components/schemas/A' }"),
    get({ tags: ['t'] }),
  ],
  [
    'a schema that contains itself through allOf',
    'circular-schema',
    withSchema(
      "{ allOf: [{ $ref: '#/components/schemas/B' }] }\n    B: { allOf: [{ $ref: '#/components/schemas/A' }] }",
    ),
    { components: { schemas: { B: { allOf: [{}] } } } },
  ],
  [
    'a tuple of an older JSON Schema',
    'old-keyword',
    withSchema('{ items: [{ type: string }] }'),
    schema({ prefixItems: [{ type: 'string' }] }),
  ],
  [
    'a dynamic reference',
    'old-keyword',
    withSchema("{ $dynamicAnchor: n, properties: { b: { $dynamicRef: '#n' } } }"),
    schema({ properties: { b: { $ref: '#/components/schemas/A' } } }),
  ],
  [
    'a recursive reference',
    'old-keyword',
    withSchema("{ properties: { b: { $recursiveRef: '#' } } }"),
    schema({ properties: { b: { $ref: '#/components/schemas/A' } } }),
  ],
  [
    'dependencies',
    'old-keyword',
    withSchema('{ dependencies: { a: [b] } }'),
    schema({ dependentRequired: { a: ['b'] } }),
  ],
  [
    'a security scheme that does not exist',
    'unknown-security-scheme',
    withOperation('{ security: [{ key: [] }] }'),
    get({ security: [{ key: [] }] }),
  ],
  [
    'a link to nothing',
    'unknown-link',
    withOperation("{ responses: { '200': { description: d, links: { l: { operationId: b } } } } }"),
    get({ responses: { '200': { links: { l: {} } } } }),
  ],
  [
    'one operationId for two',
    'duplicate-operation-id',
    `${head}paths: { /a: { get: { operationId: x }, put: { operationId: x } } }`,
    { paths: { '/a': { get: { operationId: 'x' }, put: { operationId: 'x' } } } },
  ],
  [
    'a key that is there twice',
    'yaml',
    `${head}info: { title: U, version: 2 }\npaths: { /a: { get: {} } }`,
    { info: { title: 'U' } },
  ],
  ['an unknown tag of YAML', 'yaml', withOperation('{ summary: !text Hello }'), get({ summary: 'Hello' })],
  [
    'a version without its last number',
    'version',
    'openapi: 3.1\ninfo: { title: T, version: 1 }\npaths: { /a: { get: {} } }',
    { openapi: '3.1.0' },
  ],
  [
    'another dialect',
    'dialect',
    'openapi: 3.1.0\ninfo: { title: T, version: 1 }\njsonSchemaDialect: http://json-schema.org/draft-07/schema\npaths: { /a: { get: {} } }',
    { paths: { '/a': {} } },
  ],
  ['nothing to show', 'nothing-to-show', `${head}paths: {}`, { paths: {} }],
]

async function read(text: string) {
  const file = join(folder, 'spec.yaml')
  writeFileSync(file, text)
  const warnings: Problem[] = []
  const { document } = await readDocument(file, (problem) => warnings.push(problem))
  return { file, document, warnings }
}

it.each(cases)('shows %s with a warning of the rule %s', async (_what, rule, text, shown) => {
  const { file, document, warnings } = await read(text)
  expect(warnings).toMatchObject([{ file, rule }])
  if (rule !== 'nothing-to-show') expect(warnings[0]?.line).toBeGreaterThan(0)
  expect(document).toMatchObject(shown)
  const repeated: Problem[] = []
  const { product } = await prepareProduct(file, { onWarning: (problem) => repeated.push(problem) })
  expect([product.suffix, repeated]).toEqual(['spec', warnings])
})

it('reports a file that cannot be parsed, and shows the rest', async () => {
  writeFileSync(join(folder, 'part.yaml'), 'a: [')
  const { warnings, document } = await read(withOperation("{ responses: { '200': { $ref: part.yaml } } }"))
  expect(warnings.map(({ rule }) => rule)).toEqual(['unreadable-file'])
  expect(document).toMatchObject(get({ responses: { '200': {} } }))
})

it('reports every problem of the file in one run, without the consequences of a repair', async () => {
  const text = withOperation("{ deprecated: 5, sumary: a, tags: 1, responses: { 2xx: { $ref: '#/nothing' } } }")
  const { file, warnings } = await read(text)
  expect(formatByRule(warnings).split('\n')).toEqual([
    'wrong-type (2)',
    expect.stringContaining('(at #/paths/~1a/get/deprecated)'),
    expect.stringContaining('(at #/paths/~1a/get/tags)'),
    'unknown-field (1)',
    expect.stringContaining('`sumary` is not expected here'),
    'status (1)',
    expect.stringContaining('write 2XX (at #/paths/~1a/get/responses/2xx)'),
    'dangling-ref (1)',
    expect.stringContaining(`  ${file}:5: the $ref '#/nothing' leads to nothing`),
  ])
})

it.each([
  ['a variable without a value', 'servers: [{ url: "https://{a}.example", variables: { a: } }]\npaths: {}'],
  [
    'a flow that does not exist',
    'paths: {}\ncomponents: { securitySchemes: { a: { type: oauth2, flows: { accessCode: {}, password: { tokenUrl: /t, scopes: {} } } } } }',
  ],
  [
    'a flow without a value',
    'paths: {}\ncomponents: { securitySchemes: { a: { type: oauth2, flows: { constructor: } } } }',
  ],
  [
    'required names of built-in methods',
    `paths: { /a: { post: { requestBody: { content: { application/json: { schema: { type: object, required: [constructor, toString] } } } } } } }`,
  ],
])('shows %s', async (_, rest) => {
  const { file } = await read(head + rest)
  const { product } = await prepareProduct(file, { onWarning: () => {} })
  expect(product.title).toBe('T')
})

const old = `swagger: '2.0'
info: { title: Old, version: '1' }
host: old.example
basePath: /v1
schemes: [https]
paths:
  /a:
    post:
      operationId: send
      consumes: [application/json]
      parameters: [{ name: body, in: body, schema: { $ref: '#/definitions/A' } }]
      responses: { '200': { description: ok, schema: { $ref: '#/definitions/A' } } }
definitions: { A: { type: object, properties: { b: { type: string } } } }
`

it('converts Swagger 2.0 and says so', async () => {
  const { file, document, warnings } = await read(old)
  expect(warnings).toMatchObject([{ rule: 'swagger-2.0', line: 1, message: expect.stringContaining('converted') }])
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/A' } } }
  expect(document).toMatchObject({
    servers: [{ url: 'https://old.example/v1' }],
    paths: { '/a': { post: { operationId: 'send', requestBody: { content } } } },
    components: { schemas: { A: { properties: { b: { type: 'string' } } } } },
  })
  const { product, files } = await prepareProduct(file, { onWarning: () => {} })
  expect([product.title, files.yaml.startsWith('openapi: 3.')]).toEqual(['Old', true])
})

it('names the lines of problems in a very large JSON file', async () => {
  const get = { operationId: 'same', responses: { 200: { description: 'd'.repeat(3_000_000) } }, sumary: 'Hello' }
  const paths = { '/a': { get }, '/b': { get } }
  const text = JSON.stringify({ openapi: '3.1.0', info: { title: 'T', version: '1' }, paths }, null, 1)
  const file = join(folder, 'very-large.json')
  writeFileSync(file, text)
  const problems: Problem[] = []
  await readDocument(file, (problem) => problems.push(problem))
  const lines = text.split('\n')
  expect(problems.map(({ line = 0 }) => lines[line - 1]?.trim().slice(0, 8))).toEqual([
    '"sumary"',
    '"sumary"',
    '"operati',
  ])
})
