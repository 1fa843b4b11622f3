import { namedSubscriber } from '#simulator/facts.ts'
import type { SimulatedRequest, Texts } from '#simulator/request.ts'
import type { Settlement } from '#simulator/settle.ts'
import type { ChargeRecord, Entry, Subscriber } from '#simulator/state/records.ts'
import type { CallFacts } from './operator-connection.ts'

interface Settled {
  request: SimulatedRequest
  settled: Settlement
  /** The records that the call found. */
  loaded: Entry[]
  hashCustomer: (subscriber: string) => string
}

/** What later counts are made of: who was charged how much for what, once per charge however often it was asked for. */
export function factsOf({ request, settled, loaded, hashCustomer }: Settled): CallFacts {
  const texts = textsOf(request.body)
  const { body } = settled.response
  const move = moveOf(request, settled.changes)
  const about = move?.charge ?? chargeIn(loaded)
  const person = subscriberOf(texts, loaded)
  return {
    correlationId: request.correlationId ?? body.correlationId ?? texts.correlationId ?? null,
    provider: texts.paymentServiceProvider ?? about?.operator ?? null,
    productCode: texts.productCode ?? about?.productCode ?? null,
    transactionId: 'transactionId' in body ? body.transactionId : (move?.charge.transactionId ?? null),
    customer: person && reached.has(body.resultCode) ? hashCustomer(JSON.stringify(person)) : null,
    moved: move?.moved ?? null,
    amount: move?.charge.amount ?? null,
    currency: move?.charge.currency ?? null,
    chargedAt: move ? new Date(move.charge.at) : null,
  }
}

/** Results of calls that reached a subscriber: an unknown number is not a customer. */
const reached = new Set<string>(['SUCCESS', 'GENERAL_DECLINE', 'GENERAL_FAILURE'])

/** A charge has its transaction written when money moves, even if the answer is lost; a repeated call writes neither. */
function moveOf(
  { operation }: SimulatedRequest,
  changes: Entry[],
): { moved: 'charge' | 'refund'; charge: ChargeRecord } | undefined {
  const charge = chargeIn(changes)
  if (!charge) return undefined
  if (changes.some(({ kind }) => kind === 'transactions')) return { moved: 'charge', charge }
  return operation === 'refundCharge' && charge.refund ? { moved: 'refund', charge } : undefined
}

function chargeIn(entries: Entry[]): ChargeRecord | undefined {
  return entries
    .map((entry) => (entry.kind === 'requests' ? entry.record.charge : null))
    .find((charge) => charge !== null)
}

function subscriberOf(texts: Texts, loaded: Entry[]): Subscriber | undefined {
  const token = loaded.find((entry) => entry.kind === 'userTokens' && entry.record.userToken === texts.userToken)
  return token?.kind === 'userTokens' ? token.record.subscriber : namedSubscriber(texts)
}

function textsOf(body: unknown): Texts {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return {}
  return Object.fromEntries(Object.entries(body).filter(([, value]) => typeof value === 'string'))
}
