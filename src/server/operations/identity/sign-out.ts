import { endSession } from '#server/identity/sessions.ts'
import type { Operation } from '#server/operation.ts'

export const signOut: Operation<'signOut'> = async ({ body, db, now }) => {
  await endSession(db, body.refreshToken, now())
  return null
}
