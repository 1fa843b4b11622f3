import { type ReactNode, startTransition, useLayoutEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { isAppError } from '#web/api/errors.ts'
import { watchIdleness } from '#web/stores/idle.ts'
import { watchSession } from '#web/stores/logout.ts'
import { Application } from './application.tsx'
import { restorePageData } from './page-data.ts'
import { createPortalRouter } from './router.ts'
import { RoleDeniedError } from './routes/-guards.ts'

// Before the first route asks who is signed in: whoever has been away too long is not.
watchSession()
watchIdleness()

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

// What a page says in words is no news for the console: a refusal of the server, a page of another role.
const onCaughtError = (error: unknown) => {
  if (!isAppError(error) && !(error instanceof RoleDeniedError)) console.error(error)
}

const router = createPortalRouter()

// Not awaited here: parts of the entry that routes need as well would each become a file of their own.
if (root.firstElementChild) void takeOver(root)
else createRoot(root, { onCaughtError }).render(<Application router={router} />)

/** A page that came rendered: it is taken over as it stands, once its parts are here. */
async function takeOver(page: HTMLElement) {
  restorePageData()
  await router.load()
  if (asksForMore() || isMissing()) {
    createRoot(page, { onCaughtError }).render(
      <DrawnAnew>
        <Application router={router} />
      </DrawnAnew>,
    )
    return
  }
  // Tells the router that its first view is there already, without the suspense of one that is still to come.
  router.ssr = { manifest: undefined }
  // In a transition, so that the browser gets its turn in between.
  startTransition(() => void hydrateRoot(page, <Application router={router} />, { onCaughtError }))
  sayTakenOver()
}

/** Heard by public/page-early.js, which until then keeps what is pressed. */
function sayTakenOver() {
  dispatchEvent(new Event('taken-over'))
}

/** What was pressed is looked for in what is drawn: not before it is there, nor once somebody can press it a second time. */
function DrawnAnew({ children }: { children: ReactNode }) {
  useLayoutEffect(sayTakenOver, [])
  return children
}

/** What a page shows for the words behind its `?` was not known when it was rendered. */
function asksForMore() {
  const innermost = router.state.matches.at(-1)
  const route = innermost && router.routesById[innermost.routeId]
  return Boolean(route?.options.validateSearch) && window.location.search !== ''
}

/** The page of addresses that nobody knows came for one of them, about which the application may have something else to say. */
function isMissing() {
  const own = '/404'
  return document.querySelector(`meta[property="og:url"][content$="${own}"]`) && window.location.pathname !== own
}
