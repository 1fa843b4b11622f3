import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { root } from './support/tree.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-versions-'))
  mkdirSync(join(folder, 'openapi/products'), { recursive: true })
  mkdirSync(join(folder, 'openapi/released/parcels'), { recursive: true })
})

afterEach(() => rmSync(folder, { recursive: true }))

const product = 'openapi/products/parcels.yaml'
const changelog = 'openapi/released/parcels/changelog.yaml'
const copy = 'openapi/released/parcels/1.0.0.yaml'

const write = (path: string, text: string) => writeFileSync(join(folder, path), text)
const read = (path: string) => readFileSync(join(folder, path), 'utf8')

function writeProduct(version: string, maxLength: number): void {
  write(
    product,
    `openapi: 3.1.0
info: { title: Parcels, version: ${version} }
paths:
  /parcels:
    post:
      operationId: sendParcel
      requestBody:
        content:
          application/json:
            schema: { type: object, properties: { note: { type: string, maxLength: ${maxLength} } } }
      responses: { '201': { description: Sent. } }
`,
  )
}

async function runScript(script: 'scripts/spec-diff.ts' | 'scripts/spec-release.ts', ...args: string[]) {
  return await promisify(execFile)(process.execPath, ['--no-deprecation', join(root, script), ...args], {
    cwd: folder,
  }).then(
    ({ stdout }) => ({ status: 0, output: stdout }),
    ({ code, stdout, stderr }) => ({ status: code, output: `${stdout}${stderr}` }),
  )
}

async function release(): Promise<void> {
  writeProduct('1.0.0', 20)
  write(changelog, '- version: 1.0.0\n  lines:\n    - text: The first release.\n')
  expect(await runScript('scripts/spec-release.ts', '--date', '2026-11-23')).toMatchObject({ status: 0 })
}

describe('the versions of a specification', () => {
  it('are kept by npm run spec:release with day and hash, and need nothing while nothing changes', async () => {
    await release()
    expect(read(copy)).toContain('operationId: sendParcel')
    expect(read(changelog)).toMatch(/released: '?2026-11-23'?\n\s+sha256: [0-9a-f]{64}\n/)
    expect(await runScript('scripts/spec-diff.ts', '--check')).toMatchObject({ status: 0 })
    expect((await runScript('scripts/spec-release.ts')).output).toContain('nothing changed')
  })

  it('fail npm run spec:diff -- --check after a breaking change until the major version and the changelog say so', async () => {
    await release()
    writeProduct('1.0.0', 10)
    const refused = await runScript('scripts/spec-diff.ts', '--check')
    expect(refused.status).toBe(1)
    expect(refused.output).toContain(
      `${product}: info.version is 1.0.0 after 1.0.0, and request-limit-narrowed at #/paths`,
    )
    expect((await runScript('scripts/spec-release.ts')).status).toBe(1)
    writeProduct('2.0.0', 10)
    expect((await runScript('scripts/spec-diff.ts', '--check')).output).toContain('no lines for 2.0.0')
    write(
      changelog,
      `- version: 2.0.0\n  lines:\n    - text: Notes are shorter.\n      operations: [sendParcel]\n${read(changelog)}`,
    )
    expect(await runScript('scripts/spec-diff.ts', '--check')).toMatchObject({ status: 0 })
    expect((await runScript('scripts/spec-diff.ts')).output).toContain(
      'breaking  request-limit-narrowed: maxLength was 20, is 10\n            #/paths/~1parcels/post',
    )
  })

  it('refuse a released copy that was changed later', async () => {
    await release()
    write(copy, read(copy).replace('Sent.', 'Sent off.'))
    const refused = await runScript('scripts/spec-diff.ts', '--check')
    expect(refused).toMatchObject({ status: 1, output: expect.stringContaining(`${copy}`) })
    expect(refused.output).toContain('was changed after its release')
    expect(refused.output).not.toContain('    at ')
  })

  it('tell of a changelog that cannot be read', async () => {
    await release()
    write(changelog, '- version: 1.0.0\n')
    expect(await runScript('scripts/spec-diff.ts')).toMatchObject({
      status: 1,
      output: expect.stringContaining('needs `version`'),
    })
  })

  it('refuse unknown names and dates', async () => {
    await release()
    expect(await runScript('scripts/spec-diff.ts', 'letters')).toMatchObject({
      status: 2,
      output: expect.stringContaining('parcels'),
    })
    expect(await runScript('scripts/spec-release.ts', '--date', 'today')).toMatchObject({ status: 2 })
  })
})
