import { expect } from 'vitest'
import type { OperationId, TraceLine } from '#simulator/contract/contract.ts'
import type { Answer, SimulatedRequest } from '#simulator/request.ts'
import type { Ledger } from '#simulator/state/ledger.ts'
import { answerProblems } from './answer-problems.ts'
import { callOf, type Scenario, type Step } from './scenario.ts'

/** Whatever answers the calls of a scenario: the engine itself, or a gateway that runs it. */
export interface Driver {
  call: (request: SimulatedRequest) => Promise<Answer & { trace?: TraceLine[] }>
  wait: (seconds: number) => void
  ledger: () => Promise<Ledger>
}

/** What was answered in the course of a scenario. */
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

/** Plays a scenario and fails where it goes another way. Every answer must suit the specification besides. */
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
  const { operation, asks } = callOf(step)
  const asked = fill(asks, names)
  if (step.wait) driver.wait(step.wait)
  const request = { operation, ...callers[step.by ?? 'us'] }
  const { trace, ...answer } = await driver.call(
    operation === 'getCharge' ? { ...request, correlationId: String(asked) } : { ...request, body: asked },
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
  return /\d{6}/.exec(messages.at(-1)?.text ?? '')?.[0] ?? 'none arrived'
}

/** The calls that prove a number. */
function proof({ proven, operator, as }: { proven: string; operator: string; as: string }): Step[] {
  const subscriber = {
    userIdentityType: proven.includes('@') ? 'EMAIL' : 'MSISDN',
    userIdentifier: proven,
    paymentServiceProvider: operator,
  }
  const answers = { status: 200 }
  const ask = { ...subscriber, transactionType: 'ASSOCIATION', messageContent: '#PASSWORD#' }
  return [
    { requestOneTimePassword: { ...ask, correlationId: `given-${as}-otp` }, answers, password: `${as}-code` },
    {
      identifyCustomer: { ...subscriber, oneTimePassword: `$${as}-code`, correlationId: `given-${as}-identity` },
      answers,
      save: { userToken: as },
    },
  ]
}

/** The value with its names replaced by what they stand for. */
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
