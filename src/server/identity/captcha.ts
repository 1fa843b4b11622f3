import { createHmac } from 'node:crypto'
import { type Challenge, createChallenge, type Payload, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { addMinutes } from '#domain/time.ts'
import type { Config } from '#server/config.ts'

/** How long a challenge may be answered: longer than it takes to write a message (openapi/portal/home.yaml). */
const minutes = 10

// On average 256 attempts of 5000 rounds: a second or so of a phone's time, which a person spends writing. Who sends
// messages by the thousand spends it a thousand times.
const difficulty = { algorithm: 'PBKDF2/SHA-256', cost: 5000, keyLength: 32, keyPrefix: '00' }

type Secret = Pick<Config, 'sessionSecret'>

/** Signed, so that nothing about it has to be remembered until it is answered. */
export function issueChallenge(config: Secret, now: Date): Promise<Challenge> {
  return createChallenge({
    ...difficulty,
    deriveKey,
    expiresAt: Math.floor(addMinutes(now, minutes).getTime() / 1000),
    hmacSignatureSecret: secretOf(config),
  })
}

/** A right answer: whose challenge it answers, and until when that could have been answered. */
export interface Answered {
  signature: string
  expiresAt: Date
}

/**
 * Undefined when the token is none of ours, too late or wrong. Whether it was used before, the database knows.
 * `beforeWork` is called once it is known to be ours and in time, before the costly part; when it throws there is none.
 */
export async function readAnswer(
  token: string,
  config: Secret,
  now: Date,
  beforeWork: () => Promise<void>,
): Promise<Answered | undefined> {
  const payload = decode(token)
  const expiresAt = new Date((payload?.challenge.parameters.expiresAt ?? 0) * 1000)
  if (!payload?.challenge.signature || !(expiresAt > now)) return undefined
  const { challenge, solution } = payload
  const { verified } = await verifySolution({
    challenge,
    solution,
    // The library asks for the key last, when time, signature and shape are right.
    deriveKey: async (...asked) => {
      await beforeWork()
      return await deriveKey(...asked)
    },
    hmacSignatureSecret: secretOf(config),
  })
  return verified ? { signature: payload.challenge.signature, expiresAt } : undefined
}

/** A secret of its own: a signature of one kind must never pass for another. */
function secretOf({ sessionSecret }: Secret): string {
  return createHmac('sha256', sessionSecret).update('captcha').digest('hex')
}

/** What is read here was written by anybody. The library checks the values once the signature is right. */
function decode(token: string): Payload | undefined {
  try {
    const payload: unknown = JSON.parse(Buffer.from(token, 'base64').toString('utf8'))
    return isPayload(payload) ? payload : undefined
  } catch {
    return undefined
  }
}

function isPayload(value: unknown): value is Payload {
  if (!isObject(value) || !isObject(value.solution) || !isObject(value.challenge)) return false
  return isObject(value.challenge.parameters) && typeof value.challenge.signature === 'string'
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
