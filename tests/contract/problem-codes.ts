// The machine-readable codes of refusals. The specification documents them with its examples.
import { resolve } from '#domain/openapi.ts'
import type { PlacedOperation } from '../../scripts/generate/openapi.ts'
import { type Api, answersOf } from './contract.ts'

/** The documented codes of each status of an operation. A product's answers have none. */
export function codesOf(api: Api, operation: PlacedOperation): { status: number; code: string; node: object }[] {
  const found = answersOf(api, operation).flatMap(({ status, value }) => {
    const code = codeIn(value)
    const response = operation.responses[status]
    return status >= 400 && code && response ? [{ status, code, node: resolve(api.document, response) }] : []
  })
  return found.filter(
    ({ status, code }, at) => at === found.findIndex((one) => one.status === status && one.code === code),
  )
}

export function codeIn(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('code' in body)) return undefined
  return typeof body.code === 'string' ? body.code : undefined
}

/** Sent before an operation is found or before its body is read, so that no operation documents them. */
export const codesOutsideOperations = [
  'headers-too-large',
  'malformed-json',
  'malformed-request',
  'method-not-allowed',
  'request-timeout',
  'route-not-found',
]
