import { createFileRoute } from '@tanstack/react-router'
import { ContactSuccess } from '#web/features/contact/contact-success.tsx'

export const Route = createFileRoute('/_public/_contact-success')({
  head: () => ({ meta: [{ title: 'Thank you' }, { name: 'robots', content: 'noindex' }] }),
  component: ContactSuccess,
})
