import { expect, test } from 'vitest'
import { addHours, addMinutes } from '#domain/time.ts'
import { findClockWarning } from '#server/clock.ts'
import { testApp } from '#tests/support/app.ts'

const lines: { level: number; msg: string }[] = []
const app = testApp({
  logger: { level: 'warn', stream: { write: (line: string) => void lines.push(JSON.parse(line)) } },
})

test('tells a clock that is far from that of the database, or older than this version', async () => {
  const warning = (now: Date) => findClockWarning(app.db, () => now)
  expect(await warning(new Date())).toBeUndefined()
  expect(await warning(addMinutes(new Date(), 5))).toMatch(/^the clock is 5 minutes ahead of .*set the clock/)
  expect(await warning(addHours(new Date(), -3))).toMatch(/^the clock is 180 minutes behind .*set the clock/)
})

test('logs tokens of the future once, and accepts them', async () => {
  const dana = await app.signedIn('dana')
  await app.inject({ url: '/portal/projects' })
  expect((await dana.get('/portal/projects')).statusCode).toBe(200)
  expect(lines).toEqual([])
  app.advance(-3 * 60 * 60)
  for (const _ of [1, 2]) expect((await dana.get('/portal/projects')).statusCode).toBe(200)
  expect(lines).toEqual([expect.objectContaining({ level: 40 })])
  expect(lines[0]?.msg).toMatch(/^a valid token was issued 180 minutes in the future.*set the clock/)
})
