import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { type ClientRequest, get, type IncomingMessage } from 'node:http'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createMailQueue } from '#server/mail/mail-queue.ts'
import { notify } from '#server/notifications/notify.ts'
import * as accounts from '#server/repositories/accounts.ts'
import * as notifications from '#server/repositories/notifications.ts'
import { anotherProcess } from '#tests/support/another-process.ts'
import { type Caller, testApp } from '#tests/support/app.ts'
import { readEvents } from '#tests/support/event-stream.ts'
import { storeTestRun } from '#tests/support/product-tests.ts'
import { prepared, submitted } from '#tests/support/review-notes.ts'

const lines: string[] = []
const logger = { stream: { write: (line: string) => void lines.push(line) } }
const app = testApp({ streamTimes: { heartbeatMs: 300, replayMs: 600_000 }, logger })
const opened: ClientRequest[] = []
let url: string | undefined
afterEach(() => {
  for (const request of opened.splice(0)) request.destroy()
})

interface Followed {
  answer: IncomingMessage
  next: ReturnType<typeof readEvents>
}

type Tokens = Pick<Caller, 'accessToken' | 'mfaToken'>

/** Not by fetch: it opens connections ahead, and the server waits for those when it stops. */
async function follow(caller: Tokens, at?: string): Promise<Followed> {
  url ??= await app.listen()
  const headers = { authorization: `Bearer ${caller.accessToken}`, 'x-mfa-token': caller.mfaToken }
  const request = get(`${at ?? url}/portal/notifications/stream`, { headers, agent: false })
  opened.push(request)
  const [answer]: IncomingMessage[] = await once(request, 'response')
  if (!answer) throw new Error('the server has not answered')
  return { answer, next: readEvents(answer) }
}

async function notifyOf({ email }: Caller, { db, config, now } = app): Promise<void> {
  const account = await accounts.findByEmail(db, email)
  const acting = { config, mail: createMailQueue(undefined, config), now }
  const letter = { subject: 'A note', paragraphs: ['Secret words.'], link: ['Open', '/projects'] as [string, string] }
  const to = { accountId: account?.id ?? '' }
  await db.transaction((tx) => notify(tx, acting, { kind: 'note', to, projectId: null, letter }))
}

/** Announces a change of a project, which changes no count. Returns the project's id. */
async function announceProject({ email }: Caller, { db } = app): Promise<string> {
  const account = await accounts.findByEmail(db, email)
  const projectId = randomUUID()
  await notifications.announce(db, { accounts: [account?.id ?? ''], kind: null, projectId })
  return projectId
}

/** Waits until the process receives NOTIFY messages, which is a moment after its first stream. */
async function listening(on = app, at?: string): Promise<void> {
  const partner = await on.newPartner()
  const { next } = await follow(partner, at)
  for (let event = await next(); event?.kinds.length === 0; event = await next()) await notifyOf(partner, on)
}

beforeAll(() => listening())

test('sends no event to other accounts', async () => {
  const [one, other] = [await app.newPartner(), await app.newPartner()]
  const stream = await follow(other)
  await stream.next()
  await notifyOf(one)
  await notifyOf(other)
  expect(await stream.next()).toEqual({ unread: 1, kinds: ['note'], projectIds: [] })
})

test('begins with recent changes that the page may have missed', async () => {
  const partner = await app.newPartner()
  const earlier = await follow(partner)
  await earlier.next()
  const projectId = await announceProject(partner)
  expect(await earlier.next()).toMatchObject({ projectIds: [projectId] })
  expect(await (await follow(partner)).next()).toEqual({ unread: 0, kinds: [], projectIds: [projectId] })
  expect(await (await follow(await app.newPartner())).next()).toMatchObject({ projectIds: [] })
  app.advance(600)
  expect(await (await follow(partner)).next()).toMatchObject({ projectIds: [] })
})

test('ends without another event when the session is revoked', async () => {
  const partner = await app.newPartner()
  const other = await app.signIn(partner.email)
  const stream = await follow(partner)
  await stream.next()
  await other.put('/portal/user/password', { currentPassword: 'Sandbox#2026', password: 'Harbour#2027' })
  await notifyOf(partner)
  expect(await stream.next()).toBeUndefined()
})

