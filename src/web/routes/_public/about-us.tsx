import { createFileRoute } from '@tanstack/react-router'
import * as pageNames from '#domain/page-names.ts'
import { AboutUs } from '#web/features/public/about-us.tsx'

export const Route = createFileRoute('/_public/about-us')({
  head: () => ({ meta: [{ title: pageNames.aboutUs }] }),
  component: AboutUs,
})
