import { randomInt } from 'node:crypto'
import type { Environment } from '#domain/environments.ts'
import type { Db } from '#server/db/database.ts'
import { factsOf } from '#server/gateway/call-facts.ts'
import type { Caller } from '#server/gateway/callers.ts'
import type { OperatorCall, OperatorConnection, Outcome } from '#server/gateway/operator-connection.ts'
import { operatorConnections } from '#server/operators.ts'
import * as simulatorRecords from '#server/repositories/simulator-records.ts'
import type { Contract } from '#simulator/contract/contract.ts'
import { isOperationId } from '#simulator/contract/operation-ids.ts'
import type { Random } from '#simulator/random.ts'
import type { SimulatedRequest } from '#simulator/request.ts'
import { type Settlement, settle } from '#simulator/settle.ts'
import type { Address, Entry } from '#simulator/state/records.ts'

interface Simulation {
  db: Db
  environment: Environment
  contract: Contract
  /** Hides who a subscriber is, and tells two apart. */
  hashCustomer: (subscriber: string) => string
  random?: Random
}

/** Each lost race means that another call was settled; even with twenty duplicates the second try finds the answer. */
const mostTries = 10

const standsIn = `The ${operatorConnections.simulator.name} stands in for the operator.`

/** Cryptographically random: user tokens and one-time passwords are derived from it. */
const secretRandom: Random = () => randomInt(2 ** 32) / 2 ** 32

/** The simulator as operator, its records in the database. */
export function simulatorConnection(simulation: Simulation): OperatorConnection {
  return {
    id: 'simulator',
    async settle(call, keep) {
      for (let tries = 1; ; tries++) {
        try {
          return await simulation.db.transaction((tx) => settleOnce(simulation, tx, call, keep))
        } catch (error) {
          if (tries >= mostTries || !isLostRace(error)) throw error
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
    trace: [standsIn, ...trace.map(({ words }) => words)],
    facts,
    ...passwordSent(settled),
  }
  await keep(tx, outcome)
  return outcome
}

/** A password whose message never arrives is not shown. */
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

/** What the project may charge is the portal's knowledge, not the simulator's. */
function projectRecord({ projectId, prices }: Caller): Entry {
  return { kind: 'projects', scope: projectId, key: 'project', record: { productCodes: prices } }
}

/** Records that were not there must still not be there. The others are locked since they were read. */
async function write(tx: Db, environment: Environment, { changes, absent }: Settlement, now: Date): Promise<void> {
  const gone = new Set(absent.map(nameOf))
  const entries = [...new Map(changes.map((entry) => [nameOf(entry), entry])).values()]
  const isNew = (entry: Entry) => madeUp.has(entry.kind) || gone.has(nameOf(entry))
  await simulatorRecords.insert(tx, environment, entries.filter(isNew), now)
  await simulatorRecords.put(
    tx,
    environment,
    entries.filter((entry) => !isNew(entry)),
    now,
  )
}

/** Kinds with random keys: an existing record at a new key belongs to another call. */
const madeUp = new Set<Entry['kind']>(['transactions', 'messages', 'userTokens'])

const nameOf = ({ kind, scope, key }: Address) => JSON.stringify([scope, kind, key])

/** PostgreSQL: serialization failure, deadlock. */
const lostRaces = ['40001', '40P01']

function isLostRace(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof simulatorRecords.RecordTaken) return true
  return ('code' in error && lostRaces.includes(String(error.code))) || isLostRace(error.cause)
}
