import { beforeAll, describe, expect, test } from 'vitest'
import { placeOf, workflow } from '#domain/workflow.ts'
import * as organisations from '#server/repositories/organisations.ts'
import * as productTests from '#server/repositories/product-tests.ts'
import * as reviews from '#server/repositories/reviews.ts'
import { type Caller, testApp } from '#tests/support/app.ts'
import { harbourBank } from '#tests/support/organisations.ts'
import { unknownId } from '#tests/support/projects.ts'
import { insertReviewed } from '#tests/support/reviews.ts'
import { moves, type Person, people, personOf, places, stepCalled, stepNames } from '#tests/support/steps.ts'

// Every step from every place by every role: the answer and the resulting state.

const app = testApp()
let callers: Record<Person, Caller>
let otherPartner: Caller

beforeAll(async () => {
  const [partner, ines, theo, bea] = [
    await app.signedIn('dana'),
    await app.signedIn('ines'),
    await app.signedIn('theo'),
    await app.signedIn('bea'),
  ]
  callers = { partner, ines, theo, bea }
  otherPartner = await app.newPartner()
  const { org_id } = (await partner.get('/portal/user')).json().data
  await organisations.saveBank(app.db, org_id, harbourBank, app.now())
})

/** A project at this place with everything that any step needs. */
const projectAt = (place: (typeof places)[number]) => insertReviewed(app.db, place, app.now())

async function placeNow(id: string) {
  const review = await reviews.find(app.db, id)
  if (!review) throw new Error('the project is gone')
  return placeOf(reviews.factsOf(review))
}

/** A caller outside the internal network with a valid session. */
const fromOutside = ({ accessToken, mfaToken }: Caller): Caller => {
  const headers = { authorization: `Bearer ${accessToken}`, 'x-mfa-token': mfaToken }
  const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE') => (url: string, payload?: object) =>
    app.inject({ method, url, headers, remoteAddress: '203.0.113.9', ...(payload && { payload }) })
  const caller = { email: '', accessToken, refreshToken: '', mfaToken, upload: send('POST') }
  return { ...caller, get: send('GET'), post: send('POST'), put: send('PUT'), delete: send('DELETE') }
}

test('covers every step that a person takes', () => {
  const taken = Object.entries(workflow).flatMap(([name, { by }]) => (by === 'system' ? [] : [name]))
  expect([...stepNames].sort()).toEqual(taken.sort())
})

describe.each(stepNames)('%s', (name) => {
  const { from, to, call } = stepCalled(name)

  test.each(places)('from %s', async (place) => {
    for (const person of people) {
      const id = await projectAt(place)
      const answer = await call(callers[person], id)
      const by = personOf(name, place)
      const isDesk = name === 'request-changes' && person !== 'partner'
      const right = person === by || isDesk
      const what = `${person} at ${place}: ${answer.body.slice(0, 200)}`
      if (!right) expect([answer.statusCode, answer.json().code], what).toEqual([403, 'role-not-allowed'])
      else if (from.includes(place) && person === by) expect(answer.statusCode, what).toBe(200)
      // An unsubmitted project is not visible to this role.
      else expect(answer.statusCode, what).toBe(place === 'draft' && by !== 'partner' && person !== 'bea' ? 404 : 409)

      const now = await placeNow(id)
      expect(now, what).toBe(answer.statusCode === 200 && to ? to : place)
      if (now !== place) expect(moves).toContain(`${person}: ${place} to ${now}`)
      const running = await productTests.latest(app.db, id)
      if (running) await productTests.finish(app.db, running.id, true, app.now())
    }
  })

  const by = personOf(name, from[0] ?? 'draft')

  test("returns 404 for an unknown project and for another partner's", async () => {
    expect((await call(callers[by], unknownId)).statusCode).toBe(404)
    if (by !== 'partner') return
    const id = await projectAt('draft')
    expect((await call(otherPartner, id)).statusCode).toBe(404)
    expect(await placeNow(id)).toBe('draft')
  })

  test.runIf(by === 'bea' || by === 'theo')('is rejected outside the internal network', async () => {
    const id = await projectAt(from[0] ?? 'draft')
    const answer = await call(fromOutside(callers[by]), id)
    expect([answer.statusCode, answer.json().code, answer.json().message]).toEqual([
      403,
      'network-not-internal',
      'Access allowed only from internal network.',
    ])
    expect(await placeNow(id)).toBe(from[0])
  })
})
