import { createFileRoute } from '@tanstack/react-router'
import { Resources } from '#web/features/public/resources.tsx'

export const Route = createFileRoute('/_public/resources')({
  head: () => ({
    meta: [
      { title: 'Resources' },
      {
        name: 'description',
        content:
          'Guides, product and security articles, videos, the OpenAPI files and the reference of the open platform.',
      },
    ],
  }),
  component: Resources,
})
