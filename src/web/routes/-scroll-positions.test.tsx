import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { act, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { createScrollStore } from './-scroll-positions.ts'

beforeEach(() => {
  vi.stubGlobal('scrollTo', ({ top }: ScrollToOptions) => scrollBy(top))
})

/** The window's position, without the layout that jsdom lacks. */
function scrollBy(top = 0) {
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true })
  document.dispatchEvent(new Event('scroll'))
}

function routerWithSlowPage() {
  const root = createRootRoute({ component: Outlet })
  const list = createRoute({ getParentRoute: () => root, path: '/', component: () => <p>The list</p> })
  const slow = createRoute({
    getParentRoute: () => root,
    path: '/slow',
    loader: () => new Promise(() => {}),
    pendingMs: 0,
    pendingComponent: () => <p>Placeholder</p>,
  })
  const positions = createScrollStore()
  const router = createRouter({
    routeTree: root.addChildren([list, slow]),
    history: createMemoryHistory(),
    scrollRestoration: true,
    getScrollRestorationKey: positions.keyOf,
  })
  positions.follow(router)
  return router
}

it('restores the position when the user goes back before the next page is shown', async () => {
  const router = routerWithSlowPage()
  render(<RouterProvider router={router} />)
  await screen.findByText('The list')
  act(() => scrollBy(800))
  act(() => router.history.push('/slow'))
  await screen.findByText('Placeholder')
  // The placeholder is shorter than the list.
  act(() => scrollBy(0))
  act(() => router.history.back())
  await screen.findByText('The list')
  await waitFor(() => expect(window.scrollY).toBe(800))
})