test('ends with the access token', async () => {
  const partner = await app.newPartner()
  const stream = await follow(partner)
  await stream.next()
  app.advance(16 * 60)
  expect(await stream.next()).toBeUndefined()
})

test('opens at most 20 streams for an account', async () => {
  const partner = await app.newPartner()
  for (let count = 0; count < 20; count++) expect((await follow(partner)).answer.statusCode).toBe(200)
  const refused = (await follow(partner)).answer
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60'])
  opened[0]?.destroy()
  await expect.poll(async () => (await follow(partner)).answer.statusCode).toBe(200)
})

test('opens no stream for HEAD', async () => {
  const partner = await app.newPartner()
  const headers = { authorization: `Bearer ${partner.accessToken}`, 'x-mfa-token': partner.mfaToken }
  for (let count = 0; count < 21; count++) {
    await app.inject({ method: 'HEAD', url: '/portal/notifications/stream', headers })
  }
  expect((await follow(partner)).answer.statusCode).toBe(200)
})

test('writes a comment with each heartbeat, also without changes', async () => {
  const { answer } = await follow(await app.newPartner())
  let text = ''
  answer.setEncoding('utf8').on('data', (piece: string) => {
    text += piece
  })
  await expect.poll(() => text.split('\n\n').filter((block) => block === ': ').length).toBeGreaterThan(1)
})

test('finds with the heartbeat changes whose message was lost', async () => {
  const partner = await app.newPartner()
  const stream = await follow(partner)
  await stream.next()
  await app.db.execute(sql`insert into notifications (account_id, kind, facts, in_portal, in_digest)
    select id, 'note', '{}', true, false from accounts where email = ${partner.email}`)
  expect(await stream.next()).toEqual({ unread: 1, kinds: [], projectIds: [] })
})

test('names a changed project after counts could not be read', async () => {
  const partner = await app.newPartner()
  const stream = await follow(partner)
  await stream.next()
  lines.length = 0
  await app.db.execute(sql`alter table notifications rename to unreachable_notifications`)
  const projectId = await announceProject(partner)
  await expect.poll(() => lines.join()).toContain('notifications not read')
  await app.db.execute(sql`alter table unreachable_notifications rename to notifications`)
  expect(await stream.next()).toEqual({ unread: 0, kinds: [], projectIds: [projectId] })
})

