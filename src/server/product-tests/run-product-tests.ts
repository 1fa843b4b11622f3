import { parseJson } from '#domain/parse-json.ts'
import { addMinutes } from '#domain/time.ts'
import { decidePlace } from '#domain/workflow.ts'
import type { Db } from '#server/db/database.ts'
import { testMails } from '#server/mail/review-mail-texts.ts'
import { notify } from '#server/notifications/notify.ts'
import type { CallGateway, GatewayAnswer } from '#server/product-tests/gateway-client.ts'
import { makeTestKey } from '#server/product-tests/test-key.ts'
import * as apiKeys from '#server/repositories/api-keys.ts'
import type { ProductTestStep } from '#server/repositories/product-tests.ts'
import * as productTests from '#server/repositories/product-tests.ts'
import * as projects from '#server/repositories/projects.ts'
import * as reviews from '#server/repositories/reviews.ts'
import * as simulatorRecords from '#server/repositories/simulator-records.ts'
import { applyWorkflowAction, type StepContext } from '#server/review/apply-workflow-action.ts'
import { type Learned, nothingLearned, planOf, type TestedCode } from './plan.ts'

interface Running extends Omit<StepContext, 'member'> {
  db: Db
  call: CallGateway
}

const keyMinutes = 30
/** An unreachable sandbox says nothing about a product code: the job is retried for this long. */
const silentMinutes = 10
const ownMessages = '#PASSWORD# is your code for a test of the platform.'
const longestMessage = 1000

/**
 * Tests every live product code of a project in the sandbox. Steps are stored once, with the result, so an interrupted
 * run can be repeated. Ignores a finished or deleted run. Throws when the sandbox does not answer, unless this has lasted
 * for long.
 */
export async function runProductTests(running: Running, testId: string): Promise<void> {
  const { db } = running
  const test = await productTests.find(db, testId)
  if (!test || test.finishedAt) return
  const review = await reviews.find(db, test.projectId)
  if (!review) return
  const steps = await withTestKey(running, test, (key) => testAll(running, test, review, key))
  await finish(running, test, steps)
  running.mail.flush()
}

/** A key for this run only, deleted afterwards. If the process dies before, the next attempt deletes it. */
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
    await apiKeys.removeTestKey(db, id)
  }
}

async function testAll(
  { db, call, now }: Running,
  { startedAt, codeId }: productTests.ProductTest,
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
    messageContent: template?.text ?? ownMessages,
    silenceFails: now() >= addMinutes(startedAt, silentMinutes),
  }
  const steps: RecordedStep[] = []
  for (const { id, provider, code, environment } of codes) {
    if (environment !== 'live' || (codeId !== null && id !== codeId)) continue
    steps.push(...(await testCode(testing, { provider, code })))
  }
  return steps
}

async function finish(running: Running, test: productTests.ProductTest, made: RecordedStep[]): Promise<void> {
  const { db, now } = running
  await db.transaction(async (tx) => {
    const project = await projects.lockForReview(tx, test.projectId)
    const steps = test.codeId === null ? made : await withOtherCodes(tx, test.projectId, made)
    const passed = steps.length > 0 && steps.every((step) => step.passed)
    // The run was deleted by a change of product codes, or ended by another worker.
    if (!project || !(await productTests.finish(tx, test.id, passed, now()))) return
    // Deletes keys of interrupted attempts, and of the previous report.
    await apiKeys.removeTestKeys(tx, test.projectId)
    await productTests.replaceSteps(
      tx,
      test.id,
      steps.map((step, index) => ({ ...step, position: index + 1 })),
    )
    const placed = decidePlace('finish-tests', 'system', { state: project.status, stage: project.stage })
    if (placed.allowed)
      await applyWorkflowAction(tx, { ...running, member: null }, project, 'finish-tests', messageOf(steps))
    const letter = testMails.finished(project.id, project.name, passed, messageOf(steps))
    const to = { accountId: test.startedBy }
    await notify(tx, running, { kind: 'tests-finished', to, projectId: project.id, letter })
  })
}

/** The last report, with these calls in the place of those of the same product code. */
async function withOtherCodes(tx: Db, projectId: string, made: RecordedStep[]): Promise<RecordedStep[]> {
  const report = await productTests.latestFinished(tx, projectId)
  const earlier = report ? await productTests.listSteps(tx, report.id) : []
  const carried = earlier.map(({ testId, ...step }) => ({ ...step, carriedFrom: step.carriedFrom ?? testId }))
  const codes = Map.groupBy<string, RecordedStep>(carried, codeOf)
  for (const [code, steps] of Map.groupBy(made, codeOf)) codes.set(code, steps)
  return [...codes.values()].flat()
}

function messageOf(steps: RecordedStep[]): string {
  const codes = Map.groupBy(steps, codeOf)
  const passed = [...codes.values()].filter((ofCode) => ofCode.every((step) => step.passed))
  return `${passed.length} of ${codes.size} product codes passed.`
}

type RecordedStep = Omit<ProductTestStep, 'testId' | 'position'>

const codeOf = ({ provider, productCode }: RecordedStep): string => `${provider} ${productCode}`

interface Testing {
  call: CallGateway
  /** Credentials of every call. */
  headers: Record<string, string>
  /** Text of the message that this call put on the simulated handset. */
  readHandset(openPlatformTransactionId: string): Promise<string>
  messageContent: string
  /** Whether an unreachable sandbox ends the test; otherwise the call's error is thrown. */
  silenceFails: boolean
}

/** Calls the sandbox step by step and records the messages; stops at the first failed step. */
async function testCode(testing: Testing, tested: TestedCode): Promise<RecordedStep[]> {
  const steps: RecordedStep[] = []
  const learned = nothingLearned()
  for (const { name, call } of planOf(tested, testing.messageContent)) {
    const { method, path, body } = call(learned)
    const answer = await testing.call({ method, path, body, headers: testing.headers }).catch((error: unknown) => {
      if (!testing.silenceFails) throw error
      return unreachable(error)
    })
    const read = readAnswer(answer)
    const passed = answer.status === 200 && read.resultCode === 'SUCCESS'
    steps.push({
      productCode: tested.code,
      provider: tested.provider,
      name,
      method,
      path,
      requestBody: body,
      httpStatus: answer.status,
      responseBody: answer.body,
      passed,
      carriedFrom: null,
    })
    if (!passed) break
    await learn(learned, read, testing)
  }
  return steps
}

function unreachable(error: unknown): GatewayAnswer {
  return { status: 0, body: error instanceof Error ? error.message : 'no answer' }
}

async function learn(learned: Learned, answer: Record<string, unknown>, { readHandset }: Testing): Promise<void> {
  if (typeof answer.userToken === 'string') learned.userToken = answer.userToken
  if (typeof answer.transactionId === 'string' && !learned.transactionId) learned.transactionId = answer.transactionId
  if (typeof answer.openPlatformTransactionId === 'string') {
    const message = await readHandset(answer.openPlatformTransactionId)
    if (message) learned.message = message
  }
}

function readAnswer({ body }: GatewayAnswer): Record<string, unknown> {
  return Object(parseJson(body))
}
