import { hydrate } from '@tanstack/react-query'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { isAppError } from '#web/api/errors.ts'
import { queryClient } from '#web/api/query-client.ts'
import { isInterruptedImport, watchInterruptedImports } from '#web/stores/failed-imports.ts'
import { watchIdleness } from '#web/stores/idle.ts'
import { watchSession } from '#web/stores/logout.ts'
import { Application } from './application.tsx'
import { createPortalRouter } from './router.ts'
import { RoleDeniedError, UnknownRoleError } from './routes/-guards.ts'

// Runs before the first route reads the session: an idle session must end first.
watchSession()
watchIdleness()
watchInterruptedImports()

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

const router = createPortalRouter()
const application = <Application router={router} />

// Shown on the page as messages, so not logged: server refusals and pages of other roles.
const onCaughtError = (error: unknown) => {
  const isShown = isAppError(error) || error instanceof RoleDeniedError || error instanceof UnknownRoleError
  if (!isShown && !isInterruptedImport(error)) console.error(error)
}

const pageData = document.getElementById('page-data')?.textContent
if (pageData) hydrate(queryClient, JSON.parse(pageData))

// No top-level await: chunks that import from this one would wait for it, and the router for them.
void start(root)

async function start(container: HTMLElement) {
  // A prerendered page stays visible until its chunks are loaded; otherwise the router shows a placeholder.
  if (container.dataset.path) await router.load()
  if (container.dataset.path === location.pathname && (location.search === '' || !readsQuery())) {
    // Lets the router render loaded content, as in the build, instead of a Suspense boundary.
    router.ssr = { manifest: undefined }
    startTransition(() => void hydrateRoot(container, application, { onCaughtError }))
  } else {
    // Also for the not-found page at another URL, and for search results, which the build does not know.
    createRoot(container, { onCaughtError }).render(application)
  }
}

/** Whether the page depends on the query, without which the build renders every page. */
function readsQuery(): boolean {
  return router.state.matches.some(({ routeId }) => router.routesById[routeId].options.validateSearch)
}
