import { createFileRoute } from '@tanstack/react-router'
import { versionQueries } from '#web/api/version-queries.ts'
import { VersionScreen } from '#web/features/version/version-screen.tsx'

export const Route = createFileRoute('/_public/version')({
  head: () => ({ meta: [{ title: 'Version' }] }),
  loader: ({ context }) => context.queryClient.ensureQueryData(versionQueries.current()),
  component: VersionScreen,
})
