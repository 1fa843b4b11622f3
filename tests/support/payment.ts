import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import type { Caller } from './app.ts'
import { newProject } from './projects.ts'

/** What a program of a partner's sends with every call of the payment API. */
export type Credentials = Record<'authorization' | 'x-partner-id' | 'x-project-id' | 'x-api-key', string>

export interface Payer {
  partnerId: string
  projectId: string
  keyId: string
  credentials: Credentials
}

export function credentialsOf(partnerId: string, projectId: string, key: string): Credentials {
  return {
    authorization: `Basic ${Buffer.from(`${projectId}:${key}`).toString('base64')}`,
    'x-partner-id': partnerId,
    'x-project-id': projectId,
    'x-api-key': key,
  }
}

/** A project of the caller's with a sandbox key, made the way the screens make them. */
export async function newPayer(caller: Caller, projectId?: string): Promise<Payer> {
  const id = projectId ?? (await newProject(caller))
  const { org_id: partnerId } = (await caller.get('/portal/user')).json().data
  const made = await caller.post('/portal/keys', { project_id: id, api_key_id: 'portal', env_type_id: 6 })
  if (made.statusCode !== 200) throw new Error(`no key was made: ${made.body}`)
  const { apiKeyValue, credential } = made.json().data
  return { partnerId, projectId: id, keyId: credential.id, credentials: credentialsOf(partnerId, id, apiKeyValue) }
}

type Inject = (request: InjectOptions) => Promise<LightMyRequestResponse>

/** Calls of the payment API by a payer, with other headers where they are given; undefined leaves one out. */
export function pays(inject: Inject, { credentials }: Payer) {
  const send = (
    method: 'GET' | 'POST',
    path: string,
    payload?: unknown,
    other: Record<string, string | undefined> = {},
  ) =>
    inject({
      method,
      url: `/sandbox${path}`,
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
