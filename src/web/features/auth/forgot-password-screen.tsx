import { useMutation } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { pageMessages } from '#domain/page-messages.ts'
import * as recovery from '#generated/forms/forgot-password.js'
import * as reset from '#generated/forms/reset-password.js'
import { accountAction } from '#generated/portal/client/identity.ts'
import { newPassword, repeatedPassword } from '#web/entities/account/password-fields.ts'
import { TextLink } from '#web/entities/link.tsx'
import { createForm } from '#web/form/create-form.tsx'
import { ResendCode, useResend } from '#web/form/resend-code.tsx'
import { authProblem } from './auth-failure.ts'
import { AuthScreen } from './auth-screen.tsx'
import { forgetSignUp } from './just-signed-up.ts'
import { useAuthNavigation } from './use-auth-navigation.ts'

const sendCode = (email: string) => accountAction({ action: 'forgotPassword', email })

const RecoverForm = createForm<recovery.Value>('recover', recovery, {
  uiSchema: { email: { 'ui:autocomplete': 'username' } },
})

function RecoverPassword() {
  const navigation = useAuthNavigation()
  const { mutate, isPending, error } = useMutation({
    mutationFn: sendCode,
    onSuccess: (_answer, email) => navigation.toReset(email),
  })
  return (
    <AuthScreen
      title="Forgot password"
      lead="Tell us your email and we send you a code to set a new password."
      footer={
        <>
          Remembered it? <TextLink to="/signin">Sign In</TextLink>
        </>
      }
    >
      <RecoverForm
        pending={isPending}
        problem={authProblem(error)}
        submitLabel="Recover Password"
        wide
        onSubmit={({ email }) => mutate(email.trim().toLowerCase())}
      />
    </AuthScreen>
  )
}

/** Two screens at one address: the email, then the code with the new password. */
export function ForgotPasswordScreen() {
  const email = useLocation({ select: ({ state }) => state.recovering })
  return email ? <ResetPassword email={email} /> : <RecoverPassword />
}

const ResetForm = createForm<reset.Value>('reset', reset, {
  uiSchema: {
    key: { 'ui:widget': 'code', 'ui:autofocus': true },
    password: newPassword(reset.schema),
    confirmPassword: repeatedPassword,
  },
})

function ResetPassword({ email }: { email: string }) {
  const navigation = useAuthNavigation()
  const resetting = useMutation({
    mutationFn: ({ key, password }: reset.Value) => accountAction({ action: 'resetPassword', email, key, password }),
    onSuccess: () => {
      forgetSignUp()
      return navigation.toSignIn(pageMessages.recovery.reset)
    },
  })
  const another = useResend(() => sendCode(email), resetting.reset)
  return (
    <AuthScreen
      title="Reset Password"
      lead={`If ${email} has an account, a code is on its way to it.`}
      info={another.isSent ? pageMessages.recovery.codeResent : undefined}
      error={authProblem(another.error)?.message}
    >
      <ResetForm
        pending={resetting.isPending}
        problem={authProblem(resetting.error)}
        submitLabel="Reset Password"
        wide
        onSubmit={(values) => resetting.mutate(values)}
        secondary={<ResendCode label="Resend" code={another} />}
      >
        {/* A password manager stores the new password under this name. */}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      </ResetForm>
    </AuthScreen>
  )
}
