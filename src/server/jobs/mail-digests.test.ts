import { expect, test } from 'vitest'
import { retention } from '#domain/retention.ts'
import { createMailQueue } from '#server/mail/mail-queue.ts'
import { notify } from '#server/notifications/notify.ts'
import * as accounts from '#server/repositories/accounts.ts'
import { type Caller, testApp } from '#tests/support/app.ts'
import { mailDigests } from './mail-digests.ts'

const app = testApp()
const acting = () => ({ config: app.config, mail: createMailQueue(undefined, app.config), now: app.now })
const send = () => mailDigests({ db: app.db, ...acting() })

/** A partner who gets notes once a day, with notes of these subjects. */
async function partnerWith(...subjects: string[]): Promise<Caller> {
  const partner = await app.newPartner()
  await choose(partner, 'daily')
  const account = await accounts.findByEmail(app.db, partner.email)
  for (const subject of subjects) {
    const letter = { subject, paragraphs: ['Please look.'], link: ['Open', '/projects'] as [string, string] }
    const to = { accountId: account?.id ?? '' }
    await app.db.transaction((tx) => notify(tx, acting(), { kind: 'note', to, projectId: null, letter }))
  }
  return partner
}

const choose = (partner: Caller, mail: string) =>
  partner.put('/portal/notifications/preferences', { items: [{ kind: 'note', portal: true, mail }] })
const digestsTo = async ({ email }: Caller) =>
  (await app.mailsTo(email)).filter(({ subject }) => /notifications?$/.test(subject))

test('sends one mail with all of a person, once, also from two processes', async () => {
  const partner = await partnerWith('A note on Bank', 'A note on Company')
  expect(await digestsTo(partner)).toEqual([])
  await Promise.all([send(), send()])
  await send()
  const [mail, ...more] = await digestsTo(partner)
  expect([mail?.subject, more]).toEqual(['2 notifications', []])
  expect(mail?.text).toContain(`A note on Bank\nPlease look.\nOpen: ${app.config.publicUrl}/projects`)
  expect(mail?.text).toContain('A note on Company')
})

test('leaves out notifications that were read in the portal', async () => {
  const partner = await partnerWith('A note on Bank', 'A note on Company')
  const { items } = (await partner.get('/portal/notifications')).json().data
  await partner.post('/portal/notifications/read', { ids: [items[0].id] })
  await send()
  const [mail] = await digestsTo(partner)
  expect(mail?.subject).toBe('One notification')
  expect(mail?.text).not.toContain('Company')
})

test('sends nothing when mails were switched off meanwhile', async () => {
  const partner = await partnerWith('A note on Bank')
  await choose(partner, 'none')
  await send()
  expect(await digestsTo(partner)).toEqual([])
})

test('deletes notifications after their retention', async () => {
  const partner = await partnerWith('A note on Bank')
  await send()
  app.advance((retention.notificationDays + 1) * 86_400)
  await send()
  const again = await app.signIn(partner.email)
  expect((await again.get('/portal/notifications')).json().data.items).toEqual([])
})
