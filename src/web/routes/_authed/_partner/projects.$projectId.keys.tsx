import { Stack } from '@chakra-ui/react/stack'
import { createFileRoute } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { Keys } from '#web/features/projects/details/key-section.tsx'
import { TabPending } from '#web/features/projects/details/tab-pending.tsx'
import { useProjectTab } from './-project-tab.ts'

// Below the keys, so it may come later: the page would be too large with it.
const tokens = () => import('#web/features/projects/details/agent-tokens.tsx')
const AgentTokens = lazy(async () => ({ default: (await tokens()).AgentTokens }))

export const Route = createFileRoute('/_authed/_partner/projects/$projectId/keys')({
  head: () => ({ meta: [{ title: 'Keys' }] }),
  pendingComponent: () => <TabPending tab="keys" />,
  component: KeysTab,
})

function KeysTab() {
  const { project, environment } = useProjectTab()
  return (
    <Stack gap="6">
      <Keys project={project} environment={environment} />
      <Suspense fallback={null}>{environment === 'sandbox' && <AgentTokens project={project} />}</Suspense>
    </Stack>
  )
}
