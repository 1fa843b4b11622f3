import { createFileRoute } from '@tanstack/react-router'
import { VersionScreen, versionQuery } from '#web/features/version/version-screen.tsx'

export const Route = createFileRoute('/_public/version')({
  head: () => ({ meta: [{ title: 'Version' }] }),
  loader: ({ context }) => context.queryClient.ensureQueryData(versionQuery),
  component: VersionScreen,
})
