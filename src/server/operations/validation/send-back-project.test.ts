import { describe, expect, test } from 'vitest'
import { testApp } from '#tests/support/app.ts'
import { problemsOf, unknownId } from '#tests/support/projects.ts'
import { insertReviewed } from '#tests/support/reviews.ts'

const app = testApp()
const at = (id: string) => `/admin/projects/${id}/send-back`
const decision = { type: 'SEND_BACK', approverType: 'INTERNAL_TECH', message: 'The operator refuses this code.' }

describe('POST /admin/projects/{projectId}/send-back', () => {
  test('answers 401 without a session', async () => {
    expect((await app.visitor.post(at(unknownId), decision)).statusCode).toBe(401)
  })

  test.each([undefined, '', '  \n', '<b>no</b>', 'x'.repeat(2001)])('requires a comment, not %j', async (message) => {
    const answer = await (await app.signedIn('theo')).post(at(unknownId), { ...decision, message })
    expect(answer.statusCode).toBe(400)
    expect(problemsOf(answer)[0]?.field).toBe('/message')
  })

  test.each(['dana', 'ines', 'bea'] as const)('rejects %s', async (person) => {
    const answer = await (await app.signedIn(person)).post(at(unknownId), decision)
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'role-not-allowed'])
  })

  test('answers 404 for an unknown project, and 409 at another stage', async () => {
    const theo = await app.signedIn('theo')
    expect((await theo.post(at(unknownId), decision)).statusCode).toBe(404)
    const decided = await insertReviewed(app.db, 'business', app.now())
    expect((await theo.post(at(decided), decision)).json().code).toBe('wrong-stage')
  })

  test('returns the project to its preparation with the comment, and opens the provider code', async () => {
    const [theo, ines, dana] = [await app.signedIn('theo'), await app.signedIn('ines'), await app.signedIn('dana')]
    const id = await insertReviewed(app.db, 'preparation', app.now())
    const code = (providerCode: string) => ines.post(`/admin/projects/${id}/provider`, { providerCode })
    expect((await ines.post(`/admin/projects/${id}/submit-for-tech-approve`)).json().data.providerCodeFreeze).toBe(true)
    const before = (await app.mailsTo(dana.email)).length
    app.advance(60)
    const answer = await theo.post(at(id), decision)
    expect(answer.json().data).toMatchObject({
      status: 'pending',
      stage: 'preparation',
      providerCodeFreeze: false,
      comments: [{ type: 'SEND_BACK', approverType: 'INTERNAL_TECH', author: theo.email, message: decision.message }],
    })
    const [mail] = await app.mailsTo(ines.email)
    expect(mail?.subject).toMatch(/goes back to preparation$/)
    expect(mail?.text).toContain(decision.message)
    // The partner is not told.
    expect(await app.mailsTo(dana.email)).toHaveLength(before)

    const { items } = (await ines.get('/admin/projects/status/pending?limit=1000')).json().data
    const row = items.find((each: { id: string }) => each.id === id)
    expect(row.waiting.since).toBe(app.now().toISOString())
    expect(row.dateSubmitted).not.toBe(row.waiting.since)
    expect((await code('LUMEN02')).statusCode).toBe(200)
    const again = await ines.post(`/admin/projects/${id}/submit-for-tech-approve`)
    expect(again.json().data).toMatchObject({
      stage: 'technical-review',
      providerCode: 'LUMEN02',
      providerCodeFreeze: true,
    })
  })
})
