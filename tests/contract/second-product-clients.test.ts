import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { parse } from 'yaml'
import { bytesOf, type ClientFile } from '#docs/compiler/clients/client-files.ts'
import { prepareProduct } from '#docs/compiler/prepare.ts'
import { unzip } from '#domain/stored-zip.ts'
import { fileOf, writeFiles } from '#tests/support/client-files.ts'
import { installRunners, runBruno, runNewman, runProgram } from '#tests/support/collection-runners.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { parseDocument } from '../../scripts/generate/openapi.ts'
import { type Prism, startPrism } from '../../scripts/mock/prism.ts'

// The downloads of a product that is only a file are run against its mock, with any credentials.

const source = 'tests/specs/number-verification.yaml'
const document = parseDocument(JSON.stringify(parse(readFileSync(source, 'utf8'))))
const folder = temporaryFolder('portal-second-clients')
let clients: ClientFile[]
let prism: Prism

beforeAll(async () => {
  clients = (await prepareProduct(source, { npm: true })).clients
  prism = await startPrism({ document })
})

afterAll(() => prism.close())

const filled = (text: string) =>
  text.replaceAll('http://127.0.0.1:8080/sandbox', prism.url).replaceAll(/YOUR_[A-Z_]+/g, 'any')

it('runs the Bruno collection with bru', { timeout: 300_000 }, async () => {
  const runners = await installRunners()
  const files = unzip(bytesOf(fileOf(clients, 'bruno'))).map(([path, text]): [string, string] => [path, filled(text)])
  const collection = writeFiles(folder, 'bruno', files)
  await runBruno(runners, ['verification', '--env', 'sandbox', '--reporter-json', 'report.json'], collection)
  const [{ results }] = JSON.parse(readFileSync(join(collection, 'report.json'), 'utf8'))
  expect(
    results.map((each: { name: string; response: { status: number } }) => `${each.name}: ${each.response.status}`),
  ).toEqual(['Compare a phone number: 200', 'Read the number of the phone: 200'])
})

it('runs the Postman collection with newman', { timeout: 300_000 }, async () => {
  const runners = await installRunners()
  const cwd = writeFiles(folder, 'postman', [
    ['collection.json', fileOf(clients, 'postman').content],
    ['environment.json', filled(fileOf(clients, 'postman-environment').content)],
  ])
  const report = ['--reporters', 'json', '--reporter-json-export', 'report.json']
  await runNewman(runners, ['collection.json', '-e', 'environment.json', '--bail', ...report], cwd)
  const { run } = JSON.parse(readFileSync(join(cwd, 'report.json'), 'utf8'))
  expect(run.stats.assertions).toMatchObject({ total: 2, failed: 0 })
})

it('installs the package, and runs the example of its README', { timeout: 120_000 }, async () => {
  const { name } = fileOf(clients, 'npm')
  const cwd = writeFiles(folder, 'npm', [['package.json', '{ "name": "partner", "private": true, "type": "module" }']])
  writeFileSync(join(cwd, name), bytesOf(fileOf(clients, 'npm')))
  await runProgram('npm', ['install', '--offline', '--no-audit', '--no-fund', `./${name}`], cwd)
  const readme = readFileSync(join(cwd, 'node_modules/@open-platform/number-verification/README.md'), 'utf8')
  const [, example = ''] = /```js\n(.*?)```/s.exec(readme) ?? []
  writeFileSync(join(cwd, 'example.ts'), example)
  const any = Object.fromEntries(
    ['PARTNER_ID', 'PROJECT_ID', 'API_KEY', 'USERNAME', 'PASSWORD'].map((each) => [each, 'any']),
  )
  const told = await runProgram(process.execPath, ['example.ts'], cwd, { BASE_URL: prism.url, ...any })
  expect(told).toContain('devicePhoneNumberVerified')
})
