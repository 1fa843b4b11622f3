import { createFileRoute } from '@tanstack/react-router'
import { Terms } from '#web/features/public/terms.tsx'

export const Route = createFileRoute('/_public/terms')({
  head: () => ({ meta: [{ title: 'Terms of Use' }] }),
  component: Terms,
})
