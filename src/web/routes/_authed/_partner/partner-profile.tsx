import { createFileRoute } from '@tanstack/react-router'
import { getGetOrganisationSuspenseQueryOptions } from '#generated/portal/client/organisation.ts'
import { getGetConfigsSuspenseQueryOptions } from '#generated/portal/client/reference.ts'
import { getGetUserSuspenseQueryOptions, getListSessionsQueryOptions } from '#generated/portal/client/user.ts'
import { PartnerProfile } from '#web/features/profile/partner-profile.tsx'
import { PartnerProfilePending } from '#web/features/profile/profile-pending.tsx'

export const Route = createFileRoute('/_authed/_partner/partner-profile')({
  head: () => ({ meta: [{ title: 'Profile' }] }),
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      queryClient.fetchQuery({ ...getGetOrganisationSuspenseQueryOptions(), staleTime: 0 }),
      queryClient.fetchQuery({ ...getGetUserSuspenseQueryOptions(), staleTime: 0 }),
      queryClient.ensureQueryData(getGetConfigsSuspenseQueryOptions()),
      queryClient.prefetchQuery(getListSessionsQueryOptions()),
    ]),
  // The form takes its initial values once, so a second visit waits for the current record.
  gcTime: 0,
  preload: false,
  pendingComponent: PartnerProfilePending,
  component: PartnerProfile,
})
