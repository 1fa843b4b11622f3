import type { Operation } from '#server/operation.ts'
import { presentUser } from '#server/presenters/profile.ts'
import * as accounts from '#server/repositories/accounts.ts'

export const getUser: Operation<'getUser'> = async ({ member, db, fail }) => {
  const account = (await accounts.find(db, member.accountId)) ?? fail('not-signed-in')
  return presentUser(account)
}
