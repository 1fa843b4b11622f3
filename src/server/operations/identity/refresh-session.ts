import { continueSession } from '#server/identity/sessions.ts'
import type { Operation } from '#server/operation.ts'

export const refreshSession: Operation<'refreshSession', 'refreshToken'> = async ({ body, db, config, now, fail }) => {
  const token = (await continueSession(db, body.refreshToken, config, now())) ?? fail('NotAuthorizedException')
  return { token }
}
