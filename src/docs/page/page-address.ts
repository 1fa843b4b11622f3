import { anchorOf, hrefOf } from './anchors.ts'

type OnNavigation = (anchor: string, by: 'link' | 'history') => void

/** Calls back for every navigation within this page: links (also by a router), typed fragments, Back and Forward. */
export function watchNavigation(onNavigation: OnNavigation) {
  const onClick = (event: MouseEvent) => {
    const anchor = followedAnchor(event)
    if (anchor !== null) onNavigation(anchor, 'link')
  }
  const { pathname } = window.location
  // Back may leave the page.
  const onPopState = () => {
    if (window.location.pathname === pathname) onNavigation(anchorOf(window.location.hash), 'history')
  }
  const restored = window.history.scrollRestoration
  window.history.scrollRestoration = 'manual'
  document.addEventListener('click', onClick)
  window.addEventListener('popstate', onPopState)
  return () => {
    window.history.scrollRestoration = restored
    document.removeEventListener('click', onClick)
    window.removeEventListener('popstate', onPopState)
  }
}

function followedAnchor(event: MouseEvent): string | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || link.target || link.hasAttribute('download') || !link.hash) return null
  const { pathname, search, host } = window.location
  const isOnThisPage = link.pathname === pathname && link.search === search && link.host === host
  return isOnThisPage ? anchorOf(link.hash) : null
}

/** Goes to an anchor with a history entry, so that Back returns. */
export function goTo(anchor: string) {
  const link = document.createElement('a')
  link.href = hrefOf(anchor)
  document.body.append(link)
  link.click()
  link.remove()
}

/**
 * Replaces the fragment without a history entry. Bypasses the router, which would treat it as a navigation, and keeps the
 * router's history state.
 */
export function replaceFragment(anchor: string) {
  const { pathname, search } = window.location
  const address = anchor ? hrefOf(anchor) : window.location.protocol === 'file:' ? '#' : pathname + search
  History.prototype.replaceState.call(window.history, window.history.state, '', address)
}

/** The selected view of each operation, stored in the history entry. */
export function storedViews(): [operation: string, view: string][] {
  return Object.entries(window.history.state?.views ?? {})
}

/** Stores a selected view as a history entry: Back undoes it, a reload keeps it. Bypasses the router too. */
export function pushView(anchor: string, operation: string, from: string, to: string) {
  const { state } = window.history
  const withView = (view: string) => ({ ...state, views: { ...state?.views, [operation]: view } })
  History.prototype.replaceState.call(window.history, withView(from), '')
  History.prototype.pushState.call(window.history, withView(to), '', hrefOf(anchor))
}
