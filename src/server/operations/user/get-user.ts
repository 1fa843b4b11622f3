import { findAccount } from '#server/identity/second-step.ts'
import type { Operation } from '#server/operation.ts'
import { presentUser } from '#server/presenters/profile.ts'

export const getUser: Operation<'getUser'> = async ({ member, db, fail }) => {
  return presentUser(await findAccount(db, member, fail))
}
