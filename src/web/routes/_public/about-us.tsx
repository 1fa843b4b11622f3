import { createFileRoute } from '@tanstack/react-router'
import { AboutUs } from '#web/features/public/about-us.tsx'

export const Route = createFileRoute('/_public/about-us')({
  head: () => ({ meta: [{ title: 'About Us' }] }),
  component: AboutUs,
})
