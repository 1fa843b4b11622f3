// Fills in Sign In for the account that this visit created. In memory, and only while the auth screens are open: a password
// must not be stored.
import type { Credentials } from './sign-in-steps.ts'

let credentials: Credentials | undefined

export const rememberSignUp = (typed: Credentials) => {
  credentials = typed
}

export const signUpOfThisVisit = () => credentials

export const forgetSignUp = () => {
  credentials = undefined
}
