// Sign-up and sign-in requests. None is a query, since each happens once.
import { vpnCheck } from '#generated/admin/client/access.ts'
import {
  accountAction,
  getUserRole,
  requestOtp,
  signIn,
  signOut,
  signUp,
  verifyOtp,
} from '#generated/portal/client/identity.ts'
import { getSignInWays, startPasskeySignIn, verifySecondStep } from '#generated/portal/client/second-step.ts'
import { changePassword } from '#generated/portal/client/user.ts'
import type { AuthToken } from '#generated/portal/model/authToken.ts'
import type { ChangePassword } from '#generated/portal/model/changePassword.ts'
import type { SecondStepProof } from '#generated/portal/model/secondStepProof.ts'
import type { SignIn } from '#generated/portal/model/signIn.ts'
import type { SignUp } from '#generated/portal/model/signUp.ts'

/** Without a token and with the message 'confirmsignup' when the account is unconfirmed. */
export async function sendPassword(credentials: SignIn): Promise<{ message: string; token: AuthToken | null }> {
  const { message, data } = await signIn(credentials)
  return { message, token: data?.token ?? null }
}

export const lookUpRole = async () => (await getUserRole()).role
export const checkNetwork = () => vpnCheck()
export const requestMfaCode = () => requestOtp({ type: 'MFA' })
export const verifyMfaCode = async (otp: string) => (await verifyOtp({ otp, type: 'MFA' })).data

export const lookUpWays = async () => (await getSignInWays()).ways
export const verifyProof = async (proof: SecondStepProof) => (await verifySecondStep(proof)).data
export const passkeyChallenge = async () => (await startPasskeySignIn()).data

/** The session counts as signed in only afterwards, so its token comes with the call. */
export const replaceTemporaryPassword = (passwords: ChangePassword, mfaToken: string) =>
  changePassword(passwords, { headers: { 'X-MFA-Token': mfaToken } })

export const createAccount = (credentials: SignUp) => signUp(credentials)
export const confirmAccount = (email: string, key: string) => accountAction({ action: 'confirmSignUp', email, key })
export const resendSignUpCode = (email: string) => accountAction({ action: 'resendSignUp', email })
export const sendRecoveryCode = (email: string) => accountAction({ action: 'forgotPassword', email })
export const resetPassword = (email: string, key: string, password: string) =>
  accountAction({ action: 'resetPassword', email, key, password })

/** `keepalive`: a tab that closes right after signing out still ends the session on the server. */
export const endServerSession = (refreshToken: string) => signOut({ refreshToken }, { keepalive: true })
