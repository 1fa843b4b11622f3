import { findAccount, findSecondStep } from '#server/identity/second-step.ts'
import type { Operation } from '#server/operation.ts'

export const getSignInWays: Operation<'getSignInWays'> = async ({ member, db, fail }) => {
  const { ways } = await findSecondStep(db, await findAccount(db, member, fail))
  return { ways }
}
