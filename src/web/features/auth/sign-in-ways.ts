// The ways of the account that is signing in, in memory only: after a reload they are asked for again.
import type { SignInWay } from '#generated/portal/model/signInWay.ts'
import { lookUpWays } from '#web/api/identity.ts'

let known: SignInWay[] | undefined

export async function listWays(): Promise<SignInWay[]> {
  known = await lookUpWays()
  return known
}

/** The mailed code while the server does not answer: its screen says what is wrong. */
export async function waysOfThisSignIn(): Promise<SignInWay[]> {
  try {
    return known ?? (await listWays())
  } catch {
    return ['EMAIL_CODE']
  }
}
