import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import product from '#generated/products/direct-carrier-billing/openapi.json' with { type: 'json' }
import { calls } from '#server/db/gateway-schema.ts'
import { newKeyValue } from '#server/identity/api-key-value.ts'
import { testApp } from '#tests/support/app.ts'
import { beforeTests } from '#tests/support/before-tests.ts'
import { openSandbox } from '#tests/support/payment.ts'

// Secrets in wrong fields never reach the log.

const app = testApp({ callsPerKey: 10_000 })
const sandbox = beforeTests(() => openSandbox(app))

const key = newKeyValue('sandbox')
const token = 'utk_7h3k9m2x4c6v8b1n5q0w7e3r9t2y4u6i'
const pair = Buffer.from(`2f1a7a52-9a3e-4a0e-8d55-6f3f3a2b1c44:${key}`).toString('base64')
const liveKey = newKeyValue('live')
/** `core` is the part that no masked form shows. */
const secrets = [
  { name: 'a key', value: key, core: key.slice(8, -4) },
  { name: 'a live key', value: liveKey, core: liveKey.slice(5, -4) },
  { name: 'a token', value: token, core: token.slice(4, -4) },
  { name: 'a Basic value', value: `Basic ${pair}`, core: pair.slice(8, 40) },
  { name: 'the credentials of a Basic value', value: pair, core: pair.slice(8, 40) },
]

const operations = Object.entries(product.paths).flatMap(([path, item]) =>
  'post' in item && item.post ? [{ path, schema: schemaOf(item.post) }] : [],
)

function schemaOf(operation: object): string[] {
  const found = JSON.stringify(operation).match(/#\/components\/schemas\/(\w+)/g) ?? []
  const names = found.map((ref) => ref.split('/').at(-1))
  return Object.entries(product.components.schemas).flatMap(([name, schema]) =>
    names.includes(name) && 'properties' in schema ? Object.keys(schema.properties) : [],
  )
}

/** The project's rows in the log, and all that a partner sees of the newest hundred. */
async function everythingLogged(): Promise<string> {
  const { dana, payer } = sandbox()
  const url = `/portal/projects/${payer.projectId}/calls`
  const rows = await app.db.select().from(calls).where(eq(calls.projectId, payer.projectId))
  const { items } = (await dana.get(`${url}?limit=100`)).json().data
  const each = await Promise.all(items.map(({ callId }: { callId: string }) => dana.get(`${url}/${callId}`)))
  return [JSON.stringify([rows, items]), ...each.map(({ body }) => body), (await dana.get(`${url}.csv`)).body].join(
    '\n',
  )
}

test.each(secrets)('stores $name in no row, at any position', async ({ value: secret, core }) => {
  const body = (properties: string[], value: unknown) =>
    Object.fromEntries(properties.map((property) => [property, value]))
  for (const { path, schema } of operations) {
    await sandbox().api.post(path, body(schema, secret))
    await sandbox().api.post(path, body(schema, [{ correlationId: secret }]))
    await sandbox().api.post(path, { ...body(schema, `an id with ${secret}.`), [secret]: secret })
    await sandbox().api.post(path, `{"correlationId": "${secret}"`)
    for (const property of schema) await sandbox().api.post(path, { [property]: secret })
  }
  for (const path of ['/v1/charges/', '/v1/nothing/', '/', '/v1/charges/x/'].map(
    (each) => `${each}${encodeURIComponent(secret)}`,
  )) {
    await sandbox().api.get(path)
    await sandbox().api.get(path.replace(/_/, '%5F'))
    await sandbox().api.get(`${path}?key=${encodeURIComponent(secret)}`)
  }
  const headers = ['authorization', 'x-partner-id', 'x-api-key', 'user-agent', 'content-type', 'x-request-id', 'cookie']
  for (const header of headers)
    await sandbox().api.post('/v1/charges', { correlationId: 'order-1' }, { [header]: secret })
  expect(core.length).toBeGreaterThan(20)
  expect(await everythingLogged()).not.toContain(core)
})

test('finds a call by the id that was sent, masked or not', async () => {
  const found = async (id: string) => {
    const query = new URLSearchParams({ correlationId: id })
    return (await sandbox().dana.get(`/portal/projects/${sandbox().payer.projectId}/calls?${query}`)).json().data.items
  }
  await sandbox().api.get(`/v1/charges/${key}`)
  expect((await found(key))[0]).toMatchObject({ operation: 'getCharge', correlationId: `sandbox_…${key.slice(-4)}` })
  await sandbox().api.get('/v1/charges/sandbox_order1-6581234567')
  expect((await found('sandbox_order1-6581234567'))[0]).toMatchObject({ path: '/v1/charges/sandbox_order1-6581234567' })
})
