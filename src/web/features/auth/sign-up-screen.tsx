import * as generated from '#generated/forms/sign-up.js'
import { useSignUp } from '#generated/portal/client/identity.ts'
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
    password: newPassword(generated.schema),
    confirmPassword: repeatedPassword,
  },
})

export function SignUpScreen() {
  const navigation = useAuthNavigation()
  const { mutate, isPending, error } = useSignUp({
    mutation: {
      onSuccess: (_answer, { data: account }) => {
        rememberUsername(account.email)
        rememberSignUp(account)
        return navigation.toConfirmation()
      },
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
        onSubmit={({ email, password }) => mutate({ data: { email: email.trim().toLowerCase(), password } })}
      />
    </AuthScreen>
  )
}
