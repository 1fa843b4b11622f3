// @vitest-environment jsdom
import { createMemoryHistory, createRouter } from '@tanstack/react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Role } from '#domain/roles.ts'
import { getGetOrganisationSuspenseQueryOptions } from '#generated/portal/client/organisation.ts'
import { getGetUserSuspenseQueryOptions } from '#generated/portal/client/user.ts'
import { organisation, user } from '#tests/support/profiles.ts'
import { queryClient } from '#web/api/query-client.ts'
import { storeMfaToken, storeTokens } from '#web/api/tokens.ts'
import { rememberRole, rememberUsername } from '#web/stores/session.ts'
import { routeTree } from '../routeTree.gen.ts'

// A form takes its initial values once, so an outdated record must not be used.

/** The stored revision, and a promise that delays answers. */
let revision: number
let answering: Promise<void>
/** The path of a request that the server refuses. */
let refused: string | undefined

beforeEach(() => {
  revision = 1
  answering = Promise.resolve()
  refused = undefined
  vi.stubGlobal('scrollTo', () => {})
  vi.stubGlobal('fetch', async (url: string) => {
    await answering
    const { pathname } = new URL(url, 'https://portal.example')
    if (pathname === refused) return Response.json({ status: false, message: 'No.', data: null }, { status: 403 })
    const records: Record<string, object> = { '/portal/user': user, '/portal/org': organisation }
    const data = { ...(records[pathname] ?? { items: [], total: 0 }), revision }
    return Response.json({ status: true, message: '', data })
  })
})
afterEach(() => {
  localStorage.clear()
  queryClient.clear()
  vi.unstubAllGlobals()
})

function signedInAs(role: Role) {
  storeTokens({ AccessToken: 'a', RefreshToken: 'r' })
  storeMfaToken('m')
  rememberUsername('someone@portal.example')
  rememberRole(role)
}

it.each([
  ['/user-profile', 'BUSINESS_ADMIN', '/404', [getGetUserSuspenseQueryOptions()]],
  [
    '/partner-profile',
    'EXTERNAL_ADMIN',
    '/404',
    [getGetUserSuspenseQueryOptions(), getGetOrganisationSuspenseQueryOptions()],
  ],
] as const)('opens %s with the current record, also on a second visit', async (page, role, away, queries) => {
  signedInAs(role)
  const history = createMemoryHistory({ initialEntries: [page] })
  const router = createRouter({ routeTree, history, context: { queryClient } })
  const known = () => queries.map(({ queryKey }) => queryClient.getQueryData<{ revision: number }>(queryKey)?.revision)
  for (const { queryKey } of queries) queryClient.setQueryData<object>(queryKey, { revision })
  revision = 2
  await router.load()
  expect(known()).toEqual(queries.map(() => 2))

  await router.navigate({ to: away })
  // The pointer hovers over the link twice.
  await router.preloadRoute({ to: page })
  revision = 3
  const { promise, resolve } = Promise.withResolvers<void>()
  answering = promise
  const arrival = router.navigate({ to: page })
  let there = false
  router.subscribe('onResolved', () => {
    there = true
  })
  await expect.poll(() => queryClient.isFetching()).toBeGreaterThan(0)
  expect(there).toBe(false)
  resolve()
  await arrival
  expect(known()).toEqual(queries.map(() => 3))
})

it.each([
  ['/user-profile', 'BUSINESS_ADMIN'],
  ['/partner-profile', 'EXTERNAL_ADMIN'],
  ['/sessions', 'BUSINESS_INTERNAL'],
] as const)('opens %s without the sessions when they cannot be read', async (page, role) => {
  signedInAs(role)
  refused = '/portal/user/sessions'
  const router = createRouter({
    routeTree,
    history: createMemoryHistory({ initialEntries: [page] }),
    context: { queryClient },
  })
  await router.load()
  expect(router.state.matches.map(({ status }) => status)).not.toContain('error')
})
