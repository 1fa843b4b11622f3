import { createFileRoute } from '@tanstack/react-router'
import { DataProtection } from '#web/features/public/data-protection.tsx'

export const Route = createFileRoute('/_public/data-protection')({
  head: () => ({ meta: [{ title: 'Data Protection' }] }),
  component: DataProtection,
})
