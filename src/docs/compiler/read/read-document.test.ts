import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { prepareProduct } from '../prepare.ts'
import { readDocument } from './read-document.ts'

const folder = temporaryFolder('specs')

const head = 'openapi: 3.1.0\ninfo: { title: T, version: 1 }\n'
const withSchema = (schema: string) =>
  `${head}paths: { /a: { get: { responses: { '200': { description: d, content: { application/json: { schema: { $ref: '#/components/schemas/A' } } } } } } } }\ncomponents:\n  schemas:\n    A: ${schema}\n`
const withOperation = (operation: string) => `${head}paths:\n  /a:\n    get: ${operation}\n`

const cases: [what: string, text: string, pointer: string, problem: RegExp][] = [
  ['an empty file', ' \n', '', /is empty/],
  ['text that is no YAML', 'openapi: [3.1\ninfo: {', '', /cannot be read as YAML or JSON/],
  ['half a JSON file', '{"openapi": "3.1.0", "info": {', '', /cannot be read/],
  ['a key that is there twice', `${head}info: { title: U, version: 2 }\npaths: {}`, '', /duplicated mapping key/],
  ['a list', '- a\n', '', /not an OpenAPI document/],
  ['Swagger', 'swagger: "2.0"\ninfo: { title: T, version: 1 }\npaths: {}', '#/swagger', /is Swagger 2.0: convert/],
  ['another document', 'asyncapi: 3.0.0', '', /the field openapi, which says the version, is missing/],
  ['a later version', 'openapi: 3.2.0\ninfo: { title: T, version: 1 }', '#/openapi', /only OpenAPI 3.0 and 3.1/],
  [
    'another dialect',
    `${head}jsonSchemaDialect: http://json-schema.org/draft-07/schema\npaths: {}`,
    '#/jsonSchemaDialect',
    /dialect/,
  ],
  ['nothing to show', `${head}paths: {}`, '', /no operation and no webhook/],
  [
    'a missing title',
    'openapi: 3.0.1\ninfo: { version: "1" }\npaths: {}',
    '#/info',
    /The field `title` must be present/,
  ],
  [
    'a mistyped field',
    withOperation('{ sumary: Hello, responses: {} }'),
    '#/paths/~1a/get/sumary',
    /`sumary` is not expected here: write summary, remove it, or begin it with x-/,
  ],
  [
    'a value of the wrong type',
    withOperation('{ deprecated: "yes" }'),
    '#/paths/~1a/get/deprecated',
    /Expected type `boolean` but got `string`/,
  ],
  ['a path without its slash', `${head}paths: { a: { get: {} } }`, '#/paths/a', /begins with '\/'/],
  [
    'a status that is none',
    withOperation("{ responses: { '20': { description: d } } }"),
    '#/paths/~1a/get/responses/20',
    /a status/,
  ],
  [
    'a place of a parameter that does not exist',
    withOperation('{ parameters: [{ name: a, in: body }] }'),
    '#/paths/~1a/get/parameters/0/in',
    /can be one of the following only: "query", "header", "path", "cookie"/,
  ],
  [
    'a reference to nothing',
    withSchema("{ properties: { b: { $ref: '#/components/schemas/B' } } }"),
    '#/components/schemas/A/properties/b/$ref',
    /'#\/components\/schemas\/B' leads to nothing/,
  ],
  [
    'aliases that stand for a million million values',
    `a: &a [${'1, '.repeat(1000)}]\nb: &b [${'*a, '.repeat(1000)}]\nc: &c [${'*b, '.repeat(1000)}]\n`,
    '',
    /aliases .* stand for more than 5000000 values/,
  ],
  [
    'a reference to something else',
    withSchema("{ properties: { b: { $ref: '#/paths/~1a/get' } } }"),
    '#/components/schemas/A/properties/b/$ref',
    /is of the kind Operation and not Schema/,
  ],
  [
    'a reference to a file that is not there',
    withSchema("{ properties: { b: { $ref: 'b.yaml#/x' } } }"),
    '#/components/schemas/A/properties/b/$ref',
    /b.yaml, which cannot be read/,
  ],
  [
    'a reference to the network',
    withSchema("{ properties: { b: { $ref: 'https://example.com/b.yaml' } } }"),
    '#/components/schemas/A/properties/b/$ref',
    /leads to the network/,
  ],
  [
    'a reference to an anchor that no schema has',
    withSchema("{ properties: { b: { $ref: '#b' } } }"),
    '#/components/schemas/A/properties/b/$ref',
    /'#b' leads to nothing/,
  ],
  [
    'fields beside a reference',
    `${withOperation("{ responses: { '200': { $ref: '#/components/responses/R', content: {} } } }")}components: { responses: { R: { description: d } } }`,
    '#/paths/~1a/get/responses/200/content',
    /stands beside a \$ref/,
  ],
  [
    'a reference that leads to itself',
    withSchema("{ $ref: '#/components/schemas/A' }"),
    '#/components/schemas/A',
    /refers only to itself/,
  ],
  [
    'an allOf that leads to itself',
    withSchema(
      "{ allOf: [{ $ref: '#/components/schemas/B' }] }\n    B: { allOf: [{ $ref: '#/components/schemas/A' }] }",
    ),
    '#/components/schemas/A',
    /contains itself through allOf/,
  ],
  [
    'a type that does not exist',
    withSchema('{ type: text }'),
    '#/components/schemas/A/type',
    /`type` can be one of the following only: "object", "array"/,
  ],
  [
    'a tuple of an older JSON Schema',
    withSchema('{ items: [{ type: string }] }'),
    '#/components/schemas/A/items',
    /use prefixItems/,
  ],
  [
    'a dynamic reference',
    withSchema("{ $dynamicRef: '#node' }"),
    '#/components/schemas/A/$dynamicRef',
    /cannot be shown/,
  ],
  [
    'a schema that is a text',
    withSchema('{ properties: { b: string } }'),
    '#/components/schemas/A/properties/b',
    /Expected type `Schema` \(object\) but got `string`/,
  ],
  [
    'required as JSON Schema 3 had it',
    withSchema('{ properties: { b: { required: true } } }'),
    '#/components/schemas/A/properties/b/required',
    /Expected type `array` but got `boolean`/,
  ],
  [
    'a security scheme that does not exist',
    withOperation('{ security: [{ key: [] }] }'),
    '#/paths/~1a/get/security/0/key',
    /no security scheme has this name/,
  ],
  [
    'a link to an operation that does not exist',
    withOperation("{ responses: { '200': { description: d, links: { l: { operationId: b } } } } }"),
    '#/paths/~1a/get/responses/200/links/l/operationId',
    /no operation has the operationId 'b'/,
  ],
  [
    'one operationId for two',
    `${head}paths: { /a: { get: { operationId: x }, put: { operationId: x } } }`,
    '#/paths/~1a/put/operationId',
    /names #\/paths\/~1a\/get already/,
  ],
]

