import { pageMessages } from '#domain/page-messages.ts'
import { accountAction } from '#generated/portal/client/identity.ts'
import { TextLink } from '#web/entities/link.tsx'
import { signsInAfterConfirmation } from '#web/stores/debug.ts'
import { rememberedUsername } from '#web/stores/session.ts'
import { NoStoredUsername } from './auth-failure.ts'
import { CodeEntry } from './code-entry.tsx'
import { confirmSignUp, signUpOfThisVisit } from './just-signed-up.ts'
import { useAuthNavigation } from './use-auth-navigation.ts'
import { useSignIn } from './use-sign-in.ts'

export function ConfirmSignUpScreen() {
  const navigation = useAuthNavigation()
  const { signIn } = useSignIn()
  const confirm = async (otp: string) => {
    const email = storedUsername()
    await accountAction({ action: 'confirmSignUp', email, key: otp })
    confirmSignUp(email)
    const typed = signUpOfThisVisit()
    if (typed && signsInAfterConfirmation()) return signIn(typed)
    return navigation.toSignIn(pageMessages.signUp.confirmed)
  }
  const username = rememberedUsername()
  return (
    <CodeEntry
      title="Sign Up"
      lead={username ? `Enter the code we sent to ${username}.` : 'Enter the code we sent to your email.'}
      submitLabel="Confirm"
      check={confirm}
      resend={async () => accountAction({ action: 'resendSignUp', email: storedUsername() })}
      resentMessage={pageMessages.signUp.codeSent}
      footer={
        <>
          Confirmed already? <TextLink to="/signin">Sign In</TextLink>
        </>
      }
    />
  )
}

/** The email address to confirm. Without one, the message leads to Sign In. */
function storedUsername(): string {
  const username = rememberedUsername()
  if (!username) throw new NoStoredUsername()
  return username
}
