import { createFileRoute } from '@tanstack/react-router'
import { SolutionsIntroduction } from '#web/features/public/solutions-introduction.tsx'

export const Route = createFileRoute('/_public/our-solutions/')({
  head: () => ({
    meta: [
      { title: 'Our Solutions' },
      {
        name: 'description',
        content:
          'Charge to the phone bill and write by SMS with a number that is proven once. When it fits your service, and when it does not.',
      },
    ],
  }),
  component: SolutionsIntroduction,
})
