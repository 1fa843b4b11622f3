import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { daysFrom } from '#domain/dates.ts'
import { agentTokens } from '#server/db/agent-schema.ts'
import { hashKeyValue, isAgentTokenValue } from '#server/identity/api-key-value.ts'
import * as securityEvents from '#server/repositories/security-events.ts'
import { type Caller, testApp } from '#tests/support/app.ts'
import { newProject, problemsOf, setStatus, unknownId } from '#tests/support/projects.ts'

const app = testApp()
let dana: Caller
beforeAll(async () => {
  dana = await app.signedIn('dana')
})

const tokensOf = (id: string) => `/portal/projects/${id}/agent-tokens`
const wish = { name: 'Laptop assistant', validDays: 30 }

describe('POST /portal/projects/{projectId}/agent-tokens', () => {
  test('answers 401 without a session, 403 to staff', async () => {
    expect((await app.visitor.post(tokensOf(unknownId), wish)).statusCode).toBe(401)
    expect((await (await app.signedIn('theo')).post(tokensOf(unknownId), wish)).statusCode).toBe(403)
  })

  test.each([
    [{ validDays: 7 }, '/name', 'Please enter a name'],
    [{ ...wish, name: '  ' }, '/name', 'Please enter a name'],
    [{ ...wish, name: 'n'.repeat(51) }, '/name', 'Minimum length required is 1 and maximum 50 characters'],
    [{ ...wish, name: '<b>me</b>' }, '/name', 'HTML tags are not allowed!'],
    [{ name: 'Assistant' }, '/validDays', 'Select one item'],
    [{ ...wish, validDays: 365 }, '/validDays', 'Select one item'],
    [{ ...wish, environment: 'live' }, '/environment', 'This field is not known.'],
  ])('refuses %j', async (body, field, message) => {
    const answer = await dana.post(tokensOf(unknownId), body)
    expect(answer.statusCode).toBe(400)
    expect(problemsOf(answer)).toContainEqual(expect.objectContaining({ field, message }))
  })

  test("returns 404 for another partner's project", async () => {
    const [partner, other] = [await app.newPartner(), await app.newPartner()]
    expect((await partner.post(tokensOf(await newProject(other)), wish)).statusCode).toBe(404)
    expect((await partner.post(tokensOf(unknownId), wish)).statusCode).toBe(404)
  })

  test('refuses a suspended project', async () => {
    const partner = await app.newPartner()
    const id = await newProject(partner)
    await setStatus(app.db, id, 'suspended')
    expect((await partner.post(tokensOf(id), wish)).json().code).toBe('project-suspended')
  })

  test('returns the value once, stores its hash, and expires after the chosen days', async () => {
    const partner = await app.newPartner()
    const id = await newProject(partner)
    const { value, token } = (await partner.post(tokensOf(id), wish)).json().data
    expect(isAgentTokenValue(value)).toBe(true)
    expect(token).toEqual({
      id: expect.any(String),
      name: 'Laptop assistant',
      token: `agent_…${value.slice(-4)}`,
      createdOn: app.now().toISOString(),
      createdBy: partner.email,
      expiresOn: daysFrom(app.now(), 30).toISOString(),
      lastUsedOn: null,
      status: 'active',
    })
    const [stored] = await app.db.select().from(agentTokens).where(eq(agentTokens.id, token.id))
    expect(stored?.tokenHash).toBe(hashKeyValue(value))
    expect(JSON.stringify(stored)).not.toContain(value)
    expect((await partner.get(tokensOf(id))).json().data).toEqual({
      serverUrl: 'http://127.0.0.1:8080/mcp',
      items: [token],
    })
  })

  test('allows five active tokens when many requests come at once, and does not count revoked ones', async () => {
    const partner = await app.newPartner()
    const id = await newProject(partner)
    const answers = await Promise.all(Array.from({ length: 9 }, () => partner.post(tokensOf(id), wish)))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(5)
    const refused = await partner.post(tokensOf(id), wish)
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'agent-token-limit-reached'])
    const [first] = (await partner.get(tokensOf(id))).json().data.items
    await partner.delete(`${tokensOf(id)}/${first.id}`)
    expect((await partner.post(tokensOf(id), wish)).statusCode).toBe(200)
  })

  test('is recorded among the security events, with its name and its last four characters', async () => {
    const partner = await app.newPartner()
    const id = await newProject(partner)
    const { value, token } = (await partner.post(tokensOf(id), wish)).json().data
    await partner.delete(`${tokensOf(id)}/${token.id}`)
    const events = (await securityEvents.listAfter(app.db, 0, 1000)).filter(
      ({ subjectId, action }) => subjectId === id && action.startsWith('agent'),
    )
    const shown = `Laptop assistant, agent_…${value.slice(-4)}`
    expect(events.map(({ action, actor, detail }) => ({ action, actor, detail }))).toEqual([
      { action: 'agent-token-created', actor: partner.email, detail: `${shown}, 30 days` },
      { action: 'agent-token-revoked', actor: partner.email, detail: shown },
    ])
  })
})

