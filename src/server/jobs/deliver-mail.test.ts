import { eq, isNull } from 'drizzle-orm'
import fastify from 'fastify'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addMinutes, addSeconds } from '#domain/time.ts'
import { readConfig } from '#server/config.ts'
import { mailOutbox } from '#server/db/schema.ts'
import { type MailDelivery, startMailDelivery } from '#server/jobs/deliver-mail.ts'
import { createMailQueue } from '#server/mail/mail-queue.ts'
import { mailTexts } from '#server/mail/mail-texts.ts'
import * as accounts from '#server/repositories/accounts.ts'
import { claim } from '#server/repositories/mail-outbox.ts'
import * as notifications from '#server/repositories/notifications.ts'
import { Figures } from '#server/telemetry/figures.ts'
import { eachDatabase } from '#tests/support/database.ts'
import { type SmtpServer, startSmtp } from '#tests/support/smtp.ts'
import { waitFor } from '#tests/support/wait-for.ts'

const database = eachDatabase()
const now = () => new Date()
const publicUrl = 'https://portal.example'
let smtp: SmtpServer
let onMail = () => {}
let running: MailDelivery[] = []
let figures = new Figures()
const printed = () => figures.registry.metrics()

beforeEach(async () => {
  smtp = await startSmtp(() => onMail())
  figures = new Figures()
})
afterEach(async () => {
  smtp.release()
  for (const delivery of running) await delivery.stop()
  running = []
  await smtp.close()
  await database().db.delete(mailOutbox)
})

/** One process that sends mail. */
function start(clock = now): MailDelivery {
  const config = readConfig({
    SESSION_SECRET: 'x'.repeat(32),
    DEMO: '0',
    PUBLIC_URL: 'https://portal.example',
    INTERNAL_NETWORKS: 'none',
    TRUST_PROXY: 'none',
    SMTP_URL: smtp.url,
    MAIL_FROM: 'portal@portal.example',
  })
  const delivery = startMailDelivery(
    {
      config,
      database: database(),
      log: fastify({ logger: false }).log,
      now: clock,
      figures,
      localUrl: async () => 'http://127.0.0.1:9',
    },
    smtp.url,
  )
  running.push(delivery)
  return delivery
}

/** Written and committed, as an operation does; delivery is not told. */
async function write(to: string[], kind: 'code' | 'letter', at = now()): Promise<void> {
  const text = kind === 'code' ? mailTexts.mfa(publicUrl, '123456') : mailTexts.accountExists(publicUrl)
  const queue = createMailQueue(() => {}, { demo: false })
  for (const address of to) await queue.queue(database().db, address, text, at)
}

const addresses = (name: string, count: number) =>
  Array.from({ length: count }, (_, at) => `${name}-${at}@lumen.example`)
const recipients = () => smtp.received.map((message) => /^To: (\S+)$/m.exec(message)?.[1])
const stored = async () => (await database().db.select().from(mailOutbox))[0]
const allSent = async () => expect(await database().db.$count(mailOutbox, isNull(mailOutbox.sentAt))).toBe(0)

test('sends each of 200 mails once from three processes', async () => {
  const to = addresses('many', 200)
  await write(to, 'letter')
  for (const delivery of [start(), start(), start()]) delivery.wake()
  await waitFor(allSent)
  expect(recipients().toSorted()).toEqual(to.toSorted())
  expect(await printed()).toContain('mails_total{result="sent",reason="none"} 200')
})

test('sends a code while the mail server holds every letter', async () => {
  smtp.held = /already have an account/
  await write(addresses('letter', 50), 'letter')
  const delivery = start()
  await waitFor(() => expect(smtp.received.length).toBeGreaterThan(0))
  await write(['mira@lumen.example'], 'code')
  delivery.wake()
  await waitFor(() => expect(recipients()).toContain('mira@lumen.example'))
  expect(smtp.received.length).toBeLessThan(50)
})

test('sends a mail at once when it is woken, without waiting for the next poll', async () => {
  const fake = vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  try {
    const delivery = start()
    for (const recipient of addresses('code', 3)) {
      const arrival = Promise.withResolvers<void>()
      onMail = arrival.resolve
      await write([recipient], 'code')
      delivery.wake()
      await arrival.promise
    }
  } finally {
    fake.useRealTimers()
  }
  expect(recipients()).toEqual(addresses('code', 3))
})

