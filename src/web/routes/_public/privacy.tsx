import { createFileRoute } from '@tanstack/react-router'
import * as pageNames from '#domain/page-names.ts'
import { Privacy } from '#web/features/public/privacy.tsx'

export const Route = createFileRoute('/_public/privacy')({
  head: () => ({ meta: [{ title: pageNames.privacy }] }),
  component: Privacy,
})
