import { can } from '#domain/capabilities.ts'
import type { Operation } from '#server/operation.ts'
import { toProviderCode } from '#server/operators.ts'
import { presentProductResult } from '#server/presenters/admin-project.ts'
import { compareWithPrevious } from '#server/product-tests/compare-runs.ts'
import * as productTests from '#server/repositories/product-tests.ts'
import * as projects from '#server/repositories/projects.ts'

export const getTestResults: Operation<'getTestResults'> = async ({ params, member, db, fail, permit }) => {
  const { project } = (await projects.findReviewed(db, params.projectId)) ?? fail('not-found')
  permit(can.readTestResults(member))
  permit(can.review(member, { submitted: project.submittedAt !== null }))
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
