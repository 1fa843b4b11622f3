import type { AnyRouter } from '@tanstack/react-router'
import { isAuthRoute } from '#domain/redirect.ts'

// The page that the reader left for Sign Up or Sign In. Browser history does not tell, since the screens replace each other.
let address = '/'

/** Notes the page whenever the reader goes from a page of the portal to an auth screen. */
export function trackPreviousPage(router: AnyRouter) {
  router.subscribe('onBeforeNavigate', ({ fromLocation, toLocation }) => {
    if (fromLocation && !isAuthRoute(fromLocation.pathname) && isAuthRoute(toLocation.pathname)) {
      address = fromLocation.href
    }
  })
}

/** The home page for a reader who opened the auth screen by its address. */
export const previousPage = () => address
