// Sends staff to their identity provider and signs them in on return. Meanwhile local storage holds the handle, which proves
// that the same browser returns, and the page to open afterwards.
import { isObject } from '#domain/is-object.ts'
import { parseJson } from '#domain/parse-json.ts'
import { fromServerRoleName } from '#domain/roles.ts'
import { finishSingleSignOn, startSingleSignOn } from '#generated/portal/client/single-sign-on.ts'
import { isAppError, messageOf } from '#web/api/errors.ts'
import { localStore } from '#web/api/local-store.ts'
import { storeTokens } from '#web/api/tokens.ts'
import { markLoggedIn, rememberRole, rememberUsername } from '#web/stores/session.ts'

const key = 'so'

interface Begun {
  handle: string
  redirect: string | undefined
}

export interface Refusal {
  /** Undefined if this browser did not begin the sign-in: the screen has that message, because this module is in every first load. */
  message?: string
  /** The person is known but may not sign in to the portal, so trying again does not help. */
  denied: boolean
}

let returned: { handle: string; answer: string } | undefined
let finishing: Promise<Refusal | undefined> | undefined

/** Leaves for the identity provider. */
export async function leaveToSignIn(redirect: string | undefined): Promise<void> {
  const { address, handle } = (await startSingleSignOn()).data
  localStore().setItem(key, JSON.stringify({ handle, redirect } satisfies Begun))
  location.assign(address)
}

/** Takes the provider's answer out of the address. Undefined if there is none; otherwise the page to open afterwards. */
export function takeAnswer(search: string): { redirect: string | undefined } | undefined {
  const answer = search.replace(/^\?/, '')
  if (!new URLSearchParams(answer).has('state')) return undefined
  const { handle, redirect } = readBegun() ?? {}
  localStore().removeItem(key)
  returned = handle === undefined ? undefined : { handle, answer }
  finishing = undefined
  return { redirect }
}

/** Signs in with the answer that was taken, once. Resolves to undefined when the person is signed in. */
export function finishSignIn(): Promise<Refusal | undefined> {
  finishing ??= finish()
  return finishing
}

async function finish(): Promise<Refusal | undefined> {
  if (!returned) return { denied: false }
  try {
    const { token, mfaToken, email, role } = (await finishSingleSignOn(returned)).data
    storeTokens(token)
    rememberUsername(email)
    rememberRole(fromServerRoleName(role, (message) => console.warn(message)))
    markLoggedIn(mfaToken)
    return undefined
  } catch (error) {
    const denied = isAppError(error) && error.status === 403 && error.code !== 'sso-denied'
    return { message: messageOf(error), denied }
  }
}

function readBegun(): Begun | undefined {
  const begun = parseJson(localStore().getItem(key) ?? '')
  return isBegun(begun) ? begun : undefined
}

const isBegun = (value: unknown): value is Begun => isObject(value) && typeof value.handle === 'string'
