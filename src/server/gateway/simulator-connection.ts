import { randomInt } from 'node:crypto'
import type { Environment } from '#domain/environments.ts'
import { isObject } from '#domain/is-object.ts'
import { codeOf } from '#server/config-error.ts'
import { Batches } from '#server/db/batches.ts'
import type { Db } from '#server/db/database.ts'
import type { Caller } from '#server/gateway/callers.ts'
import type {
  CallFacts,
  CallResult,
  ClaimedCall,
  OperatorCall,
  OperatorConnection,
} from '#server/gateway/operator-connection.ts'
import { operatorConnections } from '#server/operators.ts'
import type { NewCall } from '#server/repositories/calls.ts'
import * as calls from '#server/repositories/calls.ts'
import type { SettledCall } from '#server/repositories/settled-calls.ts'
import * as settledCalls from '#server/repositories/settled-calls.ts'
import * as simulatorRecords from '#server/repositories/simulator-records.ts'
import { type Contract, isOperationId } from '#simulator/contract/contract.ts'
import { namedSubscriber } from '#simulator/facts.ts'
import type { Random } from '#simulator/random.ts'
import type { SimulatedRequest, Texts } from '#simulator/request.ts'
import { firstKeysOf, type Load, type Loaded, type Settlement, settle } from '#simulator/settle.ts'
import { serializeKey } from '#simulator/state/keys.ts'
import type { ChargeRecord, Entry, RecordKey, Subscriber } from '#simulator/state/records.ts'

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
  if (!isObject(body)) return {}
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

/** One batch at a time makes the largest batches, and so the fewest statements. */
const writeLimits = { items: 16, batches: 1 }

type RowOf = (outcome: CallResult) => NewCall | undefined

/** An operator connection to the simulator, with its records in the database. */
export function simulatorConnection(simulation: Simulation): OperatorConnection {
  const { db, environment } = simulation
  const writes = new Batches<SettledCall>(writeLimits, (settled) => settledCalls.insert(db, environment, settled))
  return {
    id: 'simulator',
    recordsOf: (call) => storedKeysOf(simulation, call),
    async settle(call, rowOf) {
      for (let tries = 1; ; tries++) {
        try {
          const loaded = tries === 1 ? call.loaded : undefined
          const outcome = await settleWithoutLocks(simulation, call, rowOf, (settled) => writes.add(settled), loaded)
          return outcome ?? (await db.transaction((tx) => settleLocked(simulation, tx, call, rowOf)))
        } catch (error) {
          if (tries >= maxAttempts || !isConflict(error)) throw error
        }
      }
    },
  }
}

/** Kinds whose records never change once they are written. */
const fixedKinds = new Set<Entry['kind']>(['userTokens', 'registrations', 'transactions', 'messages', 'projects'])
const mayChange = ({ kind }: Entry) => !fixedKinds.has(kind)

/**
 * Settles a call without locks. Undefined when the call changes a record, or when its new records depend on one that another
 * call may change.
 */
async function settleWithoutLocks(
  simulation: Simulation,
  call: OperatorCall,
  rowOf: RowOf,
  store: (settled: SettledCall) => Promise<void>,
  loadedBefore: Loaded | undefined,
): Promise<CallResult | undefined> {
  const { db, environment } = simulation
  const find: Load = (recordKeys) => simulatorRecords.find(db, environment, recordKeys)
  const { outcome, settled, loaded } = await decide(simulation, call, find, loadedBefore)
  const { created, changed } = writesOf(settled)
  const dependsOnChanges = created.length > 0 && loaded.some(mayChange)
  if (changed.length > 0 || dependsOnChanges) return undefined
  await checkIsNew(simulation, db, settled, loaded)
  const row = rowOf(outcome)
  if (!row) return undefined
  await store({ row, created })
  return outcome
}

/** Settles a call while its records are locked. */
async function settleLocked(simulation: Simulation, tx: Db, call: OperatorCall, rowOf: RowOf): Promise<CallResult> {
  const { environment } = simulation
  const { outcome, settled, loaded } = await decide(simulation, call, (recordKeys) =>
    simulatorRecords.lock(tx, environment, recordKeys),
  )
  await checkIsNew(simulation, tx, settled, loaded)
  const { created, changed } = writesOf(settled)
  await simulatorRecords.insert(tx, environment, created, call.now)
  await simulatorRecords.put(tx, environment, changed, call.now)
  const row = rowOf(outcome)
  if (row) await calls.insert(tx, row)
  return outcome
}

