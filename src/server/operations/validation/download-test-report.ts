import { can } from '#domain/capabilities.ts'
import { reportName } from '#domain/report-name.ts'
import { addMinutes } from '#domain/time.ts'
import { environmentUrl } from '#server/config.ts'
import type { Operation } from '#server/operation.ts'
import { lockReviewedProject } from '#server/operations/find-project.ts'
import { compareWithPrevious } from '#server/product-tests/compare-runs.ts'
import { reportOf } from '#server/product-tests/report.ts'
import { makeTestKey } from '#server/product-tests/test-key.ts'
import * as apiKeys from '#server/repositories/api-keys.ts'
import * as productTests from '#server/repositories/product-tests.ts'

const keyMinutes = 60

/** The file contains a new key for its requests, since staff have none. */
export const downloadTestReport: Operation<'downloadTestReport'> = async (context) => {
  const { member, db, config, log, now, fail, permit } = context
  permit(can.readTestResults(member))
  const { test, key, ...facts } = await db.transaction(async (tx) => {
    // Locked, so that two simultaneous downloads leave one key, and no run begins meanwhile.
    const project = await lockReviewedProject(tx, context)
    const test = await productTests.latest(tx, project.id)
    if (!test?.finishedAt) return fail('report-unavailable')
    const steps = await productTests.listSteps(tx, test.id)
    const codes = await compareWithPrevious(tx, test, steps)
    await apiKeys.removeTestKeys(tx, project.id)
    const createdAt = now()
    const expiresAt = addMinutes(createdAt, keyMinutes)
    const key = await makeTestKey(tx, { projectId: project.id, createdBy: member.accountId, createdAt, expiresAt })
    return { project, test, steps, codes, key, finishedAt: test.finishedAt }
  })
  log.info(
    { project: facts.project.id, keyId: key.id, expiresAt: key.expiresAt },
    'a report was handed out with its key',
  )
  const content = reportOf({ ...facts, test, key, baseUrl: environmentUrl('sandbox', config) })
  return {
    fileName: reportName(facts.project.name, facts.finishedAt),
    contentType: 'text/plain; charset=utf-8',
    content,
  }
}
