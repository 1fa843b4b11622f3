import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { freePort } from '../scripts/free-port.ts'
import type { Spec } from '../scripts/generate/specs.ts'
import { superviseMocks } from '../scripts/mock/supervise.ts'
import { runScript } from './support/run-script.ts'
import { root } from './support/tree.ts'

// Every tool that reads openapi/ names a mistake by one line: the file, the line, what is wrong, what to do.

let folder: string

beforeEach(() => {
  folder = temporaryFolder('portal-messages')
  copyFileSync(join(root, 'redocly.yaml'), join(folder, 'redocly.yaml'))
  for (const [path, text] of Object.entries(tree)) write(path, text)
})

afterEach(() => {
  vi.restoreAllMocks()
})

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}

const operation = (id: string) => `get:
    operationId: ${id}
    tags: [parcels]
    responses:
      '200': { $ref: '#/done' }
`

/** A small specification of each kind, two of them in several files. */
const tree = {
  'openapi/portal.yaml': `openapi: 3.1.0
info: { title: Portal, version: 1.0.0 }
paths:
  /portal/parcels: { $ref: './portal/parcels.yaml#/list' }
  /portal/letters: { $ref: './portal/parcels.yaml#/letters' }
`,
  'openapi/portal/parcels.yaml': `list:
  ${operation('listParcels')}letters:
  ${operation('listLetters')}done: { description: Done. }
`,
  'openapi/admin.yaml': `openapi: 3.1.0
info: { title: Admin, version: 1.0.0 }
paths:
  /admin/parcels: { $ref: './admin/parcels.yaml#/find' }
`,
  'openapi/admin/parcels.yaml': `find:
  ${operation('findParcels')}done: { description: Done. }
`,
  'openapi/products/parcels.yaml': `openapi: 3.1.0
info: { title: Parcels, version: 1.0.0 }
paths:
  /parcels:
    get:
      operationId: trackParcel
      responses: { '200': { $ref: '#/components/responses/Done' } }
    put:
      operationId: sendParcel
      responses: { '200': { $ref: '#/components/responses/Done' } }
components: { responses: { Done: { description: Done. } } }
`,
}

interface Fault {
  fault: string
  spec: 'portal' | 'admin' | 'product'
  file: keyof typeof tree
  from: string
  to: string
  line: number
  says: RegExp
}

const portal = { spec: 'portal', file: 'openapi/portal/parcels.yaml' } as const
const admin = { spec: 'admin', file: 'openapi/admin/parcels.yaml' } as const
const product = { spec: 'product', file: 'openapi/products/parcels.yaml' } as const

const badReference = {
  fault: 'a $ref that leads to nothing',
  says: /the \$ref '.*' leads to nothing: correct it or add what it names/,
}
const badYaml = {
  fault: 'YAML that cannot be read',
  from: 'operationId: ',
  to: 'operationId: [',
  says: /cannot be read as YAML or JSON \(.*\): correct the syntax there/,
}
const takenId = { fault: 'an operationId that is there twice', says: /'\w+' names .* already: give it another/ }

const faults: Fault[] = [
  { ...portal, ...badReference, from: '#/done', to: '#/gone', line: 6 },
  { ...admin, ...badReference, from: '#/done', to: '#/gone', line: 6 },
  { ...product, ...badReference, from: 'responses/Done', to: 'responses/Gone', line: 7 },
  { ...portal, ...badYaml, line: 4 },
  { ...admin, ...badYaml, line: 4 },
  { ...product, ...badYaml, line: 7 },
  { ...portal, ...takenId, from: 'listLetters', to: 'listParcels', line: 9 },
  { ...product, ...takenId, from: 'sendParcel', to: 'trackParcel', line: 9 },
]

/** A name of the portal in the administration: a tool that reads one specification at a time does not see it. */
const takenElsewhere: Fault = {
  ...admin,
  fault: 'an operationId of the portal',
  from: 'findParcels',
  to: 'listParcels',
  line: 3,
  says: /the operationId listParcels is taken by GET \/portal\/parcels in openapi\/portal.yaml: give/,
}

