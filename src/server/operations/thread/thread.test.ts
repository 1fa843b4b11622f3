import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { addSeconds } from '#domain/time.ts'
import type { OperationIO } from '#generated/operations.ts'
import { verifyChains } from '#server/commands/audit.ts'
import { threadMessages } from '#server/db/thread-schema.ts'
import { mailMessages } from '#server/jobs/mail-messages.ts'
import { createMailQueue } from '#server/mail/mail-queue.ts'
import { collectSeconds } from '#server/notifications/notify.ts'
import * as accounts from '#server/repositories/accounts.ts'
import * as submissions from '#server/repositories/submissions.ts'
import * as threadRows from '#server/repositories/thread-messages.ts'
import { type Caller, testApp } from '#tests/support/app.ts'
import { newProject, problemsOf, setPending, setStatus, unknownId } from '#tests/support/projects.ts'
import { insertReviewed } from '#tests/support/reviews.ts'
import { submitted } from '#tests/support/submitted.ts'

const app = testApp()
let dana: Caller
let otherPartner: Caller
let desks: Record<'ines' | 'theo' | 'bea', Caller>
/** In technical review. */
let project: string

const portalThread = (id: string) => `/portal/projects/${id}/thread`
const deskThread = (id: string) => `/admin/projects/${id}/thread`
const newMessage = (text: string, more: object = {}) => ({ id: randomUUID(), text, ...more })
const toPartner = (text: string) => newMessage(text, { audience: 'all' })
const note = (text: string) => newMessage(text, { audience: 'desks' })

beforeAll(async () => {
  dana = await app.signedIn('dana')
  otherPartner = await app.newPartner()
  desks = { ines: await app.signedIn('ines'), theo: await app.signedIn('theo'), bea: await app.signedIn('bea') }
  project = await insertReviewed(app.db, 'technical', app.now())
})

/** Sends the mails of messages, which wait for more of them. */
async function sendMails(): Promise<void> {
  const now = () => addSeconds(app.now(), collectSeconds)
  await mailMessages({ db: app.db, config: app.config, mail: createMailQueue(undefined, app.config), now })
}

const textsIn = async (caller: Caller, url: string): Promise<string[]> =>
  (await caller.get(url)).json().data.items.map(({ text }: { text: string }) => text)

