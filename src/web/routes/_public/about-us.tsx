import { createFileRoute } from '@tanstack/react-router'
import { AboutUs } from '#web/features/public/about-us.tsx'

export const Route = createFileRoute('/_public/about-us')({
  head: () => ({
    meta: [
      { title: 'About Us' },
      {
        name: 'description',
        content:
          'One API in front of several operators, a sandbox that behaves like it, and three desks that look at a project before it goes live.',
      },
    ],
  }),
  component: AboutUs,
})
