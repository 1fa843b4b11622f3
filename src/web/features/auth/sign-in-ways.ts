// The second steps that the account can choose from. In memory only: after a reload they are fetched again.
import { getSignInWays } from '#generated/portal/client/second-step.ts'
import type { SignInWay } from '#generated/portal/model/signInWay.ts'

let known: SignInWay[] | undefined

export async function listWays(): Promise<SignInWay[]> {
  const { ways } = await getSignInWays()
  known = ways
  return ways
}

/** If the request fails, the email code, whose screen shows the problem. */
export async function waysOfThisSignIn(): Promise<SignInWay[]> {
  try {
    return known ?? (await listWays())
  } catch {
    return ['EMAIL_CODE']
  }
}
