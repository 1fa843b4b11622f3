import admin from '#generated/admin/openapi.json' with { type: 'json' }
import { type OperationFact, type OperationId, operationFacts } from '#generated/operations.ts'
import portal from '#generated/portal/openapi.json' with { type: 'json' }
import type { Caller } from './app.ts'

// Builds a request for every operation of the portal and admin specifications, with the first example of its body.

export interface Schema {
  $ref?: string
  required?: string[]
}

interface Parameter {
  $ref?: string
  name: string
  in: string
  required?: boolean
  example?: unknown
}

interface Specified {
  parameters?: Parameter[]
  requestBody?: {
    content: Record<string, { schema?: Schema; examples?: Record<string, { value: Record<string, unknown> }> }>
  }
}

export const specified: Record<string, Record<string, Specified>> = JSON.parse(
  JSON.stringify({ ...portal.paths, ...admin.paths }),
)
const parameters: Record<string, Parameter> = JSON.parse(
  JSON.stringify({ ...portal.components.parameters, ...admin.components.parameters }),
)
export const facts = Object.entries(operationFacts) as [OperationId, OperationFact][]

const someId = '5b0f6f0e-6f3c-4c39-9a39-0c2d6f6f8a11'

export function urlOf({ path }: OperationFact, id = someId): string {
  return path.replaceAll('{number}', '1').replace(/{\w+}/g, id)
}

export function methodOf({ method }: OperationFact) {
  return (
    {
      get: 'GET',
      post: 'POST',
      put: 'PUT',
      delete: 'DELETE',
      patch: 'PATCH',
      head: 'HEAD',
      options: 'OPTIONS',
    } as const
  )[method]
}

export function exampleOf({ path, method }: OperationFact): Record<string, unknown> {
  const examples = specified[path]?.[method]?.requestBody?.content['application/json']?.examples ?? {}
  const [first] = Object.values(examples)
  if (!first) throw new Error(`${method} ${path} has no example of its body`)
  return first.value
}

function queryParametersOf({ path, method }: OperationFact): Parameter[] {
  return (specified[path]?.[method]?.parameters ?? [])
    .map((parameter) => parameters[parameter.$ref?.split('/').at(-1) ?? ''] ?? parameter)
    .filter((parameter) => parameter.in === 'query')
}

/** Names of the query parameters of an operation. */
export function queryOf(fact: OperationFact): string[] {
  return queryParametersOf(fact).map(({ name }) => name)
}

/** The required query parameters of an operation with their examples. */
export function requiredQueryOf(fact: OperationFact): Record<string, string> {
  const required = queryParametersOf(fact).filter((parameter) => parameter.required)
  return Object.fromEntries(required.map(({ name, example }) => [name, String(example)]))
}

const people: Record<string, 'dana' | 'bea' | 'ines' | 'theo'> = {
  EXTERNAL_ADMIN: 'dana',
  BUSINESS_ADMIN: 'bea',
  BUSINESS_INTERNAL: 'ines',
  TECHNICAL_LIMITED: 'theo',
}

/** Tokens of a demo account that may call the operation. Each account signs in once. */
export function headersOf(signedIn: (person: 'dana' | 'bea' | 'ines' | 'theo') => Promise<Caller>) {
  const callers = new Map<string, Caller>()
  return async ({ access, roles }: OperationFact): Promise<Record<string, string>> => {
    if (access === 'public') return {}
    const person = people[roles[0] ?? ''] ?? 'dana'
    const caller = callers.get(person) ?? (await signedIn(person))
    callers.set(person, caller)
    return { authorization: `Bearer ${caller.accessToken}`, 'x-mfa-token': caller.mfaToken }
  }
}
