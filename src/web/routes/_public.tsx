import { createFileRoute, Outlet } from '@tanstack/react-router'
import { PublicLayout } from '#web/features/public/public-layout.tsx'
import { useSession } from '#web/stores/session.ts'
import { waitsForItself } from './-layout-pending.ts'

export const Route = createFileRoute('/_public')({
  ...waitsForItself,
  component: Public,
})

function Public() {
  const isLoggedIn = useSession((session) => session.isLoggedIn)
  return (
    <PublicLayout isLoggedIn={isLoggedIn}>
      <Outlet />
    </PublicLayout>
  )
}
