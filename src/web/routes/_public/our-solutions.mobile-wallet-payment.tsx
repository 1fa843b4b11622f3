import { createFileRoute } from '@tanstack/react-router'
import { WalletPayment } from '#web/features/public/wallet-payment.tsx'

export const Route = createFileRoute('/_public/our-solutions/mobile-wallet-payment')({
  head: () => ({
    meta: [
      { title: 'Mobile Wallet Payment' },
      {
        name: 'description',
        content:
          'Payments from the wallet on the phone are coming soon. What is certain about them, what is not known yet, and what you can do today.',
      },
    ],
  }),
  component: WalletPayment,
})
