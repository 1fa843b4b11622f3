import { createFileRoute } from '@tanstack/react-router'
import { SolutionsIntroduction } from '#web/features/public/solutions-introduction.tsx'

export const Route = createFileRoute('/_public/our-solutions/')({
  head: () => ({ meta: [{ title: 'Our Solutions' }] }),
  component: SolutionsIntroduction,
})
