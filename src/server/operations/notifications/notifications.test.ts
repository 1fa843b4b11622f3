import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { NotificationKind } from '#domain/notifications.ts'
import { notifications } from '#server/db/notification-schema.ts'
import { createMailQueue } from '#server/mail/mail-queue.ts'
import { notify } from '#server/notifications/notify.ts'
import * as accounts from '#server/repositories/accounts.ts'
import { type Caller, testApp } from '#tests/support/app.ts'

const app = testApp()

/** Notifies a caller, and returns the ids, the newest first. */
async function notifyOf({ email }: Caller, ...subjects: string[]): Promise<string> {
  const account = await accounts.findByEmail(app.db, email)
  const acting = { config: app.config, mail: createMailQueue(undefined, app.config), now: app.now }
  const kind: NotificationKind = 'note'
  for (const subject of subjects) {
    const letter = { subject, paragraphs: ['Please look.'], link: ['Open', '/projects'] as [string, string] }
    const to = { accountId: account?.id ?? '' }
    await app.db.transaction((tx) => notify(tx, acting, { kind, to, projectId: null, letter }))
  }
  return email
}

const list = async (caller: Caller, query = '') => (await caller.get(`/portal/notifications${query}`)).json().data
const titles = (data: { items: { title: string }[] }) => data.items.map(({ title }) => title)

test('lists own notifications only, newest first, in pages', async () => {
  const [one, other] = [await app.newPartner(), await app.newPartner()]
  await notifyOf(one, 'first', 'second', 'third')
  const page = await list(one, '?limit=2')
  expect([titles(page), page.unread]).toEqual([['third', 'second'], 3])
  const rest = await list(one, `?limit=2&cursor=${page.nextCursor}`)
  expect([titles(rest), rest.nextCursor]).toEqual([['first'], null])
  expect(await list(other)).toEqual({ items: [], unread: 0, nextCursor: null })
})

test('presents every field', async () => {
  const partner = await app.newPartner()
  await notifyOf(partner, 'A note')
  const [item] = (await list(partner)).items
  expect(item).toEqual({
    id: expect.any(String),
    sequence: expect.any(Number),
    kind: 'note',
    title: 'A note',
    text: 'Please look.',
    quote: null,
    path: '/projects',
    action: 'Open',
    projectId: null,
    readOn: null,
    createdOn: app.now().toISOString(),
  })
})

test('marks one as read, and all up to the newest that was seen', async () => {
  const partner = await app.newPartner()
  await notifyOf(partner, 'first', 'second', 'third')
  const [third, second] = (await list(partner)).items
  const read = async (body: object) => (await partner.post('/portal/notifications/read', body)).json().data.unread
  expect(await read({ ids: [third.id] })).toBe(2)
  await notifyOf(partner, 'fourth')
  expect(await read({ upTo: second.sequence })).toBe(1)
  const { items } = await list(partner)
  expect(items.filter(({ readOn }: { readOn: string | null }) => !readOn)).toMatchObject([{ title: 'fourth' }])
})

test('keeps a notification unread that arrives while the seen ones are marked', async () => {
  const partner = await app.newPartner()
  await notifyOf(partner, 'seen')
  const [seen] = (await list(partner)).items
  await Promise.all([
    partner.post('/portal/notifications/read', { upTo: seen.sequence }),
    notifyOf(partner, 'new'),
    partner.post('/portal/notifications/read', { upTo: seen.sequence }),
  ])
  const { items, unread } = await list(partner)
  expect(unread).toBe(1)
  expect(items.map(({ title, readOn }: { title: string; readOn: string | null }) => [title, readOn !== null])).toEqual([
    ['new', false],
    ['seen', true],
  ])
})

test('keeps a notification unread that is mailed and not shown in the portal', async () => {
  const partner = await app.newPartner()
  const preference = (portal: boolean, mail: string) =>
    partner.put('/portal/notifications/preferences', { items: [{ kind: 'note', portal, mail }] })
  expect((await preference(false, 'daily')).statusCode).toBe(200)
  await notifyOf(partner, 'hidden')
  await preference(true, 'daily')
  await notifyOf(partner, 'shown')
  const [{ sequence }] = (await list(partner)).items
  await partner.post('/portal/notifications/read', { upTo: sequence })
  const account = await accounts.findByEmail(app.db, partner.email)
  const rows = await app.db
    .select()
    .from(notifications)
    .where(eq(notifications.accountId, account?.id ?? ''))
  expect(rows.filter(({ readAt }) => !readAt)).toMatchObject([{ inPortal: false, inDigest: true }])
})

test("ignores other people's ids", async () => {
  const [one, other] = [await app.newPartner(), await app.newPartner()]
  await notifyOf(one, 'private')
  const [{ id, sequence }] = (await list(one)).items
  await other.post('/portal/notifications/read', { ids: [id], upTo: sequence })
  expect((await list(one)).unread).toBe(1)
})

test.each([
  ['dana', ['note', 'message', 'decision', 'key-expiring', 'mail-bounced']],
  ['ines', ['note', 'message', 'decision', 'desk', 'mail-bounced', 'withdrawn']],
  ['theo', ['note', 'message', 'desk', 'tests-finished', 'mail-bounced', 'withdrawn']],
  ['bea', ['note', 'message', 'desk', 'mail-bounced', 'withdrawn']],
] as const)('offers %s the kinds of the role', async (person, kinds) => {
  const { items } = (await (await app.signedIn(person)).get('/portal/notifications/preferences')).json().data
  expect(items.map(({ kind }: { kind: string }) => kind)).toEqual(kinds)
})

test('stores a preference, and keeps the others', async () => {
  const partner = await app.newPartner()
  const choice = { kind: 'note', portal: false, mail: 'daily' }
  const saved = await partner.put('/portal/notifications/preferences', { items: [choice] })
  const { data } = (await partner.get('/portal/notifications/preferences')).json()
  expect(saved.json().data).toEqual(data)
  expect(data.items.slice(0, 2)).toEqual([choice, { kind: 'message', portal: true, mail: 'at-once' }])
})

test.each([
  [{ kind: 'decision', portal: true, mail: 'none' }, 'mail'],
  [{ kind: 'decision', portal: false, mail: 'daily' }, 'portal'],
  [{ kind: 'key-expiring', portal: true, mail: 'none' }, 'mail'],
  [{ kind: 'mail-bounced', portal: true, mail: 'at-once' }, 'mail'],
  [{ kind: 'desk', portal: true, mail: 'none' }, 'kind'],
] as const)('refuses a partner %j', async (choice, field) => {
  const partner = await app.newPartner()
  const note = { kind: 'note', portal: true, mail: 'none' }
  const answer = await partner.put('/portal/notifications/preferences', { items: [note, choice] })
  expect([answer.statusCode, answer.json().code]).toEqual([422, 'preference-not-allowed'])
  expect(answer.json().data.problems).toMatchObject([{ field: `/items/1/${field}`, rule: 'choice' }])
  const { items } = (await partner.get('/portal/notifications/preferences')).json().data
  expect(items[0]).toEqual({ kind: 'note', portal: true, mail: 'at-once' })
})
