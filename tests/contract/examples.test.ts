import { globSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { sampleOf } from '#docs/compiler/content/sample.ts'
import { readDocument } from '#docs/compiler/read/read-document.ts'
import { pointerTo } from '#domain/json-pointer.ts'
import { root } from '#tests/support/tree.ts'
import { exampleFindings, examplesIn } from './example-findings.ts'

const files = globSync(['openapi/*.yaml', 'openapi/products/*.yaml'], { cwd: root }).toSorted()
const payment = 'openapi/products/direct-carrier-billing.yaml'
const read = async (file: string) => (await readDocument(join(root, file))).document

describe.each(files)('the examples of %s', async (file) => {
  const document = await read(file)
  const examples = examplesIn(document)
  const owners = [...new Set(examples.map(({ owner }) => owner))]

  it.each(owners)('match the schemas: %s', (owner) => {
    const own = examples.filter((example) => example.owner === owner)
    expect(exampleFindings(document, own)).toEqual([])
  })
})

// Only product files: sampleOf does not know the formats of the portal's specifications.
describe.each(files.filter((file) => file.includes('/products/')))('the examples of %s', async (file) => {
  const document = await read(file)

  it('that are generated for schemas match the schemas', () => {
    const generated = Object.keys(document.components?.schemas ?? {}).map((name) => {
      const schema = pointerTo(['components', 'schemas', name])
      return {
        owner: `schema ${name}`,
        place: 'generated',
        schema,
        value: sampleOf({ $ref: schema }, document, 'response'),
      }
    })
    expect(exampleFindings(document, generated)).toEqual([])
  })
})

describe('a change of the payment specification', () => {
  const changed = async (schema: string, change: (of: Record<string, unknown>) => void): Promise<string[]> => {
    const document = structuredClone(await read(payment))
    const found = document.components?.schemas?.[schema]
    if (typeof found !== 'object') throw new Error(`${payment} has no schema ${schema}`)
    change(found)
    return exampleFindings(document)
  }

  it.each([
    { schema: 'ChargeRequest', example: 'createCharge: request body, application/json, example token' },
    { schema: 'RefundRequest', example: 'refundCharge: request body, application/json, example refund' },
    { schema: 'ChargeAnswer', example: 'createCharge: answer 200, application/json, example SUCCESS' },
  ])('that makes a new field of $schema required invalidates its example', async ({ schema, example }) => {
    const findings = await changed(schema, (found) => {
      found.required = [...(Array.isArray(found.required) ? found.required : []), 'consentId']
      found.properties = { ...Object(found.properties), consentId: { type: 'string' } }
    })
    expect(findings).toContainEqual(
      expect.stringContaining(`${example}: the value must have required property 'consentId'`),
    )
  })

  it('that shortens a field invalidates its examples', async () => {
    const findings = await changed('CorrelationId', (found) => {
      found.maxLength = 5
    })
    expect(findings).toContainEqual(expect.stringContaining('createCharge: request body'))
    expect(findings).toContainEqual(expect.stringContaining('schema CorrelationId: itself, examples 0'))
  })
})
