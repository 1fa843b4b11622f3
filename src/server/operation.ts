import type { FastifyBaseLogger } from 'fastify'
import { ProblemError, type ProblemCode, type ProblemDetails } from '#domain/problems.ts'
import type { Role } from '#domain/roles.ts'
import type { OperationIO } from '#generated/operations.ts'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/db/database.ts'

/** Name of an operation of the portal or admin specification. */
export type OperationId = keyof OperationIO

/** Who is calling, read from the database on every request: a token proves the session, never the role. */
export interface Member {
  accountId: string
  sessionId: string
  email: string
  role: Role
  organisationId: string
}

/** What `can.*` answers. `problem` picks the refusal; without it the refusal is `not-allowed` with the reason. */
export type Decision = { allowed: true } | { allowed: false; because: string; problem?: ProblemCode }

/** A public operation has no member; every other one has, since the guard ran before it. */
type MemberOf<Id extends OperationId> = OperationIO[Id]['access'] extends 'public' ? null : Member

/** Everything an operation may know. Input is validated against the specification already. */
export interface Context<Id extends OperationId> {
  params: OperationIO[Id]['params']
  query: OperationIO[Id]['query']
  body: OperationIO[Id]['body']
  member: MemberOf<Id>
  db: Db
  config: Config
  request: { id: string; ip: string }
  log: FastifyBaseLogger
  /** The clock. Tests move it; operations never read the real one. */
  now: () => Date
}

/** What an operation resolves to: the envelope's `data`, or `said(message, data)`. The envelope is not its business. */
export type Answer<Id extends OperationId> = OperationIO[Id]['data'] | Said<OperationIO[Id]['data']>

/** One operation of the specification: permit, load, do, present. */
export type Operation<Id extends OperationId> = (context: Context<Id>) => Promise<Answer<Id>>

/** `data` together with the envelope's message. Made by `said`. */
export class Said<Data> {
  readonly message: string
  readonly data: Data

  constructor(message: string, data: Data) {
    this.message = message
    this.data = data
  }
}

/** Answer with a message, for instance `said('confirmsignup', null)`; without it the message is empty. */
export function said<Data>(message: string, data: Data): Said<Data> {
  return new Said(message, data)
}

/** Refuse. Ends the operation with the problem of that name; an open transaction is rolled back. */
export function fail(code: ProblemCode, details?: ProblemDetails): never {
  throw new ProblemError(code, details)
}

/** Go on only when the capability says so: `permit(can.approve(member, project))`. */
export function permit(decision: Decision): void {
  if (decision.allowed) return
  if (decision.problem) fail(decision.problem)
  fail('not-allowed', { message: decision.because })
}
