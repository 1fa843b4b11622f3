import type { FastifyBaseLogger } from 'fastify'
import type { Decision } from '#domain/decision.ts'
import { fail } from '#domain/problems.ts'
import type { Role } from '#domain/roles.ts'
import type { OperationIO } from '#generated/operations.ts'
import type { JobQueue } from '#server/background-jobs.ts'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/db/database.ts'
import type { MailQueue } from '#server/mail/mail-queue.ts'

/** Name of an operation of the portal or admin specification. */
type OperationId = keyof OperationIO

/** Who is calling, read from the database on every request: a token proves the session, never the role. */
interface Account {
  accountId: string
  sessionId: string
  email: string
}
interface Partner extends Account {
  role: 'EXTERNAL_ADMIN'
  organisationId: string
}
interface Staff extends Account {
  role: Exclude<Role, 'EXTERNAL_ADMIN'>
  organisationId: null
}
export type Member = Partner | Staff

/** A public operation has no member; every other one has, and of the roles its specification names. */
type MemberOf<Id extends OperationId> = OperationIO[Id]['access'] extends 'public'
  ? null
  : [OperationIO[Id]['roles']] extends [never]
    ? Member
    : OperationIO[Id]['roles'] extends 'EXTERNAL_ADMIN'
      ? Partner
      : Member

/** Everything an operation may know. Input is validated against the specification already. */
export interface Context<Id extends OperationId> {
  params: OperationIO[Id]['params']
  query: OperationIO[Id]['query']
  body: OperationIO[Id]['body']
  member: MemberOf<Id>
  db: Db
  config: Config
  /** Mails are posted with the transaction that causes them. */
  mail: MailQueue
  /** BackgroundJobs for the jobs, handed over when the operation has succeeded. */
  jobs: JobQueue
  request: { id: string; ip: string; userAgent: string }
  log: FastifyBaseLogger
  /** The clock. Tests move it; operations never read the real one. */
  now: () => Date
}

/** What an operation resolves to: the envelope's `data`, or `said(message, data)`. The envelope is not its business. */
type Answer<Id extends OperationId> = OperationIO[Id]['data'] | Said<OperationIO[Id]['data']>

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

export { fail }

/** Go on only when the capability says so: `permit(can.approve(member, project))`. */
export function permit(decision: Decision): void {
  if (decision.allowed) return
  const { problem, because, field } = decision
  fail(problem, { message: because, ...(field && { problems: [field] }) })
}
