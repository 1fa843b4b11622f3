import { placeholderOf, variableName } from '#docs/model/clients.ts'
import { capitalize } from '#domain/capitalize.ts'
import { type OpenApiDocument, type OperationObject, resolve, type SecuritySchemeObject } from '#domain/openapi.ts'
import { operationsBelow } from '#domain/openapi-operations.ts'

/** A variable of a collection. Its name in an environment of a program is in capitals: API_KEY. */
export interface Variable {
  name: string
  /** Stands for the value until the reader enters one. */
  placeholder: string
  /** How the reader gets the value. */
  hint: string
  isSecret: boolean
}

/** How a credential travels with a request. The values are names of variables. */
export type Credential =
  | { kind: 'basic'; user: string; password: string }
  | { kind: 'digest'; user: string; password: string }
  | { kind: 'bearer'; token: string }
  | { kind: 'header' | 'query' | 'cookie'; name: string; value: string; scheme?: string }

export interface Credentials {
  variables: Variable[]
  /** The credentials of an operation, found by the ids of its security schemes. */
  of(operation: OperationObject): Credential[]
}

/** The credentials of a document: of alternatives only the first, and no client certificates. */
export function credentialsOf(document: OpenApiDocument): Credentials {
  const schemes = new Map(
    Object.entries(document.components?.securitySchemes ?? {}).map(([id, scheme]) => [id, resolve(document, scheme)]),
  )
  const variables = new Map<string, Variable>()
  const required = (operation: OperationObject) => Object.keys((operation.security ?? document.security)?.[0] ?? {})
  const read = (id: string): Credential[] => {
    const scheme = schemes.get(id)
    if (!scheme || scheme.type === 'mutualTLS') return []
    const credential = credentialOf(scheme, schemes)
    for (const variable of variablesOf(credential, scheme)) {
      if (!variables.has(variable.name)) variables.set(variable.name, variable)
    }
    return [credential]
  }
  const ids = new Set(operationsBelow(document.paths, '#/paths').flatMap(({ operation }) => required(operation)))
  // Single values come before the pairs that are made of them, so that they keep their own descriptions.
  const inOrder = [...ids].sort((one, other) => Number(isPair(schemes.get(one))) - Number(isPair(schemes.get(other))))
  for (const id of inOrder) read(id)
  return { variables: [...variables.values()], of: (operation) => required(operation).flatMap(read) }
}

const isPair = (scheme: SecuritySchemeObject | undefined) => pairKind(scheme) !== undefined

function pairKind(scheme: SecuritySchemeObject | undefined): 'basic' | 'digest' | undefined {
  const name = scheme?.type === 'http' ? scheme.scheme?.toLowerCase() : undefined
  return name === 'basic' || name === 'digest' ? name : undefined
}

function credentialOf(scheme: SecuritySchemeObject, schemes: Map<string, SecuritySchemeObject>): Credential {
  const { type, name = '', in: place = 'header' } = scheme
  if (type === 'apiKey') return { kind: place, name, value: variableName(name) }
  const kind = pairKind(scheme)
  if (!kind) {
    const { scheme: word = 'bearer' } = type === 'http' ? scheme : {}
    if (word.toLowerCase() === 'bearer') return { kind: 'bearer', token: 'accessToken' }
    return { kind: 'header', name: 'Authorization', value: 'authorization', scheme: capitalize(word) }
  }
  // x-user and x-password name the schemes whose values a pair consists of.
  const partOf = (extension: unknown, otherwise: string) =>
    variableName(schemes.get(String(extension))?.name ?? otherwise)
  return {
    kind,
    user: partOf(scheme['x-user'], 'username'),
    password: partOf(scheme['x-password'], 'password'),
  }
}

function variablesOf(credential: Credential, { description = '' }: SecuritySchemeObject): Variable[] {
  const hint = plain(description)
  if (credential.kind === 'basic' || credential.kind === 'digest') {
    return [variable(credential.user, hint, false), variable(credential.password, hint, true)]
  }
  if (credential.kind === 'bearer') return [variable(credential.token, hint, true)]
  return [variable(credential.value, hint, /key|token|secret|authorization/i.test(credential.value))]
}

const variable = (name: string, hint: string, isSecret: boolean): Variable => ({
  name,
  placeholder: placeholderOf(name),
  hint,
  isSecret,
})

const plain = (markdown: string) => oneLine(markdown.replaceAll('`', ''))

/** The formats of the collections end a name at the end of its line. */
export const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()
