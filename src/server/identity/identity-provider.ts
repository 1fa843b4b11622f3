import { hash } from 'node:crypto'
import * as oidc from 'openid-client'
import { isObject } from '#domain/is-object.ts'
import type { Fail } from '#domain/problems.ts'
import type { Config } from '#server/config.ts'
import { codeOf } from '#server/config-error.ts'
import type { SingleSignOn } from '#server/staff-sign-in-settings.ts'
import { inSpan, outgoingTrace } from '#server/telemetry/spans.ts'

/** A person, as the identity provider describes them. */
export interface Identity {
  issuer: string
  subject: string
  /** Undefined unless the provider verified it. */
  email: string | undefined
  /** Values of the role claim. */
  roles: string[]
}

type SignOnProblem = 'sso-unavailable' | 'sso-denied' | 'sso-answer-invalid'
type FailSignOn = Fail<SignOnProblem>

const timeoutSeconds = 5
const metadataMs = 60 * 60_000
const retryAfterSeconds = 5

const metadata = new WeakMap<SingleSignOn, { loadedAt: number; provider: oidc.Configuration }>()

/** Asked for at the first sign-in and again after an hour, so that the portal starts while the provider is away. */
export async function discover(settings: SingleSignOn): Promise<oidc.Configuration> {
  const known = metadata.get(settings)
  if (known && performance.now() - known.loadedAt < metadataMs) return known.provider
  const { issuer, clientId, clientSecret } = settings
  // By default openid-client trusts the TLS connection instead of the signature.
  const execute = [oidc.enableNonRepudiationChecks]
  if (issuer.startsWith('http:')) execute.push(oidc.allowInsecureRequests)
  const options = { timeout: timeoutSeconds, execute, [oidc.customFetch]: fetchInTrace }
  const provider = await oidc.discovery(new URL(issuer), clientId, undefined, authenticate(clientSecret), options)
  metadata.set(settings, { loadedAt: performance.now(), provider })
  return provider
}

const fetchInTrace: oidc.CustomFetch = (url, { body, headers, ...options }) =>
  fetch(url, {
    ...options,
    // The type of its bytes allows shared memory, which fetch does not take.
    body: body instanceof Uint8Array ? Buffer.from(body) : body,
    headers: { ...headers, ...outgoingTrace() },
  })

/** The method that every provider registers by default, or else the other one. */
const authenticate =
  (clientSecret: string): oidc.ClientAuth =>
  (server, ...request) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
    const method = methods.includes('client_secret_basic') ? oidc.ClientSecretBasic : oidc.ClientSecretPost
    method(clientSecret)(server, ...request)
  }

/** Each differs, and none reveals the handle or another of them. */
const derive = (handle: string, purpose: 'state' | 'nonce' | 'verifier') =>
  hash('sha256', `${purpose}:${handle}`, 'base64url')

const callbackUrl = ({ publicUrl }: Pick<Config, 'publicUrl'>) => `${publicUrl}/signin-sso`

/** Where the browser signs in. */
export async function authorizationAddress(
  settings: SingleSignOn,
  config: Config,
  handle: string,
  fail: Fail<'sso-unavailable'>,
): Promise<string> {
  return await inProviderSpan(async () => {
    const provider = await discover(settings)
    const address = oidc.buildAuthorizationUrl(provider, {
      redirect_uri: callbackUrl(config),
      scope: 'openid email profile',
      state: derive(handle, 'state'),
      nonce: derive(handle, 'nonce'),
      code_challenge: await oidc.calculatePKCECodeChallenge(derive(handle, 'verifier')),
      code_challenge_method: 'S256',
    })
    return address.href
  }).catch(failUnavailable(fail))
}

