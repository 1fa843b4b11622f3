import { beforeAll, describe, expect, test } from 'vitest'
import { type Caller, testApp } from '#tests/support/app.ts'
import { newProject, setStatus, unknownId } from '#tests/support/projects.ts'

const app = testApp()
let dana: Caller
beforeAll(async () => {
  dana = await app.signedIn('dana')
})

async function newKey(caller: Caller, projectId: string): Promise<string> {
  const body = { project_id: projectId, api_key_id: 'portal', env_type_id: 6 }
  return (await caller.post('/portal/keys', body)).json().data.credential.id
}

describe('DELETE /portal/keys/{keyId}', () => {
  test('answers 401 without a session, 400 to an invalid id, 403 to staff', async () => {
    expect((await app.visitor.delete(`/portal/keys/${unknownId}`)).statusCode).toBe(401)
    expect((await dana.delete('/portal/keys/sandbox_x')).statusCode).toBe(400)
    expect((await (await app.signedIn('bea')).delete(`/portal/keys/${unknownId}`)).statusCode).toBe(403)
  })

  test("returns 404 for another partner's key, which stays active", async () => {
    const [partner, other] = [await app.newPartner(), await app.newPartner()]
    const project = await newProject(other)
    const key = await newKey(other, project)
    expect((await partner.delete(`/portal/keys/${key}`)).statusCode).toBe(404)
    expect((await other.get(`/portal/projects/${project}`)).json().data.credentials[0].status).toBe('active')
  })

  test('keeps the key in the list as revoked, also on a suspended project', async () => {
    const partner = await app.newPartner()
    const project = await newProject(partner)
    const key = await newKey(partner, project)
    await setStatus(app.db, project, 'suspended')
    expect((await partner.delete(`/portal/keys/${key}`)).json()).toEqual({ status: true, message: '', data: null })
    const { credentials } = (await partner.get(`/portal/projects/${project}`)).json().data
    expect(credentials).toEqual([expect.objectContaining({ id: key, status: 'revoked', is_active: false })])
  })

  test('succeeds for one of two revocations', async () => {
    const partner = await app.newPartner()
    const key = await newKey(partner, await newProject(partner))
    const answers = await Promise.all([1, 2, 3].map(() => partner.delete(`/portal/keys/${key}`)))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409])
    expect((await partner.delete(`/portal/keys/${key}`)).json().code).toBe('key-already-revoked')
  })
})
