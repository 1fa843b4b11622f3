import { createFileRoute } from '@tanstack/react-router'
import { DataProtection } from '#web/features/public/data-protection.tsx'

export const Route = createFileRoute('/_public/data-protection')({
  head: () => ({
    meta: [
      { title: 'Data Protection' },
      {
        name: 'description',
        content:
          'What happens to the data of subscribers when a service calls the platform: consent, masking, keeping and dropping.',
      },
    ],
  }),
  component: DataProtection,
})
