import { createFileRoute } from '@tanstack/react-router'
import { getGetUserSuspenseQueryOptions, getListSessionsSuspenseQueryOptions } from '#generated/portal/client/user.ts'
import { UserProfilePending } from '#web/features/profile/profile-pending.tsx'
import { UserProfile } from '#web/features/profile/user-profile.tsx'
import { requireRole } from '../-guards.ts'

export const Route = createFileRoute('/_authed/user-profile')({
  // specification.md, section 6: a partner's person is part of the partner profile.
  beforeLoad: requireRole('BUSINESS_ADMIN', 'TECHNICAL_LIMITED'),
  head: () => ({ meta: [{ title: 'Profile' }] }),
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      queryClient.fetchQuery({ ...getGetUserSuspenseQueryOptions(), staleTime: 0 }),
      queryClient.fetchQuery(getListSessionsSuspenseQueryOptions()),
    ]),
  // The form is filled once: whoever comes back waits for what is saved by now instead of beginning with an older page.
  gcTime: 0,
  preload: false,
  pendingComponent: UserProfilePending,
  component: UserProfile,
})
