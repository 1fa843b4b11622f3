import { type Environment, environments } from '#domain/environments.ts'
import type { Db } from '#server/db/database.ts'
import type { Claim } from '#server/gateway/credentials.ts'
import { GatewayRefusal, type RefusalId } from '#server/gateway/refusals.ts'
import { hashKeyValue } from '#server/identity/api-key-value.ts'
import { readAddress } from '#server/network.ts'
import { findWithRecords, type KeyOwner } from '#server/repositories/gateway-callers.ts'
import type { Entry, RecordKey } from '#simulator/state/records.ts'

/** The owner of a known key or agent token. `authorizeCall` decides whether it may be used. */
export type Caller = KeyOwner & {
  /** Name of the agent token; undefined for a key. */
  agentToken?: string
}

/**
 * Looks up the key by its hash only: further details are revealed only to callers with the key. Reads the simulator's records
 * with these keys in the same statement.
 */
export async function findCaller(
  db: Db,
  { key }: Claim,
  ip: string,
  environment: Environment,
  recordKeys: RecordKey[],
): Promise<{ caller: Caller; records: Entry[] }> {
  const found = await findWithRecords(db, hashKeyValue(key), storableIp(ip), environment, recordKeys)
  if (!found) refuse('key-unknown')
  const { owner: caller, records } = found
  return { caller, records }
}

/** Returns when the key is valid now for this project, environment and address; throws the refusal otherwise. */
export function authorizeCall(caller: Caller, claim: Claim, environment: Environment, ip: string, now: Date): void {
  if (caller.projectId !== claim.projectId) refuse('key-of-another-project')
  if (caller.partnerId !== claim.partnerId) refuse('project-of-another-partner')
  if (caller.environment !== environment)
    refuse('key-of-another-environment', { environment: environments[environment].inSentence })
  if (caller.revokedAt) refuse('key-revoked')
  if (caller.expiresAt <= now) refuse('key-expired')
  if (caller.status === 'suspended') refuse('project-suspended')
  const address = () => storableIp(ip) ?? 'nowhere'
  // Live calls need a listed address; in the sandbox a list applies only where the partner has made one.
  if (environment === 'live') {
    if (caller.status !== 'live') refuse('project-not-live')
    if (caller.isListed === null) refuse('no-address-listed', { address: address() })
  }
  // The list names the project's servers; product tests call from elsewhere.
  if (caller.isListed === false && !caller.forTests) refuse('address-not-listed', { address: address() })
}

function refuse(id: RefusalId, fills: Record<string, string> = {}): never {
  throw new GatewayRefusal(id, { fills })
}

/** The address in the database's notation; null when a proxy passed on something else. */
export function storableIp(ip: string): string | null {
  const [plain = ''] = ip.split('%')
  return readAddress(plain)?.toString() ?? null
}