describe('without a heartbeat', () => {
  const quiet = testApp({ streamTimes: { heartbeatMs: 3_600_000, replayMs: 600_000 } })
  const password = 'Sandbox#2026'
  let address: string
  let second: Awaited<ReturnType<typeof anotherProcess>>
  beforeAll(async () => {
    address = await quiet.listen()
    second = await anotherProcess({ config: quiet.config, database: quiet.database, now: quiet.now })
    await listening(quiet, address)
  })
  afterAll(() => second.close())

  /** A partner's stream that has given its first event, and another session of the partner. */
  async function followed() {
    const partner = await quiet.newPartner()
    const stream = await follow(partner, address)
    expect(await stream.next()).toEqual({ unread: 0, kinds: [], projectIds: [] })
    return { partner, stream, other: await quiet.signIn(partner.email) }
  }

  test('begins with the count and follows with each change, without any text of it', async () => {
    const partner = await quiet.newPartner()
    const stream = await follow(partner, address)
    expect(stream.answer.statusCode).toBe(200)
    expect(stream.answer.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    })
    expect(await stream.next()).toEqual({ unread: 0, kinds: [], projectIds: [] })
    await notifyOf(partner, quiet)
    expect(await stream.next()).toEqual({ unread: 1, kinds: ['note'], projectIds: [] })
    await partner.post('/portal/notifications/read', { upTo: Number.MAX_SAFE_INTEGER })
    expect(await stream.next()).toEqual({ unread: 0, kinds: [], projectIds: [] })
  })

  test('sends a message event to every reader of a conversation, and none of internal notes to the partner', async () => {
    const { partner, id } = await submitted(quiet)
    const [ines, bea] = [await quiet.signedIn('ines'), await quiet.signedIn('bea')]
    const [ofPartner, ofDesk] = [await follow(partner, address), await follow(bea, address)]
    for (const { next } of [ofPartner, ofDesk]) await next()
    const write = (text: string, audience: string) =>
      ines.post(`/admin/projects/${id}/thread`, { id: randomUUID(), text, audience })
    await write('Among us.', 'desks')
    expect(await ofDesk.next()).toMatchObject({ kinds: [], projectIds: [id] })
    await write('Welcome.', 'all')
    expect(await ofPartner.next()).toMatchObject({ kinds: ['message'], projectIds: [id] })
  })

  test('sends an event to the desks when notes about failed tests are new, and none to the partner', async () => {
    const { partner, id } = await prepared(quiet)
    await storeTestRun(quiet, id, { MONTH: false })
    const [theo, bea] = [await quiet.signedIn('theo'), await quiet.signedIn('bea')]
    const [ofPartner, ofDesk] = [await follow(partner, address), await follow(bea, address)]
    for (const { next } of [ofPartner, ofDesk]) await next()
    const openNotes = async () => (await theo.post(`/admin/projects/${id}/failed-test-notes`)).json().data.opened
    expect(await openNotes()).toBe(1)
    expect(await ofDesk.next()).toMatchObject({ kinds: [], projectIds: [id] })
    // No note is new.
    expect(await openNotes()).toBe(0)
    await notifyOf(partner, quiet)
    expect(await ofPartner.next()).toMatchObject({ kinds: ['note'], projectIds: [] })
    await notifyOf(bea, quiet)
    expect(await ofDesk.next()).toMatchObject({ kinds: ['note'], projectIds: [] })
  })

  test('ends when another session revokes this one', async () => {
    const { stream, other } = await followed()
    const { items } = (await other.get('/portal/user/sessions')).json().data
    const { id } = items.find(({ current }: { current: boolean }) => !current)
    expect((await other.delete(`/portal/user/sessions/${id}`)).statusCode).toBe(200)
    expect(await stream.next()).toBeUndefined()
  })

  test('ends when another process ends the session', async () => {
    const { stream, other } = await followed()
    const headers = { authorization: `Bearer ${other.accessToken}`, 'x-mfa-token': other.mfaToken }
    const payload = { currentPassword: password, password: 'Harbour#2027' }
    const answer = await second.inject({ method: 'PUT', url: '/portal/user/password', headers, payload })
    expect(answer.statusCode).toBe(200)
    expect(await stream.next()).toBeUndefined()
  })

  test.runIf(process.env.TEST_DATABASE_URL)('ends when LISTEN is connected again', async () => {
    const { partner, stream } = await followed()
    await quiet.db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query in (${`listen ${notifications.channel}`}, 'select 1')`)
    expect(await stream.next()).toBeUndefined()
    const { next } = await follow(partner, address)
    await next()
    const projectId = await announceProject(partner, quiet)
    expect(await next()).toEqual({ unread: 0, kinds: [], projectIds: [projectId] })
  })

  test('ends when the account is disabled', async () => {
    const { partner, stream } = await followed()
    await quiet.db.execute(sql`update accounts set disabled_at = now() where email = ${partner.email}`)
    expect(await stream.next()).toBeUndefined()
  })
})

describe('of a process that has just begun to listen', () => {
  const starting = testApp({ streamTimes: { replayMs: 300 } })

  test('ends once the process has listened for the whole replay time', async () => {
    const { next } = await follow(await starting.newPartner(), await starting.listen())
    const events = []
    for (let event = await next(); event; event = await next()) events.push(event)
    expect(events).toEqual([{ unread: 0, kinds: [], projectIds: [] }])
  })
})

describe('with a second process on the database', () => {
  let close = async () => {}
  afterAll(() => close())

  test('sends its readers what the first one announces', async () => {
    const partner = await app.newPartner()
    const second = await anotherProcess({ config: app.config, database: app.database, now: app.now })
    close = second.close
    const address = await second.listen()
    // A stream from before that ends once the process listens.
    await listening(app, address)
    const stream = await follow(partner, address)
    await stream.next()
    await notifyOf(partner)
    expect(await stream.next()).toEqual({ unread: 1, kinds: ['note'], projectIds: [] })
  })
})
