import { createFileRoute } from '@tanstack/react-router'
import { CarrierBilling } from '#web/features/public/carrier-billing.tsx'

export const Route = createFileRoute('/_public/our-solutions/direct-carrier-billing')({
  head: () => ({
    meta: [
      { title: 'Direct Carrier Billing' },
      {
        name: 'description',
        content:
          'How a charge to the phone bill works: the six calls, operators and prices, payouts, what declines mean, and the sandbox to try it in.',
      },
    ],
  }),
  component: CarrierBilling,
})
