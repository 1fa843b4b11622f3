import { createFileRoute } from '@tanstack/react-router'
import { NotFound } from './-page-states.tsx'

export const Route = createFileRoute('/404')({
  head: () => ({ meta: [{ title: 'Page not found' }] }),
  component: NotFound,
})
