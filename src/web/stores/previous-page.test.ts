// @vitest-environment jsdom
import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router'
import { expect, it } from 'vitest'
import { previousPage, trackPreviousPage } from './previous-page.ts'

it('is the last page outside the auth screens', async () => {
  const root = createRootRoute()
  const paths = ['/article/1/payouts', '/signup', '/signin', '/dashboard']
  const routes = paths.map((path) => createRoute({ getParentRoute: () => root, path }))
  const history = createMemoryHistory({ initialEntries: ['/article/1/payouts?from=home'] })
  const router = createRouter({ routeTree: root.addChildren(routes), history })
  trackPreviousPage(router)
  expect(previousPage()).toBe('/')

  await router.load()
  await router.navigate({ to: '/signup' })
  await router.navigate({ to: '/signin' })
  expect(previousPage()).toBe('/article/1/payouts?from=home')
})
