import { randomBytes } from 'node:crypto'
import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server'
import { addMinutes } from '#domain/time.ts'
import type { OperationIO } from '#generated/operations.ts'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/db/database.ts'
import type { Member } from '#server/operation.ts'
import * as passkeys from '#server/repositories/passkeys.ts'

/** How long a challenge, or the secret of an authenticator app, waits for its answer. */
export const setUpMinutes = 10

export const maxPasskeys = 10

type Keys = passkeys.Passkey[]
type Site = Pick<Config, 'publicUrl'>
type NewPasskey = OperationIO['addPasskey']['body']
type Assertion = Extract<OperationIO['verifySecondStep']['body'], { way: 'PASSKEY' }>

/** Browsers refuse an IP address as the id, so a portal at 127.0.0.1 also accepts the name localhost. */
function siteOf({ publicUrl }: Site): { id: string; origins: string[] } {
  const url = new URL(publicUrl)
  if (url.hostname !== '127.0.0.1') return { id: url.hostname, origins: [url.origin] }
  return { id: 'localhost', origins: [url.origin, url.origin.replace('127.0.0.1', 'localhost')] }
}

/** EdDSA, ES256 and RS256: what authenticators make. */
const algorithms = [-8, -7, -257]

const common = { timeout: 300_000, userVerification: 'preferred' } as const

const newChallenge = () => randomBytes(32).toString('base64url')

/** The options for `navigator.credentials.create`. */
export function creationOptions({ email, accountId }: Member, existing: Keys, site: Site) {
  const { timeout, userVerification } = common
  return {
    rp: { name: 'Open Platform', id: siteOf(site).id },
    user: { id: Buffer.from(accountId).toString('base64url'), name: email, displayName: email },
    challenge: newChallenge(),
    pubKeyCredParams: algorithms.map((alg) => ({ alg, type: 'public-key' as const })),
    timeout,
    attestation: 'none' as const,
    excludeCredentials: describe(existing),
    // A second step: the account is known, so the authenticator need not store it.
    authenticatorSelection: { residentKey: 'discouraged' as const, requireResidentKey: false, userVerification },
  }
}

/** The options for `navigator.credentials.get`. */
export function requestOptions(existing: Keys, site: Site) {
  return { ...common, challenge: newChallenge(), rpId: siteOf(site).id, allowCredentials: describe(existing) }
}

const describe = (keys: Keys) =>
  keys.map(({ credentialId: id, transports }) => ({ id, type: 'public-key' as const, transports }))

type Purpose = Parameters<typeof passkeys.storeChallenge>[1]['purpose']

export function storeChallenge(db: Db, sessionId: string, purpose: Purpose, challenge: string, now: Date) {
  return passkeys.storeChallenge(db, { sessionId, purpose, challenge, expiresAt: addMinutes(now, setUpMinutes) })
}

/** What to store of a new passkey. Undefined when the answer does not fit the challenge. */
export async function readNewPasskey(
  { id, clientDataJSON, attestationObject }: NewPasskey,
  challenge: string,
  site: Site,
) {
  const verified = await verifyRegistrationResponse({
    response: answerOf(id, { clientDataJSON, attestationObject }),
    ...expectedOf(challenge, site),
    supportedAlgorithmIDs: algorithms,
  }).catch(refused)
  if (!verified?.verified) return undefined
  const { credential } = verified.registrationInfo
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    signCount: credential.counter,
  }
}

/** The sign count of a valid answer. Undefined for a wrong one, and for a copied passkey, whose count falls behind. */
export async function readAssertion(
  { id, clientDataJSON, authenticatorData, signature }: Assertion,
  passkey: passkeys.Passkey,
  challenge: string,
  site: Site,
): Promise<number | undefined> {
  const verified = await verifyAuthenticationResponse({
    response: answerOf(id, { clientDataJSON, authenticatorData, signature }),
    ...expectedOf(challenge, site),
    credential: {
      id: passkey.credentialId,
      publicKey: Uint8Array.from(Buffer.from(passkey.publicKey, 'base64url')),
      counter: passkey.signCount,
    },
  }).catch(refused)
  return verified?.verified ? verified.authenticationInfo.newCounter : undefined
}

const answerOf = <Response>(id: string, response: Response) => ({
  id,
  rawId: id,
  type: 'public-key' as const,
  clientExtensionResults: {},
  response,
})

const expectedOf = (challenge: string, site: Site) => ({
  expectedChallenge: challenge,
  expectedOrigin: siteOf(site).origins,
  expectedRPID: siteOf(site).id,
  requireUserVerification: false,
})

/** The library rejects every answer that it does not accept, also one that is no answer. */
const refused = () => undefined
