import { useMutation } from '@tanstack/react-query'
import { vpnCheck } from '#generated/admin/client/access.ts'
import { getUserRole, requestOtp, signIn } from '#generated/portal/client/identity.ts'
import type { SignIn } from '#generated/portal/model/signIn.ts'
import { clearTokens, storeTokens } from '#web/api/tokens.ts'
import { skipsMfa } from '#web/stores/debug.ts'
import { markLoggedIn, rememberRole, rememberUsername } from '#web/stores/session.ts'
import { type SignInOutcome, type SignInPorts, signInSteps } from './sign-in-steps.ts'
import { listWays } from './sign-in-ways.ts'
import { useAuthNavigation } from './use-auth-navigation.ts'

// The steps, connected to the calls and to local storage.
const signInPorts: SignInPorts = {
  signIn,
  getRole: async () => (await getUserRole()).role,
  checkNetwork: vpnCheck,
  listWays,
  requestCode: () => requestOtp({ type: 'MFA' }),
  keepTokens: storeTokens,
  forgetTokens: clearTokens,
  skipsMfa,
  warn: (message) => console.warn(message),
}

/** Signs in, and opens the screen that follows. */
export function useSignIn() {
  const navigation = useAuthNavigation()
  const arrive = (state: SignInOutcome) => {
    if (state.step === 'failed') return
    rememberUsername(state.username)
    if (state.step === 'confirm-sign-up') return navigation.toConfirmation(state.info)
    rememberRole(state.role)
    if (state.step === 'enter-code') return navigation.toMfa(state.info)
    markLoggedIn()
    return navigation.toTarget()
  }
  const { mutate, isPending, data } = useMutation({
    mutationFn: (credentials: SignIn) => signInSteps(credentials, signInPorts),
    onSuccess: arrive,
  })
  return { signIn: mutate, pending: isPending, problem: data?.step === 'failed' ? data : null }
}
