import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { OtpForm } from '#web/form/otp-form.tsx'
import { ButtonLink } from '#web/ui/link.tsx'
import { readAuthFailure } from './auth-failure.ts'
import { AuthScreen } from './auth-screen.tsx'
import { useAuthProblem } from './use-auth-problem.ts'

interface CodeEntryProps {
  title: string
  lead: ReactNode
  submitLabel: string
  check: (otp: string) => Promise<unknown>
  resend: () => Promise<unknown>
  /** What is said once a new code is on its way. */
  resentMessage: string
  footer?: ReactNode
}

/** The six digits of a mail: for a sign-up and for a sign-in alike. */
export function CodeEntry({ title, lead, submitLabel, check, resend, resentMessage, footer }: CodeEntryProps) {
  const checking = useMutation({ mutationFn: check })
  const resending = useMutation({ mutationFn: resend, onSuccess: () => checking.reset() })
  const problem = useAuthProblem(checking.error)
  return (
    <AuthScreen
      title={title}
      lead={lead}
      info={resending.isSuccess ? resentMessage : undefined}
      error={resending.isError ? readAuthFailure(resending.error).message : undefined}
      footer={footer}
    >
      <OtpForm
        pending={checking.isPending}
        problem={problem}
        submitLabel={submitLabel}
        wide
        onSubmit={({ otp }) => checking.mutate(otp)}
        secondary={
          <ButtonLink
            aria-disabled={resending.isPending || undefined}
            onClick={() => !resending.isPending && resending.mutate()}
          >
            Resend OTP
          </ButtonLink>
        }
      />
    </AuthScreen>
  )
}
