import { useMutation } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useGetSignInOptions } from '#generated/portal/client/single-sign-on.ts'
import { messageOf } from '#web/api/errors.ts'
import { leaveToSignIn } from './single-sign-on.ts'

/** Whether single sign-on is offered, and how to start it. Keeps the page to open afterwards. */
export function useSingleSignOn() {
  const { redirect } = useSearch({ strict: false })
  const { data } = useGetSignInOptions({ query: { staleTime: Number.POSITIVE_INFINITY } })
  const { mutate, isPending, error } = useMutation({ mutationFn: () => leaveToSignIn(redirect) })
  return {
    isOffered: data?.singleSignOn ?? false,
    hasPasswords: data?.staffPasswords ?? true,
    leave: () => mutate(),
    pending: isPending,
    error: error ? messageOf(error) : undefined,
  }
}
