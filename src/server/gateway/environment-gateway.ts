import type { IncomingMessage } from 'node:http'
import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import type { Environment } from '#domain/environments.ts'
import { isUuid } from '#domain/formats/uuid.ts'
import { isObject } from '#domain/is-object.ts'
import { secondsUntil } from '#domain/time.ts'
import product from '#generated/products/direct-carrier-billing/openapi.json' with { type: 'json' }
import { newCallId } from '#server/call-log/call-id.ts'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/db/database.ts'
import { describeError } from '#server/describe-error.ts'
import { AgentRefusals } from '#server/gateway/agent-refusals.ts'
import { answerOf, refusalAnswer, type WireAnswer, withPassword } from '#server/gateway/answers.ts'
import { refuseOtherTypes } from '#server/gateway/body-types.ts'
import { type CallRequest, callRow, type OpenCall } from '#server/gateway/call-row.ts'
import { authorizeCall, type Caller, findCaller } from '#server/gateway/callers.ts'
import { type Claim, namedKey, namedProject, readClaim } from '#server/gateway/credentials.ts'
import {
  type CallResult,
  type ClaimedCall,
  noFacts,
  type OperatorConnection,
} from '#server/gateway/operator-connection.ts'
import type { GatewayRoute } from '#server/gateway/products.ts'
import type { RecentKeys } from '#server/gateway/recent-keys.ts'
import { GatewayRefusal, refusalsProduct, toRefusal } from '#server/gateway/refusals.ts'
import { SharedLimit } from '#server/gateway/shared-limit.ts'
import { hashKeyValue, isAgentTokenValue } from '#server/identity/api-key-value.ts'
import { addressKey } from '#server/network.ts'
import { parseJsonBytes } from '#server/plugins/readable-text.ts'
import { retryAfter } from '#server/plugins/refusals.ts'
import * as calls from '#server/repositories/calls.ts'
import {
  findByAgentTokenHash,
  hasProject,
  saveAgentTokenLastUse,
  saveKeyLastUse,
} from '#server/repositories/gateway-callers.ts'
import { inSpan } from '#server/telemetry/spans.ts'
import type { Loaded } from '#simulator/settle.ts'
import type { Entry, RecordKey } from '#simulator/state/records.ts'

export interface EnvironmentGatewayOptions {
  environment: Environment
  /** By product suffix. Calls to a product without a connection are refused. */
  connections: Record<string, OperatorConnection>
  db: Db
  config: Pick<Config, 'publicUrl' | 'databaseUrl'>
  now: () => Date
  recentKeys: RecentKeys
  /** Replaces x-rate-limits in benchmarks. */
  callsPerKey?: number
}

const minuteMs = 60_000

// Anyone can cause these refusals in the name of a project, so the rows they add to its log are limited.
const unauthenticatedLogRows = { hits: 100, seconds: 600, lease: 1 }
const tooManyCallsLogRows = { hits: 10, seconds: 10, lease: 1 }
/** Calls to unknown paths, per address. The limit of the portal's requests does not cover them, as they have no route. */
const unknownPathCalls = { hits: 1000, seconds: 60, lease: 50 }

/** The gateway of one environment: authenticates calls, answers them and writes the call log. */
export class EnvironmentGateway {
  readonly #options: EnvironmentGatewayOptions
  readonly #callsPerKey: SharedLimit
  readonly #unauthenticatedLogRows: SharedLimit
  readonly #tooManyCallsLogRows: SharedLimit
  readonly #unknownPathCalls: SharedLimit
  readonly #agents: AgentRefusals

  constructor(options: EnvironmentGatewayOptions) {
    const { db, environment, callsPerKey } = options
    this.#options = options
    const limit = product['x-rate-limits'].find((row) => row.environment === environment)
    if (!limit) throw new Error(`x-rate-limits has no row for ${environment}: see the product's specification`)
    const hits = callsPerKey ?? limit.calls
    this.#callsPerKey = new SharedLimit(db, { hits, seconds: limit.seconds, lease: Math.ceil(hits / 20) })
    this.#unauthenticatedLogRows = new SharedLimit(db, unauthenticatedLogRows)
    this.#tooManyCallsLogRows = new SharedLimit(db, tooManyCallsLogRows)
    this.#unknownPathCalls = new SharedLimit(db, unknownPathCalls)
    this.#agents = new AgentRefusals(db)
  }

  open(route?: GatewayRoute): OpenCall {
    const { environment, now } = this.#options
    const at = now()
    return { id: newCallId(at), at, started: performance.now(), environment, ...(route && { route }) }
  }

  /** Reads the headers of a call. Authenticates it before the body is read, unless the body is short. Throws the refusal. */
  async readCredentials(call: OpenCall, request: FastifyRequest): Promise<void> {
    const claim = readClaim(request.raw)
    call.unprovenClaim = claim
    if (!isShort(request)) await this.#authenticate(call, claim, request, [])
  }

