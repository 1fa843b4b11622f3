import { capitalize } from '#domain/capitalize.ts'
import { type OpenApiDocument, resolve, resolveSchema } from '#domain/openapi.ts'
import { type Facts, factsOf } from './facts.ts'
import { type ApiDocument, operationsOf, type PlacedOperation } from './openapi.ts'
import { header } from './output.ts'

/** The handwritten types at the start of src/generated/operations.ts, which read openapi-typescript's output. */
const operationsPrelude = `
/** Path parameters, all required. */
type Params<Op> = Op extends { parameters: { path: infer P extends object } } ? P : Record<never, never>
/** Query parameters as the client sends them. */
type Query<Op> = Op extends { parameters: { query?: infer Q } } ? ([NonNullable<Q>] extends [never] ? Record<never, never> : NonNullable<Q>) : Record<never, never>
/** Query parameters after validation, which fills in the defaults. */
type Filled<Q, Name extends keyof Q> = Omit<Q, Name> & { [Key in Name]-?: NonNullable<Q[Key]> }
/** The request body, \`undefined\` for operations without one. */
type Body<Op> = Op extends { requestBody: { content: infer C } } ? C[keyof C] : Op extends { requestBody?: { content: infer C } } ? C[keyof C] | undefined : undefined
/** The \`data\` of the success envelope. */
type Data<Op, Status extends number> = Op extends { responses: Record<Status, { content: { 'application/json': infer J } }> }
  ? J extends { data: infer D } ? D : J extends { data?: infer D } ? D | undefined : null
  : null

/** The result of an operation that answers with a file instead of the envelope. */
export interface FileAnswer {
  fileName: string
  contentType: string
  /** An iterable streams content that is too large for memory. */
  content: Uint8Array | string | AsyncIterable<string>
}

/** The result of an operation that answers with server-sent events: their text, piece by piece, until the stream ends. */
export interface EventsAnswer {
  events: AsyncIterable<string>
}

export interface OperationFact {
  api: 'portal' | 'admin'
  tag: string
  method: 'get' | 'put' | 'post' | 'delete' | 'patch' | 'head' | 'options'
  path: string
  /** Public; signed in with the password (session); with the password and a one-time code (member). */
  access: 'public' | 'session' | 'member'
  /** Shape of the envelope: { status, message, data }, or { statusCode, message, data } of the sign-in family. */
  family: 'envelope' | 'sign-in'
  /** Status of the success answer. */
  success: number
  answers: 'json' | 'file' | 'events' | 'nothing'
  accepts: 'json' | 'multipart' | 'nothing'
  /** Roles that may call it. Empty: every caller with that access. */
  roles: readonly string[]
}

/** Input and output of every operation. */`

/** Writes operations.ts: input, output and facts of every operation. */
export function writeOperations(apis: ApiDocument[]): string {
  const facts = apis.flatMap(({ name, document }) => factsOf(document, name))
  const imports = apis.map(({ name }) => `import type { operations as ${wire(name)} } from './${name}/types.ts'`)
  return [
    header(apis.map(({ source }) => source).join(', ')),
    ...imports,
    operationsPrelude,
    `export interface OperationIO {\n${apis.map(writeIO).join('')}}\n`,
    'export type OperationId = keyof OperationIO\n',
    writeFacts(facts),
  ].join('\n')
}

const wire = (api: string) => `${capitalize(api)}Wire`
const union = (names: string[]) => names.map((name) => `'${name}'`).join(' | ') || 'never'

function writeIO({ name, document }: ApiDocument): string {
  const placed = operationsOf(document)
  return factsOf(document, name)
    .map((fact, index) => writeOneIO(document, placed[index], fact))
    .join('')
}

function writeOneIO(document: OpenApiDocument, operation: PlacedOperation | undefined, fact: Facts): string {
  const type = `${wire(fact.api)}['${fact.id}']`
  const defaults = operation ? defaultedQuery(document, operation) : []
  return `  ${fact.id}: {
    params: Params<${type}>
    query: ${defaults.length > 0 ? `Filled<Query<${type}>, ${union(defaults)}>` : `Query<${type}>`}
    body: Body<${type}>
    data: ${dataType(type, fact)}
    access: '${fact.access}'
    roles: ${union(fact.roles)}
    problems: ${union(fact.problems)}
  }
`
}

const answerTypes = { file: 'FileAnswer', events: 'EventsAnswer', nothing: 'null' }

const dataType = (type: string, { answers, success }: Facts) =>
  answers === 'json' ? `Data<${type}, ${success}>` : answerTypes[answers]

/** Validation has filled these in before a handler sees them. */
const defaultedQuery = (document: OpenApiDocument, operation: PlacedOperation) =>
  operation.parameters
    .map((parameter) => resolve(document, parameter))
    .filter((parameter) => parameter.in === 'query' && parameter.schema)
    .filter(({ schema }) => schema && resolveSchema(document, schema).default !== undefined)
    .map(({ name }) => name)

function writeFacts(facts: Facts[]): string {
  const rows = facts.map(({ id, roles, problems: _, ...rest }) => {
    const fields = Object.entries(rest).map(
      ([key, value]) => `${key}: ${typeof value === 'string' ? `'${value}'` : value}`,
    )
    return `  ${id}: { ${fields.join(', ')}, roles: [${roles.map((role) => `'${role}'`).join(', ')}] },\n`
  })
  return `/** Properties of every operation, for use at run time. */
export const operationFacts = {\n${rows.join('')}} as const satisfies Record<OperationId, OperationFact>\n`
}
