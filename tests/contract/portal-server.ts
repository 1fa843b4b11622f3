// Our server over an empty database in memory, with the demo accounts, and a clock that the tests may move.

import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { useEmbedded } from '#server/db/connect.ts'
import { EmbeddedDatabase } from '#server/db/embedded.ts'
import { demoAccounts, demoPassword, seedDemo } from '#server/db/seed.ts'

export type RoleName = (typeof demoAccounts)[number]['role']
export type Headers = Record<string, string>

export interface PortalServer {
  url: string
  /** Signed in with password and code as the demo account of that role. */
  signIn(role: RoleName): Promise<Headers>
  /** Code of the newest mail to an address. */
  codeFor(email: string): Promise<string>
  post(path: string, body: unknown, headers?: Headers): Promise<unknown>
  get(path: string, headers?: Headers): Promise<unknown>
  /** Let time pass. */
  wait(milliseconds: number): void
  close(): Promise<void>
}

export async function startPortalServer(): Promise<PortalServer> {
  let ahead = 0
  const now = () => new Date(Date.now() + ahead)
  const database = await useEmbedded(new EmbeddedDatabase(async () => {}, {}))
  await seedDemo(database.db, now())
  const app = await buildApp({
    config: readConfig({ DEMO: '1', SESSION_SECRET: 'a secret of the contract tests, long enough to be one' }),
    database,
    deliver: undefined,
    now,
    logger: false,
    requestsPerMinute: Number.MAX_SAFE_INTEGER,
  })
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  const calls = callsTo(url)
  return {
    url,
    ...calls,
    signIn: (role) => signIn(calls, role),
    wait: (milliseconds) => {
      ahead += milliseconds
    },
    close: async () => {
      await app.close()
      await database.close()
    },
  }
}

type Calls = Pick<PortalServer, 'codeFor' | 'get' | 'post'>

function callsTo(url: string): Calls {
  const get = async (path: string, headers: Headers = {}) => dataOf(await fetch(url + path, { headers }))
  return {
    get,
    post: async (path, body, headers = {}) => {
      const all = { 'Content-Type': 'application/json', ...headers }
      return dataOf(await fetch(url + path, { method: 'POST', headers: all, body: JSON.stringify(body) }))
    },
    codeFor: async (email) => {
      const mails = await (await fetch(`${url}/dev/mailbox.json?to=${encodeURIComponent(email)}`)).json()
      return String(mails[0]?.code)
    },
  }
}

async function signIn({ get, post, codeFor }: Calls, role: RoleName): Promise<Headers> {
  const email = demoAccounts.find((account) => account.role === role)?.email ?? ''
  const { token } = await post('/portal/user/login', { email, password: demoPassword })
  const session = { Authorization: `Bearer ${token.AccessToken}` }
  await get('/portal/auth/otp?type=MFA', session)
  const { mfaToken } = await post('/portal/auth/otp', { otp: await codeFor(email), type: 'MFA' }, session)
  return { ...session, 'X-MFA-Token': mfaToken }
}

async function dataOf(answer: Response) {
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}: ${text}`)
  return JSON.parse(text).data
}
