import type { OperationIO } from '#generated/operations.ts'
import type { Db } from '#server/db/database.ts'
import { toProviderCode } from '#server/operators.ts'
import type { ProductTest, ProductTestStep } from '#server/repositories/product-tests.ts'
import * as productTests from '#server/repositories/product-tests.ts'

/** A product code of a run, with its result in that run and in the run before. */
export type ComparedCode = OperationIO['getTestResults']['data']['codes'][number]

/** Every product code of this run, compared with the run before. */
export async function compareWithPrevious(
  db: Db,
  test: ProductTest,
  steps: ProductTestStep[],
): Promise<ComparedCode[]> {
  const previous = await productTests.findPrevious(db, test)
  return compareRuns(steps, previous ? await productTests.listSteps(db, previous.id) : [])
}

export function compareRuns(steps: Outcome[], previousSteps: Outcome[]): ComparedCode[] {
  const before = resultsOf(previousSteps)
  return [...resultsOf(steps)].map(([name, { provider, productCode, passed }]) => ({
    provider: toProviderCode(provider),
    productCode,
    passed,
    previous: wordOf(before.get(name)),
  }))
}

type Outcome = Pick<ProductTestStep, 'provider' | 'productCode' | 'passed'>

function resultsOf(steps: Outcome[]): Map<string, Outcome> {
  const results = new Map<string, Outcome>()
  for (const { provider, productCode, passed } of steps) {
    const name = `${provider} ${productCode}`
    results.set(name, { provider, productCode, passed: passed && (results.get(name)?.passed ?? true) })
  }
  return results
}

function wordOf(result: Outcome | undefined): ComparedCode['previous'] {
  if (!result) return 'none'
  return result.passed ? 'passed' : 'failed'
}
