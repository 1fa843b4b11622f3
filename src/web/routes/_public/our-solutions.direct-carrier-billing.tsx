import { createFileRoute } from '@tanstack/react-router'
import * as pageNames from '#domain/page-names.ts'
import { CarrierBilling } from '#web/features/public/carrier-billing.tsx'

export const Route = createFileRoute('/_public/our-solutions/direct-carrier-billing')({
  head: () => ({ meta: [{ title: pageNames.carrierBilling }] }),
  component: CarrierBilling,
})
