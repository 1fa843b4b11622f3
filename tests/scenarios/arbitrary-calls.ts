import fc from 'fast-check'
import { type OperationId, operationIds } from '#simulator/contract/contract.ts'
import type { Context, FieldName, SimulatedRequest } from '#simulator/request.ts'
import type { Ledger } from '#simulator/state/ledger.ts'
import { contract } from './engine-driver.ts'

const from = <Value>(...values: Value[]) => fc.constantFrom(...values)

interface Person {
  userIdentityType: 'MSISDN' | 'EMAIL'
  userIdentifier: string
  paymentServiceProvider: string
  productCode: string
}

// Few subscribers and few ids, so that calls collide: per operator one without a profile and one of each profile.
const suffixes = ['4567', ...contract.profiles.map(({ suffix }) => suffix)]
const subscribers = suffixes.flatMap((suffix): Person[] => [
  { ...number(`658123${suffix}`), paymentServiceProvider: 'STM', productCode: 'STM980' },
  { ...number(`6681234${suffix}`), paymentServiceProvider: 'AIS', productCode: 'AIS99' },
  { ...number(`9001234${suffix}`), paymentServiceProvider: 'MLT', productCode: 'TRIAL1' },
])

/** Subscribers of most calls: without a profile, or whose charges decline, fail once or lose their answer. */
const regulars = subscribers.filter(
  ({ userIdentifier, paymentServiceProvider: operator }) =>
    (operator === 'STM' && /(4567|0001|0007|0008)$/.test(userIdentifier)) ||
    (operator === 'AIS' && /(4567|0007)$/.test(userIdentifier)),
)

function number(userIdentifier: string) {
  return { userIdentityType: 'MSISDN', userIdentifier } as const
}

/** A mostly valid call, before its tokens and ids are taken from the ledger. */
export interface Move {
  operation: OperationId
  projectId: string
  person: Person
  isPayment: boolean
  /** Index of a charge in the ledger. */
  chargeIndex: number
  correlationId: string
  /** The field that gets an invalid value. */
  invalidField: FieldName | undefined
  secondsLater: number
  /** How many times the request is sent. */
  times: number
}

export const move: fc.Arbitrary<Move> = fc.record({
  operation: from(...operationIds, 'createCharge', 'createCharge', 'refundCharge', 'identifyCustomer'),
  projectId: from('project-1', 'project-1', 'project-1', 'project-2'),
  person: fc.oneof({ weight: 3, arbitrary: from(...regulars) }, { weight: 1, arbitrary: from(...subscribers) }),
  isPayment: fc.boolean(),
  chargeIndex: fc.nat(5),
  correlationId: fc.nat(40).map((id) => `id-${id}`),
  invalidField: from<FieldName | undefined>(
    ...Array.from({ length: 30 }, () => undefined),
    ...(['userToken', 'oneTimePassword', 'productCode', 'paymentServiceProvider', 'reason'] as const),
  ),
  secondsLater: from(0, 1, 1, 1, 1, 1, 200),
  times: from(1, 1, 1, 2, 3),
})

/** Verifies the regulars first, because most calls need a user token. */
const prologue = regulars.flatMap((person, index): Move[] => {
  const common = {
    person,
    projectId: 'project-1',
    isPayment: false,
    chargeIndex: 0,
    secondsLater: 1,
    times: 1,
  } as const
  return [
    { ...common, operation: 'requestOneTimePassword', correlationId: `otp-${index}`, invalidField: undefined },
    { ...common, operation: 'identifyCustomer', correlationId: `identity-${index}`, invalidField: undefined },
  ]
})

export const moves = fc
  .array(move, { minLength: 1, maxLength: 80, size: 'max' })
  .map((calls) => [...prologue, ...calls])

/** Builds the request of a move with passwords, tokens and transactions from the ledger. */
export function requestOf(move: Move, ledger: Ledger): SimulatedRequest {
  const { operation, projectId, correlationId, invalidField } = move
  const names = contract.operations[operation].body?.fields.map(({ name }) => name) ?? []
  const validValues: Record<string, string | undefined> = { ...valuesFor(move, ledger), correlationId }
  const body = Object.fromEntries(
    names
      .map((name) => [name, name === invalidField ? 'invalid' : validValues[name]])
      .filter(([, value]) => value !== undefined),
  )
  const caller = { operation, partnerId: 'partner-1', projectId }
  if (operation !== 'getCharge') return { ...caller, correlationId, body }
  return { ...caller, correlationId: ledger.charges[move.chargeIndex]?.correlationId ?? correlationId }
}

function valuesFor(move: Move, ledger: Ledger): { [name in FieldName]?: string | undefined } {
  const { operation, person, isPayment, chargeIndex } = move
  const asksCode = contract.operators.find(({ code }) => code === person.paymentServiceProvider)?.asksPaymentCode
  const purpose = operation === 'createCharge' ? 'PAYMENT' : 'ASSOCIATION'
  const password = ledger.oneTimePasswords.find(
    (open) => open.subscriber.userIdentifier === person.userIdentifier && open.transactionType === purpose,
  )
  const token = ledger.userTokens.find(({ subscriber }) => subscriber.userIdentifier === person.userIdentifier)
  return {
    ...person,
    transactionType: isPayment ? 'PAYMENT' : 'ASSOCIATION',
    messageContent: 'Code #PASSWORD#',
    message: 'Hello.',
    reason: 'By mistake.',
    userToken: operation === 'sendSms' && isPayment ? undefined : (token?.userToken ?? 'none'),
    oneTimePassword: operation === 'createCharge' && !asksCode ? undefined : (password?.password ?? '000000'),
    originalTransactionId: ledger.charges[chargeIndex]?.transactionId ?? 'none',
  }
}

/** A call with any JSON as its body. */
export const nonsense: fc.Arbitrary<SimulatedRequest> = fc.record({
  operation: from(...operationIds),
  partnerId: fc.string(),
  projectId: fc.string(),
  correlationId: fc.string({ unit: 'binary' }),
  body: fc.oneof(
    fc.jsonValue(),
    fc.dictionary(
      fc.oneof(from(...fieldNames(), '__proto__', 'constructor'), fc.string()),
      fc.oneof(fc.string({ unit: 'binary' }), from('STM', 'EMAIL', 'PAYMENT', '12345678', ''), fc.jsonValue()),
    ),
  ),
})

function fieldNames(): string[] {
  return operationIds.flatMap((id) => contract.operations[id].body?.fields.map(({ name }) => name) ?? [])
}

export const contextAt = (now: number, random: () => number): Context => ({ now, random, contract })
