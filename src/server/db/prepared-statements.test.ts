import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { eachDatabase } from '#tests/support/database.ts'

// Only the embedded database prepares statements by itself.
const database = eachDatabase()
const run = (text: string) => database().db.execute(sql.raw(text))

test('returns the current columns of a changed table', async () => {
  await run('create table ports (a integer)')
  await run('insert into ports values (1)')
  expect(await run('select * from ports')).toHaveProperty('rows', [{ a: 1 }])
  await run('alter table ports add b text')
  expect(await run('select * from ports')).toHaveProperty('rows', [{ a: 1, b: null }])
  await database().db.transaction(async (tx) => {
    await tx.execute(sql.raw('alter table ports drop b'))
    expect(await tx.execute(sql.raw('select * from ports'))).toHaveProperty('rows', [{ a: 1 }])
  })
})

test('reports a failed statement and fails only its transaction', async () => {
  await run('create table births (a integer primary key)')
  const insert = (value: unknown) => sql`insert into births values (${value})`
  const { db } = database()
  await db.execute(insert(1))
  await db.transaction(async (tx) => {
    await tx.execute(insert(2))
    const twice = tx.transaction(async (inner) => await inner.execute(insert(2)))
    await expect(twice).rejects.toMatchObject({ cause: { code: '23505' } })
    await tx.execute(insert(3))
  })
  await expect(db.execute(insert('three'))).rejects.toMatchObject({ cause: { code: '22P02' } })
  await expect(run('select nothing from births')).rejects.toMatchObject({ cause: { code: '42703' } })
  const broken = db.transaction(async (tx) => {
    await tx.execute(insert(4))
    await tx.execute(insert(1))
  })
  await expect(broken).rejects.toMatchObject({ cause: { code: '23505' } })
  expect(await run('select a from births order by a')).toHaveProperty('rows', [{ a: 1 }, { a: 2 }, { a: 3 }])
})

test('sends and returns values of every length', async () => {
  await run('create table cargo (id integer, note text, data bytea, at timestamptz, details json)')
  const long = 'Grüße, 港! '.repeat(20_000)
  const values = [
    sql`${1}, ${long}, '\\xff00', '2026-01-01T00:00:00Z', '{"a":[1]}'`,
    sql`${2}, ${''}, null, null, null`,
  ]
  for (const value of values) await database().db.execute(sql`insert into cargo values (${value})`)
  const stored = await run('select id, note, length(data) as bytes, details from cargo order by id')
  expect(stored).toHaveProperty('rows', [
    { id: 1, note: long, bytes: 2, details: { a: [1] } },
    { id: 2, note: '', bytes: null, details: null },
  ])
  expect(await database().db.execute(sql`update cargo set note = ${null}`)).toMatchObject({ rows: [] })
  expect(await run('select note from cargo limit 1')).toHaveProperty('rows', [{ note: null }])
})

test('announces a notification of a statement of its own', async () => {
  const heard: string[] = []
  const ready = Promise.withResolvers<void>()
  const listener = database().listen('harbour', { onConnected: ready.resolve, onMessage: (text) => heard.push(text) })
  await ready.promise
  await database().db.execute(sql`select pg_notify('harbour', ${'arrived'})`)
  await expect.poll(() => heard).toEqual(['arrived'])
  await listener.stop()
  await database().db.execute(sql`select pg_notify('harbour', ${'left'})`)
  expect(heard).toEqual(['arrived'])
})

test('limits the number of prepared statements and the age of a plan', async () => {
  const kept = () =>
    database()
      .db.select({ name: sql<string>`name` })
      .from(sql`pg_prepared_statements`)
      .where(sql`statement = 'select 1 as one'`)
  await run('select 1 as one')
  const first = await kept()
  expect(first).toHaveLength(1)
  for (let count = 0; count < 1000; count++) await run('select 1 as one')
  const second = await kept()
  expect(second).toHaveLength(1)
  expect(second).not.toEqual(first)
  for (let value = 0; value < 220; value++)
    expect(await run(`select ${value} as value`)).toHaveProperty('rows.0.value', value)
  expect(await kept()).toEqual([])
  expect(await run('select count(*)::int as kept from pg_prepared_statements')).toHaveProperty('rows.0.kept', 200)
})

test('leaves room for other work between statements that follow each other', async () => {
  let hasRun = false
  setImmediate(() => {
    hasRun = true
  })
  for (let statements = 0; !hasRun && statements < 10_000; statements++) await run('select 1')
  expect(hasRun).toBe(true)
})
