import { Stack } from '@chakra-ui/react/stack'
import { useLocation } from '@tanstack/react-router'
import { FactsPending } from '#web/table/table-skeleton.tsx'
import { TabsPending } from '#web/ui/link-tabs.tsx'
import { Skeleton, TitlePending } from '#web/ui/skeleton.tsx'
import { deskTabs, tabOfPath, titleOfTab } from './desk-tabs.ts'
import { ReviewFrame } from './review-frame.tsx'

/** The placeholder of a review page: its name, the tabs, and the tab of the address. */
export const ReviewPending = () => (
  <ReviewFrame name={<TitlePending />} crumb={<Skeleton w="120px" />}>
    <Stack gap="6">
      <TabsPending labels={deskTabs.map(({ label }) => label)} />
      <DeskTabPending />
    </Stack>
  </ReviewFrame>
)

/** A tab before it is loaded. */
export function DeskTabPending() {
  const tab = useLocation({ select: ({ pathname }) => tabOfPath(pathname) })
  if (tab !== 'review') return <FactsPending title={titleOfTab(tab)} lines={6} />
  return (
    <>
      <FactsPending title="At a glance" lines={4} />
      <FactsPending title="Project details" lines={5} />
    </>
  )
}
