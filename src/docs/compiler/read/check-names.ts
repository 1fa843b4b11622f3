import { isObject } from '#domain/is-object.ts'
import { below } from '#domain/json-pointer.ts'
import { type OpenApiDocument, resolve, type SecurityRequirement } from '#domain/openapi.ts'
import { operationsBelow, type WrittenOperation } from '#domain/openapi-operations.ts'
import type { Finding, Problem } from './document-error.ts'

/** Checks beyond the grammar: duplicate names and undefined names. */
export function checkNames(document: OpenApiDocument, file: string): Problem[] {
  const operations = operationsOf(document)
  if (operations.length === 0) {
    const message = 'describes no operation and no webhook, so there is nothing to show'
    return [{ file, rule: 'nothing-to-show', pointer: '', message }]
  }
  return [
    ...findTakenIds(operations),
    ...findUnknownSchemes(document, operations),
    ...findUnknownLinks(document, operations),
  ].map((problem) => ({ file, ...problem }))
}

function operationsOf({ paths, webhooks }: OpenApiDocument): WrittenOperation[] {
  const operations = [...operationsBelow(paths, '#/paths'), ...operationsBelow(webhooks, '#/webhooks')]
  return operations.filter(({ path }) => !path.startsWith('x-'))
}

function findTakenIds(operations: WrittenOperation[]): Finding[] {
  const taken = new Map<string, string>()
  return operations.flatMap(({ pointer, operation: { operationId } }) => {
    if (operationId === undefined) return []
    const before = taken.get(operationId)
    taken.set(operationId, before ?? pointer)
    if (before === undefined) return []
    const message = `'${operationId}' names ${before} already: give it another`
    return [{ rule: 'duplicate-operation-id', pointer: below(pointer, 'operationId'), message }]
  })
}

function findUnknownSchemes(document: OpenApiDocument, operations: WrittenOperation[]): Finding[] {
  const known = document.components?.securitySchemes ?? {}
  const find = (security: SecurityRequirement[] = [], pointer = '#') =>
    security.flatMap((requirement, index) =>
      Object.keys(requirement)
        .filter((id) => !Object.hasOwn(known, id))
        .map((id) => ({
          rule: 'unknown-security-scheme',
          pointer: below(pointer, 'security', index, id),
          message: 'no security scheme has this name: add it to components/securitySchemes',
        })),
    )
  return [
    ...find(document.security),
    ...operations.flatMap(({ pointer, operation }) => find(operation.security, pointer)),
  ]
}

function findUnknownLinks(document: OpenApiDocument, operations: WrittenOperation[]): Finding[] {
  const ids = new Set(operations.map(({ operation }) => operation.operationId))
  return operations.flatMap(({ pointer, operation }) =>
    Object.entries(operation.responses ?? {}).flatMap(([status, response]) =>
      Object.entries((isObject(response) && resolve(document, response).links) || {}).flatMap(([name, link]) => {
        const { operationId } = resolve(document, link)
        if (operationId === undefined || ids.has(operationId)) return []
        const place = below(pointer, 'responses', status, 'links', name, 'operationId')
        const message = `no operation has the operationId '${operationId}': correct it`
        return [{ rule: 'unknown-link', pointer: place, message }]
      }),
    ),
  )
}
