import { createHmac } from 'node:crypto'
import { type Challenge, createChallenge, type Payload, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { isObject } from '#domain/is-object.ts'
import { parseJson } from '#domain/parse-json.ts'
import { addMinutes } from '#domain/time.ts'
import { type Config, sessionSecretsOf } from '#server/config.ts'

/** Lifetime of a challenge: longer than writing a message takes (openapi/portal/home.yaml). */
const minutes = 10

// On average 256 attempts of 5000 rounds: about a second on a phone, which passes while a person types. A sender of
// thousands of messages pays it for each.
const difficulty = { algorithm: 'PBKDF2/SHA-256', cost: 5000, keyLength: 32, keyPrefix: '00' }

/** Called by tests only, which solve challenges by the dozen. */
export function setCaptchaCost(cheaper: { cost: number }): void {
  Object.assign(difficulty, cheaper)
}

type Secrets = Pick<Config, 'sessionSecret' | 'formerSessionSecrets'>

/** Signed, so that the server stores nothing until it is answered. */
export function issueChallenge(config: Pick<Secrets, 'sessionSecret'>, now: Date): Promise<Challenge> {
  return createChallenge({
    ...difficulty,
    deriveKey,
    expiresAt: Math.floor(addMinutes(now, minutes).getTime() / 1000),
    hmacSignatureSecret: captchaSecret(config.sessionSecret),
  })
}

/** A correct solution: the challenge's id and expiry. */
export interface Answered {
  signature: string
  expiresAt: Date
}

/**
 * Undefined when the token is foreign, expired or wrong. The database detects repeated use. `beforeWork` runs for
 * authentic, unexpired tokens, before the expensive verification; when it throws, there is none.
 */
export async function readAnswer(
  token: string,
  config: Secrets,
  now: Date,
  beforeWork: () => Promise<void>,
): Promise<Answered | undefined> {
  const payload = decode(token)
  const expiresAt = new Date((payload?.challenge.parameters.expiresAt ?? 0) * 1000)
  if (!payload?.challenge.signature || !(expiresAt > now)) return undefined
  const { challenge, solution } = payload
  for (const secret of sessionSecretsOf(config)) {
    const { verified } = await verifySolution({
      challenge,
      solution,
      // The library requests the key last, after time, signature and shape.
      deriveKey: async (...asked) => {
        await beforeWork()
        return await deriveKey(...asked)
      },
      hmacSignatureSecret: captchaSecret(secret),
    })
    if (verified) return { signature: payload.challenge.signature, expiresAt }
  }
  return undefined
}

/** A separate secret: signatures of one kind must not be valid for another. */
function captchaSecret(sessionSecret: string): string {
  return createHmac('sha256', sessionSecret).update('captcha').digest('hex')
}

/** Untrusted input. The library checks the values after the signature. */
function decode(token: string): Payload | undefined {
  const payload = parseJson(Buffer.from(token, 'base64').toString('utf8'))
  return isPayload(payload) ? payload : undefined
}

function isPayload(value: unknown): value is Payload {
  if (!isObject(value) || !isObject(value.solution) || !isObject(value.challenge)) return false
  return isObject(value.challenge.parameters) && typeof value.challenge.signature === 'string'
}
