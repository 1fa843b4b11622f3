import type { OperationId } from '#generated/operations.ts'
import { demoPassword } from '#server/demo-accounts.ts'
import { appCode, newAuthenticator } from '#tests/support/authenticator.ts'
import { callOperation, type Headers, type PortalServer, signInNewcomer } from './portal-server.ts'
import { type Recipe, withBody, withParams } from './recipe.ts'

/** A new partner who has confirmed the password: a second step of the demo partner would stay for the other tests. */
export async function confirmed(portal: PortalServer): Promise<Headers> {
  const headers = await signInNewcomer(portal)
  await callOperation(portal, 'confirmPassword', { body: { currentPassword: demoPassword } }, headers)
  return headers
}

const withConfirmed: Recipe = async (portal) => ({ headers: await confirmed(portal) })

/** The first code is used up: the next one signs in. */
export async function addApp(portal: PortalServer, headers: Headers): Promise<string> {
  const { secret } = await callOperation(portal, 'startAuthenticatorApp', {}, headers)
  await callOperation(portal, 'confirmAuthenticatorApp', { body: { code: appCode(secret, portal.now()) } }, headers)
  return secret
}

export async function newPasskey(portal: PortalServer, headers: Headers) {
  const authenticator = newAuthenticator('http://localhost:8080', 'localhost')
  const options = await callOperation(portal, 'startPasskey', {}, headers)
  return { authenticator, answer: authenticator.create(options) }
}

export async function addPasskey(portal: PortalServer, headers: Headers) {
  const { authenticator, answer } = await newPasskey(portal, headers)
  const { id } = await callOperation(portal, 'addPasskey', { body: { name: 'Work laptop', ...answer } }, headers)
  return { ...authenticator, passkeyId: id }
}

const withPasskey: Recipe = async (portal, request) => {
  const headers = await confirmed(portal)
  const { passkeyId } = await addPasskey(portal, headers)
  return { headers, request: withParams(request, { passkeyId }) }
}

/** The body that finishes a sign-in, by the name of the example. */
const proofs: Record<string, (portal: PortalServer, headers: Headers) => Promise<object>> = {
  app: async (portal, headers) => {
    const secret = await addApp(portal, headers)
    return { code: appCode(secret, portal.now(), 1) }
  },
  passkey: async (portal, headers) => {
    const authenticator = await addPasskey(portal, headers)
    return authenticator.sign(await callOperation(portal, 'startPasskeySignIn', {}, headers), 1)
  },
  recovery: async (portal, headers) => {
    const { codes } = await callOperation(portal, 'createRecoveryCodes', {}, headers)
    return { code: codes[0] }
  },
}

export const secondStepRecipes: Partial<Record<OperationId, Recipe>> = {
  confirmPassword: withConfirmed,
  saveSecondStep: withConfirmed,
  startAuthenticatorApp: withConfirmed,
  startPasskey: withConfirmed,
  createRecoveryCodes: withConfirmed,

  verifySecondStep: async (portal, request) => {
    const headers = await confirmed(portal)
    return { headers, request: withBody(request, await proofs[request.name]?.(portal, headers)) }
  },

  startPasskeySignIn: async (portal) => {
    const headers = await confirmed(portal)
    await addPasskey(portal, headers)
    return { headers }
  },

  confirmAuthenticatorApp: async (portal, request) => {
    const headers = await confirmed(portal)
    const { secret } = await callOperation(portal, 'startAuthenticatorApp', {}, headers)
    return { headers, request: withBody(request, { code: appCode(secret, portal.now()) }) }
  },

  removeAuthenticatorApp: async (portal) => {
    const headers = await confirmed(portal)
    await addApp(portal, headers)
    return { headers }
  },

  addPasskey: async (portal, request) => {
    const headers = await confirmed(portal)
    const { answer } = await newPasskey(portal, headers)
    return { headers, request: withBody(request, answer) }
  },

  renamePasskey: withPasskey,
  removePasskey: withPasskey,
}
