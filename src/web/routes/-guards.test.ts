// @vitest-environment jsdom
import { createMemoryHistory, createRouter } from '@tanstack/react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Role } from '#domain/roles.ts'
import { queryClient } from '#web/api/query-client.ts'
import { storeMfaToken, storeTokens } from '#web/api/tokens.ts'
import { rememberRole, rememberUsername } from '#web/stores/session.ts'
import { routeTree } from '../routeTree.gen.ts'
import { RoleDeniedError } from './-guards.ts'

const empty = () => Response.json({ status: true, message: '', data: { items: [], total: 0 } })

beforeEach(() => {
  vi.stubGlobal('fetch', async () => empty())
  vi.stubGlobal('scrollTo', () => {})
})
afterEach(() => {
  localStorage.clear()
  queryClient.clear()
  vi.unstubAllGlobals()
})

/** Opens a URL and returns the final one. */
async function open(address: string) {
  const history = createMemoryHistory({ initialEntries: [address] })
  const router = createRouter({ routeTree, history, context: { queryClient } })
  await router.load()
  const denied = router.state.matches.map(({ error }) => error).find((error) => error instanceof RoleDeniedError)
  return { path: router.state.location.href, denied }
}

function signedInAs(role: Role) {
  storeTokens({ AccessToken: 'a', RefreshToken: 'r' })
  storeMfaToken('m')
  rememberUsername('someone@portal.example')
  rememberRole(role)
}

it('redirects a visitor to the sign-in with a redirect parameter', async () => {
  expect((await open('/projects?sort=name')).path).toBe('/signin?redirect=%2Fprojects%3Fsort%3Dname')
})

it.each([
  ['EXTERNAL_ADMIN', '/dashboard'],
  ['BUSINESS_ADMIN', '/business-admin-home'],
  ['TECHNICAL_LIMITED', '/tech-admin-home'],
  ['BUSINESS_INTERNAL', '/business-internal-home'],
] as const)('redirects %s to %s after sign-in', async (role, home) => {
  signedInAs(role)
  expect((await open('/post-login')).path).toBe(home)
})

it('redirects a signed-in user from the sign-in to the target', async () => {
  signedInAs('EXTERNAL_ADMIN')
  expect((await open('/signin?redirect=%2Frate-cards')).path).toBe('/rate-cards')
})

it.each(['https://stranger.example', '//stranger.example', '/\\stranger.example', 'javascript:alert(1)', '/signup'])(
  'ignores a redirect to %s',
  async (target) => {
    signedInAs('EXTERNAL_ADMIN')
    expect((await open(`/signin?redirect=${encodeURIComponent(target)}`)).path).toBe('/dashboard')
  },
)

it('denies a page of another role, and names the allowed roles', async () => {
  signedInAs('BUSINESS_INTERNAL')
  const { path, denied } = await open('/business-admin-home')
  expect(path).toBe('/business-admin-home')
  expect(denied).toMatchObject({ allowed: ['BUSINESS_ADMIN'], role: 'BUSINESS_INTERNAL' })
})

it.each(['BUSINESS_ADMIN', 'BUSINESS_INTERNAL', 'TECHNICAL_LIMITED'] as const)(
  'denies the documentation to %s',
  async (role) => {
    signedInAs(role)
    for (const path of ['/api-doc', '/api-doc/direct-carrier-billing']) {
      expect((await open(path)).denied).toMatchObject({ allowed: ['EXTERNAL_ADMIN'], role })
    }
  },
)

it('redirects an unknown API product to the list', async () => {
  signedInAs('EXTERNAL_ADMIN')
  expect((await open('/api-doc/mobile-wallet')).path).toBe('/api-doc')
})

it('requires a password before the code screen', async () => {
  expect((await open('/signin-mfa?redirect=%2Fprojects')).path).toBe('/signin?redirect=%2Fprojects')
  expect((await open('/new-password?redirect=%2Fprojects')).path).toBe('/signin?redirect=%2Fprojects')
  storeTokens({ AccessToken: 'a', RefreshToken: 'r' })
  rememberUsername('someone@portal.example')
  expect((await open('/signin-mfa')).path).toBe('/signin-mfa')
})
