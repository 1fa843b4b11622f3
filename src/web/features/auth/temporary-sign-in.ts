// Between the one-time code and the new password of an account with a temporary one, in memory only: until the password is
// changed the person is not signed in, and a reload starts over.
let mfaToken: string | undefined

export const keepTemporarySignIn = (token: string) => {
  mfaToken = token
}

export const temporarySignIn = () => mfaToken

export const forgetTemporarySignIn = () => {
  mfaToken = undefined
}
