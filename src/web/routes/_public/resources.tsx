import { createFileRoute } from '@tanstack/react-router'
import * as pageNames from '#domain/page-names.ts'
import { Resources } from '#web/features/public/resources.tsx'

export const Route = createFileRoute('/_public/resources')({
  head: () => ({ meta: [{ title: pageNames.resources }] }),
  component: Resources,
})
