/** The handwritten start of src/generated/operations.ts: the types that read openapi-typescript's output. */
export const operationsPrelude = `
/** Path parameters, each of them there. */
type Params<Op> = Op extends { parameters: { path: infer P extends object } } ? P : Record<never, never>
/** Query parameters as the client sends them. */
type Query<Op> = Op extends { parameters: { query?: infer Q } } ? ([NonNullable<Q>] extends [never] ? Record<never, never> : NonNullable<Q>) : Record<never, never>
/** The same after validation, which puts in the defaults. */
type Filled<Q, Name extends keyof Q> = Omit<Q, Name> & { [Key in Name]-?: NonNullable<Q[Key]> }
/** The request body, \`undefined\` where there is none. */
type Body<Op> = Op extends { requestBody: { content: infer C } } ? C[keyof C] : Op extends { requestBody?: { content: infer C } } ? C[keyof C] | undefined : undefined
/** What stands under \`data\` of the success envelope. */
type Data<Op, Status extends number> = Op extends { responses: Record<Status, { content: { 'application/json': infer J } }> }
  ? J extends { data: infer D } ? D : J extends { data?: infer D } ? D | undefined : null
  : null

/** Success of an operation that answers a file instead of the envelope. */
export interface FileAnswer {
  fileName: string
  contentType: string
  /** In pieces where the whole would be too much to hold. */
  content: Uint8Array | string | AsyncIterable<string>
}

/** What handlers get besides their input, by the access the specification asks for. */
export interface Contexts {
  public: object
  session: object
  member: object
}

/** A result with words of its own for the envelope's \`message\`. */
export interface Spoken<D> {
  readonly message: string
  readonly data: D
}

/** Validated input of an operation and its context in, the envelope's \`data\` out. */
export type Handler<Id extends keyof OperationIO, C extends Contexts = Contexts> = (
  call: Pick<OperationIO[Id], 'params' | 'query' | 'body'> & C[OperationIO[Id]['access']],
) => Promise<OperationIO[Id]['data'] | Spoken<OperationIO[Id]['data']>>

/** What stands for each operation; \`Handlers\` unless the server has a type of its own. */
export type OperationTable = { [Id in keyof OperationIO]: unknown }
export type Handlers<C extends Contexts = Contexts> = { [Id in keyof OperationIO]: Handler<Id, C> }

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
  /** Roles that may call it; empty means everybody with that access. */
  roles: readonly string[]
}

/** What goes into and comes out of every operation, read from the specifications. */`
