// @vitest-environment jsdom
import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

// The module remembers one address, so each test loads it anew.
beforeEach(() => vi.resetModules())
afterEach(() => vi.restoreAllMocks())

const paths = ['/article/1/payouts', '/signup', '/signin', '/dashboard']

async function startAt(address: string) {
  window.history.replaceState(null, '', address)
  const { previousPage, trackPreviousPage } = await import('./previous-page.ts')
  const root = createRootRoute()
  const routes = paths.map((path) => createRoute({ getParentRoute: () => root, path }))
  const history = createMemoryHistory({ initialEntries: [address] })
  const router = createRouter({ routeTree: root.addChildren(routes), history })
  trackPreviousPage(router)
  return { router, previousPage }
}

it('is the last page outside the auth screens', async () => {
  const { router, previousPage } = await startAt('/article/1/payouts?from=home')
  expect(previousPage()).toBe('/')

  await router.load()
  await router.navigate({ to: '/signup' })
  await router.navigate({ to: '/signin' })
  expect(previousPage()).toBe('/article/1/payouts?from=home')
})

it.each([
  { title: 'the page whose link loaded the auth screen', referrer: '/about-us?from=mail', page: '/about-us?from=mail' },
  { title: 'home after another auth screen', referrer: '/forgotpassword', page: '/' },
  { title: 'home after a page of another site', referrer: 'https://stranger.example/about-us', page: '/' },
])('is $title', async ({ referrer, page }) => {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(new URL(referrer, location.origin).href)
  const { previousPage } = await startAt('/signup')
  expect(previousPage()).toBe(page)
})
