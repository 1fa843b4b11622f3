import { createFileRoute } from '@tanstack/react-router'
import { Showcase } from '#web/features/public/showcase.tsx'

export const Route = createFileRoute('/_public/showcase')({
  head: () => ({
    meta: [
      { title: 'Showcase' },
      {
        name: 'description',
        content:
          'Five example services you could build on carrier billing and SMS, each with the calls it takes and the mistake it is easy to make.',
      },
    ],
  }),
  component: Showcase,
})
