import { createFileRoute } from '@tanstack/react-router'
import * as pageNames from '#domain/page-names.ts'
import { DataProtection } from '#web/features/public/data-protection.tsx'

export const Route = createFileRoute('/_public/data-protection')({
  head: () => ({ meta: [{ title: pageNames.dataProtection }] }),
  component: DataProtection,
})
