import { toProviderCode } from '#server/operators.ts'
import type { ProductTestStep } from '#server/repositories/product-tests.ts'
import type { CallGateway, GatewayAnswer } from './gateway-client.ts'
import { type Learned, nothingLearned, planOf, type TestedCode } from './plan.ts'

export type RecordedStep = Omit<ProductTestStep, 'testId' | 'position'>

interface Testing {
  call: CallGateway
  /** What every call proves itself with. */
  headers: Record<string, string>
  /** Text of the message that this call put on the simulated handset. */
  readHandset(openPlatformTransactionId: string): Promise<string>
  messageContent: string
  /** Whether a sandbox that does not answer ends the test. Otherwise the call's error comes out. */
  silenceFails: boolean
}

/** Calls the sandbox step by step and records what went over the wire; the first step that fails ends it. */
export async function testCode(testing: Testing, tested: TestedCode): Promise<RecordedStep[]> {
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
      provider: toProviderCode(tested.provider),
      name,
      method,
      path,
      requestBody: body,
      httpStatus: answer.status,
      responseBody: answer.body,
      passed,
    })
    if (!passed) break
    await learn(learned, read, testing)
  }
  return steps
}

function unreachable(error: unknown): GatewayAnswer {
  return { status: 0, body: error instanceof Error ? error.message : 'nobody answered' }
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
  try {
    return Object(JSON.parse(body))
  } catch {
    return {}
  }
}
