import { createFileRoute } from '@tanstack/react-router'
import { userQueries } from '#web/api/user-queries.ts'
import { PartnerProfile } from '#web/features/profile/partner-profile.tsx'

export const Route = createFileRoute('/_authed/_partner/partner-profile')({
  head: () => ({ meta: [{ title: 'Profile' }] }),
  loader: ({ context }) => context.queryClient.ensureQueryData(userQueries.me()),
  component: PartnerProfile,
})
