// The operations of the portal and of the staff, called with the generated client.
import type { OperationId } from '#generated/operations.ts'
import type { PlacedOperation } from '../../scripts/generate/openapi.ts'
import { call, functionName } from './client.ts'
import type { Api, ExampleRequest } from './contract.ts'
import { failureRecipes } from './failure-recipes.ts'
import { type Headers, type PortalServer, signInAs, signInWithPassword } from './portal-server.ts'
import { setUp } from './recipes.ts'
import { ask, type Check, factOf, type Subject } from './subject.ts'

const roles = ['EXTERNAL_ADMIN', 'BUSINESS_ADMIN', 'BUSINESS_INTERNAL', 'TECHNICAL_LIMITED']

/** Headers by role, and those of a partner without the one-time code. */
export interface People {
  byRole: Record<string, Headers>
  withoutCode: Headers
}

export async function signInEverybody(portal: PortalServer): Promise<People> {
  const byRole: Record<string, Headers> = {}
  for (const role of roles) byRole[role] = await signInAs(portal, role)
  return { byRole, withoutCode: await signInWithPassword(portal, 'dana@lumen.example') }
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
    surprise: { surprise: true },
    send: (operation, request, headers) => call(functionName(operation.operationId, request), request, headers),
    allowed: (operation) => world().people.byRole[factOf(api, operation).roles[0] ?? 'EXTERNAL_ADMIN'] ?? {},
    setUp: (operation, request, headers) => setUp(idOf(operation), world().portal, request, headers),
    failures: (operation) => failureRecipes[idOf(operation)] ?? {},
    names: ({ text }, field, keyword) => problemsIn(text).some((each) => each.field === field && each.rule === keyword),
    accessChecks: (operation, request) => accessChecks(subject, operation, request, () => world().people),
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
  const isMember = access === 'member'
  const everybody = named.length === 0 ? roles : named
  const asks = (name: string, status: number, headers: () => Headers): Check => ({
    name,
    run: () =>
      ask(subject, operation, { status, node: operation.security }, () =>
        subject.send(operation, { ...request, unknownQuery: 'surprise=1' }, headers()),
      ),
  })
  const staff = everybody.filter((role) => role === 'BUSINESS_ADMIN' || role === 'TECHNICAL_LIMITED')
  const outside = { 'X-Forwarded-For': '203.0.113.7' }
  return [
    asks(
      `${access === 'public' ? 'accepts' : 'rejects'} callers without a session`,
      access === 'public' ? 400 : 401,
      () => ({}),
    ),
    ...(access === 'public'
      ? []
      : [
          asks(
            `${isMember ? 'rejects' : 'accepts'} callers without the one-time code`,
            isMember ? 401 : 400,
            () => people().withoutCode,
          ),
        ]),
    ...roles.map((role) =>
      everybody.includes(role)
        ? asks(`accepts the role ${role}`, 400, () => people().byRole[role] ?? {})
        : asks(`rejects the role ${role}`, 403, () => people().byRole[role] ?? {}),
    ),
    ...(isMember ? staff : []).map((role) =>
      asks(`rejects the role ${role} outside the internal network`, 403, () => ({
        ...people().byRole[role],
        ...outside,
      })),
    ),
  ]
}
