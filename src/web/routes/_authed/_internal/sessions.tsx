import { createFileRoute } from '@tanstack/react-router'
import { getListSessionsQueryOptions } from '#generated/portal/client/user.ts'
import { SessionsPage } from '#web/features/profile/sessions.tsx'

export const Route = createFileRoute('/_authed/_internal/sessions')({
  head: () => ({ meta: [{ title: 'Password and sessions' }] }),
  loader: ({ context }) => context.queryClient.prefetchQuery(getListSessionsQueryOptions()),
  component: SessionsPage,
})
