import { createFileRoute } from '@tanstack/react-router'
import { Privacy } from '#web/features/public/privacy.tsx'

export const Route = createFileRoute('/_public/privacy')({
  head: () => ({
    meta: [
      { title: 'Privacy Policy' },
      {
        name: 'description',
        content:
          'What the portal knows about you, why, and for how long: visitors, the contact form, accounts, what stays in your browser.',
      },
    ],
  }),
  component: Privacy,
})
