// The operations of the portal and of the staff, called with the generated client.
import { eq } from 'drizzle-orm'
import { needsInternalNetwork, type Role } from '#domain/roles.ts'
import { addHours } from '#domain/time.ts'
import type { OperationId } from '#generated/operations.ts'
import { accounts } from '#server/db/identity-schema.ts'
import type { PlacedOperation } from '../../scripts/generate/openapi.ts'
import { call, functionName } from './client.ts'
import type { Api, ExampleRequest } from './contract.ts'
import { failuresOf } from './failure-recipes.ts'
import { foreignIdChecks } from './foreign-ids.ts'
import {
  callOperation,
  type Headers,
  type PortalServer,
  signInAs,
  signInNewcomer,
  signInWithPassword,
} from './portal-server.ts'
import { setUp } from './recipes.ts'
import { ask, type Check, factOf, type Subject } from './subject.ts'

const roles: Role[] = ['EXTERNAL_ADMIN', 'BUSINESS_ADMIN', 'BUSINESS_INTERNAL', 'TECHNICAL_LIMITED']

/** Headers by role, and those of partners whose sign-in is not finished. */
export interface People {
  byRole: Record<string, Headers>
  withoutCode: Headers
  withTemporaryPassword: Headers
  /** A partner with nothing. */
  another: Headers
}

export async function signInEverybody(portal: PortalServer): Promise<People> {
  const byRole: Record<string, Headers> = {}
  for (const role of roles) byRole[role] = await signInAs(portal, role)
  return {
    byRole,
    withoutCode: await signInWithPassword(portal, 'dana@lumen.example'),
    withTemporaryPassword: await signInWithTemporaryPassword(portal),
    another: await signInNewcomer(portal),
  }
}

async function signInWithTemporaryPassword(portal: PortalServer): Promise<Headers> {
  const headers = await signInNewcomer(portal)
  const { id } = await callOperation(portal, 'getUser', {}, headers)
  await portal.db
    .update(accounts)
    .set({ passwordExpiresAt: addHours(portal.now(), 24) })
    .where(eq(accounts.id, id))
  return headers
}

/** `world` is read when a check runs, because checks are listed before the server starts. */
export function portalSubject(api: Api, world: () => { portal: PortalServer; people: People }): Subject {
  const subject: Subject = {
    api,
    get portal() {
      return world().portal
    },
    get url() {
      return world().portal.url
    },
    get limitedUrl() {
      return world().portal.limitedUrl
    },
    asked: new Set(),
    unknownProperty: { surprise: true },
    send: (operation, request, headers) => call(functionName(operation.operationId, request), request, headers),
    allowedHeaders: (operation) => world().people.byRole[factOf(api, operation).roles[0] ?? 'EXTERNAL_ADMIN'] ?? {},
    setUp: (operation, request, headers) => setUp(idOf(operation), world().portal, request, headers),
    failures: (operation) => failuresOf(idOf(operation)),
    rejects: ({ text }, field, keyword) =>
      problemsIn(text).some((each) => each.field === field && each.rule === keyword),
    accessChecks: (operation, requests) => [
      ...accessChecks(subject, operation, requests[0], () => world().people),
      ...foreignIdChecks(subject, operation, requests, () => world().people.another),
    ],
  }
  return subject
}

const idOf = ({ operationId }: PlacedOperation) => operationId as OperationId

function problemsIn(text: string): { field: string; rule: string }[] {
  const problems: unknown = JSON.parse(text)?.data?.problems
  return Array.isArray(problems) ? problems : []
}

/** Accepted callers get 400 for a query parameter that no operation has, so their questions change nothing. */
function accessChecks(
  subject: Subject,
  operation: PlacedOperation,
  request: ExampleRequest,
  people: () => People,
): Check[] {
  const { access, roles: named } = factOf(subject.api, operation)
  const everybody: string[] = named.length === 0 ? roles : named
  const asks = (caller: string, status: number, headers: () => Headers, code?: string): Check => ({
    name: `${status === accepted ? 'accepts' : 'rejects'} ${caller}`,
    run: () =>
      ask(subject, operation, { status, node: operation.security, caller, ...(status !== accepted && { code }) }, () =>
        subject.send(operation, { ...request, unknownQuery: 'surprise=1' }, headers()),
      ),
  })
  const withoutSession = asks(
    'a caller without a session',
    access === 'public' ? accepted : 401,
    () => ({}),
    'not-signed-in',
  )
  const ofMembers = access === 'member' ? 401 : accepted
  const withoutCode = asks('a caller without the one-time code', ofMembers, () => people().withoutCode, 'mfa-required')
  const temporary = asks(
    'a caller with a temporary password',
    operation.operationId === 'changePassword' ? accepted : ofMembers,
    () => people().withTemporaryPassword,
    'password-change-required',
  )
  const ofRole = (role: string) => people().byRole[role] ?? {}
  const outside = { 'X-Forwarded-For': '203.0.113.7' }
  const bound = roles.filter((role) => access === 'member' && everybody.includes(role) && needsInternalNetwork(role))
  return [
    withoutSession,
    ...(access === 'public' ? [] : [withoutCode, temporary]),
    ...roles.map((role) =>
      asks(`the role ${role}`, everybody.includes(role) ? accepted : 403, () => ofRole(role), 'role-not-allowed'),
    ),
    ...bound.map((role) =>
      asks(
        `the role ${role} outside its network`,
        403,
        () => ({ ...ofRole(role), ...outside }),
        'network-not-internal',
      ),
    ),
  ]
}

/** The answer to a query parameter that no operation has. */
const accepted = 400
