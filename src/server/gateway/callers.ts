import ipaddr from 'ipaddr.js'
import type { Environment } from '#domain/environments.ts'
import type { Db } from '#server/db/database.ts'
import type { Claim } from '#server/gateway/credentials.ts'
import { GatewayRefusal } from '#server/gateway/refusals.ts'
import { hashKeyValue } from '#server/identity/api-key-value.ts'
import { findByKeyHash, type KeyOwner } from '#server/repositories/gateway-callers.ts'

/** The owner of a known key. `admit` decides whether the key may be used. */
export type Caller = KeyOwner

/** By the hash alone: what is wrong besides is told only to those who hold the key. */
export async function findCaller(db: Db, { key }: Claim, ip: string, environment: Environment): Promise<Caller> {
  const caller = await findByKeyHash(db, hashKeyValue(key), addressOf(ip), environment)
  return caller ?? refuse('key-unknown')
}

/** Goes on when the key opens this project in this environment now, from this address. */
export function admit(caller: Caller, claim: Claim, environment: Environment, ip: string, now: Date): void {
  if (caller.projectId !== claim.projectId) refuse('key-of-another-project')
  if (caller.partnerId !== claim.partnerId) refuse('project-of-another-partner')
  if (caller.environment !== environment) refuse('key-of-another-environment', { environment: words[environment] })
  if (caller.revokedAt) refuse('key-revoked')
  if (caller.expiresAt <= now) refuse('key-expired')
  if (caller.status === 'suspended') refuse('project-suspended')
  const address = addressOf(ip) ?? 'nowhere'
  // Live calls need a listed address; in the sandbox a list applies only where the partner has made one.
  if (environment === 'live') {
    if (caller.status !== 'live') refuse('project-not-live')
    if (caller.isListed === null) refuse('no-address-listed', { address })
  }
  // The list is of the project's servers, and a key of the product tests is held by none of them.
  if (caller.isListed === false && !caller.forTests) refuse('address-not-listed', { address })
}

const words: Record<Environment, string> = { sandbox: 'sandbox', live: 'live environment' }

function refuse(
  ...[id, fills = {}]: [ConstructorParameters<typeof GatewayRefusal>[0], Record<string, string>?]
): never {
  throw new GatewayRefusal(id, { fills })
}

/** As the database writes it; null for what a proxy passed on that is no address. */
export function addressOf(ip: string): string | null {
  const [plain = ''] = ip.split('%')
  return ipaddr.isValid(plain) ? ipaddr.process(plain).toString() : null
}
