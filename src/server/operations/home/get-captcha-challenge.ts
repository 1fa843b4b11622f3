import { issueChallenge } from '#server/captcha/captcha.ts'
import type { Operation } from '#server/operation.ts'
import { presentChallenge } from '#server/presenters/captcha-challenge.ts'

export const getCaptchaChallenge: Operation<'getCaptchaChallenge'> = async ({ config, now }) => {
  return presentChallenge(await issueChallenge(config, now()))
}