it.each(cases)('rejects %s with one line that names the place', async (_what, text, pointer, problem) => {
  const file = join(folder, 'spec.yaml')
  writeFileSync(file, text)
  const error = await prepareProduct(file).catch((reason: unknown) => reason)
  const problems = [{ file, pointer, message: expect.stringMatching(problem) }]
  expect(error).toMatchObject({ name: 'DocumentError', problems })
  const { message } = error as Error
  expect(message.startsWith(file)).toBe(true)
  expect(message).not.toContain('\n')
  if (pointer !== '') expect(message).toMatch(/spec\.yaml:\d+: .* \(at #\/.*\)$/)
})

it('reports the line of the mistake, also in a referenced file', async () => {
  writeFileSync(join(folder, 'main.yaml'), `${head}paths:\n  /a:\n    $ref: part.yaml#/one\n`)
  writeFileSync(join(folder, 'part.yaml'), 'one:\n  get:\n    tags:\n      - ok\n      - 5\n')
  await expect(prepareProduct(join(folder, 'main.yaml'))).rejects.toThrow(
    `${join(folder, 'part.yaml')}:5: Expected type \`string\` but got \`integer\` (at #/one/get/tags/1)`,
  )
})

it('reports a name that is taken where it is written', async () => {
  const file = join(folder, 'main.yaml')
  writeFileSync(file, `${head}paths:\n  /a:\n    get: { operationId: read }\n  /b:\n    $ref: part.yaml#/one\n`)
  writeFileSync(join(folder, 'part.yaml'), 'one:\n  get:\n    tags: []\n    operationId: read\n')
  await expect(readDocument(file)).rejects.toThrow(`${join(folder, 'part.yaml')}:4: 'read' names`)
})

it('rejects a file name that cannot be part of a URL', async () => {
  await expect(prepareProduct(join(folder, 'a b.yaml'))).rejects.toThrow('cannot be the end of an address')
})

it('rejects a missing file', async () => {
  await expect(prepareProduct(join(folder, 'missing.yaml'))).rejects.toThrow('does not exist or cannot be read')
})

it('reports all problems of all files in one run', async () => {
  const file = join(folder, 'main.yaml')
  writeFileSync(file, `${head}paths:\n  /a:\n    $ref: part.yaml#/one\n  /b:\n    gett: {}\n`)
  writeFileSync(join(folder, 'part.yaml'), 'one:\n  get:\n    tags: 5\n    deprecated: 6\n')
  const error = await prepareProduct(file).catch((reason: unknown) => reason)
  expect(String(error).split('\n')).toEqual([
    expect.stringContaining('part.yaml:3: '),
    expect.stringContaining('part.yaml:4: '),
    expect.stringContaining('main.yaml:7: '),
  ])
})

it('fetches nothing and leaves $ref in extensions and examples unchanged', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch')
  const file = join(folder, 'far.yaml')
  const far = '{ $ref: "https://example.com/x.yaml" }'
  writeFileSync(file, withSchema(`{ x-origin: ${far}, example: ${far} }`))
  const { bundled } = await readDocument(file)
  expect(bundled).toMatchObject({ components: { schemas: { A: { example: { $ref: 'https://example.com/x.yaml' } } } } })
  writeFileSync(file, withSchema(far))
  await expect(readDocument(file)).rejects.toThrow('leads to the network')
  expect(fetched).not.toHaveBeenCalled()
})
