import { createFileRoute } from '@tanstack/react-router'
import { CarrierBilling } from '#web/features/public/carrier-billing.tsx'

export const Route = createFileRoute('/_public/our-solutions/direct-carrier-billing')({
  head: () => ({ meta: [{ title: 'Direct Carrier Billing' }] }),
  component: CarrierBilling,
})
