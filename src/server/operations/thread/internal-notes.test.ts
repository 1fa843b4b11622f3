import { randomUUID } from 'node:crypto'
import type { LightMyRequestResponse } from 'fastify'
import { beforeAll, expect, test } from 'vitest'
import { daysFrom } from '#domain/dates.ts'
import type { OperationFact } from '#generated/operations.ts'
import { readArticles } from '#server/articles/read-articles.ts'
import { syncArticles } from '#server/articles/sync-articles.ts'
import * as accounts from '#server/repositories/accounts.ts'
import * as agentTokens from '#server/repositories/agent-tokens.ts'
import * as ipAddresses from '#server/repositories/ip-addresses.ts'
import * as reviewNotes from '#server/repositories/review-notes.ts'
import * as submissions from '#server/repositories/submissions.ts'
import { type Caller, testApp } from '#tests/support/app.ts'
import { exampleOf, facts, methodOf, requiredQueryOf, urlOf } from '#tests/support/operation-requests.ts'
import { newPayer, pays } from '#tests/support/payment.ts'
import { setPending, setStatus } from '#tests/support/projects.ts'
import { attachDocument, insertReviewed } from '#tests/support/reviews.ts'
import { submitted } from '#tests/support/submitted.ts'

// Asks every operation of the portal contract, with the project in every state, and searches the answers for text that
// the caller may not read.

// An event stream ends by itself, so that it is searched like every answer.
const app = testApp({ streamTimes: { longestMs: 100 } })
let dana: Caller
let theo: Caller

const inPortal = facts.filter(([, { path }]) => path.startsWith('/portal/'))
const reads = inPortal.filter(([, { method }]) => method === 'get')
const writes = inPortal.filter(([, { method }]) => method !== 'get')

beforeAll(async () => {
  await syncArticles(app.db, readArticles().slice(0, 1))
  await app.signedIn('dana')
  dana = await app.signedIn('dana')
  theo = await app.signedIn('theo')
})

/** The states of a submitted project; a withdrawn one is a draft again. */
const states = {
  preparation: (id: string) => setPending(app.db, id, 'preparation', app.now()),
  technical: (id: string) => setPending(app.db, id, 'technical', app.now()),
  business: (id: string) => setPending(app.db, id, 'business', app.now()),
  changes: (id: string) => setPending(app.db, id, 'changes', app.now()),
  rejected: (id: string) => setStatus(app.db, id, 'rejected'),
  live: (id: string) => setStatus(app.db, id, 'live'),
  suspended: (id: string) => setStatus(app.db, id, 'suspended'),
  withdrawn: (id: string) => setStatus(app.db, id, 'draft'),
}

/** Milliseconds for a request of each operation in each state, on a busy machine. */
const everyOperation = 90_000

/** Values of the path parameters of the portal contract. */
type Ids = Record<string, string>

async function findIds(projectId: string): Promise<Ids> {
  const dataOf = async (url: string) => (await dana.get(url)).json().data
  const { credentials, network } = await dataOf(`/portal/projects/${projectId}`)
  const calls = await dataOf(`/portal/projects/${projectId}/calls`)
  const sessions = await dataOf('/portal/user/sessions')
  const token = await agentTokens.insert(app.db, {
    projectId,
    name: 'An agent',
    tokenHash: randomUUID(),
    lastFour: 'abcd',
    createdBy: (await accounts.findByEmail(app.db, dana.email))?.id ?? '',
    expiresAt: daysFrom(app.now(), 7),
  })
  return {
    projectId,
    keyId: credentials[0].id,
    tokenId: token.id,
    ipId: network[0].id,
    callId: calls.items[0].callId,
    number: '2',
    passkeyId: randomUUID(),
    // Another session, so that the caller stays signed in.
    sessionId: sessions.items.find((each: { current: boolean }) => !each.current)?.id ?? randomUUID(),
    articleId: readArticles()[0]?.id ?? '',
  }
}

/** A submitted project with a call, a key, an address, a document and two submissions, a shared message and an internal note. */
async function prepare(state: keyof typeof states) {
  const id = await insertReviewed(app.db, 'business', app.now())
  await ipAddresses.insertAll(app.db, id, ['8.8.4.4'], 'inactive')
  await pays(app.inject, await newPayer(dana, id)).get('/v1/charges/order-2042')
  await attachDocument(app.db, id, 'ACCEPTED', app.now())
  const submittedBy = (await accounts.findByEmail(app.db, dana.email))?.id ?? ''
  for (const _number of [1, 2])
    await submissions.add(app.db, { projectId: id, submittedAt: app.now(), submittedBy, content: submitted })
  const written = {
    projectId: id,
    desk: 'business',
    pointer: '/document',
    submission: 2,
    createdAt: app.now(),
  } as const
  const createdBy = (await accounts.findByEmail(app.db, theo.email))?.id ?? ''
  const reviewNote = await reviewNotes.add(app.db, { ...written, text: 'Not readable.', blocking: true, createdBy })
  const messages = (['all', 'desks'] as const).map((audience) => ({
    id: randomUUID(),
    audience,
    text: `written-${randomUUID()}`,
  }))
  for (const message of messages)
    expect((await theo.post(`/admin/projects/${id}/thread`, message)).statusCode).toBe(200)
  await states[state](id)
  const [shared = '', note = ''] = messages.map(({ text }) => text)
  const ids: Ids = { ...(await findIds(id)), noteId: reviewNote.id }
  return { ids, shared, note, noteId: messages[1]?.id ?? '' }
}

