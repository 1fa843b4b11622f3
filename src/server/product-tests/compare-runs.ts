import type { OperationIO } from '#generated/operations.ts'
import type { Db } from '#server/db/database.ts'
import type { ProductTest, ProductTestStep } from '#server/repositories/product-tests.ts'
import * as productTests from '#server/repositories/product-tests.ts'

/** A product code with the result of its last test, and the result before. */
export type ComparedCode = OperationIO['getTestResults']['data']['codes'][number]

/** Every product code of this run's report, compared with the run before the one that tested it. */
export async function compareWithPrevious(
  db: Db,
  test: ProductTest,
  steps: ProductTestStep[],
): Promise<ComparedCode[]> {
  const compared: ComparedCode[] = []
  for (const [carriedFrom, ofRun] of Map.groupBy(steps, (step) => step.carriedFrom)) {
    const { testedOn, before } = await readRun(db, test, carriedFrom)
    for (const [name, { provider, productCode, passed }] of resultsOf(ofRun)) {
      const previous = resultLabel(before.get(name))
      compared.push({ provider, productCode, passed, testedOn, previous })
    }
  }
  return compared
}

/** The run that tested a product code. */
interface ComparedRun {
  testedOn: string
  /** The results of the run before it. */
  before: Map<string, CodeResult>
}

async function readRun(db: Db, test: ProductTest, carriedFrom: string | null): Promise<ComparedRun> {
  const run = carriedFrom === null ? test : ((await productTests.find(db, carriedFrom)) ?? test)
  const previous = await productTests.findPrevious(db, run)
  return {
    testedOn: (run.finishedAt ?? run.startedAt).toISOString(),
    before: resultsOf(previous ? await productTests.listSteps(db, previous.id) : []),
  }
}

type CodeResult = Pick<ProductTestStep, 'provider' | 'productCode' | 'passed'>

function resultsOf(steps: CodeResult[]): Map<string, CodeResult> {
  const results = new Map<string, CodeResult>()
  for (const { provider, productCode, passed } of steps) {
    const name = `${provider} ${productCode}`
    results.set(name, { provider, productCode, passed: passed && (results.get(name)?.passed ?? true) })
  }
  return results
}

function resultLabel(result: CodeResult | undefined): ComparedCode['previous'] {
  if (!result) return 'none'
  return result.passed ? 'passed' : 'failed'
}
