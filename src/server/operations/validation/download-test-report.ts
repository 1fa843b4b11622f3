import { can } from '#domain/capabilities.ts'
import { reportName } from '#domain/report-name.ts'
import { environmentUrl } from '#server/environment-url.ts'
import { fail, type Operation, permit } from '#server/operation.ts'
import { reportOf } from '#server/product-tests/report.ts'
import * as productTests from '#server/repositories/product-tests.ts'
import * as projects from '#server/repositories/projects.ts'

export const downloadTestReport: Operation<'downloadTestReport'> = async ({ params, member, db, config }) => {
  const { project } = (await projects.findReviewed(db, params.projectId)) ?? fail('not-found')
  permit(can.review(member, { submitted: project.submittedAt !== null }))
  const test = await productTests.latest(db, project.id)
  if (!test?.finishedAt) return fail('report-unavailable')
  const steps = await productTests.listSteps(db, test.id)
  const content = reportOf({ project, test, steps, baseUrl: environmentUrl('sandbox', config) })
  return { fileName: reportName(project.name, test.finishedAt), contentType: 'text/plain; charset=utf-8', content }
}
