import { useMutation } from '@tanstack/react-query'
import * as generated from '#generated/forms/sign-up.js'
import { signUp } from '#generated/portal/client/identity.ts'
import type { SignUp } from '#generated/portal/model/signUp.ts'
import { newPassword, repeatedPassword } from '#web/entities/account/password-fields.ts'
import { TextLink } from '#web/entities/link.tsx'
import { createForm } from '#web/form/create-form.tsx'
import { rememberUsername } from '#web/stores/session.ts'
import { authProblem } from './auth-failure.ts'
import { AuthScreen } from './auth-screen.tsx'
import { rememberSignUp } from './just-signed-up.ts'
import { useAuthNavigation } from './use-auth-navigation.ts'

const SignUpForm = createForm<generated.Value>('sign-up', generated, {
  uiSchema: {
    email: { 'ui:autocomplete': 'username' },
    password: newPassword,
    confirmPassword: repeatedPassword,
  },
})

export function SignUpScreen() {
  const navigation = useAuthNavigation()
  const { mutate, isPending, error } = useMutation({
    mutationFn: (account: SignUp) => signUp(account),
    onSuccess: (_answer, account) => {
      rememberUsername(account.email)
      rememberSignUp(account)
      return navigation.toConfirmation()
    },
  })
  return (
    <AuthScreen
      title="Sign Up"
      lead="Create your account, then try the sandbox right away."
      footer={
        <>
          Have an account? <TextLink to="/signin">Sign In</TextLink>
        </>
      }
    >
      <SignUpForm
        pending={isPending}
        problem={authProblem(error)}
        submitLabel="Sign Up"
        wide
        onSubmit={({ email, password }) => mutate({ email: email.trim().toLowerCase(), password })}
      />
    </AuthScreen>
  )
}
