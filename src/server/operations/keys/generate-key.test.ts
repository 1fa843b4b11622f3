import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { daysFrom } from '#domain/dates.ts'
import { apiKeys } from '#server/db/schema.ts'
import { hashKeyValue, isKeyValue } from '#server/identity/api-key-value.ts'
import { type Caller, testApp } from '#tests/support/app.ts'
import { newProject, problemsOf, setStatus, unknownId } from '#tests/support/projects.ts'

const app = testApp()
let dana: Caller
beforeAll(async () => {
  dana = await app.signedIn('dana')
})
const request = (project_id: string, env_type_id: unknown = 6) => ({ project_id, api_key_id: 'portal', env_type_id })
const generate = (caller: Pick<Caller, 'post'>, id: string, environment?: number, otp?: string) =>
  caller.post('/portal/keys', { ...request(id, environment), ...(otp && { otp }) })

async function liveCode(caller: Caller): Promise<string> {
  app.advance(31)
  await caller.post('/portal/keys/otp')
  return await app.codeFor(caller.email)
}

describe('POST /portal/keys', () => {
  test('answers 401 without a session', async () => {
    expect((await generate(app.visitor, unknownId)).statusCode).toBe(401)
  })

  test.each([
    [{}, '/project_id', 'The project is missing.'],
    [request('7'), '/project_id', 'This is not an id.'],
    [request(`urn:uuid:${unknownId}`), '/project_id', 'This is not an id.'],
    [{ ...request(unknownId), api_key_id: 'mine' }, '/api_key_id', 'The kind of key is portal.'],
    [request(unknownId, 5), '/env_type_id', 'Select one item'],
    [request(unknownId, '6'), '/env_type_id', 'Select one item'],
    [{ ...request(unknownId), expires: 'never' }, '/expires', 'This field is not known.'],
  ])('refuses %j', async (body, field, message) => {
    const answer = await dana.post('/portal/keys', body)
    expect(answer.statusCode).toBe(400)
    expect(problemsOf(answer)).toContainEqual(expect.objectContaining({ field, message }))
  })

  test('rejects staff', async () => {
    expect((await generate(await app.signedIn('theo'), unknownId)).statusCode).toBe(403)
  })

  test("returns 404 for another partner's project", async () => {
    const [partner, other] = [await app.newPartner(), await app.newPartner()]
    expect((await generate(partner, await newProject(other))).statusCode).toBe(404)
    expect((await generate(partner, unknownId)).statusCode).toBe(404)
  })

  test('refuses a live key before the project has gone live', async () => {
    const partner = await app.newPartner()
    const id = await newProject(partner)
    const early = await generate(partner, id, 7)
    expect(early.statusCode).toBe(409)
    expect(early.json().code).toBe('project-not-live')
    await setStatus(app.db, id, 'live')
    expect((await generate(partner, id, 7, await liveCode(partner))).json().data.apiKeyValue).toMatch(/^live_/)
  })

  test('requires a new code for each live key, and counts wrong attempts', async () => {
    const partner = await app.newPartner()
    const id = await newProject(partner)
    await setStatus(app.db, id, 'live')
    expect((await generate(partner, id, 7)).json().code).toBe('live-key-otp-required')
    const code = await liveCode(partner)
    const wrong = code === '000000' ? '000001' : '000000'
    for (let count = 0; count < 4; count++) {
      expect((await generate(partner, id, 7, wrong)).json().code).toBe('code-mismatch')
    }
    expect((await generate(partner, id, 7, wrong)).json().code).toBe('code-locked')
    expect((await generate(partner, id, 7, code)).json().code).toBe('code-locked')
    const fresh = await liveCode(partner)
    expect((await generate(partner, id, 7, fresh)).statusCode).toBe(200)
    expect((await generate(partner, id, 7, fresh)).json().code).toBe('code-expired')
  })

  test('accepts only the newest code, for five minutes, from the session that requested it', async () => {
    const [partner, other] = [await app.newPartner(), await app.newPartner()]
    const id = await newProject(partner)
    await setStatus(app.db, id, 'live')
    const late = await liveCode(partner)
    app.advance(300)
    expect((await generate(partner, id, 7, late)).json().code).toBe('code-expired')
    const first = await liveCode(partner)
    const second = await liveCode(partner)
    const stolen = await liveCode(other)
    for (const wrong of [first, stolen].filter((code) => code !== second)) {
      expect((await generate(partner, id, 7, wrong)).json().code).toBe('code-mismatch')
    }
    expect((await generate(partner, id, 7, second)).statusCode).toBe(200)
    expect((await partner.get(`/portal/projects/${id}`)).json().data.credentials).toHaveLength(1)
  })

  test('creates one key for two simultaneous requests with one code', async () => {
    const partner = await app.newPartner()
    const id = await newProject(partner)
    await setStatus(app.db, id, 'live')
    const code = await liveCode(partner)
    const answers = await Promise.all([generate(partner, id, 7, code), generate(partner, id, 7, code)])
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  })

  test('rejects a code for bank details', async () => {
    const partner = await app.newPartner()
    const id = await newProject(partner)
    await setStatus(app.db, id, 'live')
    await partner.post('/portal/org/otp')
    expect((await generate(partner, id, 7, await app.codeFor(partner.email))).json().code).toBe('code-expired')
  })

  test('refuses a suspended project', async () => {
    const partner = await app.newPartner()
    const id = await newProject(partner)
    await setStatus(app.db, id, 'suspended')
    expect((await generate(partner, id)).json().code).toBe('project-suspended')
  })

  test('returns the value once, stores its hash, and expires after 365 days', async () => {
    const partner = await app.newPartner()
    const id = await newProject(partner)
    const { apiKeyValue, credential } = (await generate(partner, id)).json().data
    expect(isKeyValue(apiKeyValue)).toBe(true)
    expect(credential).toEqual({
      id: expect.any(String),
      accessKey: `sandbox_…${apiKeyValue.slice(-4)}`,
      environment: 'sandbox',
      accessKeyExpiredOn: daysFrom(app.now(), 365).toISOString(),
      accessKeyGeneratedBy: partner.email,
      is_active: true,
      opToken: null,
      createdOn: app.now().toISOString(),
      lastUsedOn: null,
      status: 'active',
    })
    const [stored] = await app.db.select().from(apiKeys).where(eq(apiKeys.id, credential.id))
    expect(stored?.keyHash).toBe(hashKeyValue(apiKeyValue))
    expect(JSON.stringify(stored)).not.toContain(apiKeyValue)
  })

  test('allows five active keys per environment, not counting revoked ones', async () => {
    const partner = await app.newPartner()
    const id = await newProject(partner)
    await setStatus(app.db, id, 'live')
    const keys = []
    for (let count = 0; count < 5; count++) keys.push((await generate(partner, id)).json().data.credential.id)
    expect((await generate(partner, id)).json().code).toBe('key-limit-reached')
    expect((await generate(partner, id, 7, await liveCode(partner))).statusCode).toBe(200)
    await partner.delete(`/portal/keys/${keys[0]}`)
    expect((await generate(partner, id)).statusCode).toBe(200)
  })

  test('creates at most five keys for many simultaneous requests', async () => {
    const partner = await app.newPartner()
    const id = await newProject(partner)
    const answers = await Promise.all(Array.from({ length: 9 }, () => generate(partner, id)))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(5)
    expect((await partner.get(`/portal/projects/${id}`)).json().data.credentials).toHaveLength(5)
  })
})
