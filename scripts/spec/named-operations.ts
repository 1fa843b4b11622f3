import { below } from '#docs/compiler/changes/flat-schema.ts'
import { methods, type OpenApiDocument } from '#docs/compiler/document.ts'
import type { CallPart } from '#domain/product-changes.ts'
import type { OperationPlace } from './sent-places.ts'

export interface NamedOperation extends OperationPlace {
  method: string
  path: string
}

/** By 'POST /v1/charges'. */
export function operationsOf({ paths = {} }: OpenApiDocument): Map<string, NamedOperation> {
  const found = Object.entries(paths).flatMap(([path, item]) =>
    methods.flatMap((name) => {
      const operation = item[name]
      const method = name.toUpperCase()
      if (!operation) return []
      const place = { item, operation, method, path, pointer: below('#', 'paths', path, name) }
      return [[`${method} ${path}`, place] as const]
    }),
  )
  return new Map(found)
}

export function partOf({ operation, method, path }: NamedOperation, sends?: CallPart['sends']): CallPart {
  return { operation: operation.operationId ?? `${method} ${path}`, method, path, ...(sends && { sends }) }
}
