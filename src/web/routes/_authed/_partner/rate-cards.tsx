import { createFileRoute } from '@tanstack/react-router'
import { configQueries } from '#web/api/config-queries.ts'
import { rateCardQueries } from '#web/api/rate-card-queries.ts'
import { RateCard } from '#web/features/rate-card/rate-card.tsx'
import { RateCardPending } from '#web/features/rate-card/rate-card-pending.tsx'

export const Route = createFileRoute('/_authed/_partner/rate-cards')({
  head: () => ({ meta: [{ title: 'Rate Cards' }] }),
  loader: ({ context: { queryClient } }) =>
    Promise.all([queryClient.ensureQueryData(rateCardQueries.all()), queryClient.ensureQueryData(configQueries.all())]),
  pendingComponent: RateCardPending,
  component: RateCard,
})
