import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import * as generated from '#generated/forms/sign-in.js'
import { TextLink } from '#web/entities/link.tsx'
import { createForm } from '#web/form/create-form.tsx'
import { rememberedUsername } from '#web/stores/session.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Anchor } from '#web/ui/link.tsx'
import { AuthScreen } from './auth-screen.tsx'
import { signUpOfThisVisit } from './just-signed-up.ts'
import { useSignIn } from './use-sign-in.ts'
import { useSingleSignOn } from './use-single-sign-on.ts'

const SignInForm = createForm<generated.Value>('sign-in', generated, {
  uiSchema: {
    username: { 'ui:autocomplete': 'username' },
    password: { 'ui:widget': 'password', 'ui:autocomplete': 'current-password' },
  },
})

export function SignInScreen() {
  const username = rememberedUsername()
  const signedUp = signUpOfThisVisit()
  const password = signedUp?.email === username ? signedUp.password : undefined
  const { signIn, pending, problem } = useSignIn()
  return (
    <>
      <AuthScreen
        title="Sign In"
        footer={
          <>
            New here? <TextLink to="/signup">Sign Up</TextLink>
          </>
        }
      >
        <SignInForm
          initial={{ username: username ?? undefined, password }}
          pending={pending}
          problem={problem}
          submitLabel="Sign In"
          wide
          onSubmit={({ username, password }) => signIn({ email: username, password })}
          secondary={<TextLink to="/forgotpassword">Forgot password?</TextLink>}
        />
      </AuthScreen>
      <StaffSignIn />
    </>
  )
}

/** Reserves its height until the server says whether single sign-on is offered. */
function StaffSignIn() {
  const { isOffered, leave, pending, error } = useSingleSignOn()
  return (
    <Stack gap="3" pt="3" minH="10">
      {isOffered && (
        <Text color="muted">
          Member of staff?{' '}
          <Anchor asChild>
            <button type="button" aria-disabled={pending || undefined} onClick={pending ? undefined : leave}>
              Sign in with single sign-on
            </button>
          </Anchor>
        </Text>
      )}
      {error && <Alert kind="error">{error}</Alert>}
    </Stack>
  )
}