describe.each([
  ['the partner', portalThread, () => dana, () => desks.theo, {}],
  ['the desks', deskThread, () => desks.theo, () => dana, { audience: 'all' }],
] as const)('the thread of %s', (_side, thread, allowed, refused, more) => {
  test('answers 401 without a session', async () => {
    expect((await app.visitor.get(thread(project))).statusCode).toBe(401)
    expect((await app.visitor.post(thread(project), newMessage('Hello', more))).statusCode).toBe(401)
  })

  test.each([
    ['no text', undefined],
    ['an empty text', ''],
    ['blanks', ' \n '],
    ['a text of 2001 characters', 'x'.repeat(2001)],
    ['a control character', 'a bell\u0007'],
    ['half a surrogate pair', 'half \ud83c'],
    ['a null character', 'null \0'],
  ])('refuses %s', async (_name, text) => {
    const answer = await allowed().post(thread(project), { ...newMessage('', more), text })
    expect(answer.statusCode).toBe(400)
    expect(problemsOf(answer)).toMatchObject([{ field: '/text' }])
  })

  test('refuses a page that begins at an unknown message', async () => {
    const answer = await allowed().get(`${thread(project)}?cursor=${unknownId}`)
    expect(problemsOf(answer)).toMatchObject([{ field: '/query/cursor', rule: 'cursor' }])
  })

  test('rejects the other side', async () => {
    expect((await refused().get(thread(project))).statusCode).toBe(403)
    expect((await refused().post(thread(project), newMessage('Hello', more))).statusCode).toBe(403)
  })

  test('answers 404 for an unknown project', async () => {
    expect((await allowed().get(thread(unknownId))).statusCode).toBe(404)
    expect((await allowed().post(thread(unknownId), newMessage('Hello', more))).statusCode).toBe(404)
  })

  test('keeps HTML and every other text as it was typed', async () => {
    for (const text of ['<script>alert(1)</script>', 'a < b & "c"', '漢字 🎵\n\ttab', 'x'.repeat(2000)]) {
      const answer = await allowed().post(thread(project), newMessage(text, more))
      expect(answer.json().data).toMatchObject({ text, mentions: [], createdOn: app.now().toISOString() })
      expect((await textsIn(allowed(), thread(project)))[0]).toBe(text)
    }
  })

  test('stores the mentioned fields, and refuses a pointer that names no field', async () => {
    const mentions = ['/company/address', '/document']
    const answer = await allowed().post(thread(project), newMessage('See @Company address', { ...more, mentions }))
    expect(answer.json().data.mentions).toEqual(mentions)
    for (const pointer of ['/company/colour', '/otp']) {
      const refusal = await allowed().post(thread(project), newMessage('See', { ...more, mentions: [pointer] }))
      expect([refusal.statusCode, refusal.json().code]).toEqual([422, 'mention-unknown'])
    }
    const malformed = await allowed().post(thread(project), newMessage('See', { ...more, mentions: ['company'] }))
    expect(problemsOf(malformed)).toMatchObject([{ field: '/mentions/0', rule: 'pattern' }])
  })

  test('accepts entries that the last submission has, and no others', async () => {
    const id = await insertReviewed(app.db, 'technical', app.now())
    const account = await accounts.findByEmail(app.db, dana.email)
    const facts = { projectId: id, submittedAt: app.now(), submittedBy: account?.id ?? '', content: submitted }
    await submissions.add(app.db, facts)
    const mention = (pointer: string) => allowed().post(thread(id), newMessage('See', { ...more, mentions: [pointer] }))
    expect((await mention('/project/ipAddresses/1')).statusCode).toBe(200)
    expect((await mention('/project/ipAddresses/2')).json().code).toBe('mention-unknown')
  })

  test('answers a repeated request with the stored message, and stores and mails nothing again', async () => {
    const message = newMessage('Sent twice over a slow network', more)
    const before = await app.db.$count(threadMessages)
    const mails = async () => (await app.mailsTo(allowed() === dana ? desks.theo.email : dana.email)).length
    await sendMails()
    const mailed = await mails()
    const [first, second] = await Promise.all([
      allowed().post(thread(project), message),
      allowed().post(thread(project), message),
    ])
    app.advance(60)
    // Some clients write ids in upper case.
    const third = await allowed().post(thread(project), { ...message, id: message.id.toUpperCase() })
    expect([first.statusCode, second.json(), third.json()]).toEqual([200, first.json(), first.json()])
    expect(await app.db.$count(threadMessages)).toBe(before + 1)
    await sendMails()
    expect(await mails()).toBe(mailed + 1)
    const other = await allowed().post(thread(project), { ...message, text: 'Another text' })
    expect([other.statusCode, other.json().code]).toEqual([409, 'message-id-taken'])
  })
})

test('another partner reads nothing, writes nothing and cannot begin a page at the message', async () => {
  const { id } = (await dana.post(portalThread(project), newMessage('Only for us'))).json().data
  expect((await otherPartner.get(portalThread(project))).statusCode).toBe(404)
  expect((await otherPartner.post(portalThread(project), newMessage('Hello'))).statusCode).toBe(404)
  const own = await newProject(otherPartner)
  expect((await otherPartner.get(`${portalThread(own)}?cursor=${id}`)).statusCode).toBe(400)
})

