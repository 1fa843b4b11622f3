import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { deskNames } from '#domain/thread.ts'
import { addSeconds } from '#domain/time.ts'
import { createMailQueue, type MailQueue } from '#server/mail/mail-queue.ts'
import { collectSeconds } from '#server/notifications/notify.ts'
import { type Caller, testApp } from '#tests/support/app.ts'
import { openNote, requestChanges, submitted } from '#tests/support/review-notes.ts'
import { mailMessages } from './mail-messages.ts'

const app = testApp()
let ines: Caller
beforeAll(async () => {
  ines = await app.signedIn('ines')
})

/** Sends what is due so many seconds from now. The clock itself stays, because a session lasts few minutes. */
const send = (seconds = collectSeconds, mail: MailQueue = createMailQueue(undefined, app.config)) =>
  mailMessages({ db: app.db, config: app.config, mail, now: () => addSeconds(app.now(), seconds) })
const write = (id: string, text: string) =>
  ines.post(`/admin/projects/${id}/thread`, { id: randomUUID(), text, audience: 'all' })
const choose = (partner: Caller, mail: string, portal = true) =>
  partner.put('/portal/notifications/preferences', { items: [{ kind: 'message', portal, mail }] })
const mailsTo = async ({ email }: Caller) =>
  (await app.mailsTo(email)).filter(({ subject }) => / messages? about /.test(subject))

test('sends the messages of five minutes to a person in one mail, in their order, also from two processes', async () => {
  const { partner, id } = await submitted(app)
  for (const text of ['First.', 'Second.\nWith two lines.', 'Third.']) {
    await write(id, text)
    app.advance(60)
    await send(0)
    expect(await mailsTo(partner)).toEqual([])
  }
  await Promise.all([send(collectSeconds - 180), send(collectSeconds - 180)])
  await send()
  const [mail, ...more] = await mailsTo(partner)
  expect(mail?.subject).toMatch(/^3 new messages about Harbour /)
  expect(more).toEqual([])
  expect(mail?.text).toContain(
    ['First.', 'Second.\nWith two lines.', 'Third.']
      .map((text) => `${deskNames.BUSINESS_INTERNAL}:\n${text}`)
      .join('\n\n'),
  )
  expect(mail?.text).toContain(`${app.config.publicUrl}/projects/${id}/review#conversation`)
})

test('sends the mail of the first message after less than five minutes, and the next one with its own', async () => {
  const { partner, id } = await submitted(app)
  await write(id, 'First.')
  await send(collectSeconds - 1)
  expect(await mailsTo(partner)).toEqual([])
  await send()
  await write(id, 'Second.')
  await send(collectSeconds - 1)
  const [mail, ...more] = await mailsTo(partner)
  expect([mail?.text.includes('First.'), mail?.text.includes('Second.'), more]).toEqual([true, false, []])
  await send()
  expect(await mailsTo(partner)).toHaveLength(2)
  expect(collectSeconds).toBeLessThan(300)
})

test('sends one mail for each project', async () => {
  const { partner, id } = await submitted(app)
  const other = await submitted(app)
  await write(id, 'First.')
  await write(other.id, 'Second.')
  await send()
  expect([await mailsTo(partner), await mailsTo(other.partner)]).toMatchObject([[{}], [{}]])
})

test('tells the team of an answered note, and the partner of a closed one beside the messages', async () => {
  const { partner, id } = await submitted(app)
  await openNote(ines, id)
  await requestChanges(ines, id)
  const [note] = (await partner.get(`/portal/projects/${id}/notes`)).json().data.items
  await partner.post(`/portal/projects/${id}/notes/${note.id}/answers`, { text: 'It is ours.' })
  await send()
  const toTeam = (await app.mailsTo(ines.email)).find(({ text }) => text.includes('It is ours.'))
  expect(toTeam?.subject).toMatch(/^A note on Harbour .* was answered$/)
  expect(toTeam?.text).toContain(`${app.config.publicUrl}/sms-template/${id}/notes#note-${note.id}`)

  const settle = async (resolved: boolean) => {
    const [{ revision }] = (await ines.get(`/admin/projects/${id}/notes`)).json().data.items
    await ines.put(`/admin/projects/${id}/notes/${note.id}`, { resolved, revision })
  }
  await settle(true)
  // Closed already.
  await settle(true)
  await write(id, 'Thank you.')
  await send()
  const [toPartner] = (await app.mailsTo(partner.email)).filter(({ text }) => text.includes('Thank you.'))
  expect(toPartner?.subject).toMatch(/^1 new message and news of 1 note about Harbour /)
  expect(toPartner?.text).toMatch(new RegExp(`Closed note on .*:\\n${note.text.slice(0, 14)}`))
})

test('leaves out messages that were read before the mail, and sends none when all were read', async () => {
  const { partner, id } = await submitted(app)
  const readNewest = async () => {
    const { items } = (await partner.get('/portal/notifications')).json().data
    await partner.post('/portal/notifications/read', { ids: [items[0].id] })
  }
  await write(id, 'Read at once.')
  await readNewest()
  await write(id, 'Not read.')
  await send()
  const [mail, ...more] = await mailsTo(partner)
  expect([mail?.text.includes('Not read.'), mail?.text.includes('Read at once.'), more]).toEqual([true, false, []])
  await write(id, 'Read too.')
  await readNewest()
  await send()
  expect(await mailsTo(partner)).toHaveLength(1)
})

test.each([
  { mail: 'at-once', portal: false, mails: 1 },
  { mail: 'daily', portal: true, mails: 0 },
  { mail: 'none', portal: true, mails: 0 },
])('follows the choice $mail with portal $portal', async ({ mail, portal, mails }) => {
  const { partner, id } = await submitted(app)
  await choose(partner, mail, portal)
  await write(id, 'Hello.')
  await send()
  expect(await mailsTo(partner)).toHaveLength(mails)
})

test.each(['daily', 'none'])('follows the choice %s that was made meanwhile', async (choice) => {
  const { partner, id } = await submitted(app)
  await write(id, 'Hello.')
  await choose(partner, choice)
  await send()
  expect(await mailsTo(partner)).toEqual([])
})

test('sends the mail later when the process ends before it is stored', async () => {
  const { partner, id } = await submitted(app)
  await write(id, 'Hello.')
  const queue = async () => {
    throw new Error('the process is killed')
  }
  await expect(send(collectSeconds, { queue, flush: () => {} })).rejects.toThrow('the process is killed')
  expect(await mailsTo(partner)).toEqual([])
  await send()
  expect(await mailsTo(partner)).toHaveLength(1)
})
