import { createFileRoute } from '@tanstack/react-router'
import * as pageNames from '#domain/page-names.ts'
import { Terms } from '#web/features/public/terms.tsx'

export const Route = createFileRoute('/_public/terms')({
  head: () => ({ meta: [{ title: pageNames.terms }] }),
  component: Terms,
})
