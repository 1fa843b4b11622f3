import * as passkeys from '#server/repositories/passkeys.ts'
import { callOperation, type PortalServer, signInNewcomer } from './portal-server.ts'
import { withBody } from './recipe.ts'
import { addApp, confirmed } from './second-step-recipes.ts'
import type { Failure } from './subject.ts'

const withConfirmed: Failure = async (portal) => ({ headers: await confirmed(portal) })

/** A partner whose sign-in does not take the email code. */
const withoutEmailCode: Failure = async (portal) => {
  const headers = await confirmed(portal)
  await addApp(portal, headers)
  await callOperation(portal, 'createRecoveryCodes', {}, headers)
  await callOperation(portal, 'saveSecondStep', { body: { emailCode: false, preferred: 'TOTP' } }, headers)
  return { headers }
}

const withApp: Failure = async (portal) => {
  const headers = await confirmed(portal)
  await addApp(portal, headers)
  return { headers }
}

/** More passkeys than an account may have. */
const withManyPasskeys: Failure = async (portal) => {
  const headers = await confirmed(portal)
  const { id } = await callOperation(portal, 'getUser', {}, headers)
  await addManyPasskeys(portal, id)
  return { headers }
}

export async function addManyPasskeys(portal: PortalServer, accountId: string): Promise<void> {
  for (let count = 0; count < 10; count++) {
    const credentialId = crypto.randomUUID()
    const key = { publicKey: 'AQ', signCount: 0, transports: [] }
    await passkeys.insert(portal.db, { ...key, credentialId, accountId, name: `Key ${count}`, createdAt: portal.now() })
  }
}

export const secondStepFailureRecipes: Record<string, Record<string, Failure>> = {
  requestOtp: { 409: withoutEmailCode },
  verifyOtp: {
    409: withoutEmailCode,
    422: async (portal, request) => {
      const headers = await signInNewcomer(portal)
      return { headers, request: withBody(request, { otp: '000000' }) }
    },
  },
  verifySecondStep: {
    409: withConfirmed,
    422: async (portal, request) => ({
      ...(await withApp(portal, request, {})),
      request: withBody(request, { way: 'TOTP', code: '000000' }),
    }),
  },
  startPasskeySignIn: { 409: withConfirmed },
  saveSecondStep: {
    409: async (portal, request) => ({
      headers: await confirmed(portal),
      request: withBody(request, { emailCode: false }),
    }),
  },
  startAuthenticatorApp: { 409: withApp },
  confirmAuthenticatorApp: {
    409: withConfirmed,
    422: async (portal, request) => {
      const headers = await confirmed(portal)
      await callOperation(portal, 'startAuthenticatorApp', {}, headers)
      return { headers, request: withBody(request, { code: '000000' }) }
    },
  },
  removeAuthenticatorApp: { 409: withConfirmed },
  addPasskey: {
    409: withConfirmed,
    422: async (portal) => {
      const headers = await confirmed(portal)
      await callOperation(portal, 'startPasskey', {}, headers)
      return { headers }
    },
  },
  startPasskey: { 409: withManyPasskeys },
}
