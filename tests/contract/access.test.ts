// Every operation with every kind of caller: the scopes of the specification, the guard and the operation's own rule agree.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OpenApiDocument } from '#domain/openapi.ts'
import { needsInternalNetwork, type Role, roles } from '#domain/roles.ts'
import type { OperationId } from '#generated/operations.ts'
import { setBaseUrl } from '#web/api/base-url.ts'
import type { PlacedOperation } from '../../scripts/generate/openapi.ts'
import { callHandler } from './call-handler.ts'
import { call, functionName } from './client.ts'
import { type ExampleRequest, readApis, requestsOf } from './contract.ts'
import { unknownId } from './misuses.ts'
import { callOperation, type Headers, type PortalServer, signInAs, startPortalServer } from './portal-server.ts'
import { createProject } from './recipe.ts'
import { setUp } from './recipes.ts'

const partner = 'dana@lumen.example'
/** A session is known to its own account only. */
const ofOneAccount: OperationId[] = ['revokeSession']
/** Access tokens last for 15 minutes of the server's clock, which recipes advance. */
const usableMs = 10 * 60_000

let portal: PortalServer
let signedIn: { at: number; people: Record<Role, Headers> } | undefined
let wrongTokens: Record<string, Headers>

beforeAll(async () => {
  portal = await startPortalServer()
  setBaseUrl(portal.url)
  wrongTokens = await makeWrongTokens()
})
afterAll(() => portal.close())

async function headersOf(role: Role): Promise<Headers> {
  const at = portal.now().getTime()
  if (!signedIn || at - signedIn.at > usableMs) {
    const entries: [Role, Headers][] = []
    for (const each of roles) entries.push([each, await signInAs(portal, each)])
    signedIn = { at: portal.now().getTime(), people: Object.fromEntries(entries) as Record<Role, Headers> }
  }
  return signedIn.people[role]
}

/** Credentials of another kind than the operations take. */
async function makeWrongTokens(): Promise<Record<string, Headers>> {
  const dana = await headersOf('EXTERNAL_ADMIN')
  const bea = await headersOf('BUSINESS_ADMIN')
  const { projectId } = await createProject(portal, dana)
  const body = { project_id: projectId, api_key_id: 'portal', env_type_id: 6 } as const
  const { apiKeyValue } = await callOperation(portal, 'generateKey', { body }, dana)
  const agent = { name: 'Assistant', validDays: 30 } as const
  const { value } = await callOperation(portal, 'createAgentToken', { params: { projectId }, body: agent }, dana)
  const credentials = { email: partner, password: 'Sandbox#2026' }
  const { token } = (await callOperation(portal, 'signIn', { body: credentials })) ?? expect.fail('not confirmed')
  const mfa = dana['X-MFA-Token'] ?? ''
  return {
    'no token': {},
    'an API key as access token': bearer(apiKeyValue, mfa),
    'an API key in X-Api-Key': { 'X-Api-Key': apiKeyValue },
    'an agent token': bearer(value, mfa),
    'a refresh token': bearer(token.RefreshToken, mfa),
    'an MFA token as access token': bearer(mfa, mfa),
    'another scheme': { Authorization: (dana.Authorization ?? '').replace('Bearer', 'Basic'), 'X-MFA-Token': mfa },
    'an MFA token alone': { 'X-MFA-Token': mfa },
    ...withoutSecondStep(dana, bea),
  }
}

const bearer = (token: string, mfa: string) => ({ Authorization: `Bearer ${token}`, 'X-MFA-Token': mfa })

/** Signed in with the password alone, which is enough for some operations. */
function withoutSecondStep({ Authorization = '' }: Headers, other: Headers): Record<string, Headers> {
  return {
    [passwordOnly]: { Authorization },
    [`${passwordOnly}, the access token as MFA token`]: { Authorization, 'X-MFA-Token': Authorization.slice(7) },
    [`${passwordOnly}, the MFA token of another account`]: { ...other, Authorization },
  }
}
const passwordOnly = 'the password only'

interface Access {
  needsSession: boolean
  needsSecondStep: boolean
  named: readonly Role[]
}

function accessOf({ security }: OpenApiDocument, operation: PlacedOperation): Access {
  const [requirement = {}] = operation.security ?? security ?? []
  const scopes: readonly string[] = requirement.session ?? []
  const named = scopes.length > 0 ? roles.filter((role) => scopes.includes(role)) : roles
  return { needsSession: 'session' in requirement, needsSecondStep: 'mfa' in requirement, named }
}

/** Sends the operation with ids that do not exist: session and role are checked before them. */
async function send({ path, method }: PlacedOperation, headers: Headers) {
  const url = portal.url + path.replaceAll(/\{\w+\}/g, unknownId)
  const answer = await fetch(url, { method: method.toUpperCase(), headers })
  const text = await answer.text()
  return { status: answer.status, code: /"code":"([\w-]+)"/.exec(text)?.[1] }
}

const refusedSession = { status: 401, code: expect.stringMatching(/^(not-signed-in|mfa-required)$/) }

describe.each(readApis())('access to $name', (api) => {
  describe.each(api.operations)('$operationId', (operation) => {
    const id = operation.operationId as OperationId
    const { needsSession, needsSecondStep, named } = accessOf(api.document, operation)
    const [request] = requestsOf(api, operation) as [ExampleRequest]

    if (!needsSession) {
      it('needs no session', async () => {
        for (const headers of Object.values(wrongTokens))
          expect(await send(operation, headers)).not.toEqual(refusedSession)
      })
      return
    }

    it('refuses tokens of another kind', async () => {
      for (const [name, headers] of Object.entries(wrongTokens)) {
        const isEnough = !needsSecondStep && name.startsWith(passwordOnly)
        const expected = isEnough ? expect.not.objectContaining({ status: 401 }) : refusedSession
        expect(await send(operation, headers), name).toEqual(expected)
      }
    })

    if (!needsSecondStep) return

    it.each(named)('lets in %s', async (role) => {
      const first = await headersOf(ofOneAccount.includes(id) ? role : (named[0] ?? role))
      const setup = await setUp(id, portal, request, first)
      const own = await headersOf(role)
      // A recipe may bring a new partner. The invalid body of other roles then changes nothing.
      const isOwn = setup.headers === first
      const sent = isOwn || role === 'EXTERNAL_ADMIN' ? setup.request : { ...setup.request, body: {} }
      const headers = isOwn || role !== 'EXTERNAL_ADMIN' ? own : setup.headers
      const { status, text } = await call(functionName(id, sent), sent, headers)
      expect(
        [401, 403, 404].filter((refused) => refused !== setup.status),
        text,
      ).not.toContain(status)
    })

    const others = roles.filter((role) => !named.includes(role))

    it.each(others)('refuses %s', async (role) => {
      expect(await send(operation, await headersOf(role))).toEqual({ status: 403, code: 'role-not-allowed' })
    })

    it.each(others)('refuses %s in its handler too', async (role) => {
      const setup = await setUp(id, portal, request, await headersOf(named[0] ?? role))
      expect(await callHandler(portal, id, role, setup.request)).toMatch(/^(role-not-allowed|not-found)$/)
    })

    it.each(named.filter(needsInternalNetwork))('refuses %s outside the internal network', async (role) => {
      const outside = { ...(await headersOf(role)), 'X-Forwarded-For': '203.0.113.9' }
      expect(await send(operation, outside)).toEqual({ status: 403, code: 'network-not-internal' })
    })
  })
})
