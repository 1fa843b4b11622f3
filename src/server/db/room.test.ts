import { describe, expect, test } from 'vitest'
import { isWrite, leastFreeBytes } from '#server/db/room.ts'
import { testApp } from '#tests/support/app.ts'
import { openTestDatabase } from '#tests/support/database.ts'

test('a statement that writes is told from one that reads', () => {
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
describe.skipIf(process.env.TEST_DATABASE_URL)('a disk that fills up', () => {
  let free = Number.POSITIVE_INFINITY
  const app = testApp({ openDatabase: () => openTestDatabase(async () => free) })
  const draft = { name: 'Lumen Full', description: 'A project.', projectType: 1, productType: 1 }
  const remembered = () => new Promise((resolve) => setTimeout(resolve, 600))

  test('gives 507 to every write, still answers reads and health, and recovers', async () => {
    const dana = await app.signedIn('dana')
    free = leastFreeBytes - 1
    await remembered()
    const refused = await dana.post('/portal/projects', draft)
    expect(refused.statusCode).toBe(507)
    expect(refused.json()).toMatchObject({ status: false, code: 'storage-full', data: null })
    const signIn = await app.post('/portal/user/login', { email: 'dana@lumen.example', password: 'Sandbox#2026' })
    expect(signIn.statusCode).toBe(507)
    expect(signIn.json()).toMatchObject({ statusCode: 507, code: 'StorageFullException' })
    expect((await app.inject({ url: '/healthz' })).statusCode).toBe(200)
    expect((await app.inject({ url: '/readyz' })).statusCode).toBe(200)
    const before = (await dana.get('/portal/projects')).json().data.items
    expect(before).toHaveLength(2)

    free = leastFreeBytes
    await remembered()
    expect((await dana.post('/portal/projects', draft)).statusCode).toBe(200)
    expect((await dana.get('/portal/projects')).json().data.items).toHaveLength(3)
  })
})
