import { createFileRoute } from '@tanstack/react-router'
import * as pageNames from '#domain/page-names.ts'
import { Showcase } from '#web/features/public/showcase.tsx'

export const Route = createFileRoute('/_public/showcase')({
  head: () => ({ meta: [{ title: pageNames.showcase }] }),
  component: Showcase,
})
