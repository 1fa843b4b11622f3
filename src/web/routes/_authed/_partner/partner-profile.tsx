import { createFileRoute } from '@tanstack/react-router'
import { configQueries } from '#web/api/config-queries.ts'
import { organisationQueries } from '#web/api/organisation-queries.ts'
import { userQueries } from '#web/api/user-queries.ts'
import { PartnerProfile } from '#web/features/profile/partner-profile.tsx'
import { PartnerProfilePending } from '#web/features/profile/profile-pending.tsx'

export const Route = createFileRoute('/_authed/_partner/partner-profile')({
  head: () => ({ meta: [{ title: 'Profile' }] }),
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      queryClient.fetchQuery({ ...organisationQueries.mine(), staleTime: 0 }),
      queryClient.fetchQuery({ ...userQueries.me(), staleTime: 0 }),
      queryClient.ensureQueryData(configQueries.all()),
      queryClient.fetchQuery(userQueries.sessions()),
    ]),
  // Edit fills the form once: whoever comes back waits for what is saved by now instead of beginning with an older page.
  gcTime: 0,
  preload: false,
  pendingComponent: PartnerProfilePending,
  component: PartnerProfile,
})
