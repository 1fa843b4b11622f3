import { Flex } from '@chakra-ui/react/flex'
import { Stack } from '@chakra-ui/react/stack'
import { useLocation } from '@tanstack/react-router'
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
        <Flex wrap="wrap" columnGap="6" boxShadow="inset 0 -1px {colors.line}" color="muted" aria-hidden>
          {projectTabs.map(({ key, label }) => (
            <Flex key={key} py="3" whiteSpace="nowrap" fontWeight="medium">
              {label}
            </Flex>
          ))}
        </Flex>
        <TabPending tab={tab} />
      </Stack>
    </Screen>
  )
}
