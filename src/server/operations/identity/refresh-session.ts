import { continueSession } from '#server/identity/sessions.ts'
import { fail, type Operation } from '#server/operation.ts'

export const refreshSession: Operation<'refreshSession'> = async ({ body, db, config, now }) => {
  const token = (await continueSession(db, body.refreshToken, config, now())) ?? fail('NotAuthorizedException')
  return { token }
}
