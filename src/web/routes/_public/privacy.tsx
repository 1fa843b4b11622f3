import { createFileRoute } from '@tanstack/react-router'
import { Privacy } from '#web/features/public/privacy.tsx'

export const Route = createFileRoute('/_public/privacy')({
  head: () => ({ meta: [{ title: 'Privacy Policy' }] }),
  component: Privacy,
})