function plant({ file, from, to }: Fault): void {
  const text = readFileSync(join(folder, file), 'utf8')
  write(file, text.replace(from, to))
}

const sourceOf = ({ spec }: Fault) =>
  spec === 'product' ? 'openapi/products/parcels.yaml' : (`openapi/${spec}.yaml` as const)

function expectLine(text: string, { file, line, says }: Fault): void {
  const lines = text.trim().split('\n')
  expect(lines).toEqual([expect.stringMatching(says)])
  expect(lines[0]).toContain(`${file}:${line}: `)
}

describe.each([...faults, takenElsewhere])('$fault in the $spec specification', (fault) => {
  it.each(['scripts/generate.ts', 'scripts/lint-specs.ts', 'scripts/spec-diff.ts'] as const)(
    'is one line of %s',
    async (script) => {
      plant(fault)
      const { status, stdout, stderr } = await runScript(script, [], folder)
      expect([status, stdout]).toEqual([1, ''])
      expectLine(stderr, fault)
    },
  )
})

describe.each(faults)('$fault in the $spec specification', (fault) => {
  it('is one line of scripts/docs-build.ts --strict, below the name of its rule', async () => {
    plant(fault)
    const args = [sourceOf(fault), '--out', 'site', '--strict']
    const { status, stdout, stderr } = await runScript('scripts/docs-build.ts', args, folder)
    expect([status, stdout]).toEqual([1, ''])
    expectLine(stderr.trim().replace(/^[a-z-]+ \(1\)\n/, ''), fault)
  })

  it('is one line of scripts/mock.ts', async () => {
    plant(fault)
    const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
    const spec: Spec = { name: 'planted', kind: 'product', source: join(folder, sourceOf(fault)), folder: 'planted' }
    const mocks = await superviseMocks([spec], { firstPort: await freePort(), host: '127.0.0.1', folder })
    mocks.stop()
    expect(errors).toHaveBeenCalledOnce()
    expectLine(String(errors.mock.lastCall?.[0]).replaceAll(`${folder}/`, ''), fault)
    expect(errors.mock.lastCall?.[0]).toMatch(/; this mock waits, and starts once the file is saved without it$/)
  })
})

it('prints one line per broken rule and no other line', async () => {
  const { status, stdout, stderr } = await runScript('scripts/lint-specs.ts', [], folder)
  expect([status, stdout]).toEqual([1, ''])
  const lines = stderr.trim().split('\n')
  for (const line of lines) expect(line).toMatch(/^openapi\/[\w/]+\.yaml:\d+: .+/)
  expect(lines).toContainEqual(
    expect.stringContaining('openapi/portal/parcels.yaml:2: GET /portal/parcels listParcels has no summary'),
  )
})

it('names each operation that no screen and no test uses, with its line and what to do', async () => {
  write('src/web/list.ts', "import { useListParcels } from '#generated/portal/client/parcels.ts'\n")
  write('tests/letters.test.ts', "// findParcels\ncallOperation(portal, 'listLetters')\n")
  const { status, stderr } = await runScript('scripts/client-use.ts', [], folder)
  expect(status).toBe(1)
  expect(stderr.trim().split('\n')).toEqual([
    'openapi/admin/parcels.yaml:3: no screen and no test uses the operation findParcels: use it, or remove it (at #/find/get/operationId)',
  ])
})

it('names the function that a screen calls where only the hook invalidates queries', async () => {
  write('src/web/features/keys.ts', "import { revokeKey } from '#generated/portal/client/keys.ts'\n")
  const { status, stderr } = await runScript('scripts/client-use.ts', [], folder)
  expect(status).toBe(1)
  expect(stderr).toContain('src/web: a screen imports revokeKey, which invalidates nothing: use useRevokeKey\n')
})
