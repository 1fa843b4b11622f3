import { describe, expect, test } from 'vitest'
import { testApp } from '#tests/support/app.ts'
import { newProject, setPending, unknownId } from '#tests/support/projects.ts'

const app = testApp()
const views = (id: string) => `/admin/projects/${id}/views`

describe('POST /admin/projects/{projectId}/views', () => {
  test('answers 401 without a session', async () => {
    expect((await app.visitor.post(views(unknownId))).statusCode).toBe(401)
  })

  test('refuses an invalid id', async () => {
    expect((await (await app.signedIn('bea')).post(views('radio'))).statusCode).toBe(400)
  })

  test('rejects partners', async () => {
    expect((await (await app.signedIn('dana')).post(views(unknownId))).statusCode).toBe(403)
  })

  test('answers 404 for an unknown project, and for a draft unless the caller sees drafts', async () => {
    const draft = await newProject(await app.newPartner())
    expect((await (await app.signedIn('bea')).post(views(unknownId))).statusCode).toBe(404)
    expect((await (await app.signedIn('theo')).post(views(draft))).statusCode).toBe(404)
    expect((await (await app.signedIn('bea')).post(views(draft))).statusCode).toBe(200)
  })

  test('shows in the pending list who looked last and when', async () => {
    const id = await newProject(await app.newPartner())
    await setPending(app.db, id, 'technical', app.now())
    const [bea, theo] = [await app.signedIn('bea'), await app.signedIn('theo')]
    const lastViewed = async () => {
      const { items } = (await theo.get('/admin/projects/status/pending?limit=1000')).json().data
      return items.find((row: { id: string }) => row.id === id).waiting.lastViewed
    }
    expect(await lastViewed()).toBeNull()
    await theo.post(views(id))
    expect(await lastViewed()).toEqual({ emailId: theo.email, viewedOn: app.now().toISOString() })
    await bea.post(views(id))
    expect(await lastViewed()).toMatchObject({ emailId: bea.email })
  })
})
