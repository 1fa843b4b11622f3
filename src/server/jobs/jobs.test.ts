import { eq, sql } from 'drizzle-orm'
import { PgBoss } from 'pg-boss'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addHours, addMinutes } from '#domain/time.ts'
import { buildApp } from '#server/app.ts'
import { type Config, readConfig } from '#server/config.ts'
import { oneTimeCodes, rateLimits } from '#server/db/identity-schema.ts'
import { callFigures } from '#server/db/rollup-schema.ts'
import { mailOutbox } from '#server/db/schema.ts'
import { deleteExpiredRows } from '#server/jobs/cleanup.ts'
import { formerSchedules, type Jobs, startJobs } from '#server/jobs/jobs.ts'
import { startQueue } from '#server/jobs/queue.ts'
import { createMailQueue } from '#server/mail/mail-queue.ts'
import { contactMail, mailTexts } from '#server/mail/mail-texts.ts'
import * as oneTimeCodeRows from '#server/repositories/one-time-codes.ts'
import * as rateLimitRows from '#server/repositories/rate-limits.ts'
import { insertSellers } from '#tests/support/call-figures.ts'
import { storeCalls } from '#tests/support/calls.ts'
import { eachDatabase } from '#tests/support/database.ts'
import { type SmtpServer, startSmtp } from '#tests/support/smtp.ts'
import { waitFor } from '#tests/support/wait-for.ts'

const database = eachDatabase()
const now = () => new Date()
let smtp: SmtpServer
let config: Config
let jobs: Jobs
let app: Awaited<ReturnType<typeof buildApp>>
let projectId = ''

beforeAll(async () => {
  smtp = await startSmtp()
  config = readConfig({
    SESSION_SECRET: 'x'.repeat(32),
    DEMO: '0',
    PUBLIC_URL: 'https://portal.example',
    INTERNAL_NETWORKS: 'none',
    TRUST_PROXY: 'none',
    SMTP_URL: smtp.url,
    MAIL_FROM: 'Portal <portal@portal.example>',
  })
  app = await buildApp({ config, database: database(), deliver: () => jobs.deliver(), now })
  projectId = (await insertSellers(database().db, now()))[0] ?? ''
  await storeCalls(database().db, [{ ...sale, projectId, at: now(), amount: '4.98' }])
  await scheduleFormerJobs()
  jobs = await startJobs({
    config,
    database: database(),
    log: app.log,
    now,
    localUrl: async () => 'http://127.0.0.1:9',
  })
})

afterAll(async () => {
  await jobs.stop()
  await app.close()
  await smtp.close()
})

/** Schedules the jobs of an earlier version. */
async function scheduleFormerJobs(): Promise<void> {
  const boss = await startQueue({ database: database(), log: app.log })
  for (const name of formerSchedules) {
    await boss.createQueue(name)
    await boss.schedule(name, '0 0 1 1 *')
  }
  await boss.stop({ graceful: true, close: false })
}

const sale = { environment: 'live', provider: 'STM', moved: 'charge' } as const
const dayMs = 86_400_000

const mailsTo = (recipient: string) =>
  database().db.select().from(mailOutbox).where(eq(mailOutbox.recipient, recipient))

test('delivers a mail once and clears its code', async () => {
  const payload = { email: 'mira@lumen.example', password: 'Harbour#2027' }
  expect((await app.inject({ method: 'POST', url: '/portal/user/signup', payload })).statusCode).toBe(200)
  await waitFor(() => expect(smtp.received).toHaveLength(1))
  expect(smtp.received[0]).toMatch(/^From: Portal <portal@portal\.example>$/m)
  expect(smtp.received[0]).toMatch(/^To: mira@lumen\.example$/m)
  expect(smtp.received[0]).toMatch(/^Your code to confirm your account: \d{6}$/m)
  await waitFor(async () => {
    expect(await mailsTo('mira@lumen.example')).toMatchObject([
      { body: null, html: null, code: null, attempts: 1, sentAt: expect.any(Date) },
    ])
  })
})

test('retries a mail that the mail server rejects', async () => {
  smtp.busy = true
  const box = createMailQueue(jobs.deliver, config)
  await box.queue(database().db, 'leo@lumen.example', mailTexts.accountExists('https://portal.example'), now())
  box.flush()
  await waitFor(async () => {
    expect(await mailsTo('leo@lumen.example')).toMatchObject([
      { sentAt: null, lastError: expect.stringContaining('451') },
    ])
  })
  smtp.busy = false
  await waitFor(
    async () => {
      expect(await mailsTo('leo@lumen.example')).toMatchObject([{ sentAt: expect.any(Date), lastError: null }])
    },
    { timeout: 18_000 },
  )
})

