import { useMutation } from '@tanstack/react-query'
import { markLoggedIn, rememberRole, rememberUsername } from '#web/stores/session.ts'
import { begin, type Credentials, type Resting, signInSteps } from './sign-in-machine.ts'
import { signInPorts } from './sign-in-ports.ts'
import { useAuthMoves } from './use-auth-moves.ts'

/** Signs in and moves to the screen the sign-in leads to. */
export function useSignIn() {
  const moves = useAuthMoves()
  const arrive = (state: Resting) => {
    if (state.step === 'failed') return
    rememberUsername(state.username)
    if (state.step === 'confirm-sign-up') return moves.toConfirmation(state.info)
    rememberRole(state.role)
    if (state.step === 'enter-code') return moves.toMfa(state.info)
    markLoggedIn()
    return moves.onward()
  }
  const { mutate, isPending, data } = useMutation({
    mutationFn: (credentials: Credentials) => signInSteps(begin(credentials), signInPorts),
    onSuccess: arrive,
  })
  return { signIn: mutate, pending: isPending, problem: data?.step === 'failed' ? data : null }
}
