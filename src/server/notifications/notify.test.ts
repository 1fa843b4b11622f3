import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { notificationPreferences, notifications } from '#server/db/notification-schema.ts'
import { createMailQueue } from '#server/mail/mail-queue.ts'
import * as accounts from '#server/repositories/accounts.ts'
import { testApp } from '#tests/support/app.ts'
import { notify } from './notify.ts'

const app = testApp()
const letter = {
  subject: 'A note on Bank',
  paragraphs: ['The account number is missing.'],
  link: ['Answer it', '/projects'] as [string, string],
}

async function partnerAccount(): Promise<accounts.Account> {
  const { email } = await app.newPartner()
  const account = await accounts.findByEmail(app.db, email)
  if (!account) throw new Error('the partner has no account')
  return account
}

const acting = () => ({ config: app.config, mail: createMailQueue(undefined, app.config), now: app.now })
const stored = (accountId: string) => app.db.select().from(notifications).where(eq(notifications.accountId, accountId))
const mailed = async (email: string) => (await app.mailsTo(email)).filter(({ subject }) => subject === letter.subject)

test.each([
  { portal: true, mail: 'at-once', rows: [{ inPortal: true, inDigest: false }], mails: 1 },
  { portal: true, mail: 'daily', rows: [{ inPortal: true, inDigest: true }], mails: 0 },
  { portal: true, mail: 'none', rows: [{ inPortal: true, inDigest: false }], mails: 0 },
  { portal: false, mail: 'at-once', rows: [], mails: 1 },
  { portal: false, mail: 'daily', rows: [{ inPortal: false, inDigest: true }], mails: 0 },
  { portal: false, mail: 'none', rows: [], mails: 0 },
] as const)('obeys portal $portal and mail $mail', async ({ portal, mail, rows, mails }) => {
  const { id: accountId, email } = await partnerAccount()
  await app.db.insert(notificationPreferences).values({ accountId, kind: 'note', portal, mail })
  await app.db.transaction((tx) => notify(tx, acting(), { kind: 'note', to: { accountId }, projectId: null, letter }))
  expect((await stored(accountId)).map(({ inPortal, inDigest }) => ({ inPortal, inDigest }))).toEqual(rows)
  expect(await mailed(email)).toHaveLength(mails)
})

test('stores the text of the letter, and mails it at once without a preference', async () => {
  const { id: accountId, email } = await partnerAccount()
  await app.db.transaction((tx) => notify(tx, acting(), { kind: 'note', to: { accountId }, projectId: null, letter }))
  const [notification] = await stored(accountId)
  expect(notification).toMatchObject({ kind: 'note', readAt: null, createdAt: app.now() })
  expect(notification?.facts).toEqual({
    title: 'A note on Bank',
    text: 'The account number is missing.',
    path: '/projects',
    action: 'Answer it',
  })
  expect((await mailed(email))[0]?.text).toContain(`${app.config.publicUrl}/projects`)
})

test('stores and mails nothing when its transaction is rolled back', async () => {
  const { id: accountId, email } = await partnerAccount()
  const failed = app.db.transaction(async (tx) => {
    await notify(tx, acting(), { kind: 'note', to: { accountId }, projectId: null, letter })
    throw new Error('a later statement fails')
  })
  await expect(failed).rejects.toThrow('a later statement fails')
  expect([await stored(accountId), await mailed(email)]).toEqual([[], []])
})

test('leaves out the account that caused it, and roles that do not get the kind', async () => {
  const { id: accountId, organisationId } = await partnerAccount()
  const to = { organisationId: organisationId ?? '' }
  await app.db.transaction(async (tx) => {
    await notify(tx, acting(), { kind: 'note', to, except: accountId, projectId: null, letter })
    await notify(tx, acting(), { kind: 'desk', to, projectId: null, letter })
  })
  expect(await stored(accountId)).toEqual([])
})