test('opens with the first submission and can be read after the decision', async () => {
  const partner = await app.newPartner()
  const id = await newProject(partner)
  const { bea } = desks
  expect((await partner.post(portalThread(id), newMessage('Hello'))).json().code).toBe('thread-not-open')
  expect((await bea.post(deskThread(id), note('Too early'))).json().code).toBe('thread-not-open')
  expect((await desks.theo.post(deskThread(id), note('Too early'))).statusCode).toBe(404)
  const closed = async () => (await partner.get(portalThread(id))).json().data.closed
  expect(await closed()).toBe('The conversation opens when the application is submitted.')

  await setPending(app.db, id, 'business', app.now())
  expect(await closed()).toBeNull()
  expect((await partner.post(portalThread(id), newMessage('Hello'))).statusCode).toBe(200)
  await setStatus(app.db, id, 'live')
  expect(await closed()).toBe('The conversation ended when the project went live. It can still be read.')
  expect((await bea.get(deskThread(id))).json().data.closed).toBe(await closed())
  expect((await partner.post(portalThread(id), newMessage('Late'))).json().code).toBe('thread-closed')
  expect((await bea.post(deskThread(id), toPartner('Late'))).json().code).toBe('thread-closed')
  expect((await bea.post(deskThread(id), note('For the desks'))).statusCode).toBe(200)
  expect(await textsIn(partner, portalThread(id))).toEqual(['Hello'])
  for (const status of ['suspended', 'rejected'] as const) {
    await setStatus(app.db, id, status)
    expect((await partner.post(portalThread(id), newMessage(`While ${status}`))).statusCode).toBe(200)
  }
})

test('pages through shared messages and notes, newest first, without gaps', async () => {
  const id = await insertReviewed(app.db, 'business', app.now())
  for (const at of [1, 2, 3, 4, 5]) await desks.bea.post(deskThread(id), toPartner(`shared ${at}`))
  for (const at of [1, 2, 3]) await desks.bea.post(deskThread(id), note(`note ${at}`))
  await dana.post(portalThread(id), newMessage('shared 6'))
  const readAll = async (caller: Caller, url: string) => {
    const texts: string[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const answer: OperationIO['listThreadMessages'] = (
        await caller.get(`${url}?limit=2${cursor && `&cursor=${cursor}`}`)
      ).json()
      expect(answer.data.items.length).toBeLessThanOrEqual(2)
      texts.push(...answer.data.items.map(({ text }) => text))
      cursor = answer.data.nextCursor
    }
    return texts
  }
  const shared = [5, 4, 3, 2, 1].map((at) => `shared ${at}`)
  const notes = [3, 2, 1].map((at) => `note ${at}`)
  expect(await readAll(dana, portalThread(id))).toEqual(['shared 6', ...shared])
  expect(await readAll(desks.theo, deskThread(id))).toEqual(['shared 6', ...notes, ...shared])
})

test('reads a page by index when 10 000 notes are before the shared messages', async () => {
  const id = await insertReviewed(app.db, 'business', app.now())
  await dana.post(portalThread(id), newMessage('The first message'))
  const author = await accounts.findByEmail(app.db, desks.bea.email)
  await app.db.execute(sql`
    insert into thread_messages (id, project_id, author_id, author_email, author_role, audience, text, mentions)
    select gen_random_uuid(), ${id}, ${author?.id}, ${desks.bea.email}, 'BUSINESS_ADMIN', 'desks', 'a note', '[]'
    from generate_series(1, 10000)`)
  await app.db.execute(sql`analyze thread_messages`)
  expect(await textsIn(dana, portalThread(id))).toEqual(['The first message'])
  expect(await textsIn(desks.bea, deskThread(id))).toHaveLength(20)
  const planOf = async (readableBy: 'all' | 'desks') => {
    const page = threadRows.listOfProject(app.db, id, { readableBy, limit: 21, after: undefined })
    return JSON.stringify(await app.db.execute(sql`explain ${page}`))
  }
  expect(await planOf('all')).toMatch(/Index Scan.* using thread_messages_shared/)
  expect(await planOf('desks')).toMatch(/Index Scan.* using thread_messages_project/)
})