test('sends codes before letters that were written earlier', async () => {
  await write(addresses('letter', 30), 'letter')
  await write(addresses('code', 8), 'code')
  start()
  await waitFor(allSent)
  const last = recipients().findLastIndex((recipient) => recipient?.startsWith('code'))
  expect(last).toBeLessThan(16)
})

test('sends a mail of a process that ended while it sent it', async () => {
  await write(['mira@lumen.example'], 'letter', addMinutes(now(), -10))
  const before = addMinutes(now(), -6)
  const claimed = { kind: 'letter', limit: 1, now: before, until: addMinutes(before, 5), codesSince: before } as const
  expect(await claim(database().db, claimed)).toHaveLength(1)
  start()
  await waitFor(allSent)
  expect(recipients()).toEqual(['mira@lumen.example'])
})

test('leaves the codes that it has not tried to the next process when it stops', async () => {
  smtp.held = /123456/
  await write(addresses('code', 40), 'code')
  const delivery = start()
  await waitFor(() => expect(smtp.received.length).toBeGreaterThan(0))
  const stopped = delivery.stop()
  smtp.release()
  await stopped
  expect(smtp.received.length).toBeLessThan(40)
  start()
  await waitFor(allSent)
  expect(recipients().toSorted()).toEqual(addresses('code', 40).toSorted())
})

test('leaves mails that another process has claimed since when it stops', async () => {
  smtp.held = /already have an account/
  await write(addresses('letter', 20), 'letter')
  const delivery = start()
  await waitFor(() => expect(smtp.received.length).toBeGreaterThan(0))
  const later = addMinutes(now(), 6)
  const until = addMinutes(later, 5)
  await claim(database().db, { kind: 'letter', limit: 50, now: later, until, codesSince: later })
  const stopped = delivery.stop()
  smtp.release()
  await stopped
  const unsent = await database().db.select().from(mailOutbox).where(isNull(mailOutbox.sentAt))
  expect(unsent.length).toBeGreaterThan(0)
  for (const mail of unsent) expect(mail).toMatchObject({ deliverAt: until, attempts: 2 })
})

test('counts no attempt for mails that it has not tried before its claim is almost over', async () => {
  smtp.held = /already have an account/
  await write(addresses('letter', 20), 'letter')
  let isLate = false
  start(() => addMinutes(now(), isLate ? 3 : 0))
  await waitFor(() => expect(smtp.received.length).toBeGreaterThan(0))
  isLate = true
  smtp.release()
  await waitFor(async () => {
    const unsent = await database().db.select().from(mailOutbox).where(isNull(mailOutbox.sentAt))
    expect(new Set(unsent.map(({ attempts }) => attempts))).toEqual(new Set([0]))
    for (const { deliverAt } of unsent) expect(deliverAt?.getTime()).toBeGreaterThan(addMinutes(now(), 4).getTime())
  })
})

test('does not send a mail that another process is sending', async () => {
  await write(['mira@lumen.example', 'leo@lumen.example'], 'letter')
  const claimed = { kind: 'letter', limit: 1, now: now(), until: addMinutes(now(), 5), codesSince: now() } as const
  const [mine] = await claim(database().db, claimed)
  start()
  await waitFor(() => expect(smtp.received).toHaveLength(1))
  expect(recipients()).not.toContain(mine?.recipient)
})

test('does not send a code that has expired', async () => {
  await write(['late@lumen.example'], 'code', addMinutes(now(), -6))
  await write(['mira@lumen.example'], 'code')
  start()
  await waitFor(() => expect(smtp.received).toHaveLength(1))
  expect(recipients()).toEqual(['mira@lumen.example'])
})

test('waits longer after each failure', async () => {
  smtp.busy = true
  await write(['mira@lumen.example'], 'letter')
  start()
  await waitFor(async () => expect((await stored())?.lastError).toContain('451'))
  const first = await stored()
  expect(first?.deliverAt?.getTime()).toBeGreaterThan(addSeconds(now(), 1).getTime())
  await database()
    .db.update(mailOutbox)
    .set({ deliverAt: now(), attempts: 4 })
    .where(eq(mailOutbox.id, first?.id ?? ''))
  await waitFor(async () => expect((await stored())?.attempts).toBe(5))
  await waitFor(async () =>
    expect((await stored())?.deliverAt?.getTime()).toBeGreaterThan(addSeconds(now(), 60).getTime()),
  )
  await waitFor(async () => expect(await printed()).toContain('mails_total{result="failed",reason="busy"} 2'))
})