/**
 * Throws RecordTaken when the same request was answered after its record was looked up. Its charge, its refund or its used
 * password is then a reason to refuse it, and a refusal has no record of the request whose insertion would fail.
 */
async function checkIsNew({ environment }: Simulation, db: Db, { changes, absent }: Settlement, loaded: Entry[]) {
  if (changes.some(({ kind }) => kind === 'requests') || !loaded.some(mayChange)) return
  const requests = absent.filter(({ kind }) => kind === 'requests')
  if ((await simulatorRecords.find(db, environment, requests)).length > 0) throw new simulatorRecords.RecordTaken()
}

async function decide(simulation: Simulation, call: OperatorCall, load: Load, loadedBefore?: Loaded) {
  const { contract, hashCustomer, random = secretRandom } = simulation
  const request = simulatedRequest(call)
  const recordKeys = loadedBefore?.recordKeys ?? storedKeysOf(simulation, call)
  const loaded = [...(loadedBefore?.entries ?? (await load(recordKeys)))]
  const project = projectRecord(call.caller)
  const loadMore: Load = async (missing) => {
    const found = await load(missing)
    loaded.push(...found)
    return found
  }
  const settled = await settle(
    loadMore,
    request,
    { now: call.now.getTime(), random, contract },
    { recordKeys: [...recordKeys, project], entries: [...loaded, project] },
  )
  const { response, trace } = settled
  const outcome: CallResult = {
    status: response.status,
    body: response.body,
    result: response.body,
    trace: [simulatorNote, ...trace.map(({ text }) => text)],
    facts: factsOf({ request, settled, loaded, hashCustomer }),
    ...passwordSent(settled),
  }
  return { outcome, settled, loaded }
}

/** The records that a call reads first. The project's product codes are read with the caller. */
function storedKeysOf({ contract }: Simulation, call: ClaimedCall): RecordKey[] {
  const recordKeys = firstKeysOf(simulatedRequest(call), { now: call.now.getTime(), contract })
  return recordKeys.filter(({ kind }) => kind !== 'projects')
}

/** Returned only when the message was delivered. */
function passwordSent({ changes }: Settlement): Pick<CallResult, 'oneTimePassword'> {
  if (!changes.some(({ kind }) => kind === 'messages')) return {}
  const made = changes.find((entry) => entry.kind === 'oneTimePasswords')
  return made ? { oneTimePassword: made.record.password } : {}
}

function simulatedRequest({ operation, caller, parameters, body }: ClaimedCall): SimulatedRequest {
  if (!isOperationId(operation)) throw new Error(`The simulator knows no operation '${operation}'`)
  const { partnerId, projectId } = caller
  const asked = parameters.correlationId
  return { operation, partnerId, projectId, body, ...(asked !== undefined && { correlationId: asked }) }
}

/** The project's product codes come from the portal, not from the simulator's records. */
function projectRecord({ projectId, prices }: Caller): Entry {
  return { kind: 'projects', scope: projectId, key: 'project', record: { productCodes: prices } }
}

/** The records that the call creates, and those that it changes. */
function writesOf({ changes, absent }: Settlement): { created: Entry[]; changed: Entry[] } {
  const gone = new Set(absent.map(serializeKey))
  const entries = [...new Map(changes.map((entry) => [serializeKey(entry), entry])).values()]
  const isNew = (entry: Entry) => randomKeyKinds.has(entry.kind) || gone.has(serializeKey(entry))
  return { created: entries.filter(isNew), changed: entries.filter((entry) => !isNew(entry)) }
}

/** Kinds with random keys: they are always new. */
const randomKeyKinds = new Set<Entry['kind']>(['transactions', 'messages', 'userTokens'])

/** PostgreSQL: serialization failure, deadlock. */
const conflictErrorCodes = ['40001', '40P01']

const recordKey = 'simulator_records_environment_scope_kind_key_pk'

function isConflict(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof simulatorRecords.RecordTaken) return true
  // Another call created the record first.
  if ('constraint' in error && error.constraint === recordKey) return true
  return conflictErrorCodes.includes(codeOf(error) ?? '') || isConflict(error.cause)
}
