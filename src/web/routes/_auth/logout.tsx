import { createFileRoute } from '@tanstack/react-router'
import { LogoutScreen } from '#web/features/auth/logout-screen.tsx'

export const Route = createFileRoute('/_auth/logout')({
  head: () => ({ meta: [{ title: 'Logging out' }] }),
  component: LogoutScreen,
})
