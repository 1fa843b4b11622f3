import { createFileRoute } from '@tanstack/react-router'
import { Resources } from '#web/features/public/resources.tsx'

export const Route = createFileRoute('/_public/resources')({
  head: () => ({ meta: [{ title: 'Resources' }] }),
  component: Resources,
})
