import { createFileRoute } from '@tanstack/react-router'
import { getGetUserSuspenseQueryOptions, getListSessionsQueryOptions } from '#generated/portal/client/user.ts'
import { UserProfilePending } from '#web/features/profile/profile-pending.tsx'
import { UserProfile } from '#web/features/profile/user-profile.tsx'
import { requireRole } from '../-guards.ts'

export const Route = createFileRoute('/_authed/user-profile')({
  // Partners edit their representative on the partner profile.
  beforeLoad: requireRole('BUSINESS_ADMIN', 'TECHNICAL_LIMITED'),
  head: () => ({ meta: [{ title: 'Profile' }] }),
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      queryClient.fetchQuery({ ...getGetUserSuspenseQueryOptions(), staleTime: 0 }),
      queryClient.prefetchQuery(getListSessionsQueryOptions()),
    ]),
  // The form takes its initial values once, so a second visit waits for the current record.
  gcTime: 0,
  preload: false,
  pendingComponent: UserProfilePending,
  component: UserProfile,
})