function addressOf(fact: OperationFact, ids: Ids): string {
  const path = fact.path.replace(/{(\w+)}/g, (_, name: string) => {
    const id = ids[name]
    if (!id) throw new Error(`${fact.path} is not asked: add a value of ${name} to findIds in internal-notes.test.ts`)
    return id
  })
  return `${path}?${new URLSearchParams(requiredQueryOf(fact))}`
}

/** The example of the contract with the ids of this test. */
function bodyOf(fact: OperationFact, { projectId = '' }: Ids): object {
  const real: Record<string, string> = { id: randomUUID(), project_id: projectId, projectId }
  return Object.fromEntries(Object.entries(exampleOf(fact)).map(([name, value]) => [name, real[name] ?? value]))
}

function ask(caller: Caller, fact: OperationFact, ids: Ids): Promise<LightMyRequestResponse> {
  const url = addressOf(fact, ids)
  const method = methodOf(fact)
  if (fact.accepts === 'json')
    return method === 'PUT' ? caller.put(url, bodyOf(fact, ids)) : caller.post(url, bodyOf(fact, ids))
  if (method === 'GET') return caller.get(url)
  if (method === 'DELETE') return caller.delete(url)
  if (fact.accepts === 'nothing') return caller.post(url)
  const form = new FormData()
  form.append('document', new File(['%PDF-1.7'], 'registration.pdf', { type: 'application/pdf' }))
  return caller.upload(url, form, method === 'PUT' ? 'PUT' : 'POST')
}

/** Asks the operations in turn: those whose answer holds one of the texts, and those that succeeded. */
async function search(operations: typeof facts, caller: Caller, ids: Ids, texts: string[]) {
  const found: string[] = []
  const succeeded: string[] = []
  for (const [id, fact] of operations) {
    const answer = await ask(caller, fact, ids)
    const everything = JSON.stringify(answer.headers) + answer.body
    if (texts.some((text) => everything.includes(text))) found.push(id)
    if (answer.statusCode < 300) succeeded.push(id)
  }
  return { found, succeeded }
}

test(
  'gives an internal note to the partner in no answer, header or mail',
  async () => {
    const succeeded = new Set<string>()
    const secrets: string[] = []
    for (const state of Object.keys(states) as (keyof typeof states)[]) {
      const { ids, shared, note, noteId } = await prepare(state)
      secrets.push(note, noteId)
      app.advance(60)
      // The writes change what the reads answer.
      for (const operations of [reads, writes, reads]) {
        const asked = await search(operations, dana, ids, secrets)
        expect(asked.found, state).toEqual([])
        for (const id of asked.succeeded) succeeded.add(id)
      }
      expect((await search(reads, dana, ids, [shared])).found, state).toContain('listThreadMessages')
      expect((await theo.get(`/admin/projects/${ids.projectId}/thread`)).body).toContain(note)
    }
    expect(reads.map(([id]) => id).filter((id) => !succeeded.has(id))).toEqual([])
    const mails = JSON.stringify(await app.mailsTo(dana.email))
    expect(secrets.filter((secret) => mails.includes(secret))).toEqual([])
  },
  everyOperation,
)

test(
  'shows no message of a conversation to another partner',
  async () => {
    const otherPartner = await app.newPartner()
    const texts: string[] = []
    for (const state of Object.keys(states) as (keyof typeof states)[]) {
      const { ids, shared, note } = await prepare(state)
      texts.push(shared, note)
      const asked = await search([...reads, ...writes, ...reads], otherPartner, ids, texts)
      expect(asked.found, state).toEqual([])
    }
    const mails = JSON.stringify(await app.mailsTo(otherPartner.email))
    expect(texts.filter((text) => mails.includes(text))).toEqual([])
  },
  everyOperation,
)

test('refuses every operation of the admin contract to a partner', async () => {
  const { ids } = await prepare('technical')
  // Callers of every role may ask whether their network is internal.
  const ofStaff = facts.filter(([id, { path }]) => path.startsWith('/admin/') && id !== 'vpnCheck')
  for (const [id, fact] of ofStaff) {
    const answer = await app.inject({
      method: methodOf(fact),
      url: urlOf(fact, ids.projectId),
      headers: { authorization: `Bearer ${dana.accessToken}`, 'x-mfa-token': dana.mfaToken },
    })
    expect([id, answer.statusCode]).toEqual([id, 403])
  }
})
