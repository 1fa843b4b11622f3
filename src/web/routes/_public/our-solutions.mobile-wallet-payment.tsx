import { createFileRoute } from '@tanstack/react-router'
import * as pageNames from '#domain/page-names.ts'
import { WalletPayment } from '#web/features/public/wallet-payment.tsx'

export const Route = createFileRoute('/_public/our-solutions/mobile-wallet-payment')({
  head: () => ({ meta: [{ title: pageNames.walletPayment }] }),
  component: WalletPayment,
})
