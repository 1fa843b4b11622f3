// The server with an in-memory database, the demo accounts and a clock that tests can advance.
import { fail } from '#domain/problems.ts'
import { type OperationId, type OperationIO, operationFacts } from '#generated/operations.ts'
import { buildApp } from '#server/app.ts'
import { syncArticles } from '#server/articles/sync-articles.ts'
import { readConfig } from '#server/config.ts'
import type { Db } from '#server/db/database.ts'
import { seedDemo } from '#server/demo/seed.ts'
import { demoAccounts, demoPassword } from '#server/demo-accounts.ts'
import type { AppDependencies } from '#server/dependencies.ts'
import { openCopy } from '#tests/support/database.ts'
import { startIdentityProvider, type TestProvider } from '#tests/support/identity-provider.ts'
import { type OutsideHost, startOutsideHost } from './outside-host.ts'

export type Headers = Record<string, string>

/** By default the specifications of `npm run generate` and the handlers of src/server/operations. */
export type Given = Pick<AppDependencies, 'specifications' | 'operations'>

export interface PortalServer {
  url: string
  /** The address of the same portal with a limit of no requests. */
  limitedUrl: string
  /** The address of the same portal without single sign-on. */
  withoutSingleSignOnUrl: string
  identityProvider: TestProvider
  /** A host that TRY OUT may call. */
  outsideHost: OutsideHost
  /** For states that no call, or only many calls, can create. */
  db: Db
  /** The server's clock. */
  now(): Date
  /** Advances the server's clock. */
  advanceClock(milliseconds: number): void
  /** Simulates a full disk. */
  fillDisk(full: boolean): void
  close(): Promise<void>
}

export async function startPortalServer(given: Given = {}): Promise<PortalServer> {
  let offset = 0
  let full = false
  const ensureDiskSpace = async () => {
    if (full) fail('storage-full')
  }
  const now = () => new Date(Date.now() + offset)
  const database = await openCopy(ensureDiskSpace, 'migrated')
  await seedDemo(database.db, now())
  await syncArticles(database.db)
  const identityProvider = await startIdentityProvider()
  const outsideHost = await startOutsideHost()
  const config = readConfig({ DEMO: '1', SESSION_SECRET: 'a secret of the contract tests that is long enough' })
  const dependencies = {
    config: { ...config, singleSignOn: identityProvider.settings, tryOutProxyHosts: outsideHost.listed },
    outside: outsideHost.outside,
    database,
    deliver: undefined,
    now,
    logger: false,
    ...given,
    callsPerKey: 1_000_000,
    // The tests read whole answers.
    streamTimes: { longestMs: 200 },
  }
  const app = await buildApp({ ...dependencies, requestsPerMinute: Number.MAX_SAFE_INTEGER })
  const limited = await buildApp({ ...dependencies, requestsPerMinute: 0 })
  const withoutSingleSignOn = await buildApp({ ...dependencies, config, requestsPerMinute: Number.MAX_SAFE_INTEGER })
  const free = { host: '127.0.0.1', port: 0 }
  return {
    url: await app.listen(free),
    limitedUrl: await limited.listen(free),
    withoutSingleSignOnUrl: await withoutSingleSignOn.listen(free),
    identityProvider,
    outsideHost,
    db: database.db,
    now,
    advanceClock: (milliseconds) => {
      offset += milliseconds
    },
    fillDisk: (isFull) => {
      full = isFull
    },
    close: async () => {
      await Promise.all([app.close(), limited.close(), withoutSingleSignOn.close(), identityProvider.close()])
      await outsideHost.close()
      await database.close()
    },
  }
}

type Input<Id extends OperationId> = Partial<Pick<OperationIO[Id], 'params' | 'query' | 'body'>>

/** Sends a call that a test needs as its precondition. Throws if it fails. */
export async function callOperation<Id extends OperationId>(
  { url }: PortalServer,
  id: Id,
  { params = {}, query = {}, body }: Input<Id> = {},
  headers: Headers = {},
): Promise<OperationIO[Id]['data']> {
  const { method, path } = operationFacts[id]
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(Reflect.get(params, name))))
  const answer = await fetch(
    `${url}${filled}?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))}`,
    {
      method: method.toUpperCase(),
      headers: { ...headers, ...(body === undefined ? {} : { 'Content-Type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    },
  )
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${id} answered ${answer.status}: ${text}`)
  return JSON.parse(text).data
}

/** The code of the newest mail to an address. */
export async function codeFor({ url }: PortalServer, email: string): Promise<string> {
  const mails = await (await fetch(`${url}/dev/mailbox.json?to=${encodeURIComponent(email)}`)).json()
  return String(mails[0]?.code)
}

export async function tokensOf(portal: PortalServer, email: string) {
  const data = await callOperation(portal, 'signIn', { body: { email, password: demoPassword } })
  if (!data) throw new Error(`${email} is not confirmed`)
  return data.token
}

export async function signInWithPassword(portal: PortalServer, email: string): Promise<Headers> {
  const token = await tokensOf(portal, email)
  return { Authorization: `Bearer ${token.AccessToken}` }
}

/** The first code of a new session, which needs no wait. */
export async function requestCode(portal: PortalServer, email: string, session: Headers): Promise<string> {
  await callOperation(portal, 'requestOtp', { query: { type: 'MFA' } }, session)
  return await codeFor(portal, email)
}

/** Signs in with password and code as the demo account of a role. */
export const signInAs = (portal: PortalServer, role: string): Promise<Headers> =>
  signInWithCode(portal, demoAccounts.find((account) => account.role === role)?.email ?? '')

async function signInWithCode(portal: PortalServer, email: string): Promise<Headers> {
  const session = await signInWithPassword(portal, email)
  const otp = await requestCode(portal, email, session)
  const { mfaToken } = await callOperation(portal, 'verifyOtp', { body: { otp, type: 'MFA' } }, session)
  return { ...session, 'X-MFA-Token': mfaToken }
}

/** Signs up a partner without confirming the email. */
export async function signUpNewcomer(portal: PortalServer): Promise<string> {
  const email = `${crypto.randomUUID()}@newcomer.example`
  await callOperation(portal, 'signUp', { body: { email, password: demoPassword } })
  return email
}

/** Signs up and confirms a partner, and signs in with password and code. */
export async function signInNewcomer(portal: PortalServer): Promise<Headers> {
  const email = await signUpNewcomer(portal)
  const key = await codeFor(portal, email)
  await callOperation(portal, 'accountAction', { body: { action: 'confirmSignUp', email, key } })
  return await signInWithCode(portal, email)
}
