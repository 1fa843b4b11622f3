// The second steps that the account can choose from. In memory only: after a reload they are fetched again.
import type { SignInWay } from '#generated/portal/model/signInWay.ts'
import { lookUpWays } from '#web/api/identity.ts'

let known: SignInWay[] | undefined

export async function listWays(): Promise<SignInWay[]> {
  known = await lookUpWays()
  return known
}

/** If the request fails, the mailed code, whose screen shows the problem. */
export async function waysOfThisSignIn(): Promise<SignInWay[]> {
  try {
    return known ?? (await listWays())
  } catch {
    return ['EMAIL_CODE']
  }
}
