import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { runScript } from './support/run-script.ts'

let folder: string

beforeEach(() => {
  folder = temporaryFolder('portal-versions')
  mkdirSync(join(folder, 'openapi/products'), { recursive: true })
  mkdirSync(join(folder, 'openapi/released/parcels'), { recursive: true })
})

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

async function runSpecScript(script: 'scripts/spec-diff.ts' | 'scripts/spec-release.ts', ...args: string[]) {
  const { status, stdout, stderr } = await runScript(script, args, folder)
  return { status, output: `${stdout}${stderr}` }
}

async function release(): Promise<void> {
  writeProduct('1.0.0', 20)
  write(changelog, '- version: 1.0.0\n  lines:\n    - text: The first release.\n')
  expect(await runSpecScript('scripts/spec-release.ts', '--date', '2026-11-23')).toMatchObject({ status: 0 })
}

describe('the versions of a specification', () => {
  it('are kept by npm run spec:release with day and hash, and need nothing while nothing changes', async () => {
    await release()
    expect(read(copy)).toContain('operationId: sendParcel')
    expect(read(changelog)).toMatch(/released: '?2026-11-23'?\n\s+sha256: [0-9a-f]{64}\n/)
    expect(await runSpecScript('scripts/spec-diff.ts', '--check')).toMatchObject({ status: 0 })
    expect((await runSpecScript('scripts/spec-release.ts')).output).toContain('nothing changed')
  })

  it('fail npm run spec:diff -- --check after a breaking change until the major version and the changelog say so', async () => {
    await release()
    writeProduct('1.0.0', 10)
    const refused = await runSpecScript('scripts/spec-diff.ts', '--check')
    expect(refused.status).toBe(1)
    expect(refused.output).toContain(
      `${product}: info.version is 1.0.0 after 1.0.0, and request-limit-narrowed at #/paths`,
    )
    expect((await runSpecScript('scripts/spec-release.ts')).status).toBe(1)
    writeProduct('2.0.0', 10)
    expect((await runSpecScript('scripts/spec-diff.ts', '--check')).output).toContain('no lines for 2.0.0')
    write(
      changelog,
      `- version: 2.0.0\n  lines:\n    - text: Notes are shorter.\n      operations: [sendParcel]\n${read(changelog)}`,
    )
    expect(await runSpecScript('scripts/spec-diff.ts', '--check')).toMatchObject({ status: 0 })
    expect((await runSpecScript('scripts/spec-diff.ts')).output).toContain(
      'breaking  request-limit-narrowed: maxLength was 20, is 10\n            #/paths/~1parcels/post',
    )
  })

  it('need nothing from npm run spec:diff -- --check before the first release, and lines from npm run spec:release', async () => {
    writeProduct('1.0.0', 20)
    const checked = await runSpecScript('scripts/spec-diff.ts', '--check')
    expect(checked).toMatchObject({ status: 0, output: expect.stringContaining(`${product}: is not released yet`) })
    expect(await runSpecScript('scripts/spec-release.ts')).toMatchObject({
      status: 1,
      output: expect.stringContaining('no lines for 1.0.0'),
    })
  })

  it('refuse a released copy that was changed later', async () => {
    await release()
    write(copy, read(copy).replace('Sent.', 'Sent off.'))
    const refused = await runSpecScript('scripts/spec-diff.ts', '--check')
    expect(refused).toMatchObject({ status: 1, output: expect.stringContaining(`${copy}`) })
    expect(refused.output).toContain('was changed after its release')
    expect(refused.output).not.toContain('    at ')
  })

  it('tell of a changelog that cannot be read', async () => {
    await release()
    write(changelog, '- version: 1.0.0\n')
    expect(await runSpecScript('scripts/spec-diff.ts')).toMatchObject({
      status: 1,
      output: expect.stringContaining('needs `version`'),
    })
  })

  it('refuse unknown names and dates', async () => {
    await release()
    expect(await runSpecScript('scripts/spec-diff.ts', 'letters')).toMatchObject({
      status: 2,
      output: expect.stringContaining('parcels'),
    })
    for (const day of ['today', '2026-02-31'])
      expect(await runSpecScript('scripts/spec-release.ts', '--date', day)).toMatchObject({ status: 2 })
  })
})