  /** Answers a received call. One statement reads the caller of a short one and the records that the call needs. */
  async authenticateAndAnswer(call: OpenCall, request: FastifyRequest): Promise<WireAnswer> {
    const { unprovenClaim: claim } = call
    if (!claim) return await this.answer(call, request)
    const input = operatorInputOf(call, request)
    const recordKeys = isUuid(claim.projectId) && isUuid(claim.partnerId) ? this.#recordsOf(call, claim, input) : []
    const entries = await this.#authenticate(call, claim, request, recordKeys)
    return await this.answer(call, request, input, recordKeys.length > 0 ? { recordKeys, entries } : undefined)
  }

  #recordsOf({ route }: OpenCall, claim: Claim, input: OperatorInput): RecordKey[] {
    const connection = route && this.#options.connections[route.product]
    return connection?.recordsOf?.({ ...input, caller: claim }) ?? []
  }

  /** Authenticates a call and returns the records with these keys. `call.caller` is set when the key is known. */
  async #authenticate(
    call: OpenCall,
    claim: Claim,
    request: FastifyRequest,
    recordKeys: RecordKey[],
  ): Promise<Entry[]> {
    const { db, environment, recentKeys } = this.#options
    const { caller, records } = await findCaller(db, claim, request.ip, environment, recordKeys)
    call.caller = caller
    await this.#count(caller, call.at)
    authorizeCall(caller, claim, environment, request.ip, call.at)
    recentKeys.add(claim.key, call.at)
    call.isAdmitted = true
    call.unprovenClaim = undefined
    refuseOtherTypes(request, call.route?.body)
    return records
  }

  /** Admits a call with an agent token, which is authenticated already, by the rules of a key. */
  async authorizeAgentCall(call: OpenCall, caller: Caller, ip: string): Promise<void> {
    call.caller = caller
    await this.#count(caller, call.at)
    authorizeCall(caller, { ...caller, key: '' }, this.#options.environment, ip, call.at)
    call.isAdmitted = true
  }

  /** Counts a request of an agent that is no call: it shares the limit of the token. */
  async countAgent(caller: Caller, log: FastifyBaseLogger): Promise<void> {
    const { now } = this.#options
    await this.#count(caller, now())
    await this.#saveLastUse(caller, now(), log)
  }

  /** The limit of calls per key. */
  async #count({ keyId }: Caller, now: Date): Promise<void> {
    const wait = await this.#callsPerKey.take(`gateway:${keyId}`, now)
    if (wait) throw new GatewayRefusal('too-many-calls', { headers: retryAfter(secondsUntil(wait, now)) })
  }

  /** Answers an authenticated call. Its effects and its log row share one transaction. */
  async answer(
    call: OpenCall,
    request: CallRequest,
    input = operatorInputOf(call, request),
    loaded?: Loaded,
  ): Promise<WireAnswer> {
    const { route, caller } = call
    const connection = route && this.#options.connections[route.product]
    if (!caller || !connection) throw new GatewayRefusal('product-not-simulated')
    call.connection = connection.id
    const wireAnswer = (outcome: CallResult) => answerOf(outcome, this.#docsOf(route.product), request.id)
    const operatorCall = { ...input, caller, loaded }
    const rowOf = (outcome: CallResult) => {
      const { trace, facts } = outcome
      const { projectId } = caller
      return callRow({ call, projectId, request, answer: wireAnswer(outcome), trace, facts })
    }
    const span = { kind: 'client', attributes: { 'portal.operator': connection.id } } as const
    const outcome = await inSpan(`operator ${route.operation}`, span, () => connection.settle(operatorCall, rowOf))
    await this.#saveLastUse(caller, call.at, request.log)
    return caller.forTests ? withPassword(wireAnswer(outcome), outcome) : wireAnswer(outcome)
  }

  /** Only logs a failure: the call is settled, and after an error its partner could charge again. */
  async #saveLastUse(caller: Caller, now: Date, log: FastifyBaseLogger): Promise<void> {
    if (!isLastUseOutdated(caller, now)) return
    const save = caller.agentToken === undefined ? saveKeyLastUse : saveAgentTokenLastUse
    try {
      await save(this.#options.db, caller.keyId, now)
    } catch (error) {
      log.warn({ error: describeError(error) }, 'last use not saved; the next call will save it')
    }
  }

  /** The answer to an error, after its log row is stored. When storing fails, that error is answered instead. */
  async refuse(error: unknown, call: OpenCall, request: CallRequest): Promise<WireAnswer> {
    const refusal = toRefusal(error, request.method)
    // An unauthenticated call gets no correlation id of its own: its answer is logged, so anyone could write into that log.
    const correlationId = call.caller && askedCorrelationId(request)
    const answer = refusalAnswer(refusal, this.#docsOf(refusalsProduct), request.id, correlationId)
    const facts = { ...noFacts, correlationId: correlationId ?? null }
    // A failure of the server is no reason to limit the address.
    if (!call.isAdmitted && refusal.status < 500) this.#options.recentKeys.delete(request.headers['x-api-key'])
    try {
      if (refusal.id === 'key-malformed' && request.raw) await this.#recordAgent(namedKey(request.raw), call.at)
      const projectId = await this.#findProjectToLog(refusal, call, request)
      if (projectId) await calls.insert(this.#options.db, callRow({ call, projectId, request, answer, facts }))
      return answer
    } catch (loggingError) {
      if (refusal.status >= 500) return answer
      return refusalAnswer(toRefusal(loggingError, request.method), this.#docsOf(refusalsProduct), request.id)
    }
  }

  /** An agent token is no key: it opens neither the live environment nor the sandbox here. */
  async #recordAgent(value: string, now: Date): Promise<void> {
    const { db, environment } = this.#options
    const owner = isAgentTokenValue(value) && (await findByAgentTokenHash(db, hashKeyValue(value), null))
    if (owner) await this.#agents.recordToken(owner, `used as a key in the ${environment} environment`, now)
  }

  /** The project whose log records a refusal; none when the project is unknown or has too many such rows. */
  async #findProjectToLog({ id }: GatewayRefusal, call: OpenCall, request: CallRequest): Promise<string | undefined> {
    const { db } = this.#options
    if (id === 'no-room') return undefined
    const { raw } = request
    if (!call.route && raw) await this.#findCallerOfUnknownPath(call, request.ip, raw)
    if (call.caller) {
      const { keyId, projectId } = call.caller
      const wait =
        id === 'too-many-calls' && (await this.#tooManyCallsLogRows.take(`gateway:too-many:${keyId}`, call.at))
      return wait ? undefined : projectId
    }
    const named = raw && namedProject(raw)
    if (!named || !(await hasProject(db, named))) return undefined
    const wait = await this.#unauthenticatedLogRows.take(`gateway:unauthenticated:${named}`, call.at)
    return wait ? undefined : named
  }

  /** A call to an unknown path is not authenticated yet. With a valid key, its project's log records it. */
  async #findCallerOfUnknownPath(call: OpenCall, ip: string, raw: IncomingMessage): Promise<void> {
    const { db, environment } = this.#options
    const wait = await this.#unknownPathCalls.take(`gateway:unknown-path:${addressKey(ip)}`, call.at)
    if (wait) throw new GatewayRefusal('too-many-calls', { headers: retryAfter(secondsUntil(wait, call.at)) })
    try {
      const claim = readClaim(raw)
      const { caller } = await findCaller(db, claim, ip, environment, [])
      authorizeCall(caller, claim, environment, ip, call.at)
      call.caller = caller
    } catch (error) {
      if (!(error instanceof GatewayRefusal)) throw error
    }
  }

  #docsOf(suffix: string): string {
    return `${this.#options.config.publicUrl}/api-doc/${suffix}`
  }
}

