import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { prepareProduct } from './prepare.ts'

const folder = temporaryFolder('portal-deprecation')

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

const ours = join(folder, 'ours.yaml')
const server = `
  - url: '{PUBLIC_URL}/sandbox'
    variables: { PUBLIC_URL: { default: 'http://127.0.0.1:8080' } }
`
const shared = `
      responses: { '401': { $ref: '#/components/responses/Refused' }, '201': { description: Sent. } }
`
writeFileSync(
  ours,
  `${readFileSync(file, 'utf8')
    .replace('paths:', `servers:${server}paths:`)
    .replace(
      "\n      responses: { '201': { description: Sent. } }\n",
      shared,
    )}  responses: { Refused: { description: No key. } }
`,
)

describe('a deprecated operation of a product of this portal', async () => {
  const prepared = await prepareProduct(ours)

  it('has the headers of its answers on the page and in every download', () => {
    const { sendParcel, listParcels } = prepared.packs[0]?.operations ?? {}
    expect(sendParcel?.responses.map(({ status, headers }) => [status, headers.map(({ name }) => name)])).toEqual([
      ['201', ['Deprecation', 'Sunset', 'Link']],
      ['401', ['Deprecation', 'Sunset', 'Link']],
    ])
    expect(listParcels?.responses.flatMap(({ headers }) => headers.map(({ name }) => name))).toEqual(['Link'])
    const { paths, components } = JSON.parse(prepared.files.json)
    const { Deprecation, Sunset, Link } = paths['/parcels'].post.responses['401'].headers
    expect([Deprecation.example, Sunset.example]).toEqual(['@1795392000', 'Mon, 01 Mar 2027 00:00:00 GMT'])
    expect(Link.example).toContain('</api-doc/ours#sendParcel>; rel="deprecation"')
    expect(components.responses.Refused).toEqual({ description: 'No key.' })
    for (const text of [prepared.files.yaml, prepared.files.markdown]) expect(text).toContain('RFC 8594')
  })

  it('has none in a file of a third party, whose server sends none', () => {
    expect(operations.sendParcel?.responses.flatMap(({ headers }) => headers)).toEqual([])
    expect(files.yaml).not.toContain('RFC 8594')
  })
})

describe('a deprecated part', () => {
  it('shows both dates on the page, in the menu and in the Markdown', () => {
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
