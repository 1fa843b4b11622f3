import type { Operation } from '#server/operation.ts'

export const getSignInOptions: Operation<'getSignInOptions'> = async ({ config }) => ({
  singleSignOn: config.singleSignOn !== undefined,
  staffPasswords: config.staffPasswords,
})
