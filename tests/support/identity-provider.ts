import { generateKeyPairSync, type KeyObject } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { type Adapter, type AdapterPayload, Provider } from 'oidc-provider'
import type { SingleSignOn } from '#server/staff-sign-in-settings.ts'

/** Claims of a person at the provider. */
export interface Person {
  email?: string
  email_verified?: boolean
  roles?: string | string[]
}

export interface TestProvider {
  issuer: string
  /** What the portal is told about it. */
  settings: SingleSignOn
  /** By subject. Tests change it at any time. */
  people: Record<string, Person>
  /** A foreign key does not fit the signatures. */
  publishedKey: 'own' | 'foreign' | 'foreign and renamed'
  /** Where it sends people back to. Set before the first request, when the portal starts later. */
  portalUrl: string
  /** Signs in as a browser without a session does. Returns the query of the redirect to the portal. */
  signIn(address: string, subject: string): Promise<string>
  close(): Promise<void>
}

const client = { clientId: 'portal', clientSecret: 'a secret of the tests that only the provider knows' }

/** OIDC_ROLES of the tests. */
const roles: SingleSignOn['roles'] = [
  ['portal-business', 'BUSINESS_ADMIN'],
  ['portal-technical', 'TECHNICAL_LIMITED'],
  ['portal-desk', 'BUSINESS_INTERNAL'],
]

/** What a portal is told about a provider. */
export const portalSettings = (issuer: string): SingleSignOn => ({ issuer, ...client, roleClaim: 'roles', roles })

/** An OpenID provider on loopback. Its sign-in page asks for the subject only. */
export async function startIdentityProvider(portalUrl = 'http://127.0.0.1:8080'): Promise<TestProvider> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const known: TestProvider = {
    issuer,
    settings: portalSettings(issuer),
    people: {},
    publishedKey: 'own',
    portalUrl,
    signIn: (address, subject) => signIn(known, address, subject),
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  let provider: Provider | undefined
  server.on('request', (request, response) => {
    provider ??= new Provider(issuer, settingsFor(known))
    if (request.url === '/jwks' && known.publishedKey !== 'own') publishForeignKey(known, response)
    else if (request.url?.startsWith('/interaction/')) void askForSubject(provider, request, response)
    else void provider.callback()(request, response)
  })
  return known
}

function newKey(id: string) {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const facts = { kid: id, alg: 'RS256', use: 'sig' }
  const of = (key: KeyObject) => ({ ...key.export({ format: 'jwk' }), ...facts })
  return { secret: of(privateKey), public: of(publicKey) }
}

function publishForeignKey({ publishedKey }: TestProvider, response: ServerResponse): void {
  const key = newKey(publishedKey === 'foreign' ? 'test' : 'renamed')
  response.setHeader('content-type', 'application/json').end(JSON.stringify({ keys: [key.public] }))
}

function settingsFor({ portalUrl, people }: TestProvider): ConstructorParameters<typeof Provider>[1] {
  return {
    clients: [
      {
        client_id: client.clientId,
        client_secret: client.clientSecret,
        redirect_uris: [`${portalUrl}/signin-sso`],
        post_logout_redirect_uris: [`${portalUrl}/signin`],
      },
    ],
    jwks: { keys: [newKey('test').secret] },
    adapter: MemoryAdapter,
    ttl: { Interaction: 600, Grant: 600, Session: 600, AccessToken: 600, AuthorizationCode: 60, IdToken: 600 },
    cookies: { keys: ['a key of the tests'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['roles'] },
    findAccount: (_context, subject) => ({
      accountId: subject,
      claims: async () => ({ sub: subject, ...people[subject] }),
    }),
    features: {
      devInteractions: { enabled: false },
      // The provider's own page loads a font from elsewhere.
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: async (context, form) => {
          context.body = signOutPage(form)
        },
      },
    },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    // Signs in without asking for consent: the portal is the operator's own.
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({
        ...(oidc.client && { clientId: oidc.client.clientId }),
        ...(oidc.session?.accountId && { accountId: oidc.session.accountId }),
      })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
  }
}

/** The provider's own one warns that it forgets. */
class MemoryAdapter implements Adapter {
  private readonly stored = new Map<string, AdapterPayload>()

  async upsert(id: string, payload: AdapterPayload) {
    this.stored.set(id, payload)
  }
  async find(id: string) {
    return this.stored.get(id)
  }
  async findByUid(uid: string) {
    return [...this.stored.values()].find((payload) => payload.uid === uid)
  }
  async findByUserCode() {
    return undefined
  }
  async consume(id: string) {
    Object.assign(this.stored.get(id) ?? {}, { consumed: Math.floor(Date.now() / 1000) })
  }
  async destroy(id: string) {
    this.stored.delete(id)
  }
  async revokeByGrantId(grantId: string) {
    for (const [id, payload] of this.stored) if (payload.grantId === grantId) this.stored.delete(id)
  }
}

/** With an icon, because a browser with a window requests one. */
const head = '<!doctype html><html lang="en"><title>Identity provider</title><link rel="icon" href="data:,">'

async function askForSubject(provider: Provider, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method !== 'POST') {
    response.setHeader('content-type', 'text/html')
    response.end(`${head}<main><h1>Identity provider</h1>
<form method="post"><label>Name <input name="subject"></label><button>Continue</button><button name="deny" value="1">Cancel</button></form></main></html>`)
    return
  }
  const form = new URLSearchParams(await text(request))
  const result = form.has('deny')
    ? { error: 'access_denied', error_description: 'Cancelled' }
    : { login: { accountId: form.get('subject') ?? '' } }
  await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false })
}

const signOutPage = (form: string) => `${head}<main><h1>Sign out?</h1>
${form}<button form="op.logoutForm" name="logout" value="yes">Yes</button></main></html>`

/** An empty subject cancels. */
async function signIn({ issuer, portalUrl }: TestProvider, address: string, subject: string): Promise<string> {
  const cookies = new Map<string, string>()
  const send = async (url: string, form?: URLSearchParams) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await fetch(url, {
      redirect: 'manual',
      headers: { cookie },
      ...(form && { method: 'POST', body: form }),
    })
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    return answer.headers.get('location')
  }
  let next: string | null = address
  while (next) {
    const url: string = new URL(next, issuer).href
    if (url.startsWith(portalUrl)) return new URL(url).search.slice(1)
    const form = new URLSearchParams(subject ? { subject } : { deny: '1' })
    next = await send(url, url.includes('/interaction/') ? form : undefined)
  }
  throw new Error('the provider did not redirect to the portal')
}
