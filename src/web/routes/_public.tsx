import { createFileRoute, Outlet } from '@tanstack/react-router'
import { Suspense } from 'react'
import { PublicLayout } from '#web/features/public/public-layout.tsx'
import { useSignedIn } from '#web/stores/signed-in.ts'
import { withoutPlaceholder } from './-layout-pending.ts'
import { PagePending } from './-page-pending.tsx'

export const Route = createFileRoute('/_public')({
  ...withoutPlaceholder,
  component: Public,
})

function Public() {
  return (
    <PublicLayout isLoggedIn={useSignedIn()}>
      {/* On a slow network a page waits for its placeholder. Without a boundary here, the layout would disappear meanwhile. */}
      <Suspense fallback={<PagePending />}>
        <Outlet />
      </Suspense>
    </PublicLayout>
  )
}
