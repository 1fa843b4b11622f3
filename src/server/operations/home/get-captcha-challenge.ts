import type { Challenge } from 'altcha-lib'
import type { OperationIO } from '#generated/operations.ts'
import { issueChallenge } from '#server/identity/captcha.ts'
import type { Operation } from '#server/operation.ts'

export const getCaptchaChallenge: Operation<'getCaptchaChallenge'> = async ({ config, now }) => {
  return presentChallenge(await issueChallenge(config, now()))
}

/** Every parameter is signed, so none may be omitted: the contract lists those of our challenges. */
function presentChallenge({ parameters, signature = '' }: Challenge): OperationIO['getCaptchaChallenge']['data'] {
  const { algorithm, cost, expiresAt = 0, keyLength, keyPrefix, nonce, salt } = parameters
  return { parameters: { algorithm, cost, expiresAt, keyLength, keyPrefix, nonce, salt }, signature }
}
