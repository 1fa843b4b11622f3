import { beforeAll, describe, expect, test } from 'vitest'
import { type Caller, testApp } from '#tests/support/app.ts'
import { storeTestRun } from '#tests/support/product-tests.ts'
import { unknownId } from '#tests/support/projects.ts'
import { prepared, requestChanges } from '#tests/support/review-notes.ts'

const app = testApp()

let theo: Caller
beforeAll(async () => {
  theo = await app.signedIn('theo')
})

const at = (id: string) => `/admin/projects/${id}/failed-test-notes`
const listNotes = async (id: string) => (await theo.get(`/admin/projects/${id}/notes`)).json().data.items

async function testCodes(id: string, results: Record<string, boolean>): Promise<void> {
  app.advance(60)
  await storeTestRun(app, id, results)
}

describe('POST /admin/projects/{projectId}/failed-test-notes', () => {
  test('answers 401 without a session', async () => {
    expect((await app.visitor.post(at(unknownId))).statusCode).toBe(401)
  })

  test('checks the id, and rejects a body', async () => {
    expect((await theo.post(at('x'))).statusCode).toBe(400)
    expect((await theo.post(at(unknownId), { surprise: 1 })).statusCode).toBe(400)
  })

  test.each(['dana', 'ines', 'bea'] as const)('rejects %s', async (person) => {
    expect((await (await app.signedIn(person)).post(at(unknownId))).json().code).toBe('role-not-allowed')
  })

  test('returns 404 for an unknown project', async () => {
    expect((await theo.post(at(unknownId))).statusCode).toBe(404)
  })

  test('requires failed tests', async () => {
    const { id } = await prepared(app)
    const untested = await theo.post(at(id))
    expect([untested.statusCode, untested.json().code]).toEqual([409, 'product-tests-not-failed'])
    await testCodes(id, { MONTH: true })
    expect((await theo.post(at(id))).json().code).toBe('product-tests-not-failed')
  })

  test('opens one blocking note per failed code, once, and the partner gets it with the request', async () => {
    const { partner, id } = await prepared(app)
    await testCodes(id, { MONTH: false, WEEK: true, DAY: false })
    const answers = await Promise.all([theo.post(at(id)), theo.post(at(id))])
    expect(answers.map((answer) => answer.json().data.opened).sort()).toEqual([0, 2])
    const text = 'The test of product code MONTH (AIS) failed at charge: HTTP 422.'
    const notes = await listNotes(id)
    expect(notes).toHaveLength(2)
    expect(notes).toContainEqual(
      expect.objectContaining({ pointer: '/project/providers', text, blocking: true, desk: 'technical-review' }),
    )
    expect((await requestChanges(theo, id)).statusCode).toBe(200)
    expect((await partner.get(`/portal/projects/${id}/notes`)).json().data.total).toBe(2)
    expect((await theo.post(at(id))).json().code).toBe('wrong-stage')
  })
})
