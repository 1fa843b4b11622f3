import { can } from '#domain/capabilities.ts'
import { fail, type Operation, permit } from '#server/operation.ts'
import { toProviderCode } from '#server/operators.ts'
import { presentProductResult } from '#server/presenters/admin-project.ts'
import { compareWithPrevious } from '#server/product-tests/compare-runs.ts'
import * as productTests from '#server/repositories/product-tests.ts'
import * as projects from '#server/repositories/projects.ts'

export const getTestResults: Operation<'getTestResults'> = async ({ params, member, db }) => {
  const { project } = (await projects.findReviewed(db, params.projectId)) ?? fail('not-found')
  permit(can.review(member, { submitted: project.submittedAt !== null }))
  const test = await productTests.latest(db, project.id)
  // Steps of an interrupted attempt are not a result.
  if (!test?.finishedAt) return { productResult: presentProductResult({ test }), codes: [], steps: [] }
  const steps = await productTests.listSteps(db, test.id)
  return {
    productResult: presentProductResult({ test }),
    codes: await compareWithPrevious(db, test, steps),
    steps: steps.map(presentStep),
  }
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
