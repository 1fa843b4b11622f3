import { createFileRoute } from '@tanstack/react-router'
import { Terms } from '#web/features/public/terms.tsx'

export const Route = createFileRoute('/_public/terms')({
  head: () => ({
    meta: [
      { title: 'Terms of Use' },
      {
        name: 'description',
        content:
          'What you agree to by using the portal and the sandbox: account, keys, services that are not accepted, going live, limits.',
      },
    ],
  }),
  component: Terms,
})
