import { Stack } from '@chakra-ui/react/stack'
import { createFileRoute } from '@tanstack/react-router'
import { Keys } from '#web/features/projects/details/key-section.tsx'
import { TabPending } from '#web/features/projects/details/tab-pending.tsx'
import { titleOfTab } from '#web/features/projects/details/tabs.ts'
import { lazyPart } from '#web/ui/lazy.tsx'
import { useProjectTab } from './-project-tab.ts'

// Below the keys, so it may come later: the page would be too large with it.
const AgentTokens = lazyPart(async () => (await import('#web/features/projects/details/agent-tokens.tsx')).AgentTokens)

export const Route = createFileRoute('/_authed/_partner/projects/$projectId/keys')({
  head: () => ({ meta: [{ title: titleOfTab('keys') }] }),
  pendingComponent: () => <TabPending tab="keys" />,
  component: KeysTab,
})

function KeysTab() {
  const { project, environment } = useProjectTab()
  return (
    <Stack gap="6">
      <Keys project={project} environment={environment} />
      {environment === 'sandbox' && <AgentTokens project={project} />}
    </Stack>
  )
}
