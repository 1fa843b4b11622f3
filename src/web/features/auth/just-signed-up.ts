// Fills in Sign In for the account that this visit created. In memory, and only while the auth screens are open: a password
// must not be stored.
import type { SignUp } from '#generated/portal/model/signUp.ts'

let credentials: SignUp | undefined
let isConfirmed = false

export const rememberSignUp = (typed: SignUp) => {
  credentials = typed
  isConfirmed = false
}

export const confirmSignUp = (email: string) => {
  isConfirmed = credentials?.email === email
}

/** Undefined before it is confirmed: the address may have an account already, with another password. */
export const signUpOfThisVisit = () => (isConfirmed ? credentials : undefined)

export const forgetSignUp = () => {
  credentials = undefined
}
