import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { hashOf, writeChangelog } from '../changes/changelog.ts'
import { prepareProduct } from '../prepare.ts'

let root: string
let file: string

beforeEach(() => {
  root = temporaryFolder('portal-changes')
  file = join(root, 'openapi/products/parcels.yaml')
  for (const folder of ['openapi/products', 'openapi/released/parcels'])
    mkdirSync(join(root, folder), { recursive: true })
})

/** A product whose older version also has an operation to drop a parcel. */
const fileOf = (version: string, maxLength: number, more = '') => `openapi: 3.1.0
info: { title: 'Parcels & more', version: ${version} }
paths:
  /parcels:
    post:
      operationId: sendParcel
      requestBody:
        content:
          application/json:
            schema: { type: object, properties: { note: { type: string, maxLength: ${maxLength} } } }
      responses: { '201': { description: Sent. } }
${more}`

const dropped = `  /parcels/{id}:
    delete:
      operationId: dropParcel
      parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
      responses: { '204': { description: Dropped. } }
`
const added = `    get:
      operationId: listParcels
      responses: { '200': { description: All of them. } }
`

function releaseTwice(): void {
  const [first, second] = [fileOf('1.0.0', 20, dropped), fileOf('2.0.0', 10, added)]
  const folder = join(root, 'openapi/released/parcels')
  writeFileSync(join(folder, '1.0.0.yaml'), first)
  writeFileSync(join(folder, '2.0.0.yaml'), second)
  writeFileSync(file, second)
  const changelog = writeChangelog([
    {
      version: '2.0.0',
      lines: [
        { text: 'Notes have **10** characters.', operations: ['sendParcel'] },
        { text: 'Parcels are never dropped.', operations: ['dropParcel'] },
      ],
      released: '2026-12-01',
      sha256: hashOf(second),
    },
    { version: '1.0.0', lines: [{ text: 'The first release.' }], released: '2026-11-23', sha256: hashOf(first) },
  ])
  writeFileSync(join(folder, 'changelog.yaml'), changelog)
}

describe('the changes of a product', () => {
  it('name the affected operations, with a link while they exist', async () => {
    releaseTwice()
    const [second, first] = (await prepareProduct(file)).product.changes
    expect(second).toMatchObject({ id: 'changes/2.0.0', version: '2.0.0', released: '2026-12-01' })
    expect(second?.lines).toEqual([
      {
        text: 'Notes have <strong>10</strong> characters.',
        operations: [{ name: 'POST /parcels', anchor: 'sendParcel' }],
      },
      { text: 'Parcels are never dropped.', operations: [{ name: 'dropParcel', anchor: null }] },
    ])
    expect(first).toMatchObject({ lines: [{ text: 'The first release.', operations: [] }], differences: [] })
  })

  it('are compared with the release before, breaking ones first', async () => {
    releaseTwice()
    const [second] = (await prepareProduct(file)).product.changes
    expect(second?.differences).toEqual([
      {
        kind: 'breaking',
        text: 'DELETE /parcels/{id} is gone',
        operations: [{ name: 'DELETE /parcels/{id}', anchor: null }],
      },
      {
        kind: 'breaking',
        text: expect.stringMatching(/^note: maxLength/),
        operations: [{ name: 'POST /parcels', anchor: 'sendParcel' }],
      },
      {
        kind: 'additive',
        text: 'GET /parcels is new',
        operations: [{ name: 'GET /parcels', anchor: 'listParcels' }],
      },
    ])
  })

  it('include the version that is not released yet, which the feed leaves out', async () => {
    releaseTwice()
    const folder = join(root, 'openapi/released/parcels')
    writeFileSync(file, fileOf('2.1.0', 30, added))
    const versions = [{ version: '2.1.0', lines: [{ text: 'Longer notes.' }] }]
    const first = fileOf('1.0.0', 20, dropped)
    const released = { version: '1.0.0', lines: [{ text: 'One.' }], released: '2026-11-23', sha256: hashOf(first) }
    writeFileSync(join(folder, 'changelog.yaml'), writeChangelog([...versions, released]))
    const { product, files } = await prepareProduct(file)
    expect(product.changes[0]).toMatchObject({ version: '2.1.0', released: null })
    expect(product.changes[0]?.differences.map(({ kind }) => kind)).toEqual(['breaking', 'additive', 'additive'])
    expect(files.atom).not.toContain('2.1.0')
    expect(files.markdown).toContain('### 2.1.0\n\nNot released yet.')
  })

  it('are compared in the terms of OpenAPI 3.1', async () => {
    const written = (version: string, note: string) =>
      fileOf(version, 20).replace('3.1.0', '3.0.3').replace('maxLength: 20', note)
    const first = written('1.0.0', 'nullable: true')
    const folder = join(root, 'openapi/released/parcels')
    const released = { lines: [{ text: 'One.' }], released: '2026-11-23', sha256: hashOf(first) }
    const versions = [
      { version: '2.0.0', lines: [{ text: 'Always a note.' }] },
      { version: '1.0.0', ...released },
    ]
    writeFileSync(join(folder, '1.0.0.yaml'), first)
    writeFileSync(join(folder, 'changelog.yaml'), writeChangelog(versions))
    writeFileSync(file, written('2.0.0', 'nullable: false'))
    const { product } = await prepareProduct(file)
    expect(product.changes[0]?.differences).toEqual([
      expect.objectContaining({ kind: 'breaking', text: 'note: may no longer be null' }),
    ])
  })

  it('are found by version and by words', async () => {
    releaseTwice()
    const { find } = await prepareProduct(file)
    expect(find).toContainEqual(expect.objectContaining({ text: 'Changes', anchor: 'changes' }))
    expect(find).toContainEqual(
      expect.objectContaining({ text: '2.0.0', anchor: 'changes/2.0.0', words: expect.stringContaining('dropped') }),
    )
  })

  it('keep their anchor from an operation of that name', async () => {
    releaseTwice()
    writeFileSync(file, fileOf('2.0.0', 10, added.replace('listParcels', 'changes')))
    const { product } = await prepareProduct(file)
    expect(product.groups.flatMap(({ operations }) => operations.map(({ id }) => id))).toContain('changes-2')
  })

  it('are absent without a changelog, and for a file of another folder', async () => {
    writeFileSync(file, fileOf('1.0.0', 20))
    expect(await prepareProduct(file)).toMatchObject({ product: { changes: [] }, files: { atom: null } })
    releaseTwice()
    const elsewhere = join(root, 'parcels.yaml')
    writeFileSync(elsewhere, fileOf('1.0.0', 20))
    const { product, files } = await prepareProduct(elsewhere)
    expect(product.changes).toEqual([])
    expect(files.markdown).not.toContain('## Changes')
  })
})
