import type { LightMyRequestResponse } from 'fastify'
import { demoPassword } from '#server/demo-accounts.ts'
import type { Caller, testApp } from './app.ts'
import { appCode, newAuthenticator } from './authenticator.ts'

type App = ReturnType<typeof testApp>

const origin = 'http://localhost:8080'

export const settings = '/portal/user/second-step'

/** Steps of a partner on the test server: each expects to succeed. */
export function secondSteps(app: App) {
  // biome-ignore lint/suspicious/noExplicitAny: tests read different fields of the answer.
  async function dataOf(answering: Promise<LightMyRequestResponse>): Promise<any> {
    const answer = await answering
    if (answer.statusCode !== 200) throw new Error(`${answer.statusCode}: ${answer.body}`)
    return answer.json().data
  }

  const confirm = (partner: Caller) =>
    dataOf(partner.post('/portal/user/confirmation', { currentPassword: demoPassword }))

  /** A new partner who has confirmed the password. */
  async function newPartner(): Promise<Caller> {
    const partner = await app.newPartner()
    await confirm(partner)
    return partner
  }

  /** Adds an app. Its first code is used up, so the clock moves on. */
  async function addApp(partner: Caller): Promise<string> {
    const { secret } = await dataOf(partner.post(`${settings}/authenticator-app`))
    await dataOf(partner.put(`${settings}/authenticator-app`, { code: appCode(secret, app.now()) }))
    app.advance(30)
    return secret
  }

  async function addPasskey(partner: Caller, name = 'Work laptop') {
    const authenticator = newAuthenticator(origin, 'localhost')
    const options = await dataOf(partner.post(`${settings}/passkeys/options`))
    const { id } = await dataOf(partner.post(`${settings}/passkeys`, { name, ...authenticator.create(options) }))
    return { ...authenticator, passkeyId: String(id) }
  }

  const createRecoveryCodes = async (partner: Caller): Promise<string[]> =>
    (await dataOf(partner.post(`${settings}/recovery-codes`))).codes

  const save = (partner: Caller, emailCode: boolean, preferred: string) =>
    partner.put(settings, { emailCode, preferred })

  /** A session after the password. */
  async function signInWithPasswordOnly(email: string, password = demoPassword) {
    const { accessToken } = await app.tokensFor(email, password)
    const headers = { authorization: `Bearer ${accessToken}` }
    const send = (method: 'GET' | 'POST') => (url: string, payload?: object) =>
      app.inject({ method, url, headers, ...(payload && { payload }) })
    const [get, post] = [send('GET'), send('POST')]
    return {
      get,
      post,
      ways: async () => (await dataOf(get('/portal/auth/second-step'))).ways,
      verify: (proof: object) => post('/portal/auth/second-step', proof),
      challenge: () => dataOf(post('/portal/auth/second-step/passkey')),
    }
  }

  return {
    confirm,
    newPartner,
    addApp,
    addPasskey,
    makeCodes: createRecoveryCodes,
    save,
    halfSignIn: signInWithPasswordOnly,
    dataOf,
  }
}
