import { setTimeout as wait } from 'node:timers/promises'
import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { connect } from '#server/db/connect.ts'
import { startJobs } from '#server/jobs/jobs.ts'
import { startSmtp } from '../../tests/support/smtp.ts'
import { onBothDatabases, type Place } from './both-databases.ts'

const signUps = 1000
const concurrency = 20
type Print = (line: string) => void

/** Measures the time from the first of 1 000 sign-ups to the arrival of the last code, and the slowest delivery of a code. */
export async function benchMail(print: Print): Promise<void> {
  await onBothDatabases(['mail'], (kind, placeOf) => benchOn(kind, placeOf('mail'), print))
}

async function benchOn(name: string, place: Place, print: Print): Promise<void> {
  const arrivedAt = new Map<string, number>()
  const smtp = await startSmtp((message) => arrivedAt.set(/^To: (\S+)$/m.exec(message)?.[1] ?? '', performance.now()))
  const { portal, stop } = await startPortal(place, smtp.url)
  const answeredAt = new Map<string, number>()
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
  while (arrivedAt.size < signUps) await wait(20)
  const longest = Math.max(...[...arrivedAt].map(([email, at]) => at - (answeredAt.get(email) ?? at)))
  print(
    `${name}: ${signUps} sign-ups answered in ${inSeconds(signedUp - begin)}, last code delivered after ` +
      `${inSeconds(performance.now() - begin)}, slowest code ${inSeconds(longest)} after the response to its sign-up`,
  )
  await stop()
  await smtp.close()
}

const inSeconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`

async function startPortal(place: Place, smtpUrl: string) {
  const config = readConfig({
    ...place,
    SMTP_URL: smtpUrl,
    MAIL_FROM: 'portal@portal.example',
    SESSION_SECRET: 'x'.repeat(32),
    DEMO: '0',
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
    async stop() {
      await portal.close()
      await jobs.stop()
      await database.close()
    },
  }
}
