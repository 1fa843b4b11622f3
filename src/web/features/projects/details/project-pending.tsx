import { Stack } from '@chakra-ui/react/stack'
import { useLocation } from '@tanstack/react-router'
import { TabsPending } from '#web/ui/link-tabs.tsx'
import { Breadcrumbs, Screen } from '#web/ui/screen.tsx'
import { Skeleton, TitlePending } from '#web/ui/skeleton.tsx'
import { TabPending } from './tab-pending.tsx'
import { projectTabs, tabOf } from './tabs.ts'

/** A project before it is loaded: its name, its environment, the tabs, and the tab of the address. */
export function ProjectPending() {
  const tab = useLocation({ select: ({ pathname }) => tabOf(pathname) })
  return (
    <Screen
      title={<TitlePending />}
      breadcrumb={
        <Breadcrumbs>
          Projects
          <Skeleton w="120px" h="21px" />
        </Breadcrumbs>
      }
    >
      <Skeleton w="100%" h="52px" />
      <Stack gap="6">
        <TabsPending labels={projectTabs.map(({ label }) => label)} />
        <TabPending tab={tab} />
      </Stack>
    </Screen>
  )
}
