import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { apiKeys } from '#server/db/schema.ts'
import { type Caller, testApp } from '#tests/support/app.ts'
import { newPayer, pays } from '#tests/support/payment.ts'
import { newProject, problemsOf } from '#tests/support/projects.ts'

const app = testApp()
let dana: Caller
beforeAll(async () => {
  dana = await app.signedIn('dana')
})

describe('GET /portal/projects', () => {
  test('asks for a verified session', async () => {
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

  test.each(['ines', 'theo', 'bea'] as const)('rejects %s of the staff', async (person) => {
    const answer = await (await app.signedIn(person)).get('/portal/projects')
    expect(answer.statusCode).toBe(403)
    expect(answer.json().code).toBe('role-not-allowed')
  })

  test('is empty for a new partner', async () => {
    const partner = await app.newPartner()
    expect((await partner.get('/portal/projects?limit=1000&nocache=1')).json()).toEqual({
      status: true,
      message: '',
      data: { items: [] },
    })
  })

  test("lists the partner's own projects, newest first, up to the limit", async () => {
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

  describe('summarises the sandbox keys of each project', () => {
    let partner: Caller
    beforeEach(async () => {
      partner = await app.newPartner()
    })
    const toldOf = async (id: string) => {
      const { items } = (await partner.get('/portal/projects')).json().data
      const { hasSandboxKey, lastSandboxUsageDate } = items.find((item: { id: string }) => item.id === id)
      return [hasSandboxKey, lastSandboxUsageDate]
    }

    test('with their existence and last use', async () => {
      const payer = await newPayer(partner)
      const other = await newProject(partner)
      expect(await toldOf(payer.projectId)).toEqual([true, null])
      const used = app.now().toISOString()
      await pays(app.inject, payer).get('/v1/charges/nothing')
      app.advance(61)
      expect((await partner.delete(`/portal/keys/${payer.keyId}`)).statusCode).toBe(200)
      expect(await toldOf(payer.projectId)).toEqual([false, used])
      await newPayer(partner, payer.projectId)
      expect(await toldOf(payer.projectId)).toEqual([true, used])
      expect(await toldOf(other)).toEqual([false, null])
    })

    test('without expired, live and product-test keys', async () => {
      const [ended, others] = [await newPayer(partner), await newPayer(partner)]
      const ofProject = (id: string) => eq(apiKeys.projectId, id)
      await app.db.update(apiKeys).set({ expiresAt: app.now() }).where(ofProject(ended.projectId))
      expect(await toldOf(ended.projectId)).toEqual([false, null])
      const lastUsedAt = app.now()
      await app.db.update(apiKeys).set({ forTests: true, lastUsedAt }).where(ofProject(others.projectId))
      expect(await toldOf(others.projectId)).toEqual([false, null])
      await app.db
        .update(apiKeys)
        .set({ forTests: false, environment: 'live', lastUsedAt })
        .where(ofProject(others.projectId))
      expect(await toldOf(others.projectId)).toEqual([false, null])
    })
  })
})
