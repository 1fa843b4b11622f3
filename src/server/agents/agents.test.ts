import type { Client } from '@modelcontextprotocol/sdk/client/index.js'
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import product from '#generated/products/direct-carrier-billing/openapi.json' with { type: 'json' }
import { readArticles } from '#server/articles/read-articles.ts'
import { syncArticles } from '#server/articles/sync-articles.ts'
import { calls } from '#server/db/gateway-schema.ts'
import { listObservedAnswers } from '#server/repositories/readiness.ts'
import { findMessageText } from '#server/repositories/simulator-records.ts'
import { type Agent, builtDocs, connectAgent, newAgent, sendMessage } from '#tests/support/agents.ts'
import { type Caller, testApp } from '#tests/support/app.ts'
import { newPayer, pays } from '#tests/support/payment.ts'
import { newProject } from '#tests/support/projects.ts'

const webDir = builtDocs()
const app = testApp({ callsPerKey: 40, webDir, config: { publicUrl: 'https://portal.example' } })
let address: string
let partner: Caller
let projectId: string
let agent: Agent
let client: Client

beforeAll(async () => {
  address = `${await app.listen()}/mcp`
  partner = await app.newPartner()
  projectId = await newProject(partner)
  agent = await newAgent(partner, projectId)
  client = await connectAgent(address, agent.value)
})

async function call(name: string, values: object, by = client): Promise<CallToolResult> {
  return (await by.callTool({ name, arguments: { ...values } })) as CallToolResult
}

const textOf = ({ content }: CallToolResult) => (content[0]?.type === 'text' ? content[0].text : '')
const listCalls = async (project = projectId) =>
  (await partner.get(`/portal/projects/${project}/calls`)).json().data.items
const list = { jsonrpc: '2.0', id: 1, method: 'tools/list' }
const send = (body: unknown, headers?: Record<string, string>) =>
  sendMessage(app.inject, agent.value, body, { headers })

