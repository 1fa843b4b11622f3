import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { prepareProduct } from './prepare.ts'

const folder = mkdtempSync(join(tmpdir(), 'portal-deprecation-'))
afterAll(() => rmSync(folder, { recursive: true }))

const file = join(folder, 'parcels.yaml')
writeFileSync(
  file,
  `openapi: 3.1.0
info: { title: Parcels, version: 1.0.0 }
paths:
  /parcels:
    post:
      operationId: sendParcel
      deprecated: true
      x-deprecated-at: 2026-11-23
      x-sunset: 2027-03-01
      parameters:
        - { name: day, in: query, deprecated: true, x-sunset: '2027-04-01', schema: { type: string } }
      requestBody:
        content:
          application/json:
            schema:
              type: object
              properties:
                note: { type: string, deprecated: true, x-deprecated-at: '2026-11-24', x-sunset: '2027-05-01' }
                label: { $ref: '#/components/schemas/Label' }
                text: { type: string }
      responses: { '201': { description: Sent. } }
    get:
      operationId: listParcels
      deprecated: true
      responses: { '200': { description: All of them. } }
components:
  schemas:
    Label: { type: object, deprecated: true, x-sunset: '2027-06-01', properties: { color: { type: string } } }
`,
)

const { product, packs, files, llms } = await prepareProduct(file)
const operations = packs[0]?.operations ?? {}
const days = { since: '2026-11-23', sunset: '2027-03-01' }

describe('a deprecated part', () => {
  it('has its days on the page, in the menu and in the Markdown', () => {
    expect(operations.sendParcel).toMatchObject({ deprecated: true, deprecation: days })
    expect(product.groups[0]?.operations.find(({ id }) => id === 'sendParcel')).toMatchObject({ deprecation: days })
    expect(files.markdown).toContain('`POST /parcels` **Deprecated since 23 Nov 2026, ends on 1 Mar 2027.**')
    expect(llms.product).toContain('(deprecated, ends 1 Mar 2027)')
  })

  it('may be a parameter, a property or a named schema', () => {
    const [day] = operations.sendParcel?.parameters ?? []
    expect(day).toMatchObject({ deprecated: true, deprecation: { sunset: '2027-04-01' } })
    const properties = operations.sendParcel?.requestBody?.media[0]?.schema?.properties ?? []
    expect(properties.map(({ name, schema }) => [name, schema.deprecated, schema.deprecation])).toEqual([
      ['note', true, { since: '2026-11-24', sunset: '2027-05-01' }],
      ['label', true, { sunset: '2027-06-01' }],
      ['text', undefined, undefined],
    ])
    expect(files.markdown).toContain('`note`: string, deprecated, ends 1 May 2027')
  })

  it('has a comment in every code sample of its operation', () => {
    const firstLines = operations.sendParcel?.snippets.map(({ parts }) => String(parts[0]).replace('<?php', ''))
    expect(firstLines).toHaveLength(9)
    for (const line of firstLines ?? []) expect(line).toContain('Deprecated since 23 Nov 2026, ends on 1 Mar 2027.')
  })

  it('needs no days in a file of other people', () => {
    expect(operations.listParcels).toMatchObject({ deprecated: true })
    expect(operations.listParcels).not.toHaveProperty('deprecation')
    expect(files.markdown).toContain('`GET /parcels` **Deprecated.**')
  })
})
