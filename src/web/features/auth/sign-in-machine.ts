// The state machine of the sign-in. Each step that waits for the network says which
// call it waits for; `perform` makes the call, `next` decides where its answer leads. Neither knows React or the router.
import { messages } from '#domain/messages.ts'
import { pageMessages } from '#domain/page-messages.ts'
import { fromServerRoleName, needsInternalNetwork, type Role } from '#domain/roles.ts'
import type { SignInWay } from '#generated/portal/model/signInWay.ts'
import { isAppError } from '#web/api/errors.ts'
import type { TokenPair } from '#web/api/tokens.ts'
import { readAuthFailure } from './auth-failure.ts'

export interface Credentials {
  email: string
  password: string
}

export type SignInState =
  | { step: 'sending-password'; credentials: Credentials }
  | { step: 'looking-up-role'; username: string }
  | { step: 'checking-network'; username: string; role: Role }
  | { step: 'looking-up-ways'; username: string; role: Role }
  | { step: 'requesting-code'; username: string; role: Role }
  | { step: 'enter-code'; username: string; role: Role; info?: string }
  | { step: 'signed-in'; username: string; role: Role }
  | { step: 'confirm-sign-up'; username: string; info?: string }
  | { step: 'failed'; message: string }

export type Resting = Extract<SignInState, { step: 'enter-code' | 'signed-in' | 'confirm-sign-up' | 'failed' }>
type Waiting = Exclude<SignInState, Resting>

type Event =
  | { type: 'answered'; message: string; token: TokenPair | null }
  | { type: 'role'; name: string | null }
  | { type: 'inside' }
  | { type: 'ways'; ways: SignInWay[] }
  | { type: 'code-requested' }
  | { type: 'refused'; error: unknown }

/** The calls of a sign-in, and what it leaves behind. */
export interface SignInPorts {
  signIn: (credentials: Credentials) => Promise<{ message: string; token: TokenPair | null }>
  getRole: () => Promise<string | null>
  checkNetwork: () => Promise<void>
  listWays: () => Promise<SignInWay[]>
  requestCode: () => Promise<void>
  keepTokens: (token: TokenPair) => void
  forgetTokens: () => void
  skipsMfa: () => boolean
  warn: (message: string) => void
}

/** Email is lowercased and sent. */
export function begin({ email, password }: Credentials): Waiting {
  return { step: 'sending-password', credentials: { email: email.trim().toLowerCase(), password } }
}

/** Runs the steps until the person or the router has to act, or nothing is left to do. */
export async function signInSteps(start: Waiting, ports: SignInPorts): Promise<Resting> {
  let state: SignInState = start
  while (!isResting(state)) state = next(state, await perform(state, ports), ports)
  if (state.step === 'failed') ports.forgetTokens()
  return state
}

const isResting = (state: SignInState): state is Resting =>
  state.step === 'enter-code' ||
  state.step === 'signed-in' ||
  state.step === 'confirm-sign-up' ||
  state.step === 'failed'

async function perform(state: Waiting, ports: SignInPorts): Promise<Event> {
  try {
    return await call(state, ports)
  } catch (error) {
    return { type: 'refused', error }
  }
}

async function call(state: Waiting, ports: SignInPorts): Promise<Event> {
  switch (state.step) {
    case 'sending-password': {
      const answer = await ports.signIn(state.credentials)
      if (answer.token) ports.keepTokens(answer.token)
      return { type: 'answered', ...answer }
    }
    case 'looking-up-role':
      return { type: 'role', name: await ports.getRole() }
    case 'checking-network':
      await ports.checkNetwork()
      return { type: 'inside' }
    case 'looking-up-ways':
      return { type: 'ways', ways: await ports.listWays() }
    case 'requesting-code':
      await ports.requestCode()
      return { type: 'code-requested' }
  }
}

export function next(
  state: Waiting,
  event: Event,
  { skipsMfa, warn }: Pick<SignInPorts, 'skipsMfa' | 'warn'>,
): SignInState {
  if (event.type === 'refused') return refused(state, event.error)
  switch (state.step) {
    case 'sending-password':
      return event.type === 'answered' ? afterPassword(state.credentials.email, event) : state
    case 'looking-up-role':
      return event.type === 'role' ? afterRole(state.username, fromServerRoleName(event.name, warn), skipsMfa) : state
    case 'checking-network':
      return codeStep(state.username, state.role, skipsMfa)
    case 'looking-up-ways':
      return event.type === 'ways' ? afterWays(state, event.ways) : state
    case 'requesting-code':
      return { step: 'enter-code', username: state.username, role: state.role }
  }
}

function afterPassword(
  username: string,
  { message, token }: { message: string; token: TokenPair | null },
): SignInState {
  if (message === 'confirmsignup') return { step: 'confirm-sign-up', username }
  return token ? { step: 'looking-up-role', username } : { step: 'failed', message: messages.error.unreadable }
}

function afterRole(username: string, role: Role, skipsMfa: () => boolean): SignInState {
  return needsInternalNetwork(role) ? { step: 'checking-network', username, role } : codeStep(username, role, skipsMfa)
}

function codeStep(username: string, role: Role, skipsMfa: () => boolean): SignInState {
  return { step: skipsMfa() ? 'signed-in' : 'looking-up-ways', username, role }
}

/** A code is mailed only where it is asked for first. */
function afterWays({ username, role }: { username: string; role: Role }, [first]: SignInWay[]): SignInState {
  return { step: first === 'EMAIL_CODE' ? 'requesting-code' : 'enter-code', username, role }
}

function refused(state: Waiting, error: unknown): SignInState {
  // Whatever stood in the way, the network check was not passed.
  if (state.step === 'checking-network') return { step: 'failed', message: pageMessages.signIn.internalNetworkOnly }
  const failure = readAuthFailure(error)
  // Signed in twice within half a minute: the code of the first time is still good.
  if (state.step === 'requesting-code' && isAppError(error) && error.code === 'resend-too-soon') {
    return { step: 'enter-code', username: state.username, role: state.role, info: failure.message }
  }
  if (state.step === 'sending-password' && failure.type === 'not-confirmed') {
    return { step: 'confirm-sign-up', username: state.credentials.email, info: failure.message }
  }
  return { step: 'failed', message: failure.message }
}