describe('the tools', () => {
  test('are listed as often as the token may call', async () => {
    const other = await newAgent(partner, await newProject(partner))
    const batch = Array.from({ length: 41 }, (_, id) => ({ ...list, id }))
    const answers = (await sendMessage(app.inject, other.value, batch)).json()
    const refused = answers.filter(({ error }: { error?: object }) => error)
    expect([answers.length, refused.length]).toEqual([41, 1])
  })

  test('are the operations of the products, with the descriptions of the specification', async () => {
    const { tools } = await client.listTools()
    const operations = Object.values(product.paths).flatMap((item) => Object.values(item))
    for (const { operationId, summary } of operations) {
      expect(tools.find(({ name }) => name === operationId)).toMatchObject({ title: summary })
    }
    expect(tools.find(({ name }) => name === 'getCharge')).toMatchObject({
      inputSchema: { properties: { correlationId: { examples: ['order-2042'] } }, required: ['correlationId'] },
      annotations: { readOnlyHint: true, destructiveHint: false },
    })
    expect(tools.find(({ name }) => name === 'createCharge')).toMatchObject({
      inputSchema: { properties: { body: { $ref: '#/$defs/ChargeRequest' } }, required: ['body'] },
      annotations: { readOnlyHint: false },
    })
    expect(JSON.stringify(tools)).not.toMatch(/"x-|#\/components/)
  })

  test('charge a subscriber in the sandbox, as calls of the project with the name of the token', async () => {
    const person = { userIdentityType: 'MSISDN', userIdentifier: '6581234567', paymentServiceProvider: 'STM' }
    const otp = { ...person, transactionType: 'ASSOCIATION', messageContent: '#PASSWORD#', correlationId: 'otp-1' }
    const sent = await call('requestOneTimePassword', { body: otp })
    const { openPlatformTransactionId } = JSON.parse(textOf(sent))
    const oneTimePassword = await findMessageText(app.db, 'sandbox', projectId, openPlatformTransactionId)
    const proof = await call('identifyCustomer', { body: { ...person, oneTimePassword, correlationId: 'proof-1' } })
    const { userToken } = JSON.parse(textOf(proof))
    const order = { userToken, productCode: 'STM980', paymentServiceProvider: 'STM', correlationId: 'order-1' }
    const charged = await call('createCharge', { body: order })
    expect(charged).toMatchObject({
      isError: false,
      structuredContent: { resultCode: 'SUCCESS', correlationId: 'order-1', amount: '9.80' },
      _meta: { httpStatus: 200 },
    })
    expect(JSON.parse(textOf(charged))).toEqual(charged.structuredContent)
    expect(await call('getCharge', { correlationId: 'order-1' })).toMatchObject({
      structuredContent: { amount: '9.80' },
    })
    expect((await listCalls()).slice(0, 2)).toMatchObject([
      { operation: 'getCharge', environment: 'sandbox', agentToken: 'Laptop assistant', path: '/v1/charges/order-1' },
      { operation: 'createCharge', agentToken: 'Laptop assistant', callId: charged._meta?.callId, httpStatus: 200 },
    ])
    const rows = await app.db.select().from(calls).where(eq(calls.projectId, projectId))
    expect(JSON.stringify(rows)).not.toContain(agent.value)
    const [token] = (await partner.get(`/portal/projects/${projectId}/agent-tokens`)).json().data.items
    expect(token.lastUsedOn).not.toBeNull()
  })

  test('answer a failed call as an error with the problem of the API', async () => {
    const answer = await call('getCharge', { correlationId: 'unknown' })
    expect(answer.isError).toBe(true)
    expect(JSON.parse(textOf(answer))).toMatchObject({ resultCode: 'INVALID_CORRELATION_ID', statusCode: 404 })
    const empty = await call('createCharge', { body: {} })
    expect(empty.isError).toBe(true)
    expect(JSON.parse(textOf(empty))).toMatchObject({ statusCode: 100 })
  })

  test('name an argument that is missing or unknown, without a call', async () => {
    const before = (await listCalls()).length
    expect(textOf(await call('getCharge', {}))).toBe("The argument 'correlationId' is missing.")
    const unknown = await call('getCharge', { correlationId: 'a', environment: 'live' })
    expect(textOf(unknown)).toBe("There is no argument 'environment'. The arguments are: correlationId.")
    await expect(call('deleteEverything', {})).rejects.toThrow("There is no tool 'deleteEverything'")
    expect(await listCalls()).toHaveLength(before)
  })

  test('read no charge of another partner', async () => {
    const other = await app.newPartner()
    const foreign = await connectAgent(address, (await newAgent(other, await newProject(other))).value)
    const answer = await call('getCharge', { correlationId: 'order-1' }, foreign)
    expect(JSON.parse(textOf(answer))).toMatchObject({ resultCode: 'INVALID_CORRELATION_ID' })
  })

  test('do not count towards readiness, which checks the calls of the partner’s own program', async () => {
    expect(await listObservedAnswers(app.db, projectId, 'direct-carrier-billing')).toEqual([])
    const payer = await newPayer(partner, projectId)
    await pays(app.inject, payer).get('/v1/charges/order-1')
    expect(await listObservedAnswers(app.db, projectId, 'direct-carrier-billing')).toMatchObject([
      { operation: 'getCharge' },
    ])
  })
})

describe('the search of the documentation', () => {
  test('finds operations, result codes and articles, with their addresses', async () => {
    const answer = await call('search_docs', { query: 'correlationId' })
    expect(answer.isError).toBe(false)
    expect(answer.structuredContent?.results).toContainEqual({
      title: 'correlationId (Charge a subscriber)',
      url: expect.stringContaining(`${app.config.publicUrl}/api-doc/harbour#createCharge`),
      excerpt: 'Your own id of this request.',
    })
    await syncArticles(
      app.db,
      readArticles().filter(({ id }) => id === '12'),
    )
    const base = await call('search_docs', { query: 'base' })
    expect(base.structuredContent?.results).toContainEqual(
      expect.objectContaining({ excerpt: `Base: ${app.config.publicUrl}` }),
    )
    const keys = await call('search_docs', { query: 'looking after your keys' })
    expect(keys.structuredContent?.results).toContainEqual(
      expect.objectContaining({ url: `${app.config.publicUrl}/article/12/looking-after-your-keys` }),
    )
    expect(textOf(await call('search_docs', { query: 'zeppelin' }))).toBe('No items found.')
  })

  test.each([{}, { query: ' ' }, { query: 7 }, { query: 'q'.repeat(257) }])('refuses %j', async (values) => {
    expect((await call('search_docs', values)).isError).toBe(true)
  })

  test('reads an operation, with the address of this portal', async () => {
    expect(textOf(await call('read_docs', { operation: 'createCharge' }))).toBe(
      `# Charge a subscriber\n\ncurl ${app.config.publicUrl}/sandbox/v1/charges\n`,
    )
    expect((await call('read_docs', { operation: 'constructor' })).isError).toBe(true)
    expect(textOf(await call('read_docs', { operation: 'nothing' }))).toBe(
      "The argument 'operation' is one of: createCharge.",
    )
  })

  test('makes no call', async () => {
    const before = (await listCalls()).length
    await call('search_docs', { query: 'charge' })
    expect(await listCalls()).toHaveLength(before)
  })

  test('answers when the last use of the token cannot be saved', async () => {
    await app.db.execute(sql`create function refuse() returns trigger language plpgsql as
      $$ begin raise exception 'no connection'; end $$`)
    await app.db.execute(
      sql`create trigger refuse before update on agent_tokens for each row execute function refuse()`,
    )
    app.advance(60)
    const answer = await call('search_docs', { query: 'charge' })
    await app.db.execute(sql`drop trigger refuse on agent_tokens`)
    expect(answer.isError).toBe(false)
  })
})

describe('the limit of calls', () => {
  test('is that of a key, and exceeding it answers with a tool error', async () => {
    const busy = await connectAgent(address, (await newAgent(partner, projectId, 'Busy')).value)
    const answers = []
    for (let count = 0; count < 41; count++) answers.push(await call('getCharge', { correlationId: 'order-1' }, busy))
    const refused = answers.filter((answer) => textOf(answer).includes('too-many-calls'))
    expect(refused).toHaveLength(1)
    expect(refused[0]?.isError).toBe(true)
    const other = await connectAgent(address, (await newAgent(partner, projectId, 'Idle')).value)
    expect((await call('getCharge', { correlationId: 'order-1' }, other)).isError).toBe(false)
  })
})

describe('a body that is not a JSON-RPC message', () => {
  test.each([
    ['{"jsonrpc":', -32700],
    ['"hello"', -32700],
    ['{"jsonrpc":"1.0","method":7}', -32700],
  ])('gets an error of JSON-RPC: %s', async (body, code) => {
    const answer = await send(body)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ jsonrpc: '2.0', error: { code } })
  })

  test('is refused when it is too large, of another type, or not posted', async () => {
    const large = await send(JSON.stringify({ ...list, params: { filler: 'x'.repeat(70_000) } }))
    expect([large.statusCode, large.json().error.code]).toEqual([413, -32600])
    expect((await send('hello', { 'content-type': 'text/plain' })).statusCode).toBe(400)
    const { authorization } = { authorization: `Bearer ${agent.value}` }
    for (const method of ['GET', 'DELETE'] as const) {
      const answer = await app.inject({ method, url: '/mcp', headers: { authorization } })
      expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'POST'])
    }
  })

  test('answers 406 to a client that does not accept both media types', async () => {
    expect((await send(list, { accept: 'application/json' })).statusCode).toBe(406)
  })
})
