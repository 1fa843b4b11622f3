import { createFileRoute } from '@tanstack/react-router'
import { Showcase } from '#web/features/public/showcase.tsx'

export const Route = createFileRoute('/_public/showcase')({
  head: () => ({ meta: [{ title: 'Showcase' }] }),
  component: Showcase,
})