test('names people to the desks, and only colleagues to the partner', async () => {
  const id = await insertReviewed(app.db, 'business', app.now())
  await desks.theo.post(deskThread(id), toPartner('From a desk'))
  await dana.post(portalThread(id), newMessage('From the partner'))
  const authors = async (caller: Caller, url: string) =>
    (await caller.get(url)).json().data.items.map(({ author }: { author: object }) => author)
  expect(await authors(desks.ines, deskThread(id))).toEqual([
    { role: 'EXTERNAL_ADMIN', emailId: dana.email },
    { role: 'TECHNICAL_LIMITED', emailId: desks.theo.email },
  ])
  expect(await authors(dana, portalThread(id))).toEqual([
    { role: 'EXTERNAL_ADMIN', emailId: dana.email },
    { role: 'TECHNICAL_LIMITED', emailId: null },
  ])
})

test.each([
  ['preparation', 'ines'],
  ['technical', 'theo'],
  ['business', 'bea'],
  ['rejected', 'bea'],
  ['suspended', 'bea'],
] as const)('mails the message of a partner at %s to %s, and to no one else', async (place, reader) => {
  const id = await insertReviewed(app.db, place, app.now())
  const text = `What is missing at ${place}?\n<b>Please</b> tell us.`
  await dana.post(portalThread(id), newMessage(text))
  await sendMails()
  for (const [name, { email }] of [...Object.entries(desks), ['dana', dana] as const]) {
    const mail = (await app.mailsTo(email)).find((each) => each.text.includes(text))
    expect(mail !== undefined, name).toBe(name === reader)
    if (mail) expect(mail.text).toMatch(new RegExp(`/${id}/conversation$`, 'm'))
  }
})

test("mails a desk's message to the partner only, and no internal note", async () => {
  const id = await insertReviewed(app.db, 'technical', app.now())
  await desks.ines.post(deskThread(id), toPartner('Is the address in use?'))
  await desks.ines.post(deskThread(id), note('Ask the operator first.'))
  await sendMails()
  const [mail] = await app.mailsTo(dana.email)
  expect(mail?.text).toContain('Is the address in use?')
  expect(mail?.text).toContain(`/projects/${id}/review#conversation`)
  for (const { email } of [...Object.values(desks), otherPartner]) {
    expect(JSON.stringify(await app.mailsTo(email))).not.toContain('Is the address in use?')
  }
  for (const { email } of [dana, ...Object.values(desks)]) {
    expect(JSON.stringify(await app.mailsTo(email))).not.toContain('Ask the operator first.')
  }
})

test('records id and hash of each message, so that a changed or removed message breaks the verification', async () => {
  // Other tests add submissions without their events.
  const broken = async () => (await verifyChains(app.db)).breaks.filter((each) => each.includes('message'))
  const { id } = (await desks.theo.post(deskThread(project), note('The operator confirmed it.'))).json().data
  const { items } = (await desks.bea.get(`/admin/projects/${project}/audit?limit=1`)).json().data
  expect(items[0]).toMatchObject({ action: 'message-written', actor: { emailId: desks.theo.email } })
  expect(items[0].message).toMatch(new RegExp(`^${id} sha256 [0-9a-f]{64}$`))
  expect(await broken()).toEqual([])
  const where = eq(threadMessages.id, id)
  const [stored] = await app.db.select().from(threadMessages).where(where)
  await app.db.update(threadMessages).set({ text: 'The operator refused it.' }).where(where)
  const altered = [`project ${project}: message ${id} is not what was written`]
  expect(await broken()).toEqual(altered)
  await app.db.delete(threadMessages).where(where)
  expect(await broken()).toEqual(altered)
  await app.db.insert(threadMessages).values({ ...stored, sequence: undefined } as never)
  expect(await broken()).toEqual([])
})
