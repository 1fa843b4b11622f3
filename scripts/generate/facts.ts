import { type OpenApiDocument, resolve, resolveSchema, type SchemaObject } from '#domain/openapi.ts'
import { operationsOf, type PlacedOperation } from './openapi.ts'
import { problemsOf } from './problems.ts'

/** Properties of an operation that the server and the tests need at run time. */
export interface Facts {
  id: string
  api: string
  tag: string
  method: string
  path: string
  access: 'public' | 'session' | 'member'
  roles: string[]
  family: 'envelope' | 'sign-in'
  /** Status of the success answer. */
  success: number
  answers: 'json' | 'file' | 'events' | 'nothing'
  accepts: 'json' | 'multipart' | 'nothing'
  /** Codes of the documented failures, from their examples. */
  problems: string[]
}

export const factsOf = (document: OpenApiDocument, api: string): Facts[] =>
  operationsOf(document).map((operation) => ({
    id: operation.operationId,
    api,
    tag: operation.tags?.[0] ?? '',
    method: operation.method,
    path: operation.path,
    ...readSecurity(document, operation),
    family: readFamily(document, operation),
    ...readSuccess(document, operation),
    accepts: readAccepts(document, operation),
    problems: [...new Set(problemsOf(document, operation).map(({ code }) => code))],
  }))

/** No scheme: public. The session scheme only: session. The mfa scheme too: member. Scopes are the allowed roles. */
function readSecurity(document: OpenApiDocument, operation: PlacedOperation): Pick<Facts, 'access' | 'roles'> {
  const [requirement = {}] = operation.security ?? document.security ?? []
  if (!('session' in requirement)) return { access: 'public', roles: [] }
  return { access: 'mfa' in requirement ? 'member' : 'session', roles: requirement.session ?? [] }
}

/** Responses of the sign-in family have `statusCode` instead of `status`. */
function readFamily(document: OpenApiDocument, operation: PlacedOperation): Facts['family'] {
  const answers = Object.values(operation.responses).flatMap((response) =>
    Object.values(resolve(document, response).content ?? {}),
  )
  const schemas = answers.flatMap(({ schema }) => (schema ? flatten(document, resolveSchema(document, schema)) : []))
  return schemas.some(({ properties }) => properties && 'statusCode' in properties) ? 'sign-in' : 'envelope'
}

/** A schema and everything it is composed of. */
const flatten = (document: OpenApiDocument, schema: SchemaObject): SchemaObject[] => [
  schema,
  ...[...(schema.allOf ?? []), ...(schema.oneOf ?? []), ...(schema.anyOf ?? [])].flatMap((part) =>
    flatten(document, resolveSchema(document, part)),
  ),
]

function readSuccess(document: OpenApiDocument, operation: PlacedOperation): Pick<Facts, 'success' | 'answers'> {
  const code = Object.keys(operation.responses).find((status) => status.startsWith('2'))
  const response = operation.responses[code ?? '']
  if (!code || !response) throw new Error(`${operation.operationId} documents no success answer`)
  const types = Object.keys(resolve(document, response).content ?? {})
  if (types.length === 0) return { success: Number(code), answers: 'nothing' }
  const answers = types.includes('application/json') ? 'json' : types.includes('text/event-stream') ? 'events' : 'file'
  return { success: Number(code), answers }
}

function readAccepts(document: OpenApiDocument, operation: PlacedOperation): Facts['accepts'] {
  if (!operation.requestBody) return 'nothing'
  const types = Object.keys(resolve(document, operation.requestBody).content)
  return types.includes('application/json') ? 'json' : 'multipart'
}
