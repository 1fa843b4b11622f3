import type { FastifyBaseLogger } from 'fastify'
import type { Decision, DocumentedProblemCode } from '#domain/decision.ts'
import { type Fail, fail, type ProblemCode, type signInNames } from '#domain/problems.ts'
import type { ProductChanges } from '#domain/product-changes.ts'
import type { StaffRole } from '#domain/roles.ts'
import type { OperationIO } from '#generated/operations.ts'
import type { JobQueue } from '#server/background-jobs.ts'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/db/database.ts'
import type { MailQueue } from '#server/mail/mail-queue.ts'
import type { Outside } from '#server/outside/outside-call.ts'

/** Name of an operation of the portal or admin specification. */
type OperationId = keyof OperationIO

/** The caller, read from the database on every request: a token proves the session, never the role. */
interface Account {
  accountId: string
  sessionId: string
  email: string
}
export interface Partner extends Account {
  role: 'EXTERNAL_ADMIN'
  organisationId: string
}
export interface Staff extends Account {
  role: StaffRole
  organisationId: null
}
export type Member = Partner | Staff

/** Null for public operations; otherwise a member with one of the roles in the specification. */
type MemberOf<Id extends OperationId> = OperationIO[Id]['access'] extends 'public'
  ? null
  : [OperationIO[Id]['roles']] extends [never]
    ? Member
    : OperationIO[Id]['roles'] extends 'EXTERNAL_ADMIN'
      ? Partner
      : Member

type SignInNames = typeof signInNames
type Documented<Id extends OperationId> = OperationIO[Id]['problems']

/** The problems that the specification documents for an operation, also by the names that the sign-in family renames. */
type ProblemOf<Id extends OperationId> =
  | Documented<Id>
  | { [Code in keyof SignInNames]: SignInNames[Code] extends Documented<Id> ? Code : never }[keyof SignInNames]

/** Throws one of these problems. A function that operations share takes it, so that its type lists its problems. */
export interface Refusals<Code extends ProblemCode> {
  fail: Fail<Code>
  /** Throws unless the capability allows it: `permit(can.approve(member, project))`. */
  permit: (decision: Decision<Extract<Code, DocumentedProblemCode>>) => void
}

/** The input of an operation, validated against the specification, and the refusals that it documents. */
export interface Context<Id extends OperationId> extends Refusals<ProblemOf<Id>> {
  params: OperationIO[Id]['params']
  query: OperationIO[Id]['query']
  body: OperationIO[Id]['body']
  member: MemberOf<Id>
  db: Db
  /** Reads figures or exports, from the replica where there is one. The answer says how old they are. */
  reports: <Found>(read: (db: Db) => Promise<Found>) => Promise<Found>
  config: Config
  /** Mails are sent when the transaction commits. */
  mail: MailQueue
  /** Jobs are started after the operation has succeeded. */
  jobs: JobQueue
  /** What changes in the API products. */
  productChanges: ProductChanges[]
  request: { id: string; ip: string; isInternal: boolean; userAgent: string }
  /** Opens an event stream of the caller, which ends with its access token. */
  openStream: (fail: Fail<'too-many-requests'>) => AsyncIterable<string>
  /** How TRY OUT reaches other hosts. */
  outside: Outside
  log: FastifyBaseLogger
  /** The clock. Tests move it; operations never read the real one. */
  now: () => Date
}

/** The result of an operation: the envelope's `data`, or `withMessage(message, data)`. */
type OperationResult<Id extends OperationId> = OperationIO[Id]['data'] | WithMessage<OperationIO[Id]['data']>

/** Each field of a value, by its path. A list stands for its items. */
type FieldsIn<Value, Path extends string = ''> = Value extends null | undefined
  ? never
  : Value extends readonly (infer Item)[]
    ? FieldsIn<Item, Path>
    : Value extends Blob
      ? Path
      : Value extends object
        ? {
            [Name in keyof Value & string]-?: FieldsIn<Value[Name], Path extends '' ? Name : `${Path}.${Name}`>
          }[keyof Value & string]
        : Path

/** The fields of the body and of the query. Browsers add `nocache`, which no operation reads. */
export type FieldOf<Id extends OperationId> =
  | FieldsIn<OperationIO[Id]['body']>
  | Exclude<FieldsIn<OperationIO[Id]['query']>, 'nocache'>

type Handler<Id extends OperationId> = (context: Context<Id>) => Promise<OperationResult<Id>>

/**
 * One operation of the specification: permit, load, do, present. `Field` names every field that a caller may send, for
 * instance `Operation<'createAgentToken', 'name' | 'validDays'>`: a field that only the specification has is a type error.
 */
export type Operation<Id extends OperationId, Field extends FieldOf<Id> = never> = [FieldOf<Id>] extends [Field]
  ? Handler<Id>
  : { 'the operation does not name these fields': Exclude<FieldOf<Id>, Field> }

/** The handlers of all operations. */
export type OperationHandlers = { [Id in OperationId]: Handler<Id> }

/** `data` together with the envelope's message. */
export class WithMessage<Data> {
  readonly message: string
  readonly data: Data

  constructor(message: string, data: Data) {
    this.message = message
    this.data = data
  }
}

/** An answer with a message, for instance `withMessage('confirmsignup', null)`; otherwise the message is empty. */
export function withMessage<Data>(message: string, data: Data): WithMessage<Data> {
  return new WithMessage(message, data)
}

/** Every context gets these functions. Its type allows fewer problems. */
export const refusals: Refusals<ProblemCode> = {
  fail,
  permit(decision) {
    if (decision.allowed) return
    const { problem, because, field } = decision
    fail(problem, { message: because, ...(field && { problems: [field] }) })
  },
}