test.each([
  ['gives up at once on a mailbox that does not exist', '550 5.1.1 no such user', null],
  ['tries again when a mail server refuses by policy', '550 5.7.1 relaying denied', expect.any(Date)],
  ['tries again when a mail server refuses the sender at the recipient', '550 5.1.8 bad sender', expect.any(Date)],
])('%s', async (_, answer, deliverAt) => {
  smtp.refused = { command: /^RCPT.*gone@/, answer }
  await write(['gone@lumen.example', 'mira@lumen.example'], 'letter')
  start()
  const gone = async () =>
    (await database().db.select().from(mailOutbox).where(eq(mailOutbox.recipient, 'gone@lumen.example')))[0]
  await waitFor(async () => expect((await gone())?.lastError).toContain(answer))
  expect(await gone()).toMatchObject({ attempts: 1, deliverAt, sentAt: null })
  await waitFor(() => expect(recipients()).toEqual(['mira@lumen.example']))
})

test('tries again when a mail server refuses the sender', async () => {
  const answer = '550 no such sender'
  smtp.refused = { command: /^MAIL/, answer }
  await write(['mira@lumen.example'], 'letter')
  start()
  await waitFor(async () => expect((await stored())?.lastError).toContain(answer))
  expect(await stored()).toMatchObject({ attempts: 1, deliverAt: expect.any(Date), sentAt: null })
})

test('tells the reader that the mailbox was refused', async () => {
  smtp.refused = { command: /^RCPT.*gone@/, answer: '550 5.1.1 no such user' }
  const { db } = database()
  const account = { email: 'gone@lumen.example', passwordHash: 'x', confirmedAt: now() }
  const reader = await accounts.insert(db, { ...account, role: 'BUSINESS_INTERNAL' })
  await write([account.email], 'letter')
  start()
  await waitFor(async () =>
    expect(await notifications.listOf(db, reader?.id ?? '', 10)).toMatchObject([
      { facts: { text: expect.stringContaining('the mail server of gone@lumen.example refused the address.') } },
    ]),
  )
})

test('notifies the recipient in the portal when it gives up', async () => {
  smtp.busy = true
  const { db } = database()
  const account = { email: 'mira@lumen.example', passwordHash: 'x', confirmedAt: now() }
  const mira = await accounts.insert(db, { ...account, role: 'BUSINESS_INTERNAL' })
  await write([account.email], 'letter')
  await db.update(mailOutbox).set({ attempts: 11 })
  start()
  await waitFor(async () => {
    expect((await db.select().from(mailOutbox)).map(({ deliverAt }) => deliverAt)).toEqual([null])
  })
  expect(await notifications.listOf(db, mira?.id ?? '', 10)).toMatchObject([
    {
      kind: 'mail-bounced',
      facts: {
        text: expect.stringMatching(
          /^"You already have an account" could not be delivered .* We tried for about an hour\./,
        ),
      },
    },
  ])
  expect(await db.$count(mailOutbox)).toBe(1)
  expect(await printed()).toContain('mails_total{result="bounced",reason="busy"} 1')
})

test('notifies business admins once a day when it gives up on mails to a partner', async () => {
  smtp.busy = true
  const { db } = database()
  const account = { passwordHash: 'x', confirmedAt: now() }
  const bea = await accounts.insert(db, { ...account, email: 'bea@operator.example', role: 'BUSINESS_ADMIN' })
  const ines = await accounts.insert(db, { ...account, email: 'ines@operator.example', role: 'BUSINESS_INTERNAL' })
  const asa = await accounts.insertPartner(db, { email: 'asa@atoll.example', passwordHash: 'x' })
  await accounts.confirm(db, asa?.id ?? '', now())
  await write(['asa@atoll.example', 'asa@atoll.example'], 'letter')
  await db.update(mailOutbox).set({ attempts: 11 })
  start()
  await waitFor(async () => {
    expect((await db.select().from(mailOutbox)).map(({ deliverAt }) => deliverAt)).toEqual([null, null])
  })
  expect(await notifications.listOf(db, asa?.id ?? '', 10)).toHaveLength(2)
  expect(await notifications.listOf(db, ines?.id ?? '', 10)).toEqual([])
  const told = await notifications.listOf(db, bea?.id ?? '', 10)
  const facts = {
    title: 'An email to asa@atoll.example could not be delivered',
    path: `/content-partners/${asa?.organisationId}`,
  }
  expect(told).toMatchObject([{ kind: 'mail-bounced', facts }])
})
