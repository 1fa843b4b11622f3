import { beforeAll, describe, expect, test } from 'vitest'
import { type Caller, testApp } from '#tests/support/app.ts'
import { newProject, setStatus, unknownId } from '#tests/support/projects.ts'

const app = testApp()
let dana: Caller
beforeAll(async () => {
  dana = await app.signedIn('dana')
})

describe('GET /portal/projects/{projectId}', () => {
  test('answers 401 without a session', async () => {
    expect((await app.visitor.get(`/portal/projects/${unknownId}`)).statusCode).toBe(401)
  })

  test.each(['7', 'not-an-id', `${unknownId}0`, '%00', "'; drop table projects"])('refuses %j as an id', async (id) => {
    const answer = await dana.get(`/portal/projects/${encodeURIComponent(id)}`)
    expect(answer.statusCode).toBe(400)
  })

  test('rejects staff', async () => {
    expect((await (await app.signedIn('bea')).get(`/portal/projects/${unknownId}`)).statusCode).toBe(403)
  })

  test("answers another partner's project exactly like an unknown one", async () => {
    const [partner, other] = [await app.newPartner(), await app.newPartner()]
    const foreign = await partner.get(`/portal/projects/${await newProject(other)}`)
    expect(foreign.statusCode).toBe(404)
    expect(foreign.json()).toEqual((await partner.get(`/portal/projects/${unknownId}`)).json())
  })

  test('returns the complete project without secrets', async () => {
    const partner = await app.newPartner()
    const id = await newProject(partner)
    const key = await partner.post('/portal/keys', { project_id: id, api_key_id: 'portal', env_type_id: 6 })
    await partner.post(`/portal/projects/${id}/ip-addresses`, { ipAddresses: ['8.8.8.8'] })
    const answer = await partner.get(`/portal/projects/${id}`)
    expect(answer.statusCode).toBe(200)
    expect(answer.json().data).toMatchObject({
      projectId: id,
      status: 'NEW',
      isLive: false,
      providers: [],
      credentials: [key.json().data.credential],
      createdOn: app.now().toISOString(),
      goLiveDate: null,
      technicalData: { sandboxUrl: `${app.config.publicUrl}/sandbox`, liveUrl: null, lastSandboxUsageDate: null },
      network: [{ ip: '8.8.8.8', status: 'draft' }],
    })
    expect(answer.body).not.toContain(key.json().data.apiKeyValue)
    expect(answer.body).not.toMatch(/hash/i)
  })

  test('includes the live address of a live project', async () => {
    const partner = await app.newPartner()
    const id = await newProject(partner)
    await setStatus(app.db, id, 'live')
    const { data } = (await partner.get(`/portal/projects/${id}`)).json()
    expect(data).toMatchObject({ status: 'GONE_LIVE', isLive: true })
    expect(data.technicalData.liveUrl).toBe('http://127.0.0.1:8080/live')
  })
})
