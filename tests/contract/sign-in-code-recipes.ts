// How to cause the codes of sign-in, of one-time codes and of second steps whose status has several.
import { eq } from 'drizzle-orm'
import { oneTimeCodeLimits } from '#domain/limits.ts'
import type { OperationId } from '#generated/operations.ts'
import { sessions } from '#server/db/identity-schema.ts'
import { demoPassword } from '#server/demo-accounts.ts'
import * as accounts from '#server/repositories/accounts.ts'
import * as authenticatorApps from '#server/repositories/authenticator-apps.ts'
import { appCode, newAuthenticator } from '#tests/support/authenticator.ts'
import type { Person } from '#tests/support/identity-provider.ts'
import {
  callOperation,
  codeFor,
  type Headers,
  type PortalServer,
  signInNewcomer,
  signUpNewcomer,
} from './portal-server.ts'
import { withBody, withParams, withSingleSignOn } from './recipe.ts'
import { addManyPasskeys } from './second-step-failure-recipes.ts'
import { addApp, addPasskey, confirmed, newPasskey } from './second-step-recipes.ts'
import type { Failure } from './subject.ts'

/** Enters a wrong code as often as one may. */
export async function lockCode(enter: () => Promise<unknown>): Promise<void> {
  for (let tries = 0; tries < oneTimeCodeLimits.attempts; tries++) await expectRefusal(enter())
}

const expectRefusal = (call: Promise<unknown>) =>
  call.then(
    () => {
      throw new Error('the wrong code was accepted')
    },
    () => undefined,
  )

const wrongCode = { otp: '000000', type: 'MFA' } as const

/** A session of a new partner with an open code. */
async function withOpenCode(portal: PortalServer): Promise<Headers> {
  const headers = await signInNewcomer(portal)
  portal.advanceClock(31_000)
  await callOperation(portal, 'requestOtp', { query: { type: 'MFA' } }, headers)
  return headers
}

const withoutConfirmation: Record<string, Failure> = {
  'confirmation-required': async (portal) => ({ headers: await signInNewcomer(portal) }),
}

/** The passkey is looked up before the confirmation, so it has to exist. */
const withOldConfirmation: Record<string, Failure> = {
  'confirmation-required': async (portal, request) => {
    const headers = await confirmed(portal)
    const { passkeyId } = await addPasskey(portal, headers)
    await portal.db
      .update(sessions)
      .set({ confirmedAt: null })
      .where(eq(sessions.accountId, await accountOf(portal, headers)))
    return { headers, request: withParams(request, { passkeyId }) }
  },
}

async function accountOf(portal: PortalServer, headers: Headers): Promise<string> {
  const { id } = await callOperation(portal, 'getUser', {}, headers)
  return id
}

/** Signs in for the first time, with the claims of a person at the provider. */
const withStranger =
  (person: Person): Failure =>
  async (portal, request) => {
    const { identityProvider } = portal
    const subject = crypto.randomUUID()
    identityProvider.people[subject] = { ...person, roles: ['portal-desk'] }
    const { address, handle } = await callOperation(portal, 'startSingleSignOn')
    return { request: withBody(request, { handle, answer: await identityProvider.signIn(address, subject) }) }
  }