describe('GET /portal/projects/{projectId}/agent-tokens', () => {
  test('answers 401 without a session, 400 to an invalid id, 403 to staff', async () => {
    expect((await app.visitor.get(tokensOf(unknownId))).statusCode).toBe(401)
    expect((await dana.get(tokensOf('mine'))).statusCode).toBe(400)
    expect((await (await app.signedIn('bea')).get(tokensOf(unknownId))).statusCode).toBe(403)
  })

  test("returns 404 for another partner's project", async () => {
    const [partner, other] = [await app.newPartner(), await app.newPartner()]
    expect((await partner.get(tokensOf(await newProject(other)))).statusCode).toBe(404)
  })

  test('lists the newest first, with the expired ones', async () => {
    const partner = await app.newPartner()
    const id = await newProject(partner)
    await partner.post(tokensOf(id), { name: 'First', validDays: 7 })
    app.advance(60)
    await partner.post(tokensOf(id), { name: 'Second', validDays: 90 })
    await app.db.update(agentTokens).set({ expiresAt: app.now() }).where(eq(agentTokens.name, 'First'))
    const { items } = (await partner.get(tokensOf(id))).json().data
    expect(items).toMatchObject([
      { name: 'Second', status: 'active' },
      { name: 'First', status: 'expired' },
    ])
  })
})

describe('DELETE /portal/projects/{projectId}/agent-tokens/{tokenId}', () => {
  test('answers 401 without a session, 400 to an invalid id, 403 to staff', async () => {
    const address = `${tokensOf(unknownId)}/${unknownId}`
    expect((await app.visitor.delete(address)).statusCode).toBe(401)
    expect((await dana.delete(`${tokensOf(unknownId)}/agent_x`)).statusCode).toBe(400)
    expect((await (await app.signedIn('bea')).delete(address)).statusCode).toBe(403)
  })

  test("returns 404 for another partner's token, also below an own project", async () => {
    const [partner, other] = [await app.newPartner(), await app.newPartner()]
    const [own, foreign] = [await newProject(partner), await newProject(other)]
    const { token } = (await other.post(tokensOf(foreign), wish)).json().data
    for (const project of [own, foreign]) {
      expect((await partner.delete(`${tokensOf(project)}/${token.id}`)).statusCode).toBe(404)
    }
    expect((await other.get(tokensOf(foreign))).json().data.items[0].status).toBe('active')
  })

  test('revokes once, also on a suspended project', async () => {
    const partner = await app.newPartner()
    const id = await newProject(partner)
    const { token } = (await partner.post(tokensOf(id), wish)).json().data
    await setStatus(app.db, id, 'suspended')
    const answers = await Promise.all([1, 2, 3].map(() => partner.delete(`${tokensOf(id)}/${token.id}`)))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409])
    const again = await partner.delete(`${tokensOf(id)}/${token.id}`)
    expect(again.json().code).toBe('agent-token-already-revoked')
    expect((await partner.get(tokensOf(id))).json().data.items[0].status).toBe('revoked')
  })
})
