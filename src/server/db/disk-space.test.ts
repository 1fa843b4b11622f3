import { eq } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import { diskSpaceCures, isWrite, minFreeBytes } from '#server/db/disk-space.ts'
import { calls } from '#server/db/gateway-schema.ts'
import { testApp } from '#tests/support/app.ts'
import { newPayer, pays } from '#tests/support/payment.ts'

test('distinguishes writes from reads', () => {
  for (const text of [
    'insert into a values (1)',
    'with x as (select 1) update a set b = 1',
    'CREATE TABLE a ()',
    'drop table a',
  ]) {
    expect(isWrite(text), text).toBe(true)
  }
  for (const text of ['select "created_at", "updated_at" from "projects"', 'begin', 'commit', 'rollback', 'select 1']) {
    expect(isWrite(text), text).toBe(false)
  }
})

// PostgreSQL refuses a full disk itself; PGlite would spin for ever.
describe('a disk that fills up', () => {
  let free = Number.POSITIVE_INFINITY
  const lines: string[] = []
  const logger = { level: 'warn', stream: { write: (line: string) => void lines.push(JSON.parse(line).msg) } }
  const app = testApp({ freeBytes: async () => free, logger })
  const draft = { name: 'Lumen Full', description: 'A project.', projectType: 1, productType: 1 }

  test('gives 507 to every write, still answers reads and health, and recovers', async () => {
    const dana = await app.signedIn('dana')
    const listed = async () => (await dana.get('/portal/projects')).json().data.items
    let attempt = 1
    free = minFreeBytes - 1
    // The server remembers the free space for half a second.
    const refused = await vi.waitUntil(async () => {
      const answer = await dana.post('/portal/projects', { ...draft, name: `Lumen ${attempt++}0000` })
      return answer.statusCode === 507 && answer
    }, 5000)
    const { length: before } = await listed()
    expect(refused.json()).toMatchObject({ status: false, code: 'storage-full', data: null })
    const signIn = await app.post('/portal/user/login', { email: 'dana@lumen.example', password: 'Sandbox#2026' })
    expect(signIn.statusCode).toBe(507)
    expect(signIn.json()).toMatchObject({ statusCode: 507, code: 'StorageFullException' })
    expect((await app.inject({ url: '/healthz' })).statusCode).toBe(200)
    const ready = await app.inject({ url: '/readyz' })
    expect(ready.statusCode).toBe(200)
    expect(ready.json()).toMatchObject({ status: true, message: `ready to read: ${diskSpaceCures.embedded}` })
    expect(new Set(lines)).toEqual(new Set([`refused: ${diskSpaceCures.embedded}`]))
    expect(await listed()).toHaveLength(before)

    free = minFreeBytes
    await vi.waitUntil(async () => (await dana.post('/portal/projects', draft)).statusCode === 200, 5000)
    expect(await listed()).toHaveLength(before + 1)
    expect((await app.inject({ url: '/readyz' })).json()).toMatchObject({ message: 'ready' })
  })

  test("rejects a charge with the payment API's 507 and rolls it back", async () => {
    const api = pays(app.inject, await newPayer(await app.signedIn('dana')))
    const read = () => api.get('/v1/charges/order-1')
    expect((await read()).statusCode).toBe(404)
    lines.length = 0
    free = minFreeBytes - 1
    const refused = await vi.waitUntil(async () => {
      const answer = await read()
      return answer.statusCode === 507 && answer
    }, 5000)
    expect(refused.json()).toMatchObject({ resultCode: 'GENERAL_FAILURE', statusCode: 507, refusal: 'no-room' })
    expect(lines.at(-1)).toBe(`refused: ${diskSpaceCures.embedded}`)
    expect((await api.get('/v1/nothing')).statusCode).toBe(507)
    free = minFreeBytes
    await vi.waitUntil(async () => (await read()).statusCode === 404, 5000)
    // None of the refused ones is in the log: there was no room for it.
    expect(await app.db.$count(calls, eq(calls.httpStatus, 507))).toBe(0)
  })
})
