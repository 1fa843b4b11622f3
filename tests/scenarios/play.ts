import { expect } from 'vitest'
import type { OperationId, TraceLine } from '#simulator/contract/contract.ts'
import type { Answer, SimulatedRequest } from '#simulator/request.ts'
import type { Ledger } from '#simulator/state/ledger.ts'
import { answerProblems } from './answer-problems.ts'
import { callOf, type Scenario, type Step } from './scenario.ts'

/** Answers the calls of a scenario, with the engine directly or through the gateway. */
export interface Driver {
  call: (request: SimulatedRequest) => Promise<Answer & { trace?: TraceLine[] }>
  wait: (seconds: number) => void
  ledger: () => Promise<Ledger>
}

export interface Exchange {
  operation: OperationId
  answer: Answer
  trace: TraceLine[] | undefined
}

const callers = {
  us: { partnerId: 'partner-1', projectId: 'project-1' },
  'other-project': { partnerId: 'partner-1', projectId: 'project-2' },
  'other-partner': { partnerId: 'partner-2', projectId: 'project-3' },
}

/** Runs a scenario and compares each answer with the scenario and with the specification. */
export async function play(scenario: Scenario, driver: Driver): Promise<Exchange[]> {
  const names = new Map<string, string>()
  const exchanges: Exchange[] = []
  for (const step of [...(scenario.given ?? []).flatMap(proof), ...scenario.steps]) {
    exchanges.push(await take(step, driver, names))
  }
  const ledger = await driver.ledger()
  if (scenario.ledger) expect(ledger).toMatchObject(record(fill(scenario.ledger, names)))
  return exchanges
}

async function take(step: Step, driver: Driver, names: Map<string, string>): Promise<Exchange> {
  const { operation, input } = callOf(step)
  const filled = fill(input, names)
  if (step.wait) driver.wait(step.wait)
  const request = { operation, ...callers[step.by ?? 'us'] }
  const { trace, ...answer } = await driver.call(
    operation === 'getCharge' ? { ...request, correlationId: String(filled) } : { ...request, body: filled },
  )
  expect(answerProblems(operation, answer)).toEqual([])
  const { status, ...facts } = step.answers
  expect({ status: answer.status, ...answer.body }).toMatchObject({ status, ...record(fill(facts, names)) })
  for (const name of step.without ?? []) expect(answer.body).not.toHaveProperty(name)
  if (step.because && trace) expect(trace.at(-1)?.check).toBe(step.because)
  for (const [property, name] of Object.entries(step.save ?? {})) {
    names.set(name, String(record(answer.body)[property]))
  }
  if (step.password) names.set(step.password, await newestPassword(driver))
  return { operation, answer, trace }
}

async function newestPassword(driver: Driver): Promise<string> {
  const { messages } = await driver.ledger()
  return /\d{6}/.exec(messages.at(-1)?.text ?? '')?.[0] ?? 'no password'
}

/** The calls that verify a number and save its user token. */
function proof({ proven, operator, as }: { proven: string; operator: string; as: string }): Step[] {
  const subscriber = {
    userIdentityType: proven.includes('@') ? 'EMAIL' : 'MSISDN',
    userIdentifier: proven,
    paymentServiceProvider: operator,
  }
  const answers = { status: 200 }
  const request = { ...subscriber, transactionType: 'ASSOCIATION', messageContent: '#PASSWORD#' }
  return [
    { requestOneTimePassword: { ...request, correlationId: `given-${as}-otp` }, answers, password: `${as}-code` },
    {
      identifyCustomer: { ...subscriber, oneTimePassword: `$${as}-code`, correlationId: `given-${as}-identity` },
      answers,
      save: { userToken: as },
    },
  ]
}

/** Replaces `$name` with the saved value and `${x*65}` with 65 times x. */
function fill(value: unknown, names: Map<string, string>): unknown {
  if (typeof value === 'string') {
    return value
      .replace(/\$\{(.+?)\*(\d+)\}/gu, (_, part: string, times: string) => part.repeat(Number(times)))
      .replace(/\$([a-z][a-z0-9-]*)/g, (whole, name: string) => names.get(name) ?? whole)
  }
  if (Array.isArray(value)) return value.map((each) => fill(each, names))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, fill(each, names)]))
}

const record = (value: unknown): Record<string, unknown> => ({ ...(typeof value === 'object' ? value : {}) })
