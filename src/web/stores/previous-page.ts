import type { AnyRouter } from '@tanstack/react-router'
import { isAuthRoute, ownPath } from '#domain/redirect.ts'

// The page that the reader left for Sign Up or Sign In. Browser history does not tell, since the screens replace each other.
let address = '/'

/** Notes the page whenever the reader goes from a page of the portal to an auth screen. */
export function trackPreviousPage(router: AnyRouter) {
  if (!import.meta.env.SSR && isAuthRoute(location.pathname)) address = referringPage() ?? address
  router.subscribe('onBeforeNavigate', ({ fromLocation, toLocation }) => {
    if (fromLocation && !isAuthRoute(fromLocation.pathname) && isAuthRoute(toLocation.pathname)) {
      address = fromLocation.href
    }
  })
}

/** A link pressed before the scripts of its page have run loads the auth screen anew. */
function referringPage(): string | undefined {
  return document.referrer.startsWith(`${location.origin}/`)
    ? ownPath(document.referrer.slice(location.origin.length))
    : undefined
}

/** The home page for a reader who opened the auth screen by its address. */
export const previousPage = () => address
