// The steps of the sign-in, independent of React and the router.
import { messages } from '#domain/messages.ts'
import { pageMessages } from '#domain/page-messages.ts'
import { fromServerRoleName, needsInternalNetwork, type Role } from '#domain/roles.ts'
import type { AuthToken } from '#generated/portal/model/authToken.ts'
import type { SignIn } from '#generated/portal/model/signIn.ts'
import type { SignIn200 } from '#generated/portal/model/signIn200.ts'
import type { SignInWay } from '#generated/portal/model/signInWay.ts'
import { isAppError } from '#web/api/errors.ts'
import { authMessage, isNotConfirmed } from './auth-failure.ts'

/** The result of the steps, which the screen or the router handles. */
export type SignInOutcome =
  | { step: 'enter-code'; username: string; role: Role; info?: string }
  | { step: 'signed-in'; username: string; role: Role }
  | { step: 'confirm-sign-up'; username: string; info?: string }
  | { step: 'failed'; message: string }

/** The effects of a sign-in: requests, stored tokens, warnings. */
export interface SignInPorts {
  /** Has no token and the message 'confirmsignup' when the account is unconfirmed. */
  signIn: (credentials: SignIn) => Promise<Pick<SignIn200, 'message' | 'data'>>
  getRole: () => Promise<string | null>
  checkNetwork: () => Promise<unknown>
  listWays: () => Promise<SignInWay[]>
  requestCode: () => Promise<unknown>
  keepTokens: (token: AuthToken) => void
  forgetTokens: () => void
  skipsMfa: () => boolean
  warn: (message: string) => void
}

export async function signInSteps({ email, password }: SignIn, ports: SignInPorts): Promise<SignInOutcome> {
  const username = email.trim().toLowerCase()
  const outcome = await takeSteps({ email: username, password }, ports).catch((error) => outcomeOf(error, username))
  if (outcome.step === 'failed') ports.forgetTokens()
  return outcome
}

async function takeSteps(credentials: SignIn, ports: SignInPorts): Promise<SignInOutcome> {
  const { email: username } = credentials
  const { message, data } = await ports.signIn(credentials)
  const token = data?.token
  if (token) ports.keepTokens(token)
  if (message === 'confirmsignup') return { step: 'confirm-sign-up', username }
  if (!token) return { step: 'failed', message: messages.error.unreadable }
  const role = fromServerRoleName(await ports.getRole(), ports.warn)
  if (needsInternalNetwork(role) && !(await isInside(ports))) {
    return { step: 'failed', message: pageMessages.signIn.internalNetworkOnly }
  }
  if (ports.skipsMfa()) return { step: 'signed-in', username, role }
  const [first] = await ports.listWays()
  // A code is mailed only where it is asked for first.
  const info = first === 'EMAIL_CODE' ? await requestCode(ports) : undefined
  return { step: 'enter-code', username, role, info }
}

/** Any failure of the check counts as outside. */
const isInside = ({ checkNetwork }: SignInPorts) =>
  checkNetwork().then(
    () => true,
    () => false,
  )

/** The message of a second sign-in within half a minute: the code of the first one is still good. */
async function requestCode(ports: SignInPorts): Promise<string | undefined> {
  try {
    await ports.requestCode()
    return undefined
  } catch (error) {
    if (isAppError(error) && error.code === 'resend-too-soon') return authMessage(error)
    throw error
  }
}

function outcomeOf(error: unknown, username: string): SignInOutcome {
  const message = authMessage(error)
  return isNotConfirmed(error) ? { step: 'confirm-sign-up', username, info: message } : { step: 'failed', message }
}
