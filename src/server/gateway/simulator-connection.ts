import { randomInt } from 'node:crypto'
import type { Environment } from '#domain/environments.ts'
import type { Db } from '#server/db/database.ts'
import type { Caller } from '#server/gateway/callers.ts'
import type { CallFacts, OperatorCall, OperatorConnection, Outcome } from '#server/gateway/operator-connection.ts'
import { operatorConnections } from '#server/operators.ts'
import * as simulatorRecords from '#server/repositories/simulator-records.ts'
import { type Contract, isOperationId } from '#simulator/contract/contract.ts'
import { namedSubscriber } from '#simulator/facts.ts'
import type { Random } from '#simulator/random.ts'
import type { SimulatedRequest, Texts } from '#simulator/request.ts'
import { type Settlement, settle } from '#simulator/settle.ts'
import type { Address, ChargeRecord, Entry, Subscriber } from '#simulator/state/records.ts'

interface Settled {
  request: SimulatedRequest
  settled: Settlement
  /** The records that the call loaded. */
  loaded: Entry[]
  hashCustomer: (subscriber: string) => string
}

/** Facts for later counting: amount, subscriber and product, once per charge however often it is repeated. */
function factsOf({ request, settled, loaded, hashCustomer }: Settled): CallFacts {
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

interface Simulation {
  db: Db
  environment: Environment
  contract: Contract
  /** A keyed hash: hides the subscriber, and distinguishes two. */
  hashCustomer: (subscriber: string) => string
  random?: Random
}

/** Each conflict means that another call was settled; even with twenty duplicates the second attempt finds the answer. */
const maxAttempts = 10

const simulatorNote = `The ${operatorConnections.simulator.name} stands in for the operator.`

/** Cryptographically secure: user tokens and one-time passwords are derived from it. */
const secretRandom: Random = () => randomInt(2 ** 32) / 2 ** 32

/** An operator connection to the simulator, with its records in the database. */
export function simulatorConnection(simulation: Simulation): OperatorConnection {
  return {
    id: 'simulator',
    async settle(call, keep) {
      for (let tries = 1; ; tries++) {
        try {
          return await simulation.db.transaction((tx) => settleOnce(simulation, tx, call, keep))
        } catch (error) {
          if (tries >= maxAttempts || !isConflict(error)) throw error
        }
      }
    },
  }
}

async function settleOnce(
  simulation: Simulation,
  tx: Db,
  call: OperatorCall,
  keep: (tx: Db, outcome: Outcome) => Promise<void>,
): Promise<Outcome> {
  const { environment, contract, random = secretRandom } = simulation
  const { caller, now } = call
  const loaded: Entry[] = []
  const load = async (addresses: Address[]): Promise<Entry[]> => {
    const stored = addresses.filter(({ kind }) => kind !== 'projects')
    const found = await simulatorRecords.lock(tx, environment, stored)
    loaded.push(...found)
    return stored.length === addresses.length ? found : [...found, projectRecord(caller)]
  }
  const request = simulatedRequest(call)
  const settled = await settle(load, request, { now: now.getTime(), random, contract })
  await write(tx, environment, settled, now)
  const { response, trace } = settled
  const facts = factsOf({ request, settled, loaded, hashCustomer: simulation.hashCustomer })
  const outcome = {
    status: response.status,
    body: response.body,
    trace: [simulatorNote, ...trace.map(({ text }) => text)],
    facts,
    ...passwordSent(settled),
  }
  await keep(tx, outcome)
  return outcome
}

/** Returned only when the message was delivered. */
function passwordSent({ changes }: Settlement): Pick<Outcome, 'oneTimePassword'> {
  if (!changes.some(({ kind }) => kind === 'messages')) return {}
  const made = changes.find((entry) => entry.kind === 'oneTimePasswords')
  return made ? { oneTimePassword: made.record.password } : {}
}

function simulatedRequest({ operation, caller, parameters, body }: OperatorCall): SimulatedRequest {
  if (!isOperationId(operation)) throw new Error(`The simulator knows no operation '${operation}'`)
  const { partnerId, projectId } = caller
  const asked = parameters.correlationId
  return { operation, partnerId, projectId, body, ...(asked !== undefined && { correlationId: asked }) }
}

/** The project's product codes come from the portal, not from the simulator's records. */
function projectRecord({ projectId, prices }: Caller): Entry {
  return { kind: 'projects', scope: projectId, key: 'project', record: { productCodes: prices } }
}

/** Inserts new records and updates locked ones. Fails when a new record exists by now. */
async function write(tx: Db, environment: Environment, { changes, absent }: Settlement, now: Date): Promise<void> {
  const gone = new Set(absent.map(nameOf))
  const entries = [...new Map(changes.map((entry) => [nameOf(entry), entry])).values()]
  const isNew = (entry: Entry) => randomKeyKinds.has(entry.kind) || gone.has(nameOf(entry))
  await simulatorRecords.insert(tx, environment, entries.filter(isNew), now)
  await simulatorRecords.put(
    tx,
    environment,
    entries.filter((entry) => !isNew(entry)),
    now,
  )
}

/** Kinds with random keys: they are always new. */
const randomKeyKinds = new Set<Entry['kind']>(['transactions', 'messages', 'userTokens'])

const nameOf = ({ kind, scope, key }: Address) => JSON.stringify([scope, kind, key])

/** PostgreSQL: serialization failure, deadlock. */
const conflictErrorCodes = ['40001', '40P01']

function isConflict(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof simulatorRecords.RecordTaken) return true
  return ('code' in error && conflictErrorCodes.includes(String(error.code))) || isConflict(error.cause)
}
