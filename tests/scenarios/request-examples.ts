import { type MediaObject, resolve } from '#domain/openapi.ts'
import product from '#generated/products/direct-carrier-billing/openapi.json' with { type: 'json' }
import type { OperationId } from '#simulator/contract/contract.ts'
import { operationsOf, parseDocument } from '../../scripts/generate/openapi.ts'

const document = parseDocument(JSON.stringify(product))
const operations = operationsOf(document)

/** The request and success examples of an operation, by name. */
export function examplesOf(id: OperationId): { requests: Record<string, unknown>; answers: Record<string, unknown> } {
  const operation = operations.find(({ operationId }) => operationId === id)
  const success = operation?.responses['200']
  return {
    requests: values(operation?.requestBody && resolve(document, operation.requestBody).content),
    answers: values(success && resolve(document, success).content),
  }
}

function values(content: Record<string, MediaObject> | undefined): Record<string, unknown> {
  const examples = Object.entries(content?.['application/json']?.examples ?? {})
  return Object.fromEntries(examples.map(([name, example]) => [name, resolve(document, example).value]))
}
