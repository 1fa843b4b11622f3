import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { and, desc, eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { bytesOf, type ClientFile } from '#docs/compiler/clients/client-files.ts'
import { prepareProduct } from '#docs/compiler/prepare.ts'
import { unzip } from '#domain/stored-zip.ts'
import { simulatorRecords } from '#server/db/gateway-schema.ts'
import { testApp } from '#tests/support/app.ts'
import { fileOf, writeFiles } from '#tests/support/client-files.ts'
import { installRunners, runBruno, runNewman, runProgram } from '#tests/support/collection-runners.ts'
import { runHttpFile } from '#tests/support/http-file.ts'
import { newPayer, type Payer } from '#tests/support/payment.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { root } from '#tests/support/tree.ts'

// Every download that calls the API is run against the gateway with a key of a new project.

const product = 'openapi/products/direct-carrier-billing.yaml'
const app = testApp()
const folder = temporaryFolder('portal-clients')
let clients: ClientFile[]
let baseUrl: string

beforeAll(async () => {
  clients = (await prepareProduct(product, { npm: true })).clients
  baseUrl = `${await app.listen()}/sandbox`
})

/** A file with the values of a project, as the page fills it. */
function filled(text: string, { partnerId, projectId, credentials }: Payer): string {
  return text
    .replaceAll('http://127.0.0.1:8080/sandbox', baseUrl)
    .replaceAll('YOUR_PARTNER_ID', partnerId)
    .replaceAll('YOUR_PROJECT_ID', projectId)
    .replaceAll('YOUR_API_KEY', credentials['x-api-key'])
}

/** The one-time password that the subscriber received. */
async function passwordSent({ partnerId }: Payer): Promise<string> {
  const [row] = await app.db
    .select()
    .from(simulatorRecords)
    .where(and(eq(simulatorRecords.scope, partnerId), eq(simulatorRecords.kind, 'oneTimePasswords')))
    .orderBy(desc(simulatorRecords.updatedAt))
  return JSON.parse(JSON.stringify(row?.record)).password
}

it('runs the Bruno collection with bru', { timeout: 300_000 }, async () => {
  const [runners, payer] = [await installRunners(), await newPayer(await app.newPartner())]
  const files = unzip(bytesOf(fileOf(clients, 'bruno'))).map(([path, text]): [string, string] => [
    path,
    filled(text, payer),
  ])
  const collection = writeFiles(folder, 'bruno', files)
  await runBruno(runners, ['identities/requestOneTimePassword.bru', '--env', 'sandbox'], collection)
  const password = ['--env-var', `oneTimePassword=${await passwordSent(payer)}`]
  const rest = ['identities/identifyCustomer.bru', 'charges', 'notifications', '--env', 'sandbox', ...password]
  await runBruno(runners, [...rest, '--reporter-json', 'report.json'], collection)
  const [{ results }] = JSON.parse(readFileSync(join(collection, 'report.json'), 'utf8'))
  expect(
    results.map((each: { name: string; response: { status: number } }) => `${each.name}: ${each.response.status}`),
  ).toEqual([
    'Turn a proven number into a user token: 200',
    'Charge a subscriber: 200',
    'Read a charge back: 200',
    'Refund a charge: 200',
    'Send a message: 200',
  ])
})

it('runs the Postman collection with newman', { timeout: 300_000 }, async () => {
  const [runners, payer] = [await installRunners(), await newPayer(await app.newPartner())]
  const cwd = writeFiles(folder, 'postman', [
    ['collection.json', fileOf(clients, 'postman').content],
    ['environment.json', filled(fileOf(clients, 'postman-environment').content, payer)],
  ])
  const common = ['collection.json', '-e', 'environment.json', '--bail', '--reporters', 'json']
  const items: { item: { name: string }[] }[] = JSON.parse(fileOf(clients, 'postman').content).item
  const [first = '', ...others] = items.flatMap(({ item }) => item.map(({ name }) => name))
  await runNewman(runners, [...common, '--folder', first], cwd)
  const folders = others.flatMap((name) => ['--folder', name])
  const password = ['--env-var', `oneTimePassword=${await passwordSent(payer)}`]
  await runNewman(runners, [...common, ...folders, ...password, '--reporter-json-export', 'report.json'], cwd)
  const { run } = JSON.parse(readFileSync(join(cwd, 'report.json'), 'utf8'))
  expect(run.stats.assertions).toMatchObject({ total: 5, failed: 0 })
})

it('sends the requests of the .http file', async () => {
  const payer = await newPayer(await app.newPartner())
  const send = async ({
    method,
    url,
    headers,
    body,
  }: {
    method: string
    url: string
    headers: object
    body: string
  }) => {
    const answer = await fetch(url, { method, headers: { ...headers }, ...(body ? { body } : {}) })
    return { status: answer.status, headers: Object.fromEntries(answer.headers), body: await answer.text() }
  }
  const text = filled(fileOf(clients, 'http').content, payer)
  const [variables = '', first = '', ...others] = text.split(/(?=^### )/m)
  const [asked] = await runHttpFile(variables + first, send)
  expect(asked?.response.status).toBe(200)
  const known = variables.replace('YOUR_VALUE', await passwordSent(payer))
  const exchanges = await runHttpFile([known, ...others].join(''), send)
  expect(exchanges.map(({ response }) => response.status)).toEqual([200, 200, 200, 200, 200])
})

it('installs the package of npm run sdk without a registry, and runs the example of its README', {
  timeout: 120_000,
}, async () => {
  const { partnerId, projectId, credentials } = await newPayer(await app.newPartner())
  const { name } = fileOf(clients, 'npm')
  const cwd = writeFiles(folder, 'npm', [['package.json', '{ "name": "partner", "private": true, "type": "module" }']])
  await runProgram(process.execPath, ['scripts/sdk.ts', '--out', cwd], root)
  expect(readFileSync(join(cwd, name)).equals(bytesOf(fileOf(clients, 'npm')))).toBe(true)
  await runProgram('npm', ['install', '--offline', '--no-audit', '--no-fund', `./${name}`], cwd)
  const readme = readFileSync(join(cwd, 'node_modules/@open-platform/direct-carrier-billing/README.md'), 'utf8')
  const [, example = ''] = /```js\n(.*?)```/s.exec(readme) ?? []
  writeFileSync(join(cwd, 'example.ts'), example)
  const checks = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2024', '--types', '', 'example.ts']
  await runProgram(process.execPath, [join(root, 'node_modules/typescript7/bin/tsc'), ...checks], cwd)
  const settings = { PARTNER_ID: partnerId, PROJECT_ID: projectId, API_KEY: credentials['x-api-key'] }
  expect(await runProgram(process.execPath, ['example.ts'], cwd, { BASE_URL: baseUrl, ...settings })).toContain(
    "resultCode: 'SUCCESS'",
  )
  await expect(
    runProgram(process.execPath, ['example.ts'], cwd, { BASE_URL: baseUrl, ...settings, API_KEY: '' }),
  ).rejects.toThrow('Set API_KEY in the environment.')
})

it('writes the same bytes for the same file', async () => {
  const again = (await prepareProduct(product, { npm: true })).clients
  expect(again).toEqual(clients)
  expect(again.map(({ kind }) => kind)).toEqual(['npm', 'bruno', 'postman', 'postman-environment', 'http'])
})
