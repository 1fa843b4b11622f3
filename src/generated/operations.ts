// Generated from openapi/portal.yaml, openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.

import type { operations as PortalWire } from './portal/types.ts'
import type { operations as AdminWire } from './admin/types.ts'

/** Path parameters, each of them there. */
type Params<Op> = Op extends { parameters: { path: infer P extends object } } ? P : Record<never, never>
/** Query parameters as the client sends them. */
type Query<Op> = Op extends { parameters: { query?: infer Q } } ? ([NonNullable<Q>] extends [never] ? Record<never, never> : NonNullable<Q>) : Record<never, never>
/** The same after validation, which puts in the defaults. */
type Filled<Q, Name extends keyof Q> = Omit<Q, Name> & { [Key in Name]-?: NonNullable<Q[Key]> }
/** The request body, `undefined` where there is none. */
type Body<Op> = Op extends { requestBody: { content: infer C } } ? C[keyof C] : Op extends { requestBody?: { content: infer C } } ? C[keyof C] | undefined : undefined
/** What stands under `data` of the success envelope. */
type Data<Op, Status extends number> = Op extends { responses: Record<Status, { content: { 'application/json': infer J } }> }
  ? J extends { data: infer D } ? D : J extends { data?: infer D } ? D | undefined : null
  : null

/** Success of an operation that answers a file instead of the envelope. */
export interface FileAnswer {
  fileName: string
  contentType: string
  content: Uint8Array | string
}

/** What handlers get besides their input, by the access the specification asks for. */
export interface Contexts {
  public: object
  session: object
  member: object
}

/** A result with words of its own for the envelope's `message`. */
export interface Spoken<D> {
  readonly message: string
  readonly data: D
}

/** Validated input of an operation and its context in, the envelope's `data` out. */
export type Handler<Id extends keyof OperationIO, C extends Contexts = Contexts> = (
  call: Pick<OperationIO[Id], 'params' | 'query' | 'body'> & C[OperationIO[Id]['access']],
) => Promise<OperationIO[Id]['data'] | Spoken<OperationIO[Id]['data']>>

export interface OperationFact {
  api: 'portal' | 'admin'
  tag: string
  method: 'get' | 'put' | 'post' | 'delete' | 'patch' | 'head' | 'options'
  path: string
  /** Public; signed in with the password (session); and with the one-time code as well (member). */
  access: 'public' | 'session' | 'member'
  /** Shape of the envelope: { status, message, data }, or { statusCode, message, data } of the sign-in family. */
  family: 'envelope' | 'sign-in'
  /** Status of the success answer. */
  success: number
  answers: 'json' | 'file' | 'nothing'
  accepts: 'json' | 'multipart' | 'nothing'
  /** Who may call it; nobody named means everybody with that access. */
  roles: readonly string[]
}

/** What goes into and comes out of every operation, read from the specifications. */
export interface OperationIO {
  listProjects: {
    params: Params<PortalWire['listProjects']>
    query: Filled<Query<PortalWire['listProjects']>, 'limit'>
    body: Body<PortalWire['listProjects']>
    data: Data<PortalWire['listProjects'], 200>
    access: 'member'
    roles: 'EXTERNAL_ADMIN'
  }
  createProject: {
    params: Params<PortalWire['createProject']>
    query: Query<PortalWire['createProject']>
    body: Body<PortalWire['createProject']>
    data: Data<PortalWire['createProject'], 200>
    access: 'member'
    roles: 'EXTERNAL_ADMIN'
  }
  vpnCheck: {
    params: Params<AdminWire['vpnCheck']>
    query: Query<AdminWire['vpnCheck']>
    body: Body<AdminWire['vpnCheck']>
    data: Data<AdminWire['vpnCheck'], 200>
    access: 'session'
    roles: never
  }
  listPendingProjects: {
    params: Params<AdminWire['listPendingProjects']>
    query: Filled<Query<AdminWire['listPendingProjects']>, 'limit'>
    body: Body<AdminWire['listPendingProjects']>
    data: Data<AdminWire['listPendingProjects'], 200>
    access: 'member'
    roles: 'BUSINESS_ADMIN' | 'BUSINESS_INTERNAL' | 'TECHNICAL_LIMITED'
  }
}

export type PortalOperationId =
  | 'listProjects'
  | 'createProject'

export type AdminOperationId =
  | 'vpnCheck'
  | 'listPendingProjects'

export type OperationId = keyof OperationIO

/** Every operation of openapi/portal.yaml: a table that `satisfies` this leaves none out. */
export interface PortalOperations<C extends Contexts = Contexts> {
  /** List the partner's projects. `GET /portal/projects` */
  listProjects: Handler<'listProjects', C>
  /** Create a project. `POST /portal/projects` */
  createProject: Handler<'createProject', C>
}

/** Every operation of openapi/admin.yaml: a table that `satisfies` this leaves none out. */
export interface AdminOperations<C extends Contexts = Contexts> {
  /** Check that the caller is on the internal network. `GET /admin/vpn-check` */
  vpnCheck: Handler<'vpnCheck', C>
  /** List the projects waiting for a decision. `GET /admin/projects/status/pending` */
  listPendingProjects: Handler<'listPendingProjects', C>
}

/** What is known of every operation at run time. */
export const operationFacts = {
  listProjects: { api: 'portal', tag: 'projects', method: 'get', path: '/portal/projects', access: 'member', family: 'envelope', success: 200, answers: 'json', accepts: 'nothing', roles: ['EXTERNAL_ADMIN'] },
  createProject: { api: 'portal', tag: 'projects', method: 'post', path: '/portal/projects', access: 'member', family: 'envelope', success: 200, answers: 'json', accepts: 'json', roles: ['EXTERNAL_ADMIN'] },
  vpnCheck: { api: 'admin', tag: 'access', method: 'get', path: '/admin/vpn-check', access: 'session', family: 'envelope', success: 200, answers: 'json', accepts: 'nothing', roles: [] },
  listPendingProjects: { api: 'admin', tag: 'review', method: 'get', path: '/admin/projects/status/pending', access: 'member', family: 'envelope', success: 200, answers: 'json', accepts: 'nothing', roles: ['BUSINESS_ADMIN', 'BUSINESS_INTERNAL', 'TECHNICAL_LIMITED'] },
} as const satisfies Record<OperationId, OperationFact>
