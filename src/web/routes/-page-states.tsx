// The pages for an error, a denied role and an unknown address.
import { useRouter } from '@tanstack/react-router'
import { type ReactNode, Suspense, useCallback, useEffect, useState } from 'react'
import { isAppError } from '#web/api/errors.ts'
import { NoHomePage, NotFoundPage, PageError, RoleDeniedPage } from '#web/features/public/full-pages.tsx'
import { messageFor, showError } from '#web/stores/error-modal.ts'
import { isInterruptedImport, reloadForRemovedModule } from '#web/stores/failed-imports.ts'
import { useSession } from '#web/stores/session.ts'
import { lazyNamed } from '#web/ui/lazy.tsx'
import { errorPageOf } from './-error-page.ts'
import { RoleDeniedError, UnknownRoleError } from './-guards.ts'
import { PagePending } from './-page-pending.tsx'

const PublicLayout = lazyNamed(async () => (await import('#web/features/public/public-layout.tsx')).PublicLayout)
const Fetched = ({ children }: { children: ReactNode }) => <Suspense fallback={<PagePending />}>{children}</Suspense>

/** An unknown URL outside every layout. */
export function NotFound() {
  const isLoggedIn = useSession((session) => session.isLoggedIn)
  return (
    <Fetched>
      <PublicLayout isLoggedIn={isLoggedIn}>
        <NotFoundPage />
      </PublicLayout>
    </Fetched>
  )
}

export function RouteError({ error }: { error: unknown }) {
  if (isInterruptedImport(error)) return <InterruptedPage />
  return (
    <Fetched>
      <Shown error={error} />
    </Fetched>
  )
}

/** Usually replaced by the page that the user goes to. After a download, or a stopped navigation, it loads again. */
function InterruptedPage() {
  const router = useRouter()
  useEffect(() => {
    const timer = setTimeout(() => void router.invalidate(), 3000)
    return () => clearTimeout(timer)
  }, [router])
  return <PagePending />
}

function Shown({ error }: { error: unknown }) {
  const role = useSession(({ userRole }) => userRole)
  if (error instanceof UnknownRoleError) return <NoHomePage role={error.role} />
  if (error instanceof RoleDeniedError) return <RoleDeniedPage allowed={error.allowed} role={error.role} />
  switch (errorPageOf(error)) {
    case 'role-denied':
      return role ? <RoleDeniedPage role={role} /> : <Failed error={error} />
    case 'not-found':
      return <NotFoundPage />
    case 'message':
      return <Failed error={error} />
    case 'message-and-modal':
      return <FailedWithModal error={error} />
  }
}

function Failed({ error }: { error: unknown }) {
  const router = useRouter()
  const retry = useCallback(() => void router.invalidate(), [router])
  const retryEverySeconds = isAppError(error) ? error.retryAfterSeconds : undefined
  return <PageError message={messageFor(error)} onRetry={retry} retryEverySeconds={retryEverySeconds} />
}

function FailedWithModal({ error }: { error: unknown }) {
  const [reloads, setReloads] = useState(false)
  useEffect(() => {
    if (reloadForRemovedModule(error)) setReloads(true)
    else showError(error)
  }, [error])
  return reloads ? <PagePending /> : <Failed error={error} />
}
