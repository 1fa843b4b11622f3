import { createFileRoute, useRouter } from '@tanstack/react-router'
import {
  getGetPartnerSuspenseQueryOptions,
  getListPartnerProjectsSuspenseQueryOptions,
} from '#generated/admin/client/partners.ts'
import { PartnerDetails } from '#web/features/partners/partner-details.tsx'
import { PartnerDetailsPending } from '#web/features/partners/partner-frames.tsx'
import { closeDialog } from '../../-close-dialog.ts'

export const Route = createFileRoute('/_authed/_business-admin/content-partners/$partnerId')({
  validateSearch: ({ company }: Record<string, unknown>): { company?: true } => (company === true ? { company } : {}),
  loader: async ({ context: { queryClient }, params: { partnerId } }) => {
    const [{ name, businessRepDetails }] = await Promise.all([
      queryClient.ensureQueryData(getGetPartnerSuspenseQueryOptions(partnerId)),
      queryClient.ensureQueryData(getListPartnerProjectsSuspenseQueryOptions(partnerId)),
    ])
    return { name: name ?? businessRepDetails.emailId }
  },
  head: ({ loaderData }) => ({ meta: [{ title: loaderData?.name ?? 'Content Partner' }] }),
  pendingComponent: PartnerDetailsPending,
  component: () => {
    const router = useRouter()
    const show = () => router.navigate({ from: Route.fullPath, search: { company: true }, resetScroll: false })
    const { company = false } = Route.useSearch()
    const { partnerId } = Route.useParams()
    const toggles = { onShowCompany: show, onHideCompany: () => closeDialog(router) }
    return <PartnerDetails partnerId={partnerId} showsCompany={company} {...toggles} />
  },
})
