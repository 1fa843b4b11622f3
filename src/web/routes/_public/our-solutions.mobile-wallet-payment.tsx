import { createFileRoute } from '@tanstack/react-router'
import { WalletPayment } from '#web/features/public/wallet-payment.tsx'

export const Route = createFileRoute('/_public/our-solutions/mobile-wallet-payment')({
  head: () => ({ meta: [{ title: 'Mobile Wallet Payment' }] }),
  component: WalletPayment,
})
