import { setTimeout as wait } from 'node:timers/promises'
import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { connect } from '#server/db/connect.ts'
import { startJobs } from '#server/jobs/jobs.ts'
import { createMailQueue } from '#server/mail/mail-queue.ts'
import { mailTexts } from '#server/mail/mail-texts.ts'
import { startSmtp } from '../../tests/support/smtp.ts'
import { type DatabaseVariables, onBothDatabases } from './both-databases.ts'
import { verdict } from './verdict.ts'

const signUps = 1000
const concurrency = 20
/** Written before the first sign-up. They must not delay a code. */
const otherMails = 300
const limits = { lastCodeSeconds: 90, slowestCodeSeconds: 1 }

/** Measures the time from the first of 1 000 sign-ups to the arrival of the last code, and the slowest delivery of a code. */
export async function benchMail(): Promise<void> {
  const missed: string[] = []
  await onBothDatabases(async (kind, placeOf) => {
    missed.push(...(await benchOn(kind, await placeOf('mail'))))
  })
  const limit =
    `each code at most ${limits.slowestCodeSeconds} s after its response, the last within ` +
    `${limits.lastCodeSeconds} s, none twice`
  console.log(verdict(limit, missed))
}

async function benchOn(name: string, place: DatabaseVariables): Promise<string[]> {
  const arrivedAt = new Map<string, number>()
  let duplicates = 0
  const smtp = await startSmtp((message) => {
    const recipient = /^To: (\S+)$/m.exec(message)?.[1] ?? ''
    if (arrivedAt.has(recipient)) duplicates += 1
    arrivedAt.set(recipient, performance.now())
  })
  const { portal, queueOtherMails, stop } = await startPortal(place, smtp.url)
  const answeredAt = new Map<string, number>()
  await queueOtherMails()
  const begin = performance.now()
  const waiting = Array.from({ length: signUps }, (_, at) => at)
  const signUpNext = async (): Promise<void> => {
    for (let at = waiting.shift(); at !== undefined; at = waiting.shift()) {
      const email = `partner-${at}@lumen.example`
      const answer = await portal.inject({
        method: 'POST',
        url: '/portal/user/signup',
        // Sign-ups per address are limited.
        remoteAddress: `198.51.${Math.floor(at / 100)}.${(at % 100) + 1}`,
        payload: { email, password: 'Harbour#2027' },
      })
      if (answer.statusCode !== 200) throw new Error(`a sign-up answers ${answer.statusCode}: ${answer.body}`)
      answeredAt.set(email, performance.now())
    }
  }
  await Promise.all(Array.from({ length: concurrency }, signUpNext))
  const signedUp = performance.now()
  while (arrivedAt.size < signUps + otherMails) await wait(20)
  const codes = [...answeredAt].map(([email, answered]) => ({ answered, arrived: arrivedAt.get(email) ?? answered }))
  const slowest = inSeconds(Math.max(...codes.map(({ answered, arrived }) => arrived - answered)))
  const last = inSeconds(Math.max(...codes.map(({ arrived }) => arrived - begin)))
  console.log(
    `${name}: ${signUps} sign-ups beside ${otherMails} other mails answered in ${inSeconds(signedUp - begin)} s, last code ` +
      `delivered after ${last} s, slowest code ${slowest} s after the response to its sign-up`,
  )
  await stop()
  await smtp.close()
  return [
    ...(Number(slowest) > limits.slowestCodeSeconds ? [`slowest code on ${name} ${slowest} s`] : []),
    ...(Number(last) > limits.lastCodeSeconds ? [`last code on ${name} ${last} s`] : []),
    ...(duplicates > 0 ? [`${duplicates} mails sent twice on ${name}`] : []),
  ]
}

const inSeconds = (milliseconds: number) => (milliseconds / 1000).toFixed(1)

async function startPortal(place: DatabaseVariables, smtpUrl: string) {
  const config = readConfig({
    ...place,
    SMTP_URL: smtpUrl,
    MAIL_FROM: 'portal@portal.example',
    SESSION_SECRET: 'x'.repeat(32),
    DEMO: '0',
    PUBLIC_URL: 'https://portal.example',
    INTERNAL_NETWORKS: 'none',
    TRUST_PROXY: 'none',
  })
  const database = await connect(config, { migrates: true })
  const now = () => new Date()
  const started = Promise.withResolvers<Awaited<ReturnType<typeof startJobs>>>()
  const deliver = () => void started.promise.then((jobs) => jobs.deliver())
  const portal = await buildApp({ config, database, deliver, now, requestsPerMinute: 1_000_000 })
  const jobs = await startJobs({ config, database, log: portal.log, now, localUrl: async () => 'http://127.0.0.1:9' })
  started.resolve(jobs)
  return {
    portal,
    async queueOtherMails() {
      const outbox = createMailQueue(() => jobs.deliver(), config)
      for (let at = 0; at < otherMails; at++) {
        const text = mailTexts.accountExists(config.publicUrl)
        await outbox.queue(database.db, `reader-${at}@lumen.example`, text, now())
      }
      outbox.flush()
    },
    async stop() {
      await portal.close()
      await jobs.stop()
      await database.close()
    },
  }
}
