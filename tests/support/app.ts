import type { FastifyInstance, FastifyServerOptions, InjectOptions, LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll } from 'vitest'
import type { ProductChanges } from '#domain/product-changes.ts'
import { buildApp } from '#server/app.ts'
import { type Config, readConfig } from '#server/config.ts'
import type { Database } from '#server/db/connect.ts'
import type { FreeBytes } from '#server/db/disk-space.ts'
import { demoPassword } from '#server/demo-accounts.ts'
import type { AppDependencies } from '#server/dependencies.ts'
import type { Deliver } from '#server/mail/mail-queue.ts'
import type { StreamTimes } from '#server/notifications/streams.ts'
import type { Telemetry } from '#server/telemetry/spans.ts'
import type { Random } from '#simulator/random.ts'
import { type Contents, openTestDatabase, testStart } from './database.ts'

export interface TestMail {
  to: string
  subject: string
  text: string
  code: string | null
  sentAt: string
}

/** A caller with tokens. The methods return the server's answer. */
export interface Caller {
  email: string
  accessToken: string
  refreshToken: string
  mfaToken: string
  get(url: string): Promise<LightMyRequestResponse>
  post(url: string, body?: object): Promise<LightMyRequestResponse>
  put(url: string, body?: object): Promise<LightMyRequestResponse>
  /** Sends a multipart form, as a browser does. */
  upload(url: string, form: FormData, method?: 'POST' | 'PUT'): Promise<LightMyRequestResponse>
  delete(url: string): Promise<LightMyRequestResponse>
}

interface TestAppOptions {
  config?: Partial<Config>
  /** `false` starts without the demo accounts and their data. */
  seeded?: boolean
  requestsPerMinute?: number
  callsPerKey?: number
  streamTimes?: Partial<StreamTimes>
  random?: Random
  productChanges?: ProductChanges[]
  specifications?: NonNullable<AppDependencies['specifications']>
  webDir?: string
  stopping?: AbortSignal
  logger?: FastifyServerOptions['logger']
  telemetry?: Telemetry
  outside?: NonNullable<AppDependencies['outside']>
  /** By default mails arrive in the demo mailbox immediately. */
  deliver?: Deliver
  /** Reports the free disk space to the embedded database. */
  freeBytes?: FreeBytes
  /** Gets each statement on the embedded database. */
  onStatement?: (text: string) => void
}

const people = {
  dana: 'dana@lumen.example',
  ines: 'ines@portal.example',
  theo: 'theo@portal.example',
  bea: 'bea@portal.example',
}

/** Runs a server with a new database during the tests of one file. Its clock moves only with `advance`. */
export function testApp(options: TestAppOptions = {}) {
  let running: { app: FastifyInstance; database: Database; config: Config } | undefined
  let time = testStart.getTime()
  const now = () => new Date(time)
  const use = () => {
    if (!running) throw new Error('The server runs inside tests only: call it there')
    return running
  }

  beforeAll(async () => {
    const contents: Contents = options.seeded === false ? 'migrated' : 'seeded'
    const database = await openTestDatabase(options.freeBytes, contents, options.onStatement)
    const config = {
      ...readConfig({ SESSION_SECRET: 'a secret of the tests that is long enough', DEMO: '1' }),
      ...options.config,
    }
    const app = await buildApp({
      config,
      database,
      deliver: options.deliver,
      now,
      requestsPerMinute: options.requestsPerMinute ?? 1_000_000,
      ...(options.webDir && { webDir: options.webDir }),
      ...(options.stopping && { stopping: options.stopping }),
      ...(options.logger && { logger: options.logger }),
      ...(options.telemetry && { telemetry: options.telemetry }),
      ...(options.callsPerKey !== undefined && { callsPerKey: options.callsPerKey }),
      ...(options.streamTimes && { streamTimes: options.streamTimes }),
      ...(options.outside && { outside: options.outside }),
      ...(options.random && { random: options.random }),
      ...(options.productChanges && { productChanges: options.productChanges }),
      ...(options.specifications && { specifications: options.specifications }),
    })
    running = { app, database, config }
  })
  afterAll(async () => {
    await running?.app.close()
    await running?.database.close()
  })

  const inject = (request: InjectOptions) => use().app.inject(request)
  const post = (url: string, payload: object) => inject({ method: 'POST', url, payload })

  async function mailsTo(email: string): Promise<TestMail[]> {
    const answer = await inject({ url: '/dev/mailbox.json', query: { to: email } })
    return answer.json()
  }

  /** The newest code sent to the address. */
  async function codeFor(email: string): Promise<string> {
    const code = (await mailsTo(email)).find((mail) => mail.code)?.code
    if (!code) throw new Error(`No mail with a code to ${email}`)
    return code
  }

  async function tokensFor(email: string, password: string) {
    const answer = await post('/portal/user/login', { email, password })
    const token = answer.json().data?.token
    if (!token) throw new Error(`${email} cannot sign in: ${answer.body}`)
    return { accessToken: String(token.AccessToken), refreshToken: String(token.RefreshToken) }
  }

  async function signIn(email: string, password = demoPassword): Promise<Caller> {
    const tokens = await tokensFor(email, password)
    const authorization = `Bearer ${tokens.accessToken}`
    await inject({ url: '/portal/auth/otp?type=MFA', headers: { authorization } })
    const payload = { otp: await codeFor(email), type: 'MFA' }
    const answer = await inject({ method: 'POST', url: '/portal/auth/otp', headers: { authorization }, payload })
    const mfaToken = String(answer.json().data.mfaToken)
    return { email, ...tokens, mfaToken, ...methods({ authorization, 'x-mfa-token': mfaToken }) }
  }

  function methods(headers: Record<string, string>) {
    const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE') => (url: string, payload?: object) =>
      inject({ method, url, headers, ...(payload && { payload }) })
    const upload = async (url: string, form: FormData, method: 'POST' | 'PUT' = 'POST') => {
      const encoded = new Response(form)
      const payload = Buffer.from(await encoded.arrayBuffer())
      const type = { 'content-type': encoded.headers.get('content-type') ?? '' }
      return await inject({ method, url, headers: { ...headers, ...type }, payload })
    }
    return { upload, get: send('GET'), post: send('POST'), put: send('PUT'), delete: send('DELETE') }
  }

  let partners = 0
  return {
    inject,
    post,
    /** A caller without a session. */
    visitor: methods({}),
    mailsTo,
    codeFor,
    tokensFor,
    signIn,
    /** Signs in as a demo account with password and one-time code. */
    signedIn: (person: keyof typeof people) => signIn(people[person]),
    /** Signs up, confirms and signs in a new partner. */
    async newPartner(email = `partner-${++partners}@example.com`): Promise<Caller> {
      await post('/portal/user/signup', { email, password: demoPassword })
      await post('/portal/user/auth', { action: 'confirmSignUp', email, key: await codeFor(email) })
      return await signIn(email)
    },
    /** Advances the server's clock. */
    advance(seconds: number) {
      time += seconds * 1000
    },
    now,
    get db() {
      return use().database.db
    },
    get database() {
      return use().database
    },
    get config() {
      return use().config
    },
    get app() {
      return use().app
    },
    /** Listens on a free port and returns the address. */
    listen: () => use().app.listen({ host: '127.0.0.1', port: 0 }),
  }
}
