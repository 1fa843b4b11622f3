import { createFileRoute } from '@tanstack/react-router'
import { NotFoundPage } from '#web/features/public/full-pages.tsx'

export const Route = createFileRoute('/_public/404')({
  head: () => ({ meta: [{ title: 'Page not found' }, { name: 'robots', content: 'noindex' }] }),
  component: NotFoundPage,
})
