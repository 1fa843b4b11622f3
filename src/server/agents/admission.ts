import type { FastifyRequest } from 'fastify'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/db/database.ts'
import type { AgentRefusals } from '#server/gateway/agent-refusals.ts'
import { type Caller, storableIp } from '#server/gateway/callers.ts'
import { GatewayRefusal, type RefusalId } from '#server/gateway/refusals.ts'
import { hashKeyValue, isAgentTokenValue, isKeyValue } from '#server/identity/api-key-value.ts'
import { type AgentOwner, findByAgentTokenHash, findByKeyHash } from '#server/repositories/gateway-callers.ts'

/** Why a request of an agent is refused, and what its owner can do. */
const refusals = {
  'origin-refused': { status: 403, message: 'Pages of other sites cannot use this server.' },
  'token-missing': {
    status: 401,
    message: "Send an agent token: Authorization: Bearer agent_… The project's page makes one.",
  },
  'token-unknown': { status: 401, message: 'This agent token is not known. Check that it is complete.' },
  'key-instead-of-token': {
    status: 401,
    message: "This is an API key. Agents use an agent token, which the project's page makes.",
  },
  'live-refused': { status: 403, message: 'Agents use the sandbox only. The live environment is closed to them.' },
  'token-revoked': { status: 401, message: 'This agent token was revoked.' },
  'token-expired': { status: 401, message: "This agent token has expired. Make a new one on the project's page." },
  'project-suspended': { status: 403, message: 'The project is suspended. Please contact us.' },
  'project-of-another': { status: 403, message: 'This agent token belongs to another project.' },
} as const

type AgentRefusalId = keyof typeof refusals

/** The refusal of the gateway that stands in the call log of the project. */
const logged: Partial<Record<AgentRefusalId, RefusalId>> = {
  'token-revoked': 'key-revoked',
  'token-expired': 'key-expired',
  'project-suspended': 'project-suspended',
  'project-of-another': 'key-of-another-project',
  'live-refused': 'key-of-another-environment',
}

export interface AgentRefusal {
  id: AgentRefusalId
  status: number
  message: string
  /** Whose call log records a refused tool call. */
  caller?: Caller
  logged?: GatewayRefusal
}

interface Gate {
  db: Db
  config: Pick<Config, 'publicUrl'>
  audit: AgentRefusals
}

/** The caller of a request with a valid agent token; otherwise the refusal, after it was recorded. */
export async function admitAgent(
  { db, config, audit }: Gate,
  request: FastifyRequest,
  now: Date,
  toLive: boolean,
): Promise<{ caller: Caller } | { refusal: AgentRefusal }> {
  if (!isOwnOrigin(request, config)) return { refusal: refusalOf('origin-refused') }
  const value = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
  if (value === undefined) return { refusal: refusalOf('token-missing') }
  const ip = storableIp(request.ip)
  if (isKeyValue(value)) return { refusal: await refuseKey(value) }
  const owner = isAgentTokenValue(value) ? await findByAgentTokenHash(db, hashKeyValue(value), ip) : undefined
  if (!owner) return { refusal: refusalOf('token-unknown') }
  const caller = callerOf(owner)
  const id = toLive ? 'live-refused' : findReason(owner, request, now)
  if (id === undefined) return { caller }
  await audit.recordToken(owner, id, now)
  return { refusal: refusalOf(id, caller) }

  async function refuseKey(key: string): Promise<AgentRefusal> {
    const live = key.startsWith('live_') ? await findByKeyHash(db, hashKeyValue(key), ip, 'live') : undefined
    if (!live) return refusalOf('key-instead-of-token')
    const { keyId: id, projectId } = live
    await audit.record({ id, projectId, shown: `live_…${key.slice(-4)}`, reason: 'live-refused' }, now)
    return refusalOf('live-refused')
  }
}

function findReason(owner: AgentOwner, request: FastifyRequest, now: Date): AgentRefusalId | undefined {
  if (owner.revokedAt) return 'token-revoked'
  if (owner.expiresAt <= now) return 'token-expired'
  if (namesOther(request, 'x-project-id', owner.projectId) || namesOther(request, 'x-partner-id', owner.partnerId)) {
    return 'project-of-another'
  }
  return owner.status === 'suspended' ? 'project-suspended' : undefined
}

/** Whether the header is there and names another id. */
function namesOther({ headers }: FastifyRequest, header: string, id: string): boolean {
  const named = headers[header]
  return named !== undefined && String(named).toLowerCase() !== id
}

/** Protects a portal on this computer from pages that reach it by another name. Agents send no origin. */
function isOwnOrigin({ headers }: FastifyRequest, { publicUrl }: Pick<Config, 'publicUrl'>): boolean {
  return headers.origin === undefined || headers.origin === new URL(publicUrl).origin
}

function callerOf({ tokenId, name, lastFour: _lastFour, ...owner }: AgentOwner): Caller {
  return { ...owner, keyId: tokenId, agentToken: name, environment: 'sandbox', forTests: false }
}

function refusalOf(id: AgentRefusalId, caller?: Caller): AgentRefusal {
  const inLog = logged[id]
  return {
    id,
    ...refusals[id],
    ...(caller && { caller }),
    ...(inLog && { logged: new GatewayRefusal(inLog, { fills: { environment: 'sandbox' } }) }),
  }
}
