import { beforeAll, describe, expect, test } from 'vitest'
import { type Caller, testApp } from '#tests/support/app.ts'
import { newProject, problemsOf } from '#tests/support/projects.ts'

const app = testApp()
let dana: Caller
beforeAll(async () => {
  dana = await app.signedIn('dana')
})

describe('GET /portal/projects', () => {
  test('asks for a session, and for the one-time code of it', async () => {
    expect((await app.visitor.get('/portal/projects')).json()).toEqual({
      status: false,
      message: 'Please sign in to continue.',
      code: 'not-signed-in',
      data: null,
    })
    const { accessToken } = await app.signedIn('dana')
    const halfway = await app.inject({ url: '/portal/projects', headers: { authorization: `Bearer ${accessToken}` } })
    expect(halfway.statusCode).toBe(401)
    expect(halfway.json().code).toBe('mfa-required')
  })

  test.each(['limit=0', 'limit=1001', 'limit=ten', 'limit=1.5', 'order=name'])('refuses ?%s', async (query) => {
    const answer = await dana.get(`/portal/projects?${query}`)
    expect(answer.statusCode).toBe(400)
    expect(problemsOf(answer)[0]?.field).toBe(`/query/${query.split('=')[0]}`)
  })

  test.each(['ines', 'theo', 'bea'] as const)('is not for %s of the staff', async (person) => {
    const answer = await (await app.signedIn(person)).get('/portal/projects')
    expect(answer.statusCode).toBe(403)
    expect(answer.json().code).toBe('role-not-allowed')
  })

  test('a new partner has none', async () => {
    const partner = await app.newPartner()
    expect((await partner.get('/portal/projects?limit=1000&nocache=1')).json()).toEqual({
      status: true,
      message: '',
      data: { items: [] },
    })
  })

  test("answers the partner's own, newest first, and no more than asked for", async () => {
    const [partner, other] = [await app.newPartner(), await app.newPartner()]
    const first = await newProject(partner, 'Harbour First')
    app.advance(1)
    const second = await newProject(partner, 'Harbour Second')
    await newProject(other)
    const { items } = (await partner.get('/portal/projects')).json().data
    expect(items).toEqual([
      expect.objectContaining({
        id: second,
        projectName: 'Harbour Second',
        status: 'NEW',
        createDate: app.now().toISOString(),
      }),
      expect.objectContaining({ id: first, projectName: 'Harbour First', goLiveDate: null }),
    ])
    expect((await partner.get('/portal/projects?limit=1')).json().data.items).toHaveLength(1)
  })
})
