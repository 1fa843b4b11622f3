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
      queryClient.ensureQueryData(organisationQueries.mine()),
      queryClient.ensureQueryData(userQueries.me()),
      queryClient.ensureQueryData(configQueries.all()),
      queryClient.fetchQuery(userQueries.sessions()),
    ]),
  pendingComponent: PartnerProfilePending,
  component: PartnerProfile,
})
