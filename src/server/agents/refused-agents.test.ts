import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { agentTokens } from '#server/db/agent-schema.ts'
import { calls } from '#server/db/gateway-schema.ts'
import { ipAddresses } from '#server/db/schema.ts'
import * as securityEvents from '#server/repositories/security-events.ts'
import { type Agent, connectAgent, newAgent, sendMessage } from '#tests/support/agents.ts'
import { type Caller, testApp } from '#tests/support/app.ts'
import { credentialsOf, newLivePayer, newPayer, pays } from '#tests/support/payment.ts'
import { newProject, setStatus } from '#tests/support/projects.ts'

const app = testApp()
let address: string
let partner: Caller

beforeAll(async () => {
  address = `${await app.listen()}/mcp`
  partner = await app.newPartner()
})

const listCalls = async (project: string) => (await partner.get(`/portal/projects/${project}/calls`)).json().data.items
const refusedOf = async (project: string) =>
  (await securityEvents.listAfter(app.db, 0, 1000))
    .filter(({ action, subjectId }) => action === 'agent-refused' && subjectId === project)
    .map(({ actor, detail }) => ({ actor, detail }))
const shown = ({ value }: Agent) => `agent_…${value.slice(-4)}`

const list = { jsonrpc: '2.0', id: 1, method: 'tools/list' }
const readCharge = (correlationId: string) => ({
  jsonrpc: '2.0',
  id: 2,
  method: 'tools/call',
  params: { name: 'getCharge', arguments: { correlationId } },
})

const send = (value: string | undefined, body: unknown, headers: Record<string, string> = {}, url = '/mcp') =>
  sendMessage(app.inject, value, body, { headers, url })

describe('a request with another credential', () => {
  test.each([
    ['no token', undefined, 'token-missing'],
    ['a word', 'hello', 'token-unknown'],
    ['an unknown token', 'agent_00000000000000000000000000000000', 'token-unknown'],
  ])('is refused with %s', async (_name, value, refusal) => {
    const answer = await send(value, list)
    expect(answer.statusCode).toBe(401)
    expect(answer.headers['www-authenticate']).toBe('Bearer realm="Open Platform"')
    expect(answer.json()).toMatchObject({ jsonrpc: '2.0', id: null, error: { data: { refusal } } })
  })

  test('is refused with an API key, and recorded with a live one', async () => {
    const owner = await app.newPartner()
    const payer = await newLivePayer(app, owner, '8.8.4.4')
    const sandbox = await newPayer(owner, payer.projectId)
    const key = sandbox.credentials['x-api-key']
    expect((await send(key, list)).json().error.data.refusal).toBe('key-instead-of-token')
    const live = payer.credentials['x-api-key']
    for (const _again of [1, 2]) {
      const answer = await send(live, list)
      expect([answer.statusCode, answer.json().error.data.refusal]).toEqual([403, 'live-refused'])
    }
    expect(await refusedOf(payer.projectId)).toEqual([{ actor: `live_…${live.slice(-4)}`, detail: 'live-refused' }])
  })

  test('is refused from a page of another site', async () => {
    const { value } = await newAgent(partner, await newProject(partner))
    const foreign = await send(value, list, { origin: 'https://attacker.example' })
    expect([foreign.statusCode, foreign.json().error.data.refusal]).toEqual([403, 'origin-refused'])
    expect(foreign.headers['access-control-allow-origin']).toBeUndefined()
    expect((await send(value, list, { origin: app.config.publicUrl })).statusCode).toBe(200)
  })
})

