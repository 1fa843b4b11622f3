import { addMinutes } from '#domain/time.ts'
import { decidePlace } from '#domain/workflow.ts'
import type { Db } from '#server/db/database.ts'
import type { CallGateway } from '#server/product-tests/gateway-client.ts'
import { type RecordedStep, testCode } from '#server/product-tests/test-code.ts'
import { makeTestKey } from '#server/product-tests/test-key.ts'
import * as apiKeys from '#server/repositories/api-keys.ts'
import * as productTests from '#server/repositories/product-tests.ts'
import * as projects from '#server/repositories/projects.ts'
import * as reviews from '#server/repositories/reviews.ts'
import * as simulatorRecords from '#server/repositories/simulator-records.ts'
import { type Acting, advance } from '#server/review/advance.ts'

interface Running extends Omit<Acting, 'member'> {
  db: Db
  call: CallGateway
}

const keyMinutes = 30
/** A sandbox that starts, stops or is busy says nothing about a product code: the job is tried again for so long. */
const silentMinutes = 10
const ownWords = '#PASSWORD# is your code for a test of the platform.'
const longestMessage = 1000

/**
 * Puts every live product code of a project through the sandbox. What was recorded is written once, with the result, so a run
 * that is cut off leaves nothing and can be made again. One that is finished or gone is no work. Throws when the sandbox does not answer,
 * unless that has been so for long.
 */
export async function runProductTests(running: Running, testId: string): Promise<void> {
  const { db } = running
  const test = await productTests.find(db, testId)
  if (!test || test.finishedAt) return
  const review = await reviews.find(db, test.projectId)
  if (!review) return
  const steps = await withTestKey(running, test, (key) => testAll(running, test, review, key))
  await finish(running, test, steps)
  await running.mail.flush()
}

/** A key that no partner ever sees, gone when the run is over. Should the process die before, the next attempt removes it. */
async function withTestKey<T>(
  { db, now }: Running,
  test: productTests.ProductTest,
  use: (key: string) => Promise<T>,
): Promise<T> {
  const { id, value } = await makeTestKey(db, {
    projectId: test.projectId,
    createdBy: test.startedBy,
    createdAt: now(),
    expiresAt: addMinutes(now(), keyMinutes),
  })
  try {
    return await use(value)
  } finally {
    await apiKeys.remove(db, id)
  }
}

async function testAll(
  { db, call, now }: Running,
  { startedAt }: productTests.ProductTest,
  review: reviews.Review,
  key: string,
): Promise<RecordedStep[]> {
  const { project, codes, templates } = review
  const template = templates.find(({ text }) => text.includes('#PASSWORD#') && text.length <= longestMessage)
  const testing = {
    call,
    headers: {
      'Content-Type': 'application/json',
      Authorization: `Basic ${Buffer.from(`${project.id}:${key}`).toString('base64')}`,
      'X-Partner-ID': project.organisationId,
      'X-Project-ID': project.id,
      'X-Api-Key': key,
    },
    readHandset: (id: string) => simulatorRecords.findMessageText(db, 'sandbox', project.id, id),
    messageContent: template?.text ?? ownWords,
    silenceFails: now() >= addMinutes(startedAt, silentMinutes),
  }
  const steps: RecordedStep[] = []
  for (const { provider, code, environment } of codes) {
    if (environment === 'live') steps.push(...(await testCode(testing, { provider, code })))
  }
  return steps
}

async function finish(running: Running, test: productTests.ProductTest, steps: RecordedStep[]): Promise<void> {
  const { db, now } = running
  await db.transaction(async (tx) => {
    const project = await projects.lockForReview(tx, test.projectId)
    const passed = steps.length > 0 && steps.every((step) => step.passed)
    // A change of the product codes has removed the run meanwhile, or another worker has ended it.
    if (!project || !(await productTests.finish(tx, test.id, passed, now()))) return
    // What attempts at this run left that died, and the key of the report that is the last one no more.
    await apiKeys.removeTestKeys(tx, test.projectId)
    await productTests.replaceSteps(
      tx,
      test.id,
      steps.map((step, index) => ({ ...step, position: index + 1 })),
    )
    const placed = decidePlace('finish-tests', 'system', { state: project.status, stage: project.stage })
    if (placed.allowed) await advance(tx, { ...running, member: null }, project, 'finish-tests', wordsOf(steps))
  })
}

function wordsOf(steps: RecordedStep[]): string {
  const codes = Map.groupBy(steps, ({ provider, productCode }) => `${provider} ${productCode}`)
  const passed = [...codes.values()].filter((ofCode) => ofCode.every((step) => step.passed))
  return `${passed.length} of ${codes.size} product codes passed.`
}
