import { Stack } from '@chakra-ui/react/stack'
import { createFileRoute } from '@tanstack/react-router'
import { getListWishedProductCodesQueryOptions } from '#generated/portal/client/readiness.ts'
import { AddressSection } from '#web/features/projects/details/address-section.tsx'
import { ProductCodeSection } from '#web/features/projects/details/product-code-section.tsx'
import { TabPending } from '#web/features/projects/details/tab-pending.tsx'
import { titleOfTab } from '#web/features/projects/details/tabs.ts'
import { WishedCodes } from '#web/features/projects/details/wished-codes.tsx'
import { useProjectTab } from './-project-tab.ts'

export const Route = createFileRoute('/_authed/_partner/projects/$projectId/codes')({
  loader: ({ context, params }) =>
    context.queryClient.prefetchQuery(getListWishedProductCodesQueryOptions(params.projectId)),
  head: () => ({ meta: [{ title: titleOfTab('codes') }] }),
  pendingComponent: () => <TabPending tab="codes" />,
  component: CodesTab,
})

function CodesTab() {
  const { project, environment } = useProjectTab()
  return (
    <Stack gap="6">
      <ProductCodeSection project={project} environment={environment} />
      <WishedCodes project={project} />
      <AddressSection project={project} />
    </Stack>
  )
}
