import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { environments } from '#domain/environments.ts'
import type { Db } from '#server/db/database.ts'
import * as productCodes from '#server/repositories/product-codes.ts'
import type { Caller } from './app.ts'
import { newProject, setStatus } from './projects.ts'

/** The headers of a partner's calls of the payment API. */
export type Credentials = Record<'authorization' | 'x-partner-id' | 'x-project-id' | 'x-api-key', string>

export interface Payer {
  partnerId: string
  projectId: string
  keyId: string
  credentials: Credentials
}

/** The body of a valid request for a one-time password. */
export const otpRequest = {
  userIdentityType: 'MSISDN',
  userIdentifier: '6581234567',
  transactionType: 'ASSOCIATION',
  paymentServiceProvider: 'STM',
  messageContent: 'Code #PASSWORD#',
  correlationId: 'otp-1',
}

export function credentialsOf(partnerId: string, projectId: string, key: string): Credentials {
  return {
    authorization: `Basic ${Buffer.from(`${projectId}:${key}`).toString('base64')}`,
    'x-partner-id': partnerId,
    'x-project-id': projectId,
    'x-api-key': key,
  }
}

/** Creates a project with a sandbox key, with the calls of the screens. */
export async function newPayer(caller: Caller, projectId?: string): Promise<Payer> {
  const id = projectId ?? (await newProject(caller))
  const { org_id: partnerId } = (await caller.get('/portal/user')).json().data
  return await withKey(caller, partnerId, id, { env_type_id: environments.sandbox.id })
}

interface LiveApp {
  db: Db
  advance(seconds: number): void
  codeFor(email: string): Promise<string>
}

/** Creates a live project with a live product code, a live key and one allowed address. */
export async function newLivePayer(app: LiveApp, caller: Caller, address: string): Promise<Payer> {
  const id = await newProject(caller)
  await setStatus(app.db, id, 'live')
  const live = { environment: 'live', provider: 'STM', price: '4.98', currency: 'SGD' } as const
  await productCodes.insertAll(app.db, [{ projectId: id, ...live, code: 'LUM-DAY', description: 'Lumen for a day' }])
  await caller.post(`/portal/projects/${id}/ip-addresses`, { ipAddresses: [address] })
  const { org_id: partnerId } = (await caller.get('/portal/user')).json().data
  app.advance(31)
  await caller.post('/portal/keys/otp')
  const otp = await app.codeFor(caller.email)
  return await withKey(caller, partnerId, id, { env_type_id: environments.live.id, otp })
}

async function withKey(caller: Caller, partnerId: string, id: string, body: object): Promise<Payer> {
  const answer = await caller.post('/portal/keys', { project_id: id, api_key_id: 'portal', ...body })
  if (answer.statusCode !== 200) throw new Error(`The key was not generated: ${answer.body}`)
  const { apiKeyValue, credential } = answer.json().data
  return { partnerId, projectId: id, keyId: credential.id, credentials: credentialsOf(partnerId, id, apiKeyValue) }
}

type Inject = (request: InjectOptions) => Promise<LightMyRequestResponse>

interface SandboxApp {
  inject: Inject
  signedIn(person: 'dana'): Promise<Caller>
}

/** Signs dana in and creates a project with a sandbox key. `api` calls the payment API with the key. */
export async function openSandbox({ inject, signedIn }: SandboxApp) {
  const dana = await signedIn('dana')
  const payer = await newPayer(dana)
  return { dana, payer, api: pays(inject, payer) }
}

interface CallOptions {
  environment?: 'sandbox' | 'live'
  /** The caller's address. */
  address?: string
}

/** Calls the payment API with a payer's credentials. `other` overrides headers; undefined removes one. */
export function pays(inject: Inject, { credentials }: Payer, { environment = 'sandbox', address }: CallOptions = {}) {
  const send = (
    method: 'GET' | 'POST',
    path: string,
    payload?: unknown,
    other: Record<string, string | undefined> = {},
  ) =>
    inject({
      method,
      url: `/${environment}${path}`,
      ...(address !== undefined && { remoteAddress: address }),
      headers: Object.fromEntries(
        Object.entries({
          ...credentials,
          ...(method === 'POST' && { 'content-type': 'application/json' }),
          ...other,
        }).filter(([, value]) => value !== undefined),
      ),
      ...(payload !== undefined && { payload: typeof payload === 'string' ? payload : JSON.stringify(payload) }),
    })
  return {
    get: (path: string, other?: Record<string, string | undefined>) => send('GET', path, undefined, other),
    post: (path: string, body: unknown, other?: Record<string, string | undefined>) => send('POST', path, body, other),
  }
}
