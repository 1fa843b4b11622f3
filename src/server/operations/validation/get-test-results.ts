import { can } from '#domain/capabilities.ts'
import type { Operation } from '#server/operation.ts'
import { findReviewedProject } from '#server/operations/find-project.ts'
import { toProviderCode } from '#server/operators.ts'
import { presentProductResult } from '#server/presenters/admin-project.ts'
import { compareWithPrevious } from '#server/product-tests/compare-runs.ts'
import * as productTests from '#server/repositories/product-tests.ts'

export const getTestResults: Operation<'getTestResults'> = async (context) => {
  const { member, db, permit } = context
  permit(can.readTestResults(member))
  const { project } = await findReviewedProject(db, context)
  const test = await productTests.latest(db, project.id)
  const productResult = presentProductResult({ test })
  // The other product codes keep their results while one is tested again.
  const report = productResult.codeId ? await productTests.latestFinished(db, project.id) : test
  // Steps of an interrupted attempt are not a result.
  if (!report?.finishedAt) return { productResult, codes: [], steps: [] }
  const steps = await productTests.listSteps(db, report.id)
  return { productResult, codes: await compareWithPrevious(db, report, steps), steps: steps.map(presentStep) }
}

function presentStep({ provider, productCode, name, method, path, httpStatus, responseBody, passed }: Step) {
  return {
    provider: toProviderCode(provider),
    productCode,
    name,
    method,
    path,
    httpStatus,
    answer: responseBody,
    passed,
  }
}

type Step = productTests.ProductTestStep
