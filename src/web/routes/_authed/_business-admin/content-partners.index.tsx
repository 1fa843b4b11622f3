import { createFileRoute } from '@tanstack/react-router'
import { partnerQueries } from '#web/api/partner-queries.ts'
import { PartnerList } from '#web/features/partners/partner-list.tsx'
import { PartnerListPending } from '#web/features/partners/partners-pending.tsx'

export const Route = createFileRoute('/_authed/_business-admin/content-partners/')({
  head: () => ({ meta: [{ title: 'Content Partners' }] }),
  loader: ({ context }) => context.queryClient.ensureQueryData(partnerQueries.list()),
  pendingComponent: PartnerListPending,
  component: PartnerList,
})
