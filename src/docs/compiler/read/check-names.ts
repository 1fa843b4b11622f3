import { isObject } from '#domain/is-object.ts'
import {
  type OpenApiDocument,
  type OperationObject,
  pointerTo,
  resolve,
  type SecurityRequirement,
} from '../document.ts'
import { operationsIn } from '../path-item.ts'
import type { Problem } from './document-error.ts'

/** Checks beyond the grammar: duplicate names and undefined names. */
export function checkNames(document: OpenApiDocument, file: string): Problem[] {
  const operations = operationsOf(document)
  if (operations.length === 0) {
    return [
      {
        file,
        rule: 'nothing-to-show',
        pointer: '',
        message: 'describes no operation and no webhook, so there is nothing to show',
      },
    ]
  }
  return [
    ...findTakenIds(operations),
    ...findUnknownSchemes(document, operations),
    ...findUnknownLinks(document, operations),
  ].map(({ rule, steps, message }) => ({ file, rule, pointer: pointerTo(steps), message }))
}

interface NameProblem {
  rule: string
  steps: string[]
  message: string
}

interface PlacedOperation {
  steps: string[]
  operation: OperationObject
}

function operationsOf({ paths, webhooks }: OpenApiDocument): PlacedOperation[] {
  const items = [
    ...Object.entries(paths ?? {}).map(([path, item]) => ({ steps: ['paths', path], item })),
    ...Object.entries(webhooks ?? {}).map(([name, item]) => ({ steps: ['webhooks', name], item })),
  ]
  return items.flatMap(({ steps, item }) =>
    steps[1]?.startsWith('x-')
      ? []
      : operationsIn(item).map((each) => ({ steps: [...steps, ...each.steps], operation: each.operation })),
  )
}

function findTakenIds(operations: PlacedOperation[]): NameProblem[] {
  const taken = new Map<string, string[]>()
  return operations.flatMap(({ steps, operation: { operationId } }) => {
    if (operationId === undefined) return []
    const before = taken.get(operationId)
    taken.set(operationId, before ?? steps)
    if (!before) return []
    const message = `'${operationId}' names ${pointerTo(before)} already: give it another`
    return [{ rule: 'duplicate-operation-id', steps: [...steps, 'operationId'], message }]
  })
}

function findUnknownSchemes(document: OpenApiDocument, operations: PlacedOperation[]): NameProblem[] {
  const known = document.components?.securitySchemes ?? {}
  const find = (security: SecurityRequirement[] = [], steps: string[] = []) =>
    security.flatMap((requirement, index) =>
      Object.keys(requirement)
        .filter((id) => !Object.hasOwn(known, id))
        .map((id) => ({
          rule: 'unknown-security-scheme',
          steps: [...steps, 'security', `${index}`, id],
          message: 'no security scheme has this name: add it to components/securitySchemes',
        })),
    )
  return [...find(document.security), ...operations.flatMap(({ steps, operation }) => find(operation.security, steps))]
}

function findUnknownLinks(document: OpenApiDocument, operations: PlacedOperation[]): NameProblem[] {
  const ids = new Set(operations.map(({ operation }) => operation.operationId))
  return operations.flatMap(({ steps, operation }) =>
    Object.entries(operation.responses ?? {}).flatMap(([status, response]) =>
      Object.entries((isObject(response) && resolve(document, response).links) || {}).flatMap(([name, link]) => {
        const { operationId } = resolve(document, link)
        if (operationId === undefined || ids.has(operationId)) return []
        const place = [...steps, 'responses', status, 'links', name, 'operationId']
        return [
          {
            rule: 'unknown-link',
            steps: place,
            message: `no operation has the operationId '${operationId}': correct it`,
          },
        ]
      }),
    ),
  )
}
