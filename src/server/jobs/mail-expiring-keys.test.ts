import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { apiKeys } from '#server/db/schema.ts'
import { createMailQueue } from '#server/mail/mail-queue.ts'
import { testApp } from '#tests/support/app.ts'
import { newProject } from '#tests/support/projects.ts'
import { mailExpiringKeys } from './mail-expiring-keys.ts'

const app = testApp()
const day = 86_400
const mailKeys = (batchSize?: number) =>
  mailExpiringKeys(
    { db: app.db, config: app.config, mail: createMailQueue(undefined, app.config), now: app.now },
    batchSize,
  )
const expiryMailsTo = async (email: string) =>
  (await app.mailsTo(email)).filter(({ subject }) => subject.includes('about to expire'))

test('mails once about an active key that expires in less than 31 days', async () => {
  const partner = await app.newPartner()
  const project_id = await newProject(partner)
  const generate = async (): Promise<{ id: string; accessKey: string }> =>
    (await partner.post('/portal/keys', { project_id, api_key_id: 'portal', env_type_id: 6 })).json().data.credential
  const [kept, revoked, testKey] = [await generate(), await generate(), await generate()]
  await partner.delete(`/portal/keys/${revoked.id}`)
  await app.db.update(apiKeys).set({ forTests: true }).where(eq(apiKeys.id, testKey.id))

  app.advance(333 * day)
  await mailKeys()
  expect(await expiryMailsTo(partner.email)).toEqual([])
  app.advance(2 * day)
  await Promise.all([mailKeys(), mailKeys()])
  await mailKeys()
  const [mail, ...more] = await expiryMailsTo(partner.email)
  expect(more).toEqual([])
  expect(mail?.text).toContain(`${kept.accessKey} of`)
  expect(mail?.text).toContain('expires in 30 days')
  expect(mail?.text).toContain(`/projects/${project_id}`)
})

test('skips the demo partner outside demo mode', async () => {
  const [dana, partner] = [await app.signedIn('dana'), await app.newPartner()]
  for (const caller of [dana, partner]) {
    const project_id = await newProject(caller)
    await caller.post('/portal/keys', { project_id, api_key_id: 'portal', env_type_id: 6 })
  }
  app.advance(335 * day)
  app.config.demo = false
  await mailKeys()
  app.config.demo = true
  expect(await expiryMailsTo('dana@lumen.example')).toHaveLength(0)
  expect(await expiryMailsTo(partner.email)).toHaveLength(1)
})

test.each([4, 5])('mails about %i keys on one day, two at a time', async (count) => {
  const partner = await app.newPartner()
  const project_id = await newProject(partner)
  for (let made = 0; made < count; made++) {
    await partner.post('/portal/keys', { project_id, api_key_id: 'portal', env_type_id: 6 })
  }
  app.advance(335 * day)
  await mailKeys(2)
  const mails = await expiryMailsTo(partner.email)
  expect(new Set(mails.map(({ text }) => text)).size).toBe(count)
  expect(mails).toHaveLength(count)
})
