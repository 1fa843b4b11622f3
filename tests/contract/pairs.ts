import { expect } from 'vitest'
import type { PlacedOperation } from '../../scripts/generate/openapi.ts'
import { lineOf } from './check-answer.ts'
import { codesOf } from './problem-codes.ts'
import { codesNotAsked, notAsked } from './skipped-operations.ts'
import { pairOf, type Subject } from './subject.ts'

/** Vitest prints the lines themselves, and no comparison of lists. */
export function expectNone(deviations: string[]): void {
  if (deviations.length > 0) expect.fail(deviations.join('\n'))
}

/** A documented pair that the suite does not ask has to be listed, and a listed pair has to be documented and not asked. */
export function missingPairs({ api, asked }: Subject): string[] {
  return api.operations.flatMap((operation) =>
    Object.entries(operation.responses).flatMap(([status, response]) => {
      const isAsked = asked.has(pairOf(operation, status))
      const isListed = reasonOf(operation, status) !== undefined
      if (isAsked !== isListed) return []
      const message = isAsked ? 'is asked: remove it from skipped-operations.ts' : 'is not asked: write a recipe'
      return [lineOf(api, operation, response, `answer ${status} ${message}`)]
    }),
  )
}

const reasonOf = ({ operationId }: PlacedOperation, status: string) =>
  notAsked.find((row) => row.status === Number(status) && !row.except?.includes(operationId))

/** A documented code that the suite does not ask has to be listed, and a listed code has to be documented and not asked. */
export function missingCodes({ api, asked }: Subject): string[] {
  return api.operations.flatMap((operation) =>
    codesOf(api, operation).flatMap(({ status, code, node }) => {
      const isAsked = asked.has(pairOf(operation, status, code))
      const isListed = isCodeListed(operation, code)
      if (isAsked !== isListed) return []
      // The reason of a status is the one of its codes.
      if (!isListed && reasonOf(operation, String(status)) !== undefined) return []
      const message = isAsked ? 'is asked: remove it from skipped-operations.ts' : 'is not asked: write a recipe'
      return [lineOf(api, operation, node, `code ${code} of ${status} ${message}`)]
    }),
  )
}

const isCodeListed = ({ operationId }: PlacedOperation, code: string) =>
  codesNotAsked.some((row) => row.code === code && row.operations.includes(operationId))