/** The last use is saved at most once a minute, which saves a busy key most of the writes. */
function isLastUseOutdated({ lastUsedAt }: Caller, now: Date): boolean {
  return !lastUsedAt || now.getTime() - lastUsedAt.getTime() >= minuteMs
}

type OperatorInput = Omit<ClaimedCall, 'caller'>

function operatorInputOf({ route, at }: OpenCall, { params, body, headers }: CallRequest): OperatorInput {
  return {
    operation: route?.operation ?? '',
    parameters: textsIn(params),
    body: readJson(body),
    ...(typeof headers.prefer === 'string' && { prefer: headers.prefer }),
    now: at,
  }
}

const longestShort = 16 * 1024

/** A longer body, or one of unknown length, is only read for a caller with a valid key. */
function isShort({ headers }: FastifyRequest): boolean {
  const length = headers['content-length']
  return length === undefined ? headers['transfer-encoding'] === undefined : Number(length) <= longestShort
}

const textsIn = (params: unknown): Record<string, string> =>
  Object.fromEntries(Object.entries(isObject(params) ? params : {}).map(([name, value]) => [name, String(value)]))

/** In the path or the body; undefined for a value that cannot be one. */
function askedCorrelationId({ params, body }: CallRequest): string | undefined {
  const asked = readJson(body)
  const value = textsIn(params).correlationId ?? (isObject(asked) ? asked.correlationId : undefined)
  return typeof value === 'string' && /^[\w.~-]{1,64}$/.test(value) ? value : undefined
}

/** The parsed body; undefined when it is missing or not JSON in UTF-8, which the first check reports. */
export function readJson(body: unknown): unknown {
  return Buffer.isBuffer(body) ? parseJsonBytes(body) : undefined
}
