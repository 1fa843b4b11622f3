import { createFileRoute } from '@tanstack/react-router'
import * as pageNames from '#domain/page-names.ts'
import { SolutionsIntroduction } from '#web/features/public/solutions-introduction.tsx'

export const Route = createFileRoute('/_public/our-solutions/')({
  head: () => ({ meta: [{ title: pageNames.ourSolutions }] }),
  component: SolutionsIntroduction,
})