/** Checks the answer of the provider and exchanges its code. `answer` is the query of the redirect. */
export async function identify(
  settings: SingleSignOn,
  config: Config,
  handle: string,
  answer: string,
  fail: FailSignOn,
): Promise<Identity> {
  return await withSignOnProblems(fail, async () => {
    const provider = await discover(settings).catch(failUnavailable(fail))
    const tokens = await oidc.authorizationCodeGrant(provider, new URL(`${callbackUrl(config)}?${answer}`), {
      expectedState: derive(handle, 'state'),
      expectedNonce: derive(handle, 'nonce'),
      pkceCodeVerifier: derive(handle, 'verifier'),
      idTokenExpected: true,
    })
    const claims = tokens.claims()
    // Longer or other characters are no subject of OpenID Connect.
    if (!claims || !/^[ -~]{1,255}$/.test(claims.sub)) return fail('sso-answer-invalid')
    const needsMore = claims.email === undefined || claimAt(claims, settings.roleClaim) === undefined
    const hasMore = provider.serverMetadata().userinfo_endpoint !== undefined
    const more = needsMore && hasMore ? await oidc.fetchUserInfo(provider, tokens.access_token, claims.sub) : {}
    return toIdentity({ ...more, ...claims }, claims, settings)
  })
}

/** Where the browser ends its session at the provider. Undefined if the provider has no such page, or is away. */
export async function endSessionAddress(settings: SingleSignOn, config: Config): Promise<string | undefined> {
  const provider = await discover(settings).catch(() => undefined)
  if (!provider?.serverMetadata().end_session_endpoint) return undefined
  // The library adds client_id, by which the provider finds the allowed addresses. It asks the person, since there is no id_token_hint.
  return oidc.buildEndSessionUrl(provider, { post_logout_redirect_uri: `${config.publicUrl}/signin` }).href
}

type Claims = Record<string, unknown>

function toIdentity(claims: Claims, { iss, sub }: oidc.IDToken, { roleClaim }: SingleSignOn): Identity {
  const { email, email_verified } = claims
  const value = claimAt(claims, roleClaim)
  return {
    issuer: iss,
    subject: sub,
    email: typeof email === 'string' && email_verified === true ? email : undefined,
    roles: (Array.isArray(value) ? value : [value]).filter((each): each is string => typeof each === 'string'),
  }
}

/** A claim by its name, or by a path such as realm_access.roles. */
function claimAt(claims: Claims, name: string): unknown {
  if (Object.hasOwn(claims, name)) return claims[name]
  return name
    .split('.')
    .reduce<unknown>((at, key) => (isObject(at) && Object.hasOwn(at, key) ? at[key] : undefined), claims)
}

/** The checks of state, nonce, signature and expiry. */
const failedChecks = [
  'OAUTH_INVALID_RESPONSE',
  'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
  'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
  'OAUTH_KEY_SELECTION_FAILED',
]

const inProviderSpan = <T>(work: () => Promise<T>) => inSpan('identity provider', { kind: 'client' }, work)

async function withSignOnProblems<T>(fail: FailSignOn, work: () => Promise<T>): Promise<T> {
  try {
    return await inProviderSpan(work)
  } catch (error) {
    const problem = problemOf(error)
    if (problem === undefined) throw error
    return problem === 'sso-unavailable' ? failUnavailable(fail)(error) : fail(problem)
  }
}

/** The error of the library holds the provider's answer, so only its description is logged. */
function failUnavailable(fail: Fail<'sso-unavailable'>) {
  return (error: unknown): never => fail('sso-unavailable', { retryAfterSeconds, cause: new Error(describe(error)) })
}

function problemOf(error: unknown): SignOnProblem | undefined {
  if (!(error instanceof Error) || error.name === 'ProblemError') return undefined
  if (error instanceof oidc.AuthorizationResponseError) {
    return /^(temporarily_unavailable|server_error)$/.test(error.error) ? 'sso-unavailable' : 'sso-denied'
  }
  if (error instanceof oidc.ResponseBodyError && error.error === 'invalid_grant') return 'sso-answer-invalid'
  return failedChecks.includes(codeOf(error) ?? '') ? 'sso-answer-invalid' : 'sso-unavailable'
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown failure of the identity provider'
  const reason = error instanceof oidc.ResponseBodyError ? error.error : (codeOf(error) ?? '')
  const cause = error.cause instanceof Error ? ` (${codeOf(error.cause) || error.cause.name})` : ''
  return `the identity provider failed: ${error.message} ${reason}${cause}`
}
