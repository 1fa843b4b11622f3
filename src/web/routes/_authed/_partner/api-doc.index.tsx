import { createFileRoute } from '@tanstack/react-router'
import { DocsHome } from '#web/features/documentation/docs-home.tsx'

export const Route = createFileRoute('/_authed/_partner/api-doc/')({
  head: () => ({ meta: [{ title: 'Documentation' }] }),
  component: DocsHome,
})
