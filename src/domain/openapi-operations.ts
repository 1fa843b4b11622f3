import { deprecationDays } from '#domain/deprecation.ts'
import { below, lookUp } from '#domain/json-pointer.ts'
import { isReference, methods, type OpenApiDocument, type OperationObject, type PathItem } from './openapi.ts'

interface MethodOperation {
  method: string
  operation: OperationObject
  /** Inside the path item. */
  steps: string[]
}

/** The operations of a path item, those of other methods last. */
export const operationsIn = (item: PathItem): MethodOperation[] => [
  ...methods.flatMap((method) => {
    const operation = item[method]
    return operation ? [{ method, operation, steps: [method] }] : []
  }),
  ...Object.entries(item.additionalOperations ?? {}).map(([method, operation]) => ({
    method,
    operation,
    steps: ['additionalOperations', method],
  })),
]

/** Path items with the fields of those that they refer to; their own fields override those. */
export const wholeItems = (document: OpenApiDocument, items: Record<string, PathItem>): Record<string, PathItem> =>
  Object.fromEntries(
    Object.entries(items).map(([name, item]) => [name, name.startsWith('x-') ? item : wholeItem(document, item)]),
  )

function wholeItem(document: OpenApiDocument, item: PathItem): PathItem {
  if (!isReference(item)) return item
  const { $ref, ...own } = item
  return { ...wholeItem(document, lookUp(document, $ref) as PathItem), ...own }
}

/** An operation with the place where it is written. */
export interface WrittenOperation {
  /** 'POST /v1/charges'. */
  name: string
  method: string
  /** The path, or the name of the webhook. */
  path: string
  item: PathItem
  operation: OperationObject
  pointer: string
}

/** The operations of all path items, to which the pointer leads. */
export const operationsBelow = (items: Record<string, PathItem> = {}, pointer: string): WrittenOperation[] =>
  Object.entries(items).flatMap(([path, item]) =>
    operationsIn(item).map(({ method, operation, steps }) => {
      const name = `${method.toUpperCase()} ${path}`
      return { name, method, path, item, operation, pointer: below(pointer, path, ...steps) }
    }),
  )

/** The deprecated operations of a document that have an operationId, with their days. */
export const deprecatedIn = ({ paths }: OpenApiDocument) =>
  operationsBelow(paths, '#/paths').flatMap(({ operation }) => {
    const days = deprecationDays(operation)
    const { operationId } = operation
    return days && operationId !== undefined ? [{ operation, operationId, days }] : []
  })
