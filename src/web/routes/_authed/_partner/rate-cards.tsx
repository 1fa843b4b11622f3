import { createFileRoute } from '@tanstack/react-router'
import {
  getGetConfigsSuspenseQueryOptions,
  getGetRateCardSuspenseQueryOptions,
} from '#generated/portal/client/reference.ts'
import { RateCard } from '#web/features/rate-card/rate-card.tsx'
import { RateCardPending } from '#web/features/rate-card/rate-card-pending.tsx'

export const Route = createFileRoute('/_authed/_partner/rate-cards')({
  head: () => ({ meta: [{ title: 'Rate Cards' }] }),
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      queryClient.ensureQueryData(getGetRateCardSuspenseQueryOptions()),
      queryClient.ensureQueryData(getGetConfigsSuspenseQueryOptions()),
    ]),
  pendingComponent: RateCardPending,
  component: RateCard,
})