test("delivers a visitor's message as typed, without header injection", async () => {
  const message = {
    name: 'Mira\r\nBcc: everybody@lumen.example',
    companyEmail: 'mira@lumen.example',
    companyWebsite: null,
    role: 'Other: Founder',
    country: 'Singapore',
    mobileNumber: '+65 81234567',
    message: 'Is 1 < 2 & 3 > 2?\n.\n\nBcc: me@lumen.example\n<b',
  }
  const box = createMailQueue(jobs.deliver, config)
  await box.queue(database().db, 'partners@portal.example', contactMail(message), now())
  box.flush()
  const arrived = () => smtp.received.find((each) => each.includes('To: partners@portal.example'))
  await waitFor(() => expect(arrived()).toBeDefined())
  const [head = '', ...body] = arrived()?.split('\n\n') ?? []
  expect(head).toMatch(/^Subject: Message from Mira Bcc: everybody@lumen\.example, Singapore$/m)
  expect(head).toMatch(/^Content-Type: multipart\/alternative/m)
  expect(head).not.toMatch(/^Bcc:/m)
  // A line with only a dot would end the SMTP message, so it is doubled.
  expect(body.join('\n\n')).toContain('Is 1 < 2 & 3 > 2?\n..\n\nBcc: me@lumen.example\n<b')
})

test('does not send a mail whose transaction was rolled back', async () => {
  const box = createMailQueue(jobs.deliver, config)
  const failing = database().db.transaction(async (tx) => {
    await box.queue(tx, 'unknown@lumen.example', mailTexts.mfa(config.publicUrl, '123456'), now())
    throw new Error('rolled back')
  })
  await expect(failing).rejects.toThrow('rolled back')
  box.flush()
  expect(await mailsTo('unknown@lumen.example')).toEqual([])
})

test('deletes expired rows, and codes of undelivered mails', async () => {
  const { db } = database()
  await rateLimitRows.hit(db, 'over', 60, addMinutes(now(), -2))
  await rateLimitRows.hit(db, 'running', 60, now())
  const owner = { purpose: 'mfa', codeHash: 'x', requester: '', sentAt: now() } as const
  await oneTimeCodeRows.replace(db, { ...owner, subject: 'old', expiresAt: addHours(now(), -2) }, now())
  await oneTimeCodeRows.replace(db, { ...owner, subject: 'fresh', expiresAt: addHours(now(), -0.5) }, now())
  await createMailQueue(jobs.deliver, config).queue(
    db,
    'late@lumen.example',
    mailTexts.mfa(config.publicUrl, '123456'),
    addHours(now(), -2),
  )
  await deleteExpiredRows(db, config, now())
  expect((await db.select().from(rateLimits)).map(({ key }) => key)).not.toContain('over')
  expect((await db.select().from(rateLimits)).map(({ key }) => key)).toContain('running')
  expect((await db.select().from(oneTimeCodes)).map(({ subject }) => subject)).toEqual(
    expect.not.arrayContaining(['old']),
  )
  expect((await db.select().from(oneTimeCodes)).map(({ subject }) => subject)).toContain('fresh')
  expect(await mailsTo('late@lumen.example')).toMatchObject([{ body: null, html: null, code: null }])
})

describe('the scheduled jobs', () => {
  /** Triggers a scheduled job at once. */
  async function itIsTimeFor(queue: string): Promise<void> {
    const clock = new PgBoss({
      db: database().jobs,
      backend: database().kind === 'embedded' ? 'pglite' : 'postgres',
      schema: 'jobs',
      supervise: false,
      schedule: false,
    })
    await clock.start()
    await clock.send(queue, {})
    await clock.stop({ graceful: false, close: false })
  }
  const schedules = () => database().db.select({ name: sql<string>`name`, cron: sql`cron` }).from(sql`jobs.schedule`)
  const charged = async (period: 'hour' | 'day') => {
    const rows = await database().db.select().from(callFigures).where(eq(callFigures.period, period))
    return rows.map((row) => row.charged).sort()
  }

  test('removes the schedules of earlier versions', async () => {
    expect((await schedules()).filter(({ name }) => formerSchedules.includes(name))).toEqual([])
  })

  test('counts calls each minute and at the start of the server', async () => {
    await waitFor(async () => expect(await charged('day')).toEqual(['4.98']))
    expect(await schedules()).toContainEqual({ name: 'count-calls', cron: '* * * * *' })
    await storeCalls(database().db, [
      { ...sale, projectId, at: new Date(now().getTime() - 100 * dayMs), amount: '9.80' },
    ])
    await itIsTimeFor('count-calls')
    await waitFor(async () => expect(await charged('day')).toEqual(['4.98', '9.80']))
  })

  test('deletes old figures each night', async () => {
    expect(await charged('hour')).toEqual(['4.98', '9.80'])
    expect(await schedules()).toContainEqual({ name: 'delete-old-figures', cron: '40 3 * * *' })
    await itIsTimeFor('delete-old-figures')
    await waitFor(async () => expect(await charged('hour')).toEqual(['4.98']))
    expect(await charged('day')).toEqual(['4.98', '9.80'])
  })
})
