// What sign-up leaves for the next screens of the same visit, in memory only: a password belongs in no storage.
import type { Credentials } from './sign-in-machine.ts'

let credentials: Credentials | undefined

export const rememberSignUp = (typed: Credentials) => {
  credentials = typed
}

export const signUpOfThisVisit = () => credentials

export const forgetSignUp = () => {
  credentials = undefined
}
