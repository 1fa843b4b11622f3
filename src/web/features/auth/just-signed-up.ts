// Fills in Sign In for the account that this visit created. In memory, and only while the auth screens are open: a password
// must not be stored.
import type { SignUp } from '#generated/portal/model/signUp.ts'

let credentials: SignUp | undefined

export const rememberSignUp = (typed: SignUp) => {
  credentials = typed
}

export const signUpOfThisVisit = () => credentials

export const forgetSignUp = () => {
  credentials = undefined
}