export const signInCodeRecipes: Partial<Record<OperationId, Record<string, Failure>>> = {
  accountAction: {
    CodeMismatchException: async (portal, request) => {
      const email = await signUpNewcomer(portal)
      return { request: { ...request, body: { action: 'confirmSignUp', email, key: '000000' } } }
    },
    ExpiredCodeException: async (portal, request) => {
      const email = await signUpNewcomer(portal)
      const key = await codeFor(portal, email)
      portal.advanceClock((oneTimeCodeLimits.validMinutes + 1) * 60_000)
      return { request: { ...request, body: { action: 'confirmSignUp', email, key } } }
    },
    TooManyFailedAttemptsException: async (portal, request) => {
      const email = await signUpNewcomer(portal)
      const body = { action: 'confirmSignUp', email, key: '000000' } as const
      await lockCode(() => callOperation(portal, 'accountAction', { body }))
      return { request: { ...request, body } }
    },
  },

  finishSingleSignOn: {
    'network-not-internal': async (portal, request, headers) => ({
      ...(await withSingleSignOn('portal-business')(portal, request, headers)),
      headers: { 'X-Forwarded-For': '203.0.113.7' },
    }),
    'sso-no-account': withStranger({}),
    'sso-disabled': async (portal, request) => {
      const email = `${crypto.randomUUID()}@portal.example`
      const times = {
        confirmedAt: portal.now(),
        disabledAt: portal.now(),
        createdAt: portal.now(),
        updatedAt: portal.now(),
      }
      await accounts.insert(portal.db, { email, role: 'BUSINESS_INTERNAL', passwordHash: '', ...times })
      return await withStranger({ email, email_verified: true })(portal, request, {})
    },
    'sso-denied': async (portal, request) => {
      const { address, handle } = await callOperation(portal, 'startSingleSignOn')
      const state = new URL(address).searchParams.get('state') ?? ''
      const iss = portal.identityProvider.issuer
      const answer = new URLSearchParams({ error: 'access_denied', state, iss }).toString()
      return { request: withBody(request, { handle, answer }) }
    },
    'sso-answer-invalid': async (portal, request) => {
      const { handle } = await callOperation(portal, 'startSingleSignOn')
      return { request: withBody(request, { handle }) }
    },
  },

  requestOtp: { 'resend-too-soon': async (portal) => ({ headers: await withOpenCode(portal) }) },
  verifyOtp: {
    'code-mismatch': async (portal, request) => ({
      headers: await withOpenCode(portal),
      request: withBody(request, wrongCode),
    }),
    'code-locked': async (portal, request) => {
      const headers = await withOpenCode(portal)
      await lockCode(() => callOperation(portal, 'verifyOtp', { body: wrongCode }, headers))
      return { headers, request: withBody(request, wrongCode) }
    },
  },
  changePassword: {
    'password-unchanged': async (portal, request) => ({
      headers: await signInNewcomer(portal),
      request: withBody(request, { currentPassword: demoPassword, password: demoPassword }),
    }),
  },

  verifySecondStep: {
    'code-used': async (portal, request) => {
      const headers = await confirmed(portal)
      const secret = await addApp(portal, headers)
      return { headers, request: { ...request, body: { way: 'TOTP', code: appCode(secret, portal.now()) } } }
    },
    'set-up-expired': async (portal, request) => {
      const headers = await confirmed(portal)
      const { sign } = await addPasskey(portal, headers)
      return { headers, request: { ...request, body: sign({ challenge: 'AQ' }, 1) } }
    },
    'passkey-refused': async (portal, request) => {
      const headers = await confirmed(portal)
      await addPasskey(portal, headers)
      const options = await callOperation(portal, 'startPasskeySignIn', {}, headers)
      const stranger = newAuthenticator('http://localhost:8080', 'localhost')
      return { headers, request: { ...request, body: stranger.sign(options, 1) } }
    },
  },
  saveSecondStep: {
    ...withoutConfirmation,
    'way-not-available': async (portal, request) => ({
      headers: await confirmed(portal),
      request: withBody(request, { emailCode: true, preferred: 'TOTP' }),
    }),
  },
  startAuthenticatorApp: withoutConfirmation,
  confirmAuthenticatorApp: {
    ...withoutConfirmation,
    'authenticator-app-exists': async (portal, request) => {
      const headers = await confirmed(portal)
      const { secret } = await callOperation(portal, 'startAuthenticatorApp', {}, headers)
      const accountId = await accountOf(portal, headers)
      // Another session of the account was quicker.
      const app = { accountId, secret: 'another', lastStep: 0, createdAt: portal.now() }
      await authenticatorApps.insert(portal.db, app)
      return { headers, request: withBody(request, { code: appCode(secret, portal.now()) }) }
    },
  },
  removeAuthenticatorApp: withoutConfirmation,
  createRecoveryCodes: withoutConfirmation,
  startPasskey: withoutConfirmation,
  removePasskey: withOldConfirmation,
  renamePasskey: withOldConfirmation,
  addPasskey: {
    ...withoutConfirmation,
    'passkey-exists': async (portal, request) => {
      const headers = await confirmed(portal)
      const { create } = await addPasskey(portal, headers)
      const options = await callOperation(portal, 'startPasskey', {}, headers)
      return { headers, request: withBody(request, create(options)) }
    },
    'passkey-limit-reached': async (portal, request) => {
      const headers = await confirmed(portal)
      const { answer } = await newPasskey(portal, headers)
      await addManyPasskeys(portal, await accountOf(portal, headers))
      return { headers, request: withBody(request, answer) }
    },
  },
}
