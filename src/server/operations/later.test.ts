import { expect, test } from 'vitest'
import { type OperationFact, operationFacts } from '#generated/operations.ts'
import { adminOperations, portalOperations } from '#server/operations/all.ts'
import { later } from '#server/operations/later.ts'
import { testApp } from '#tests/support/app.ts'

const app = testApp()

const waiting = Object.entries({ ...portalOperations, ...adminOperations })
  .filter(([, operation]) => operation === later)
  .map(([id]) => id)

// Whoever implements one takes it off this list.
test('these operations are still to come', () => {
  expect(waiting.sort()).toMatchInlineSnapshot(`
    [
    ]
  `)
})

test('each of them is 501 by name, to whoever may call it', async () => {
  const people = {
    dana: await app.signedIn('dana'),
    ines: await app.signedIn('ines'),
    theo: await app.signedIn('theo'),
    bea: await app.signedIn('bea'),
  }
  const roles = {
    dana: 'EXTERNAL_ADMIN',
    ines: 'BUSINESS_INTERNAL',
    theo: 'TECHNICAL_LIMITED',
    bea: 'BUSINESS_ADMIN',
  } as const
  const facts: Record<string, OperationFact> = operationFacts
  for (const id of waiting) {
    const fact = facts[id]
    if (!fact) throw new Error(`${id} is in no specification`)
    const [person = 'dana'] = (['dana', 'ines', 'theo', 'bea'] as const).filter((name) =>
      fact.roles.includes(roles[name]),
    )
    const caller = fact.access === 'public' ? app.visitor : people[person]
    const url = fact.path.replace(/{\w+}/g, '5b0f6f0e-6f3c-4c39-9a39-0c2d6f6f8a11')
    const send = { get: caller.get, post: caller.post, put: caller.put, delete: caller.delete }
    const answer = await send[String(fact.method) as 'get'](url)
    expect.soft(answer.statusCode, id).toBe(501)
    expect
      .soft(answer.json())
      .toMatchObject({ status: false, code: 'not-implemented', message: `${id} is not available yet.` })
    if (fact.access !== 'public') expect.soft((await app.visitor.get(url)).statusCode, id).toBeOneOf([401, 405])
  }
})
