import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Config, readConfig } from '#server/config.ts'
import type { Db } from '#server/db/database.ts'
import { ipAddresses } from '#server/db/schema.ts'
import { demoPassword } from '#server/demo-accounts.ts'
import * as accounts from '#server/repositories/accounts.ts'
import * as notifications from '#server/repositories/notifications.ts'
import { testApp } from '#tests/support/app.ts'
import { readEvents } from '#tests/support/event-stream.ts'
import { type Nginx, startNginx } from '#tests/support/nginx.ts'
import { newLivePayer } from '#tests/support/payment.ts'

// The portal behind nginx. Every address of the loopback network reaches it: some are the office, others the internet.

const office = '127.0.1.5'
const outside = '127.0.2.5'
const elsewhere = '127.0.2.6'
const reader = '127.0.2.7'
const requestsPerMinute = 60

const behind = (proxies: string): Partial<Config> => {
  const { trustProxy, internalNetworks } = readConfig({
    SESSION_SECRET: 'x'.repeat(32),
    TRUST_PROXY: proxies,
    INTERNAL_NETWORKS: '127.0.1.0/24',
  })
  return { trustProxy, internalNetworks }
}

/** The portal with this TRUST_PROXY, and nginx in front of it. */
function proxied(trustProxy: string) {
  const lines: string[] = []
  const logger = { stream: { write: (line: string) => void lines.push(line) } }
  const app = testApp({
    config: behind(trustProxy),
    requestsPerMinute,
    logger,
    streamTimes: { heartbeatMs: 3_600_000 },
  })
  let nginx: Nginx | undefined
  beforeAll(async () => {
    nginx = await startNginx(await app.listen())
  }, 180_000)
  afterAll(async () => await nginx?.stop())
  const ask: Nginx['ask'] = (call) => nginx?.ask(call) ?? Promise.reject(new Error('nginx runs inside tests only'))

  /** The status for a caller in the office, and for one on the internet. */
  async function statuses(url: string, headers: Record<string, string> = {}): Promise<number[]> {
    const answers = [await ask({ url, headers, from: office }), await ask({ url, headers, from: outside })]
    return answers.map(({ statusCode }) => statusCode)
  }

  async function staffTokens(): Promise<Record<string, string>> {
    const { accessToken, mfaToken } = await app.signedIn('bea')
    return { authorization: `Bearer ${accessToken}`, 'x-mfa-token': mfaToken }
  }

  /** The first two events of a partner's stream through the proxy, of which marking as read causes the second. */
  async function followStream() {
    const partner = await app.newPartner()
    const headers = { authorization: `Bearer ${partner.accessToken}`, 'x-mfa-token': partner.mfaToken }
    await insertNotification(app.db, partner.email)
    const answer = await nginx?.open({ url: '/portal/notifications/stream', from: reader, headers })
    if (!answer) throw new Error('nginx runs inside tests only')
    const next = readEvents(answer)
    const first = await next()
    await partner.post('/portal/notifications/read', { upTo: Number.MAX_SAFE_INTEGER })
    const events = [first, await next()]
    answer.destroy()
    return events.map((event) => event?.unread)
  }

  /** The refusal of a live call by a project that lists the address of the office. */
  async function payFrom(from: string): Promise<string> {
    const { credentials, projectId } = await newLivePayer(app, await app.newPartner(), '8.8.4.4')
    await app.db.update(ipAddresses).set({ address: office }).where(eq(ipAddresses.projectId, projectId))
    const { body } = await ask({ url: '/live/v1/charges/none', from, headers: credentials })
    return JSON.parse(body).refusal ?? 'taken'
  }

  /** The status of the right password after ten wrong ones from one address. */
  async function signInAfterWrongPasswords(from: string): Promise<number> {
    const signIn = (password: string, address: string) =>
      ask({
        url: '/portal/user/login',
        method: 'POST',
        from: address,
        payload: { email: 'dana@lumen.example', password },
      })
    for (let attempt = 0; attempt < 10; attempt++) await signIn('Wrong#2026', outside)
    return (await signIn(demoPassword, from)).statusCode
  }

  /** The status of a request after as many as one address may send in a minute. */
  async function askAfterMany(from: string): Promise<number> {
    for (let sent = 0; sent < requestsPerMinute; sent++) await ask({ url: '/portal/configs', from: outside })
    return (await ask({ url: '/portal/configs', from })).statusCode
  }

  return { lines, statuses, staffTokens, followStream, payFrom, signInAfterWrongPasswords, askAfterMany }
}

async function insertNotification(db: Db, email: string): Promise<void> {
  const account = await accounts.findByEmail(db, email)
  const facts = { title: 'A note', text: 'Please look.', path: '/projects', action: 'Open' }
  const accountId = account?.id ?? ''
  await notifications.insert(db, [{ accountId, kind: 'note', facts, inPortal: true, inDigest: false }])
}

const warnings = (lines: string[]) => lines.filter((line) => line.includes('TRUST_PROXY'))

describe('behind a trusted proxy', () => {
  const portal = proxied('127.0.0.1')

  test('staff and metrics are for callers of the internal network', async () => {
    const tokens = await portal.staffTokens()
    expect(await portal.statuses('/admin/vpn-check', tokens)).toEqual([200, 403])
    expect(await portal.statuses('/admin/projects/status/pending', tokens)).toEqual([200, 403])
    expect(await portal.statuses('/metrics')).toEqual([200, 404])
  })

  test('a caller cannot choose its address by a header of its own', async () => {
    expect(await portal.statuses('/metrics', { 'x-forwarded-for': office })).toEqual([200, 404])
  })

  test('live calls come from the listed address', async () => {
    expect(await portal.payFrom(office)).toBe('taken')
    expect(await portal.payFrom(outside)).toBe('address-not-listed')
  })

  test('limits count each address of a client', async () => {
    expect(await portal.signInAfterWrongPasswords(elsewhere)).toBe(200)
    expect(await portal.signInAfterWrongPasswords(outside)).toBe(429)
    expect(await portal.askAfterMany(outside)).toBe(429)
    expect(await portal.askAfterMany(elsewhere)).toBe(200)
  })

  test('events of an open stream arrive', async () => {
    expect(await portal.followStream()).toEqual([1, 0])
  })

  test('nothing is logged about the proxy', () => {
    expect(warnings(portal.lines)).toEqual([])
  })
})

describe('behind a proxy that is not trusted', () => {
  const portal = proxied('none')

  test('all callers are external', async () => {
    const tokens = await portal.staffTokens()
    expect(await portal.statuses('/admin/vpn-check', tokens)).toEqual([403, 403])
    expect(await portal.statuses('/admin/projects/status/pending', tokens)).toEqual([403, 403])
    expect(await portal.statuses('/metrics')).toEqual([404, 404])
  })

  test('no caller has a listed address', async () => {
    expect(await portal.payFrom(office)).toBe('address-not-listed')
  })

  test('all callers share the limits of the proxy', async () => {
    expect(await portal.signInAfterWrongPasswords(elsewhere)).toBe(429)
    expect(await portal.askAfterMany(elsewhere)).toBe(429)
  })

  test('the log names the proxy', () => {
    expect(warnings(portal.lines)[0]).toContain('"peer":"127.0.0.1"')
  })
})