describe('a refused token', () => {
  async function newRefused(name: string) {
    const id = await newProject(partner)
    return { id, token: await newAgent(partner, id, name) }
  }

  async function expectRefused(token: Agent, status: number, refusal: string, headers = {}, url = '/mcp') {
    const answer = await send(token.value, readCharge('order-1'), headers, url)
    expect([answer.statusCode, answer.json().error.data.refusal]).toEqual([status, refusal])
  }

  test('is refused after its expiry', async () => {
    const { id, token } = await newRefused('Expired')
    await app.db.update(agentTokens).set({ expiresAt: app.now() }).where(eq(agentTokens.id, token.tokenId))
    await expectRefused(token, 401, 'token-expired')
    expect(await refusedOf(id)).toEqual([{ actor: shown(token), detail: 'Expired: token-expired' }])
  })

  test('is refused while the project is suspended', async () => {
    const { id, token } = await newRefused('Waiting')
    await setStatus(app.db, id, 'suspended')
    await expectRefused(token, 403, 'project-suspended')
    expect(await refusedOf(id)).toEqual([{ actor: shown(token), detail: 'Waiting: project-suspended' }])
  })

  test("is refused for another partner's project, and leaves no record there", async () => {
    const { id, token } = await newRefused('Curious')
    const other = await app.newPartner()
    const foreign = await newProject(other)
    await expectRefused(token, 403, 'project-of-another', { 'x-project-id': foreign })
    await expectRefused(token, 403, 'project-of-another', { 'x-partner-id': foreign })
    expect(await refusedOf(id)).toEqual([{ actor: shown(token), detail: 'Curious: project-of-another' }])
    expect(await refusedOf(foreign)).toEqual([])
    expect((await other.get(`/portal/projects/${foreign}/calls`)).json().data.items).toEqual([])
    expect((await send(token.value, list, { 'x-project-id': id.toUpperCase() })).statusCode).toBe(200)
  })

  test('is refused for the live environment, at /mcp/live and as a key', async () => {
    const { id, token } = await newRefused('Eager')
    await setStatus(app.db, id, 'live')
    await expectRefused(token, 403, 'live-refused', {}, '/mcp/live')
    const { org_id: partnerId } = (await partner.get('/portal/user')).json().data
    const credentials = credentialsOf(partnerId, id, token.value)
    for (const environment of ['live', 'sandbox'] as const) {
      const payer = { partnerId, projectId: id, keyId: token.tokenId, credentials }
      const answer = await pays(app.inject, payer, { environment }).get('/v1/charges/order-1')
      expect([answer.statusCode, answer.json().refusal]).toEqual([401, 'key-malformed'])
    }
    expect(await refusedOf(id)).toEqual([
      { actor: shown(token), detail: 'Eager: live-refused' },
      { actor: shown(token), detail: 'Eager: used as a key in the live environment' },
      { actor: shown(token), detail: 'Eager: used as a key in the sandbox environment' },
    ])
  })

  test('adds at most 100 calls in ten minutes to the log', async () => {
    const { id, token } = await newRefused('Leaked')
    await app.db.update(agentTokens).set({ expiresAt: app.now() }).where(eq(agentTokens.id, token.tokenId))
    const logged = () => app.db.$count(calls, eq(calls.projectId, id))
    const batch = Array.from({ length: 60 }, () => readCharge('order-1'))
    for (let request = 0; request < 3; request++) expect((await send(token.value, batch)).statusCode).toBe(401)
    expect(await logged()).toBe(100)
    app.advance(600)
    await expectRefused(token, 401, 'token-expired')
    expect(await logged()).toBe(101)
  })

  test('is refused from an address that is not on the list of the project', async () => {
    const { id, token } = await newRefused('Far away')
    await partner.post(`/portal/projects/${id}/ip-addresses`, { ipAddresses: ['9.9.9.9'] })
    await app.db.update(ipAddresses).set({ status: 'active' }).where(eq(ipAddresses.projectId, id))
    const { result } = (await send(token.value, readCharge('order-1'))).json()
    expect(result.isError).toBe(true)
    expect(JSON.parse(result.content[0].text)).toMatchObject({ refusal: 'address-not-listed' })
    expect(await listCalls(id)).toMatchObject([{ refusal: 'address-not-listed', agentToken: 'Far away' }])
  })

  test('fails to connect once it is revoked, and a refused call stands in the log', async () => {
    const { id, token } = await newRefused('Old laptop')
    const before = await connectAgent(address, token.value)
    await partner.delete(`/portal/projects/${id}/agent-tokens/${token.tokenId}`)
    await expect(before.listTools()).rejects.toThrow('This agent token was revoked.')
    await expect(connectAgent(address, token.value)).rejects.toThrow('This agent token was revoked.')
    await expectRefused(token, 401, 'token-revoked')
    expect(await listCalls(id)).toMatchObject([
      { operation: 'getCharge', refusal: 'key-revoked', agentToken: 'Old laptop' },
    ])
  })

  test('is refused too with a path argument that holds half a character', async () => {
    const { id, token } = await newRefused('Broken text')
    await partner.delete(`/portal/projects/${id}/agent-tokens/${token.tokenId}`)
    expect((await send(token.value, readCharge('order-\ud83d'))).statusCode).toBe(401)
    expect(await listCalls(id)).toMatchObject([{ operation: 'getCharge', refusal: 'key-revoked' }])
  })

  test('leaves a row for each tool call of a refused batch', async () => {
    const { id, token } = await newRefused('Batches')
    await partner.delete(`/portal/projects/${id}/agent-tokens/${token.tokenId}`)
    const answer = await send(token.value, [readCharge('order-1'), list, readCharge('order-2')])
    expect([answer.statusCode, answer.json().error.data.refusal]).toEqual([401, 'token-revoked'])
    const row = { operation: 'getCharge', refusal: 'key-revoked', agentToken: 'Batches' }
    expect(await listCalls(id)).toMatchObject([row, row])
  })

  test('is recorded once per hour', async () => {
    const { id, token } = await newRefused('Stubborn')
    await partner.delete(`/portal/projects/${id}/agent-tokens/${token.tokenId}`)
    const event = { actor: shown(token), detail: 'Stubborn: token-revoked' }
    await expectRefused(token, 401, 'token-revoked')
    await expectRefused(token, 401, 'token-revoked')
    expect(await refusedOf(id)).toEqual([event])
    app.advance(3601)
    await expectRefused(token, 401, 'token-revoked')
    expect(await refusedOf(id)).toEqual([event, event])
    // The session is older than its access token.
    partner = await app.signIn(partner.email)
  })
})
