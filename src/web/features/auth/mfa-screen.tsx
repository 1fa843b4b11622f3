import { pageMessages } from '#domain/page-messages.ts'
import { requestMfaCode, verifyMfaCode } from '#web/api/identity.ts'
import { markLoggedIn, rememberedUsername } from '#web/stores/session.ts'
import { CodeEntry } from './code-entry.tsx'
import { forgetSignUp, signUpOfThisVisit } from './just-signed-up.ts'
import { keepTemporarySignIn } from './temporary-sign-in.ts'
import { useAuthNavigation } from './use-auth-navigation.ts'

export function MfaScreen() {
  const navigation = useAuthNavigation()
  const verify = async (otp: string) => {
    const { mfaToken, passwordChangeRequired } = await verifyMfaCode(otp)
    if (passwordChangeRequired) {
      keepTemporarySignIn(mfaToken)
      return navigation.toNewPassword()
    }
    markLoggedIn(mfaToken)
    const isNew = signUpOfThisVisit()?.email === rememberedUsername()
    forgetSignUp()
    return isNew ? navigation.toSuccess() : navigation.toTarget()
  }
  return (
    <CodeEntry
      title="Sign In MFA"
      lead={`Enter the code we sent to ${rememberedUsername() ?? 'your email'}.`}
      submitLabel="Sign In"
      check={verify}
      resend={requestMfaCode}
      resentMessage={pageMessages.mfa.resent}
    />
  )
}
