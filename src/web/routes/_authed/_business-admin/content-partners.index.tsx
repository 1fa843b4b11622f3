import { createFileRoute } from '@tanstack/react-router'
import * as pageNames from '#domain/page-names.ts'
import { getListPartnersSuspenseQueryOptions } from '#generated/admin/client/partners.ts'
import { wholeList } from '#web/api/whole-list.ts'
import { PartnerListPending } from '#web/features/partners/partner-frames.tsx'
import { PartnerList } from '#web/features/partners/partner-list.tsx'

export const Route = createFileRoute('/_authed/_business-admin/content-partners/')({
  head: () => ({ meta: [{ title: pageNames.contentPartners }] }),
  loader: ({ context }) =>
    context.queryClient.ensureQueryData(getListPartnersSuspenseQueryOptions({ ...wholeList, pageNo: 0 })),
  pendingComponent: PartnerListPending,
  component: PartnerList,
})
